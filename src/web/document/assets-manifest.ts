import type { Language } from '../../domain/language.ts';
import {
  applicationNamespaces,
  messagesPath,
  screenNamespaces,
} from '../i18n/message-namespaces.ts';

/** Placeholder for the origin of the site in prerendered pages; the server replaces it. */
export const prerenderedOrigin = 'https://origin.invalid';

/** The built files that a page loads, as absolute paths on the site. */
export interface PageAssets {
  /** the entry of the application */
  readonly script: string;
  /** loads the application after the first paint; absent in development */
  readonly starter?: string;
  /** the script of content pages, which have no application */
  readonly staticScript: string;
  readonly styles: readonly string[];
  /** fonts to preload */
  readonly fonts: readonly string[];
  /** the files of the application, and of each screen by its file in `routes` */
  readonly application?: PartAssets;
  readonly screens?: Readonly<Record<string, PartAssets>>;
}

/** The files that a part of the application needs before it starts. */
export interface PartAssets {
  readonly modules: readonly string[];
  readonly messages?: Readonly<Record<Language, readonly string[]>>;
}

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The manifest of a Vite build: built files by their source. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

const entries = {
  script: 'src/web/entry-client.tsx',
  starter: 'src/web/boot/load-app-after-paint.ts',
  staticScript: 'src/web/boot/content-page.ts',
  style: 'src/web/styles/app.css',
};
/** What pages load in development: the sources themselves. */
export const sourceAssets: PageAssets = {
  script: `/${entries.script}`,
  staticScript: `/${entries.staticScript}`,
  styles: [`/${entries.style}`],
  fonts: [],
};

const screenFile = /^src\/web\/routes\/([\w-]+)\.tsx$/;
const firstFonts = ['young-serif-latin-400-normal.woff2', 'figtree-latin-wght-normal.woff2'];

/** The records of the build in `dist/client/.vite`. */
export interface BuildRecords {
  readonly manifest: Manifest;
  readonly reading: Manifest;
  readonly starter: Manifest;
  /** `.vite/messages.json`: the hash in the names of the files of messages */
  readonly messages: { readonly hash: string };
}

/** Returns the files that pages load. Throws when a manifest lacks one of the entries. */
export function readAssets({ manifest, reading, starter, messages }: BuildRecords): PageAssets {
  const fonts = Object.entries(manifest)
    .filter(([source]) => firstFonts.some((font) => source.endsWith(font)))
    .map(([, { file }]) => file);
  const imports = importsOf(manifest, entries.script);
  const part = (modules: readonly string[], namespaces: readonly string[] = []): PartAssets => ({
    modules: modules.map((each) => `/${fileOf(manifest, each)}`),
    ...(namespaces.length > 0 && { messages: addresses(namespaces, messages.hash) }),
  });
  const screens = Object.keys(manifest).flatMap((source) => {
    const name = screenFile.exec(source)?.[1];
    if (name === undefined) return [];
    const loaded = new Set([entries.script, ...imports]);
    return [
      [name, part([source, ...importsOf(manifest, source, loaded)], namespacesOf[name])] as const,
    ];
  });
  return {
    script: `/${fileOf(manifest, entries.script)}`,
    starter: `/${fileOf(starter, entries.starter)}`,
    staticScript: `/${fileOf(reading, entries.staticScript)}`,
    styles: [`/${fileOf(manifest, entries.style)}`],
    fonts: fonts.map((file) => `/${file}`),
    application: part(imports, applicationNamespaces),
    screens: Object.fromEntries(screens),
  };
}

const namespacesOf: Readonly<Record<string, readonly string[]>> = screenNamespaces;

function addresses(namespaces: readonly string[], hash: string) {
  const inLanguage = (language: Language) =>
    namespaces.map((each) => messagesPath(each, language, hash));
  return { en: inLanguage('en'), de: inLanguage('de'), fr: inLanguage('fr') };
}

function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no "${source}".`);
  return chunk.file;
}

/** Returns the static imports of a file, direct and indirect, without those in `seen`, which it extends. */
function importsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const found: string[] = [];
  for (const each of manifest[source]?.imports ?? []) {
    if (seen.has(each)) continue;
    seen.add(each);
    found.push(each, ...importsOf(manifest, each, seen));
  }
  return found;
}
