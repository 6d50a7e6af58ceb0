import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageLanguage } from '../../src/domain/language.ts';
import { prerenderedOrigin, readAssets } from '../../src/web/document/assets-manifest.ts';

// Renders the pages that are the same for everyone, after the other builds: `node scripts/build/prerender.ts <folder of the build>`.

const dist = pathToFileURL(`${resolve(process.argv[2] ?? 'dist')}/`);
const out = new URL('prerendered/', dist);

const record = async (name: string) =>
  JSON.parse(await readFile(new URL(`client/.vite/${name}.json`, dist), 'utf8'));
const assets = readAssets({
  manifest: await record('manifest'),
  reading: await record('reading'),
  starter: await record('starter'),
  messages: await record('messages'),
});
const { renderPage, prerenderedPaths } = (await import(
  new URL('server/entry-server.js', dist).href
)) as typeof import('../../src/web/entry-server.tsx');

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
      retentionMonths: 24,
      affiliateCountries: [],
      finderModel: null,
      limits: {},
    },
    assets,
    origin: prerenderedOrigin,
    isCrawler: false,
    consentServices: '{{consentServices}}',
  });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  const file = new URL(`.${path}.html`, out);
  await mkdir(dirname(file.pathname), { recursive: true });
  await writeFile(file, await response.text());
}
console.log(`${prerenderedPaths.length} pages prerendered`);
