import type { Language } from '../domain/language.ts';

/** Stands for the site's address in pages made at build time; whoever serves them fills it in. */
export const prerenderedOrigin = 'https://origin.invalid';

/** Which built files a page asks for. Paths are absolute on the site. */
export interface PageAssets {
  /** the application */
  readonly script: string;
  /** what fetches it once the page is painted; absent while developing */
  readonly starter?: string;
  /** the few lines for pages without it */
  readonly staticScript: string;
  readonly styles: readonly string[];
  /** fonts to fetch at once */
  readonly fonts: readonly string[];
  /** what the application itself consists of, and what each screen adds, by its file in `routes` */
  readonly application?: PartAssets;
  readonly screens?: Readonly<Record<string, PartAssets>>;
}

/** What a part of the application needs before it starts. */
export interface PartAssets {
  readonly modules: readonly string[];
  readonly texts?: Readonly<Record<Language, string>>;
}

/** By source: the files with the texts of a part, as the build wrote them (`.vite/texts.json`). */
export type TextFiles = Readonly<Record<string, Readonly<Record<Language, string>>>>;

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

const entries = {
  script: 'src/web/entry-client.tsx',
  starter: 'src/web/after-paint.ts',
  staticScript: 'src/web/static-page.ts',
  style: 'src/web/styles/app.css',
};
const screenFile = /^src\/web\/routes\/([\w-]+)\.tsx$/;
const firstFonts = ['young-serif-latin-400-normal.woff2', 'figtree-latin-wght-normal.woff2'];

/** What the build wrote down about itself, as its files are named in `dist/client/.vite`. */
export interface BuildRecords {
  readonly manifest: Manifest;
  readonly reading: Manifest;
  readonly texts: TextFiles;
}

export function readAssets({ manifest, reading, texts }: BuildRecords): PageAssets {
  const fonts = Object.entries(manifest)
    .filter(([source]) => firstFonts.some((font) => source.endsWith(font)))
    .map(([, { file }]) => file);
  const imports = importsOf(manifest, entries.script);
  const part = (source: string, modules: readonly string[]): PartAssets => ({
    modules: modules.map((each) => `/${fileOf(manifest, each)}`),
    ...(texts[source] && { texts: addresses(texts[source]) }),
  });
  const screens = Object.keys(manifest).flatMap((source) => {
    const name = screenFile.exec(source)?.[1];
    if (name === undefined) return [];
    const loaded = new Set([entries.script, ...imports]);
    return [[name, part(source, [source, ...importsOf(manifest, source, loaded)])] as const];
  });
  return {
    script: `/${fileOf(manifest, entries.script)}`,
    starter: `/${fileOf(reading, entries.starter)}`,
    staticScript: `/${fileOf(reading, entries.staticScript)}`,
    styles: [`/${fileOf(manifest, entries.style)}`],
    fonts: fonts.map((file) => `/${file}`),
    application: part(entries.script, imports),
    screens: Object.fromEntries(screens),
  };
}

const addresses = ({ en, de, fr }: Readonly<Record<Language, string>>) => ({
  en: `/${en}`,
  de: `/${de}`,
  fr: `/${fr}`,
});

function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no "${source}".`);
  return chunk.file;
}

/** What a file brings along at once, as far as it is not there yet. */
function importsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const found: string[] = [];
  for (const each of manifest[source]?.imports ?? []) {
    if (seen.has(each)) continue;
    seen.add(each);
    found.push(each, ...importsOf(manifest, each, seen));
  }
  return found;
}
