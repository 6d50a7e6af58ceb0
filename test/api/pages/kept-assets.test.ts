import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepAssets } from '../../../src/server/pages/kept-assets.ts';
import type { Pages } from '../../../src/server/pages/pages.ts';
import { startApp } from '../../support/app.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = temporaryFolder(afterAll);
const dataDir = join(root, 'data');

const asset = (release: string) => `app-${release.padEnd(8, '0')}.js`;

/** The files of a build, as an image has them: those of one release. */
function buildOf(release: string): string {
  const client = join(root, release);
  mkdirSync(join(client, 'assets'), { recursive: true });
  mkdirSync(join(client, 'art'));
  writeFileSync(join(client, 'assets', asset(release)), `// ${release}`);
  writeFileSync(join(client, 'assets', `${asset(release)}.gz`), 'compressed');
  writeFileSync(join(client, 'assets', 'plain.json'), '{}');
  return client;
}

const serverWith = (files: string, data = dataDir) => {
  const pages: Pages = {
    files,
    cacheable: true,
    prerendered: () => undefined,
    render: async () => new Response('<!doctype html>', { status: 404 }),
  };
  return startApp({ DATA_DIR: data }, {}, pages);
};

test('a server has the assets of earlier releases, and of one later release', async () => {
  const first = await serverWith(buildOf('one'));
  await keepAssets(join(root, 'one'), dataDir);
  const second = await serverWith(buildOf('two'));
  await keepAssets(join(root, 'two'), dataDir);
  for (const app of [first, second]) {
    for (const release of ['one', 'two']) {
      const response = await app.fetch(new Request(`http://wishbow.test/assets/${asset(release)}`));
      expect([response.status, await response.text()]).toEqual([200, `// ${release}`]);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('content-type')).toContain('javascript');
    }
    for (const path of ['app-none0000.js', 'releases.json', '.hidden']) {
      const response = await app.fetch(new Request(`http://wishbow.test/assets/${path}`));
      expect([path, response.status]).toEqual([path, 404]);
    }
    await app.close();
  }
});

test('assets of a fourth release replace those of the first, a restart does not', async () => {
  const isKept = (release: string) => existsSync(join(dataDir, 'assets/files', asset(release)));
  for (let start = 0; start < 4; start++) await keepAssets(join(root, 'two'), dataDir);
  expect([isKept('one'), isKept('two')]).toEqual([true, true]);
  for (const release of ['three', 'four']) await keepAssets(buildOf(release), dataDir);
  expect(['one', 'two', 'three', 'four'].map(isKept)).toEqual([false, true, true, true]);
  expect(existsSync(join(dataDir, 'assets/files/plain.json'))).toBe(false);
});

test('a server that cannot keep assets of other releases says so, and sends its own', async () => {
  const data = join(root, 'spoilt');
  mkdirSync(data);
  writeFileSync(join(data, 'assets'), 'in the way');
  const app = await serverWith(buildOf('own'), data);
  const own = await app.fetch(new Request(`http://wishbow.test/assets/${asset('own')}`));
  expect([own.status, await own.text()]).toEqual([200, '// own']);
  expect(app.log()).toMatch(/the files of other releases are not sent, because \S+assets\/files/);
  await app.close();
});
