import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { type Language, languages } from '../src/domain/language.ts';
import { productName } from '../src/domain/product.ts';
import { papers } from '../src/web/papers.ts';

const worker = fileURLToPath(new URL('../src/web/offline/service-worker.ts', import.meta.url));

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
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await bundled() });
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

export function manifest(language: Language) {
  const words = JSON.parse(
    readFileSync(new URL(`../content/i18n/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;
  const say = (key: string) => (words[key] ?? key).replaceAll('\u00ad', '');
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: productName,
    short_name: productName,
    description: say('app.description'),
    lang: language,
    dir: 'ltr',
    start_url: '/wishlist',
    scope: '/',
    display: 'standalone',
    background_color: papers.light,
    theme_color: papers.light,
    categories: ['lifestyle', 'shopping'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: say('app.shortcut.lists'), url: '/wishlist' },
      { name: say('nav.finder'), url: '/gift-finder' },
    ].map((shortcut) => ({ ...shortcut, icons: [icon('icon-192', 192, 'any')] })),
    share_target: {
      action: '/wishlist/add',
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
}
