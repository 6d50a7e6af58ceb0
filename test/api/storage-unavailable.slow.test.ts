import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import type { Pages } from '../../src/server/pages/pages.ts';
import { createDatabase } from '../postgres.ts';
import { startApp } from '../support/app.ts';
import { ApiClient } from '../support/client.ts';
import { photograph } from '../support/pictures.ts';
import { startProcess } from '../support/processes.ts';
import { startTcpProxy } from '../support/services/tcp-proxy.ts';
import { onSmallDisk } from '../support/small-disk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('with a full disk changes are refused, nothing is half-written, and writing works when there is space again', async () => {
  const folder = temporaryFolder(onTestFinished);
  const server = await startProcess(
    { DATA_DIR: folder },
    'test/api-server.ts',
    onSmallDisk('.', 6),
  );
  onTestFinished(async () => {
    await server.stop('SIGKILL');
  });
  // The disk as the server sees it.
  const disk = join('/proc', String(server.child.pid), 'root', folder);
  const api = server.api;
  const { list } = await api.listWith({ title: 'Kite' });
  const image = await photograph({ width: 1280, height: 900 });
  writeFileSync(join(disk, 'others'), Buffer.alloc(1024 * 1024));

  const add = (photo?: Blob) =>
    api.addItem(list.adminToken, { title: 'Drum', description: 'd'.repeat(500) }, photo);
  const isFull = async () => {
    try {
      writeFileSync(join(disk, `more-${Math.random()}`), Buffer.alloc(256 * 1024));
      return false;
    } catch {
      return true;
    }
  };
  while (!(await isFull()));
  const upload = await add(image);
  expect(upload).toMatchObject({ status: 503, body: { code: 'storage.unavailable' } });
  expect(upload.headers.get('retry-after')).toBe('5');
  expect(readdirSync(join(disk, 'images', 'drafts'))).toEqual([]);

  // The log of the database has some room of its own, which is used up first.
  await vi.waitFor(async () => expect((await add()).status).toBe(503), {
    timeout: 30_000,
    interval: 0,
  });
  expect((await api.asGuest(list.guestToken)).status).toBe(200);
  const ready = await fetch(`${server.origin}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ database: 'down', images: 'down' });

  for (const name of readdirSync(disk)) if (name.startsWith('more-')) rmSync(join(disk, name));
  rmSync(join(disk, 'others'));
  await vi.waitFor(async () => expect((await add(image)).status).toBe(201), 10_000);
  await vi.waitFor(
    async () => expect((await fetch(`${server.origin}/readyz`)).status).toBe(200),
    5000,
  );
  expect(await server.stop()).toBe(0);
  expect(server.log()).toContain('SQLITE_FULL');
  expect(server.log()).toContain('ENOSPC');
  expect(server.log()).not.toContain('no transaction is active');
}, 60_000);

/** Pages that show what the API answers, with its status. */
const reading: Pages = {
  files: null,
  cacheable: true,
  prerendered: () => undefined,
  async render(request, { language, fetchApi }) {
    const token = /(?:guest|admin)\/([\w-]+)/.exec(request.url)?.[1];
    const { status } = await fetchApi(new Request(`http://x.test/api/wishlist/token/${token}`));
    return new Response(`<html lang="${language}">`, {
      status: status === 200 ? 200 : 500,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  },
};

test('during an outage of the database a page is answered in the visitor’s language, and calls with 503', async () => {
  const proxy = await startTcpProxy(await createDatabase(inject('postgresUrl'), 'away'));
  const app = await startApp({ DATABASE_URL: proxy.url }, {}, reading);
  onTestFinished(async () => {
    await app.close();
    await proxy.close();
  });
  const origin = await app.listen();
  const api = new ApiClient(fetch, origin);
  const { list, item } = await api.listWith({ title: 'Kite' });
  const visit = (path: string) =>
    fetch(origin + path, { headers: { accept: 'text/html', cookie: 'app_language=de' } });
  const pages = [
    `/wishlist/guest/${list.guestToken}`,
    `/wishlist/admin/${list.adminToken}`,
    `/fr/wishlist/guest/${list.guestToken}`,
  ];
  for (const path of pages) expect((await visit(path)).status).toBe(200);

  proxy.mode = 'refuse';
  for (const path of pages) {
    const page = await visit(path);
    expect(page.status, path).toBe(503);
    expect(page.headers.get('retry-after')).toBe('5');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain(path.startsWith('/fr') ? 'lang="fr"' : 'lang="de"');
  }
  const claim = await api.claim(list.guestToken, item.id, 'Ann', { 'accept-language': 'de' });
  expect(claim).toMatchObject({
    status: 503,
    body: { code: 'storage.unavailable', message: expect.stringContaining('unsere Daten') },
  });
  expect(claim.headers.get('retry-after')).toBe('5');
  expect(app.log()).toMatch(/ECONNRESET|ECONNREFUSED|Connection terminated/);
  expect(app.log()).not.toContain('unexpected fault');

  proxy.mode = 'pass';
  await vi.waitFor(async () => expect((await visit(pages[0] ?? '')).status).toBe(200), 10_000);
}, 30_000);
