import { readdirSync, readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { appFiles } from './scripts/app-files.ts';
import { drawings } from './scripts/art/drawings.ts';
import { galleryTexts } from './scripts/gallery-texts.ts';
import { leanLibraries } from './scripts/lean-libraries.ts';
import { textParts } from './scripts/texts/text-parts.ts';
import { together } from './scripts/together.ts';
import { languages } from './src/domain/language.ts';

const content = new URL('./content/', import.meta.url);

/** Texts that are asked for by name: translations and articles, each under `/assets`. */
function namedTexts(): Plugin {
  return {
    name: 'named-texts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      const emit = (fileName: string, source: URL) =>
        this.emitFile({
          type: 'asset',
          fileName: `assets/${fileName}`,
          source: readFileSync(source),
        });
      for (const language of languages) {
        emit(`i18n/${language}.json`, new URL(`i18n/${language}.json`, content));
        const articles = new URL(`articles/${language}/`, content);
        for (const file of readdirSync(articles))
          emit(`articles/${language}/${file}`, new URL(file, articles));
      }
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
  // A page names the same files as the browser's code.
  assetsInlineLimit: 0,
  target: 'node24',
  // The server has all languages at hand, whatever the browser fetches one by one.
  rollupOptions: { checks: { ineffectiveDynamicImport: false } },
};

const client: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: true,
  // An inlined font or picture would need data: in the policy.
  assetsInlineLimit: 0,
  target: 'es2022',
  rollupOptions: {
    input: ['src/web/entry-client.tsx', 'src/web/styles/app.css'],
    output: { codeSplitting: together() },
  },
};

/** With `--mode reading`: the few lines that come before or without the application, and share no file with it. */
const reading: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  emptyOutDir: false,
  copyPublicDir: false,
  manifest: '.vite/reading.json',
  target: 'es2022',
  rollupOptions: { input: ['src/web/static-page.ts', 'src/web/after-paint.ts'] },
};

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins:
    mode === 'reading'
      ? []
      : [
          tailwindcss(),
          react(),
          namedTexts(),
          drawings(),
          galleryTexts(),
          textParts(),
          leanLibraries(),
          appFiles(),
        ],
  build: mode === 'reading' ? reading : mode === 'states' ? states : isSsrBuild ? server : client,
  // The server's bundle carries React in its production form, whatever NODE_ENV says later.
  ssr: command === 'build' ? { noExternal: true } : {},
}));
