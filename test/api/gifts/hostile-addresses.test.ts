import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProductInfo } from '../../../src/contract/schemas.ts';
import { fetchTimeouts } from '../../../src/server/products/fetch-timeouts.ts';
import { internet } from '../../../src/server/products/network.ts';
import { shopAddress } from '../../../src/server/products/shop-address.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { FakeInternet, productPage, shopIp } from '../../support/services/fake-internet.ts';
import { startNameServer } from '../../support/services/name-server.ts';

const times = { ...fetchTimeouts, connect: 500, fetch: 1000, step: 1 };
const unreachable = {
  title: null,
  price: null,
  description: null,
  imageUrl: null,
  reason: 'unreachable',
};

const fakeInternet = new FakeInternet();
/** Answers whoever gets past the guard, at whatever address. */
let visits = 0;
const inside = createServer((_request, response) => {
  visits += 1;
  response.setHeader('content-type', 'text/html').end(productPage({ name: 'Inside' }));
});

async function ask(app: TestApp, url: string) {
  const query = new URLSearchParams({ url });
  const answer = await app.fetch(
    new Request(`http://wishbow.test/api/wishlist/productinfo?${query}`),
  );
  return { status: answer.status, info: (await answer.json()) as ProductInfo };
}

let app: TestApp;
beforeAll(async () => {
  await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done));
  fakeInternet.elsewhere = (inside.address() as AddressInfo).port;
  app = await startApp({}, { network: fakeInternet, times });
});
afterAll(async () => {
  await app.close();
  fakeInternet.close();
  inside.close();
});
beforeEach(() => {
  fakeInternet.attempts.length = 0;
  fakeInternet.asked.length = 0;
  visits = 0;
});

/** Forms that are refused as they stand: nobody is asked what they lead to. */
const forms = [
  // this machine, in every notation
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://printer.localhost/',
  'http://localhost.localdomain/',
  'http://127.0.0.1/',
  'http://127.0.0.1./',
  'http://127.8.9.10/',
  'http://127.1/',
  'http://127.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0x7f.1/',
  'http://0X7F.0X0.0X0.0X1/',
  'http://0177.0.0.1/',
  'http://0177.1/',
  'http://017700000001/',
  'http://00000000177.0.0.01/',
  'http://0o177.0.0.1/',
  'http://127.0.0.1.0x/',
  'http://①②⑦.⓪.⓪.①/',
  'http://１２７.０.０.１/',
  'http://127。0。0。1/',
  'http://127．0．0．1/',
  'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/',
  'http://loc\u00adalhost/',
  'http://%31%32%37.0.0.1/',
  'http://127.0.0.1%00.shop.example/',
  // IPv6
  'http://[::1]/',
  'http://[::]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[0000::0001]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[0:0:0:0:0:ffff:127.0.0.1]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b:1::127.0.0.1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fe80::1%25eth0]/',
  'http://[fd00:ec2::254]/',
  'http://[ff02::1]/',
  'http://[2606:4700::1111]/',
  // others
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/latest/meta-data/',
  'http://0xa9fea9fe/',
  'http://100.100.100.200/',
  'http://192.168.178.1/',
  'http://10.0.0.1/',
  'http://1.1.1.1/',
  'http://metadata.google.internal/',
  'http://fritz.local/',
  'http://nas.lan/',
  'http://router.home.arpa/',
  'http://1.0.0.127.in-addr.arpa/',
  'http://wiki.corp/',
  'http://intranet/',
  'http://shop/',
  'http://shop.example./',
  'http://shop..example/',
  'http://.example/',
  'http://-shop.example/',
  `http://${'a'.repeat(64)}.example/`,
  `http://${'a.'.repeat(127)}example/`,
  // credentials
  'http://user:secret@shop.example/',
  'http://user@shop.example/',
  'http://@shop.example/',
  'http://:@shop.example/',
  'http://shop.example@127.0.0.1/',
  'http://shop.example%40127.0.0.1/',
  'http://127.0.0.1\\@shop.example/',
  'http://127.0.0.1#\\@shop.example/',
  // ports
  'http://shop.example:22/',
  'http://shop.example:6379/',
  'http://shop.example:8080/',
  'https://shop.example:8443/',
  'http://shop.example:0/',
  'http://shop.example:65536/',
  'http://shop.example:80:80/',
  // schemes and shapes
  'file:///etc/passwd',
  'ftp://shop.example/',
  'gopher://shop.example/_GET',
  'dict://shop.example/',
  'ldap://shop.example/',
  'ws://shop.example/',
  'data:text/html,<h1>kite</h1>',
  'javascript:alert(1)',
  'blob:http://shop.example/x',
  'view-source:http://shop.example/',
  'about:blank',
  '//shop.example/kite',
  'http:shop.example',
  'http:/shop.example',
  'http:///shop.example',
  'http:\\\\shop.example',
  'http://',
  'https://?',
  'ht\ntp://shop.example/',
  'http://shop.example/\u0000',
  'red kite',
  '',
  ' ',
  `http://shop.example/${'a'.repeat(2048)}`,
];

test('the list holds more than eighty hostile addresses', () => {
  expect(new Set(forms).size).toBe(forms.length);
  expect(forms.length).toBeGreaterThan(80);
});

test('an address ends at white space, which a URL parser would remove', async () => {
  await ask(app, 'http://shop.exa\tmple/');
  expect(fakeInternet.asked).toEqual(['shop.exa']);
});

test.each(forms)('%j is refused before any request is sent', async (url) => {
  fakeInternet.name('shop.example', [shopIp]);
  expect(await ask(app, url)).toEqual({ status: 200, info: unreachable });
  expect([fakeInternet.asked, fakeInternet.attempts, visits]).toEqual([[], [], 0]);
});

/** What means a harmless address after `Location:`, a relative one for example, or nothing at all. */
const harmless =
  /^[^:]*$|^http:\/\/:?@|^\/\/|^https?:(?:\/|\\)?[a-z]|^http:\\\\|^http:\/\/\/|[\n\t\0]|^ht\n/;

test.each(forms.filter((form) => !harmless.test(form)))(
  'a shop that sends on to %j is followed nowhere',
  async (form) => {
    await shopThatSendsTo(form);
    expect(await ask(app, `http://sender.example/?${Math.random()}`)).toEqual({
      status: 200,
      info: unreachable,
    });
    expect(fakeInternet.attempts).toEqual([`${senderIp}:80`]);
    expect(visits).toBe(0);
  },
);

const senderIp = '93.184.215.20';
let location = '';
let sending = false;
async function shopThatSendsTo(form: string): Promise<void> {
  location = Buffer.from(form).toString('latin1');
  if (sending) return;
  sending = true;
  await fakeInternet.shop(
    'sender.example',
    (_request, response) => {
      response.writeHead(302, { location }).end();
    },
    senderIp,
  );
}

test.each([
  ['loopback', ['127.0.0.1']],
  ['loopback by IPv6', ['::1']],
  ['a mapped address', ['::ffff:127.0.0.1']],
  ['NAT64', ['64:ff9b::7f00:1']],
  ['6to4', ['2002:7f00:1::']],
  ['Teredo', ['2001:0:7f00:1::']],
  ['metadata', ['169.254.169.254']],
  ['metadata by IPv6', ['fd00:ec2::254']],
  ['a private network', ['192.168.0.10']],
  ['a carrier’s network', ['100.64.1.1']],
  ['nothing', ['0.0.0.0']],
  ['everybody', ['255.255.255.255']],
  ['a public and a private address', [shopIp, '10.0.0.1']],
  ['a public IPv4 and a private IPv6 address', [shopIp, 'fe80::1']],
  [
    'a private address behind eight public ones',
    [...Array.from({ length: 8 }, () => shopIp), '10.1.1.1'],
  ],
  ['something that is no address', ['shop.example']],
])('a name that resolves to %s is refused', async (kind, addresses) => {
  const host = `${kind.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}.example`;
  fakeInternet.name(host, addresses);
  expect(await ask(app, `http://${host}/`)).toEqual({ status: 200, info: unreachable });
  expect(fakeInternet.asked).toEqual([host]);
  expect([fakeInternet.attempts, visits]).toEqual([[], 0]);
});

test('a name that resolves differently the next time is checked again, and the checked address is connected to', async () => {
  fakeInternet.name('turning.example', [shopIp], ['127.0.0.1']);
  const first = await ask(app, 'http://turning.example/1');
  expect(first.info.title).toBe('Inside');
  expect(fakeInternet.attempts).toEqual([`${shopIp}:80`]);
  expect((await ask(app, 'http://turning.example/2')).info).toEqual(unreachable);
  expect(fakeInternet.asked).toEqual(['turning.example', 'turning.example']);
  expect(fakeInternet.attempts).toEqual([`${shopIp}:80`]);
});

test('a name that resolves differently during a redirect to itself is refused', async () => {
  const selfIp = '93.184.215.30';
  await fakeInternet.shop(
    'self.example',
    (_request, response) => {
      response.writeHead(302, { location: 'http://self.example/2' }).end();
    },
    selfIp,
  );
  fakeInternet.name('self.example', [selfIp], ['10.0.0.1']);
  expect((await ask(app, 'http://self.example/1')).info).toEqual(unreachable);
  expect(fakeInternet.attempts).toEqual([`${selfIp}:80`]);
});

test('a name server that answers differently each time cannot lead to a private address', async () => {
  let turn = 0;
  const server = await startNameServer((host, type) => {
    if (type === 'AAAA') return host === 'six.example' ? ['::1'] : [];
    turn += 1;
    return turn % 2 === 1 ? [shopIp] : ['127.0.0.1'];
  });
  const real = internet([server.address]);
  const attempts: string[] = [];
  const network = {
    resolve: real.resolve,
    connect: (address: string, port: number, signal: AbortSignal) => {
      attempts.push(address);
      return fakeInternet.connect(address, port, signal);
    },
  };
  const asking = await startApp({}, { network, times });
  for (let n = 0; n < 6; n += 1) await ask(asking, `http://rebind.example/${n}`);
  expect(attempts).toEqual([shopIp, shopIp, shopIp]);
  expect((await ask(asking, 'http://six.example/')).info).toEqual(unreachable);
  expect(attempts).toHaveLength(3);
  // Once each for a request: nobody asks again between the judgement and the connection.
  expect(server.asked.filter((line) => line === 'rebind.example A')).toHaveLength(6);
  await asking.close();
  server.close();
});

test('a name server that does not answer, or does not exist, delays little', async () => {
  const silent = await startNameServer(() => null);
  const network = {
    ...internet([silent.address]),
    connect: fakeInternet.connect.bind(fakeInternet),
  };
  const asking = await startApp({}, { network, times });
  const begun = performance.now();
  expect((await ask(asking, 'http://silent.example/')).info).toEqual(unreachable);
  expect(performance.now() - begun).toBeLessThan(times.connect + 400);
  await asking.close();
  silent.close();
});

test('a connection to another address than the checked one is not used', async () => {
  const { port } = inside.address() as AddressInfo;
  const signal = AbortSignal.timeout(1000);
  const socket = await internet().connect('127.0.0.1', port, signal);
  expect(socket.remoteAddress).toBe('127.0.0.1');
  socket.destroy();
  // The network takes us to this machine whatever is asked for.
  const dialed: string[] = [];
  const astray = internet([], (target) => {
    dialed.push(target.host);
    return connect({ host: '127.0.0.1', port });
  });
  await expect(astray.connect(shopIp, port, signal)).rejects.toThrow('it leads elsewhere');
  await expect(astray.connect('localhost', port, signal)).rejects.toThrow('only an address');
  expect(dialed).toEqual([shopIp]);
});

test('an IP address is refused as a shop, public or not, however it is written', () => {
  const allowed = { hosts: new Set<string>(), ranges: null };
  expect(shopAddress('http://shop.example/', allowed)?.host).toBe('shop.example');
  for (const host of [
    shopIp,
    '1572395022',
    '0x5db8d70e',
    '93.184.55054',
    '[2606:2800:220:1::1]',
    '[::ffff:93.184.215.14]',
  ]) {
    expect(shopAddress(`http://${host}/`, allowed), host).toBeNull();
  }
});

test('refused, unknown and closed hosts get the same answer after the same time', async () => {
  const step = 600;
  const closed = new FakeInternet();
  closed.name('private.example', ['10.0.0.1']);
  closed.name('closed.example', [shopIp]);
  const asking = await startApp({}, { network: closed, times: { ...times, step } });
  const ends = await Promise.all(
    ['private', 'closed', 'unknown', 'private'].map(async (name) => {
      const begun = performance.now();
      const { info } = await ask(asking, `http://${name}.example/`);
      expect(info).toEqual(unreachable);
      return performance.now() - begun;
    }),
  );
  for (const end of ends) {
    expect(end).toBeGreaterThan(step - 5);
    expect(end).toBeLessThan(2 * step);
  }
  await asking.close();
});

test('an address that the operator allows can be reached at any port, its neighbours cannot', async () => {
  const allowing = await startApp(
    { PRODUCT_FETCH_ALLOW: 'wiki.lan,127.0.0.0/30' },
    { network: fakeInternet, times },
  );
  fakeInternet.name('wiki.lan', ['10.0.0.9']);
  fakeInternet.name('nas.lan', ['127.0.0.2']);
  fakeInternet.name('other.lan', ['127.0.0.9']);
  fakeInternet.name('mixed.lan', ['127.0.0.1', '10.0.0.9']);
  const titleOf = async (url: string) => (await ask(allowing, url)).info.title;
  expect(await titleOf('http://wiki.lan:8080/')).toBe('Inside');
  expect(await titleOf('http://127.0.0.1:4000/')).toBe('Inside');
  expect(await titleOf('http://nas.lan:81/')).toBe('Inside');
  expect(fakeInternet.attempts).toEqual(['10.0.0.9:8080', '127.0.0.1:4000', '127.0.0.2:81']);
  for (const url of [
    'http://127.0.0.4/',
    'http://other.lan/',
    'http://mixed.lan/',
    'http://user@wiki.lan/',
    'ftp://wiki.lan/',
    'http://10.0.0.9/',
    'http://x.wiki.lan/',
  ]) {
    expect(await titleOf(url), url).toBeNull();
  }
  expect(fakeInternet.attempts).toHaveLength(3);
  await allowing.close();
});
