import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import de from '../../content/i18n/de.ts';
import en from '../../content/i18n/en.ts';
import fr from '../../content/i18n/fr.ts';
import { serviceWorkerPath } from '../../src/contract/other-paths.ts';
import { paths } from '../../src/contract/paths.ts';
import { type Language, languages } from '../../src/domain/language.ts';
import { productName } from '../../src/domain/product.ts';
import { themeColors } from '../../src/web/document/theme-colors.ts';

const messages = { en, de, fr };
const worker = fileURLToPath(new URL('../../src/web/offline/service-worker.ts', import.meta.url));

/** What makes the site an app that can be installed: a manifest in each language, and the service worker. */
export function appFiles(): Plugin {
  return {
    name: 'app-files',
    apply: (_, { command, isSsrBuild, mode }) =>
      command === 'build' && !isSsrBuild && mode !== 'states',
    async generateBundle() {
      for (const language of languages) {
        this.emitFile({
          type: 'asset',
          fileName: `manifest-${language}.webmanifest`,
          source: JSON.stringify(manifest(language), null, 2),
        });
      }
      this.emitFile({
        type: 'asset',
        fileName: serviceWorkerPath.slice(1),
        source: await bundled(),
      });
    },
  };
}

/** One file that imports nothing, at the root of the site, so that it may serve all of it. */
async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: worker, output: { format: 'iife' } },
    },
  });
  const [first] = [result].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('The service worker was not built.');
  return chunk.code;
}

/** Returns the web app manifest in a language. */
function manifest(language: Language) {
  const say = (key: keyof typeof en) => messages[language][key].replaceAll('\u00ad', '');
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: paths.home,
    name: productName,
    short_name: productName,
    description: say('app.description'),
    lang: language,
    dir: 'ltr',
    start_url: paths.wishlists,
    scope: paths.home,
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    categories: ['lifestyle', 'shopping'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: say('app.shortcut.lists'), url: paths.wishlists },
      { name: say('nav.finder'), url: paths.finder },
    ].map((shortcut) => ({ ...shortcut, icons: [icon('icon-192', 192, 'any')] })),
    share_target: {
      action: paths.addItem,
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
}
