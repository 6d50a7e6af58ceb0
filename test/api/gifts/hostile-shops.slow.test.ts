import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductInfo } from '../../../src/contract/schemas.ts';
import { fetchTimeouts } from '../../../src/server/products/fetch-timeouts.ts';
import { PageReaders } from '../../../src/server/products/page-readers.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { FakeInternet, productPage } from '../../support/services/fake-internet.ts';

const times = { ...fetchTimeouts, connect: 400, fetch: 1200, read: 1500, step: 1 };
const world = new FakeInternet();
const page = Buffer.from(productPage());
const megabyte = 1024 * 1024;
const kilo = Buffer.alloc(64 * 1024, 'x');

/** Writes for ever, as fast as it is taken. */
function pour(response: ServerResponse, piece: Buffer): void {
  const more = () => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const packed = (encoding: string) => ({ ...html, 'content-encoding': encoding });
const spaces = Buffer.alloc(256 * megabyte, ' ');
const gzipped = gzipSync(spaces, { level: 1 });
/** The page, and after it hundreds of megabytes of nothing, or ten gigabytes. */
const bombs = {
  gzip: Buffer.concat([gzipSync(page), ...Array.from({ length: 40 }, () => gzipped)]),
  br: brotliCompressSync(Buffer.concat([page, spaces]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
  }),
  deflate: deflateSync(Buffer.concat([page, spaces]), { level: 1 }),
};

type Shop = (response: ServerResponse, request: IncomingMessage) => void;
const shops: Record<string, Shop> = {
  '/endless': (response) => {
    response.writeHead(200, html).write(page);
    pour(response, kilo);
  },
  '/endless-nothing': (response) => {
    response.writeHead(200, packed('gzip'));
    pour(response, gzipSync(''));
  },
  '/drip': (response) => {
    response.writeHead(200, html);
    const drop = setInterval(() => response.write('x'), 20);
    response.once('close', () => clearInterval(drop));
  },
  '/silent': () => {},
  '/interim': (response, { socket }) => {
    for (let n = 0; n < 1000; n += 1) socket.write('HTTP/1.1 103 Early Hints\r\n\r\n');
    response.writeHead(200, html).end(page);
  },
  '/slow-head': (_response, { socket }) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const drop = setInterval(() => socket.write('x-more: yes\r\n'), 20);
    socket.once('close', () => clearInterval(drop));
  },
  '/long-head': (_response, { socket }) => {
    socket.on('error', () => {});
    socket.write(`HTTP/1.1 200 OK\r\nx-long: ${'a'.repeat(megabyte)}\r\n\r\nhello`);
  },
  '/no-http': (_response, { socket }) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
  '/hang-up': (_response, { socket }) => socket.destroy(),
  '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
  '/far': (response, { url = '' }) => {
    const step = Number(new URLSearchParams(url.split('?')[1]).get('n'));
    if (step === 6) response.writeHead(200, html).end(page);
    else response.writeHead(301, { location: `/far?n=${step + 1}` }).end();
  },
  '/garbage': (response) => response.writeHead(200, packed('gzip')).end('not packed at all'),
  '/twice': (response) =>
    response.writeHead(200, packed('gzip, gzip')).end(gzipSync(gzipSync(page))),
  '/picture': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(page),
  '/pdf': (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end(page),
  '/untyped': (response) => response.writeHead(200).end(page),
  '/empty': (response) => response.writeHead(200, html).end(),
  '/gzip': (response) => response.writeHead(200, packed('gzip')).end(bombs.gzip),
  '/br': (response) => response.writeHead(200, packed('br')).end(bombs.br),
  '/deflate': (response) => response.writeHead(200, packed('deflate')).end(bombs.deflate),
  '/cut-short': (response) => {
    const whole = gzipSync(Buffer.concat([page, Buffer.alloc(megabyte, ' ')]));
    response.writeHead(200, packed('gzip')).end(whole.subarray(0, whole.length - 200));
  },
};

let app: TestApp;
beforeAll(async () => {
  await world.shop('shop.example', (request, response) => {
    shops[request.url?.split('?')[0] ?? '']?.(response, request);
  });
  app = await startApp({}, { network: world, times });
});
afterAll(async () => {
  await app.close();
  world.close();
});

async function ask(path: string) {
  const query = new URLSearchParams({ url: `http://shop.example${path}` });
  const begun = performance.now();
  const answer = await app.fetch(
    new Request(`http://wishbow.test/api/wishlist/productinfo?${query}`),
  );
  const info = (await answer.json()) as ProductInfo;
  expect(answer.status).toBe(200);
  expect(Object.keys(info).toSorted()).toEqual(
    ['description', 'imageUrl', 'price', 'reason', 'title'].toSorted(),
  );
  return { info, took: performance.now() - begun };
}

test.each([
  ['a body that never comes', '/silent', 'unreachable'],
  ['a body by the drop', '/drip', 'unreachable'],
  ['headers by the line', '/slow-head', 'unreachable'],
  ['a thousand answers before its answer', '/interim', 'unreachable'],
  ['a megabyte of headers', '/long-head', 'unreachable'],
  ['another protocol', '/no-http', 'unreachable'],
  ['a connection that breaks', '/hang-up', 'unreachable'],
  ['a redirect to itself', '/loop', 'unreachable'],
  ['more redirects than five', '/far?n=0', 'unreachable'],
  ['what is not packed as it says', '/garbage', 'unreadable'],
  ['what is packed twice', '/twice', 'unreadable'],
  ['a picture', '/picture', 'unreadable'],
  ['a document', '/pdf', 'unreadable'],
  ['what does not say what it is', '/untyped', 'unreadable'],
  ['nothing at all', '/empty', 'unreadable'],
  ['an endless packet of nothing', '/endless-nothing', 'unreadable'],
])('%s is aborted in time', async (_what, path, reason) => {
  const { info, took } = await ask(path);
  expect(info).toEqual({ title: null, price: null, description: null, imageUrl: null, reason });
  expect(took).toBeLessThan(times.fetch + 500);
});

test('five redirects are followed', async () => {
  expect((await ask('/far?n=1')).info.title).toBe('Red kite');
});

test.each([
  ['an endless page', '/endless'],
  ['a gzip bomb of ten gigabytes', '/gzip'],
  ['a brotli bomb', '/br'],
  ['a deflate bomb', '/deflate'],
  ['a packed page that breaks off', '/cut-short'],
])('%s is read up to two megabytes, with little memory', async (_what, path) => {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const { info, took } = await ask(path);
  clearInterval(watch);
  expect(info).toMatchObject({ title: 'Red kite', reason: null });
  expect(took).toBeLessThan(times.fetch + times.read + 500);
  expect((most - before) / megabyte).toBeLessThan(150);
});

const task = (text: string) => ({
  bytes: Buffer.from(text),
  url: 'http://shop.example/',
  status: 200,
  headers: { 'content-type': 'text/html' },
  language: 'en' as const,
});

/** Pages that common parsers need seconds or minutes for. */
const hostile: Readonly<Record<string, string>> = {
  'nested blocks': '<div>'.repeat(400_000),
  'nested and unclosed formatting': '<b><p>'.repeat(300_000),
  'nested tables': '<table><tr><td>'.repeat(120_000),
  'an element with many attributes': `<p ${Array.from({ length: 200_000 }, (_, n) => `a${n}`).join(' ')}>`,
  'many elements with attributes': '<i a b c d e f g>'.repeat(110_000),
  'open comments': '<!--'.repeat(500_000),
  'open tags': '<a href="'.repeat(220_000),
  'angle brackets': '<'.repeat(2_000_000),
  'nested data': `<script type="application/ld+json">${'['.repeat(1_000_000)}</script>`,
  'broken data': `<script type="application/ld+json">${'{"a":'.repeat(400_000)}</script>`,
  'quotes in data': `<script type="application/ld+json">{"name":"${'\\"'.repeat(900_000)}</script>`,
  'prices everywhere': `<h1>Kite</h1><button>Add to basket</button>${'<b>€ 1.00</b>'.repeat(58_000)}`,
  'digits without end': `<h1>Kite</h1><p>${'1,'.repeat(950_000)}€</p>`,
  'spaces without end': `<h1>${' '.repeat(1_900_000)}x</h1>`,
  'one long word': `<title>${'a'.repeat(1_900_000)}</title><h1>${'a-'.repeat(40_000)}</h1>`,
};

test('pages made to hang a parser are read or aborted in bounded time, and the server keeps running', async () => {
  const readers = new PageReaders({ ...times, queue: 60_000 });
  await readers.read(task('<h1>warm</h1>'));
  const pages = Object.entries(hostile).map(([what, text]) => ({ what, page: task(text) }));
  const before = { here: process.threadCpuUsage(), everywhere: process.cpuUsage() };
  const memory = process.memoryUsage.rss();
  let most = memory;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  await Promise.all(
    pages.map(async ({ what, page: hostilePage }) => {
      const begun = performance.now();
      const product = await readers.read(hostilePage);
      expect(product?.title?.length ?? 0, what).toBeLessThanOrEqual(100);
      // Two at a time, each for as long as a reader is patient, and a new reader after each.
      const rounds = Math.ceil(Object.keys(hostile).length / 2);
      expect(performance.now() - begun, what).toBeLessThan(rounds * (times.read + 700));
      expect(readers.count).toBeLessThanOrEqual(2);
    }),
  );
  clearInterval(watch);
  // Of the work, which other threads do, hardly any is done where requests are answered.
  const work = (usage: NodeJS.CpuUsage) => (usage.user + usage.system) / 1000;
  const [here, everywhere] = [
    work(process.threadCpuUsage(before.here)),
    work(process.cpuUsage(before.everywhere)),
  ];
  expect(here).toBeLessThan(250);
  expect(here).toBeLessThan(everywhere / 4);
  expect((most - memory) / megabyte).toBeLessThan(600);
  expect((await readers.read(task(productPage())))?.title).toBe('Red kite');
  await readers.close();
  expect(readers.count).toBe(0);
}, 60_000);

test('a reader that takes too long is ended, and the next page gets a new one', async () => {
  const slow = '<p class="a">Some words of a page that has very many of them.</p>'.repeat(25_000);
  const readers = new PageReaders({ ...times, read: 25 });
  expect(await readers.read(task(slow))).toBeNull();
  expect(readers.count).toBe(0);
  await readers.close();
  const patient = new PageReaders(times);
  const begun = performance.now();
  expect(await patient.read(task(slow))).not.toBeNull();
  expect(performance.now() - begun).toBeGreaterThan(25);
  await patient.close();
});

test('stopping the server ends the reading of a page', async () => {
  const readers = new PageReaders({ ...times, read: 20_000 });
  await readers.read(task(productPage()));
  const reading = readers.read(task('<p class="a">Some words of a page.</p>'.repeat(50_000)));
  await pause(1);
  const begun = performance.now();
  await readers.close();
  expect(await reading).toBeNull();
  expect(await readers.read(task(productPage()))).toBeNull();
  expect(performance.now() - begun).toBeLessThan(1000);
  expect(readers.count).toBe(0);
});

test('readers start with the first page and end when there is no work', async () => {
  const readers = new PageReaders({ ...times, idle: 1000 });
  expect(readers.count).toBe(0);
  await Promise.all(Array.from({ length: 5 }, () => readers.read(task(productPage()))));
  expect(readers.count).toBe(2);
  await expect.poll(() => readers.count, { timeout: 10_000 }).toBe(0);
  expect((await readers.read(task(productPage())))?.title).toBe('Red kite');
  await readers.close();
});

test('a page that waits too long for a reader is aborted', async () => {
  const readers = new PageReaders({ ...times, queue: 1 });
  const read = await Promise.all(
    Array.from({ length: 6 }, () => readers.read(task(productPage()))),
  );
  expect(read.filter((product) => product === null)).toHaveLength(4);
  await readers.close();
});
