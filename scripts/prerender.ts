import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pageLanguage } from '../src/domain/language.ts';
import { prerenderedOrigin, readAssets } from '../src/web/assets-manifest.ts';

// Renders the pages that are the same for everyone, after both builds: `node scripts/prerender.ts`.

const dist = new URL('../dist/', import.meta.url);
const out = new URL('prerendered/', dist);

const record = async (name: string) =>
  JSON.parse(await readFile(new URL(`client/.vite/${name}.json`, dist), 'utf8'));
const assets = readAssets({
  manifest: await record('manifest'),
  reading: await record('reading'),
  texts: await record('texts'),
});
const { renderPage, prerenderedPaths } = (await import(
  new URL('server/entry-server.js', dist).href
)) as typeof import('../src/web/entry-server.tsx');

await rm(out, { recursive: true, force: true });
for (const path of prerenderedPaths) {
  const response = await renderPage(new Request(new URL(path, prerenderedOrigin)), {
    language: pageLanguage(path, null),
    fetchApi: () =>
      Promise.reject(new Error(`${path} is the same for everyone and must not ask the API.`)),
    config: {
      features: { wishlists: true, giftFinder: false },
      analytics: 'none',
      analyticsId: null,
      analyticsOrigin: '',
      // With every slot: whoever serves the page takes them out where there are no advertisements.
      adsClient: 'as configured',
      adsSlot: null,
      adsOrigin: '',
      limits: {},
    },
    assets,
    origin: prerenderedOrigin,
    isCrawler: false,
  });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  const file = new URL(`.${path}.html`, out);
  await mkdir(dirname(file.pathname), { recursive: true });
  await writeFile(file, await response.text());
}
console.log(`${prerenderedPaths.length} pages prerendered`);
