import type { Language } from '../domain/language.ts';

/** Stands for the site's address in pages made at build time; whoever serves them fills it in. */
export const prerenderedOrigin = 'https://origin.invalid';

/** Which built files a page asks for. Paths are absolute on the site. */
export interface PageAssets {
  /** the application */
  readonly script: string;
  /** the few lines for pages without it */
  readonly staticScript: string;
  readonly styles: readonly string[];
  /** fonts and modules to fetch at once */
  readonly preloads: readonly string[];
  /** the texts of each language, which the application needs before it starts */
  readonly messages?: Readonly<Record<Language, string>>;
}

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

const entries = {
  script: 'src/web/entry-client.tsx',
  staticScript: 'src/web/static-page.ts',
  style: 'src/web/styles/app.css',
};
const firstFonts = ['young-serif-latin-400-normal.woff2', 'figtree-latin-wght-normal.woff2'];

/** Reads what the build wrote down about itself (`dist/client/.vite/manifest.json`). */
export function readAssets(manifest: Manifest): PageAssets {
  const fonts = Object.entries(manifest)
    .filter(([source]) => firstFonts.some((font) => source.endsWith(font)))
    .map(([, { file }]) => file);
  const modules = importsOf(manifest, entries.script).map((source) => fileOf(manifest, source));
  const messagesOf = (language: Language) =>
    `/${fileOf(manifest, `content/i18n/${language}.json`)}`;
  return {
    script: `/${fileOf(manifest, entries.script)}`,
    staticScript: `/${fileOf(manifest, entries.staticScript)}`,
    styles: [`/${fileOf(manifest, entries.style)}`],
    preloads: [...fonts, ...modules].map((file) => `/${file}`),
    messages: { en: messagesOf('en'), de: messagesOf('de'), fr: messagesOf('fr') },
  };
}

function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no "${source}".`);
  return chunk.file;
}

function importsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  for (const each of manifest[source]?.imports ?? []) {
    if (seen.has(each)) continue;
    seen.add(each);
    importsOf(manifest, each, seen);
  }
  return [...seen];
}
