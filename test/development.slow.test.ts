import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from './support/processes.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

test('the development server renders pages from the sources and after every change', async () => {
  const folder = temporaryFolder(onTestFinished);
  const environment = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' };
  const server = await startProcess(environment, 'src/server/dev.ts');
  const page = await fetch(`${server.origin}/de`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toMatch(/<html lang="de"/);
  expect(html).toContain('<h1');
  expect(html).toContain('/@vite/client');
  // The application's, and that of a page without it.
  for (const path of ['/de', '/de/terms-of-use']) {
    const source = await (await fetch(server.origin + path)).text();
    const script = /<script[^>]* src="(\/src\/web\/[^"]+)"/.exec(source)?.[1];
    const loaded = await fetch(`${server.origin}${script}`);
    expect(loaded.headers.get('content-type')).toContain('javascript');
  }
  expect((await fetch(`${server.origin}/api/config`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
}, 60_000);
