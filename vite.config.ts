import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { drawings } from './scripts/art/drawings.ts';
import { galleryTexts } from './scripts/build/gallery-texts.ts';
import { messageFiles } from './scripts/build/message-files.ts';
import { narrowText } from './scripts/build/narrow-text.ts';
import { appFiles } from './scripts/build/pwa-assets.ts';
import { languages } from './src/domain/language.ts';

const content = new URL('./content/', import.meta.url);

/** Articles, which are asked for by name under `/assets`. */
function articleFiles(): Plugin {
  return {
    name: 'article-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      const emit = (fileName: string, source: URL) =>
        this.emitFile({
          type: 'asset',
          fileName: `assets/${fileName}`,
          source: readFileSync(source),
        });
      for (const language of languages) {
        const articles = new URL(`articles/${language}/`, content);
        for (const file of readdirSync(articles))
          emit(`articles/${language}/${file}`, new URL(file, articles));
      }
    },
  };
}

const lateModule =
  /\/react-router\/dist\/production\/(?:index|lib\/router\/(?:router|history|instrumentation))\.js$/;

/**
 * Gives `browser-router.ts` its own copy of the modules that create the router. The bundler keeps a module in one
 * file, and these also have what every page needs at once. Without this plugin the same code works, in one file.
 */
function lateRouter(): Plugin {
  return {
    name: 'late-router',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async resolveId(source, importer, options) {
      if (!importer || !/\/browser-router\.ts$|\?late$/.test(importer)) return null;
      const found = await this.resolve(source, importer.replace('?late', ''), options);
      return found && lateModule.test(found.id) ? { ...found, id: `${found.id}?late` } : found;
    },
    load: (id) => (id.endsWith('?late') ? readFileSync(id.replace('?late', ''), 'utf8') : null),
  };
}

/**
 * Loads parts without Vite's helper, which would first load their style sheets and name their files once more: there is
 * one style sheet, and documents name what a screen needs. Without this plugin pages work the same, with 1 KB more.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  };
}

const routerModule = /\/react-router\/dist\/production\/lib\/.*\.js$/;
/** Of these modules, those that import the parts of the framework. */
const frameworkUser = /\/react-router\/dist\/production\/lib\/(?:dom\/lib|components)\.js$/;
const noFramework = '\0router-without-framework';

/**
 * Leaves out what the router has for its framework, whose links prefetch pages, and the components that nobody uses, which
 * a statement that names them for development tools keeps in a bundle. Without it pages work the same, with 3 KB more.
 */
function plainRouter(): Plugin {
  return {
    name: 'plain-router',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: (source, importer) =>
      source.endsWith('/ssr/components.js') && frameworkUser.test(importer ?? '')
        ? noFramework
        : null,
    load: (id) =>
      id === noFramework
        ? `import { createContext } from 'react';
           export const FrameworkContext = /* @__PURE__ */ createContext(undefined);
           export const PrefetchPageLinks = () => null;
           export const usePrefetchBehavior = () => [false];
           export const mergeRefs = (ref) => ref;`
        : null,
    transform: (code, id) => {
      if (!routerModule.test(id)) return null;
      const unnamed = code.replace(/^\w+\.displayName = .*;$/gm, '');
      const made = /^(const \w+ = )(React\$1\.(?:createContext|forwardRef|memo)\()/gm;
      return { code: unnamed.replace(made, '$1/* @__PURE__ */ $2'), map: null };
    },
  };
}

/** With `--mode states`: every part in every state, for tests and eyes. Nothing of it is in a real build. */
const states: BuildEnvironmentOptions = {
  outDir: 'dist/states',
  emptyOutDir: true,
  rollupOptions: { input: 'src/web/states/index.html' },
};

const server: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  emptyOutDir: true,
  copyPublicDir: false,
  // A running server keeps the text of its code in memory.
  minify: true,
  // A page names the same files as the browser's code.
  assetsInlineLimit: 0,
  target: 'node24',
  // The server has all languages at hand, whatever the browser fetches one by one.
  rollupOptions: { checks: { ineffectiveDynamicImport: false } },
};

const isScript = /\.(?:[cm]?js|tsx?)$/;
const isOwnScript = /\/src\/.*\.tsx?$/;
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** The screen that people open most, on a phone, once. */
const guestScreen = /\/src\/web\/routes\/guest-wishlist\.tsx$/;

/** Returns whether the guests' screen imports a module statically, itself or through others. */
function isPartOfGuestScreen(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (guestScreen.test(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((each) => !seen.has(each) && isPartOfGuestScreen(each, graph, seen));
}

const client: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  modulePreload: false,
  // An inlined font or picture would need data: in the policy.
  assetsInlineLimit: 0,
  target: 'es2022',
  // Tablets that get no newer Safari than this know no light-dark(): it becomes two variables (docs/browsers.md).
  cssTarget: ['safari16.4', 'ios16.4', 'chrome111', 'firefox115'],
  rollupOptions: {
    input: ['src/web/entry-client.tsx', 'src/web/styles/app.css'],
    output: {
      codeSplitting: {
        groups: [
          // What every page of the application loads is one file: small files compress worse.
          { name: 'application', tags: ['$initial'], test: isScript, priority: 2 },
          // What a shared list has in common with other screens is one more.
          {
            debugName: 'shared',
            name: (id, graph) =>
              isOwnScript.test(id) && isPartOfGuestScreen(id, graph) ? 'shared' : null,
            minShareCount: 2,
            priority: 1,
          },
        ],
      },
    },
  },
};

/** The few lines that come before or without the application, by mode; each is whole, and shares no file. */
const small: Readonly<Record<string, string>> = {
  reading: 'src/web/boot/content-page.ts',
  starter: 'src/web/boot/load-app-after-paint.ts',
};
const smallBuild = (mode: string): BuildEnvironmentOptions => ({
  outDir: 'dist/client',
  emptyOutDir: false,
  copyPublicDir: false,
  manifest: `.vite/${mode}.json`,
  target: 'es2022',
  rollupOptions: { input: [small[mode] ?? ''] },
});

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins:
    mode in small
      ? []
      : [
          react(),
          articleFiles(),
          drawings(),
          galleryTexts(),
          messageFiles(),
          lateRouter(),
          plainImports(),
          plainRouter(),
          appFiles(),
          narrowText(),
        ],
  build:
    mode in small ? smallBuild(mode) : mode === 'states' ? states : isSsrBuild ? server : client,
  ssr: command === 'build' ? { noExternal: true } : {},
  // The server's bundle carries React in its production form, whatever NODE_ENV says later.
  ...(command === 'build' && isSsrBuild
    ? { define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
}));
