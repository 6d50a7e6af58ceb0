import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../../test/support/any-text.ts';
import { findSharedLink } from './shared-link.ts';
import { isStoreUrl } from './text.ts';

const tea = 'https://shop.example/teapot';

describe('the address is found in texts that apps share', () => {
  it.each([
    ['Schau mal: https://shop.example/teapot', tea],
    ['Tolle Teekanne https://amzn.eu/d/abc123', 'https://amzn.eu/d/abc123'],
    ['Tolle Teekanne\nhttps://amzn.eu/d/abc123\n', 'https://amzn.eu/d/abc123'],
    ['Schau dir das auf eBay an! https://ebay.us/m/a1B2c3', 'https://ebay.us/m/a1B2c3'],
    [
      'Regarde : https://www.fnac.com/a1/theiere?oref=00&utm_source=app',
      'https://www.fnac.com/a1/theiere?oref=00&utm_source=app',
    ],
    ['Check this out 👉 https://etsy.me/3abc 😍', 'https://etsy.me/3abc'],
    ['Link:https://shop.example/teapot', tea],
    ['https://shop.example/teapot Schau mal, z.B. das!', tea],
    ['<https://shop.example/teapot>', tea],
    ['(https://shop.example/teapot)', tea],
    ['Das hier (https://shop.example/teapot), bitte', tea],
    ['[Teekanne](https://shop.example/teapot).', tea],
    ['[https://shop.example/teapot](https://shop.example/teapot)', tea],
    ['„https://shop.example/teapot“', tea],
    ['« https://shop.example/teapot »', tea],
    ['*https://shop.example/teapot*', tea],
    ['Nimm https://shop.example/teapot.', tea],
    ['Nimm https://shop.example/teapot?!', tea],
    ['\u200ehttps://shop.example/teapot\u2069 ', tea],
    ['HTTPS://SHOP.EXAMPLE/TEAPOT', 'HTTPS://SHOP.EXAMPLE/TEAPOT'],
    ['Siehe https://shop.example/Tee_(Getränk) dort', 'https://shop.example/Tee_(Getränk)'],
    ['Hier: https://shop.example/x?a[]=1&b=2,3', 'https://shop.example/x?a[]=1&b=2,3'],
    ['http://müller.example:8443/tee#größe', 'http://müller.example:8443/tee#größe'],
  ])('%j', (text, url) => expect(findSharedLink(text)?.url).toBe(url));
});

describe('an address without a scheme is completed', () => {
  it.each([
    ['www.amazon.de/dp/B01', 'https://www.amazon.de/dp/B01'],
    ['amazon.de/dp/B01?th=1', 'https://amazon.de/dp/B01?th=1'],
    ['amazon.de', 'https://amazon.de'],
    ['Schau: amazon.de/dp/B01, die blaue', 'https://amazon.de/dp/B01'],
    ['(www.amazon.de)', 'https://www.amazon.de'],
    ['Nur bei www.shop.example.', 'https://www.shop.example'],
    ['shop.example:8443/tee', 'https://shop.example:8443/tee'],
    ['müller.example/tee', 'https://müller.example/tee'],
    ['xn--mller-kva.example/tee', 'https://xn--mller-kva.example/tee'],
    ['medium.example/@anna/tee', 'https://medium.example/@anna/tee'],
  ])('%j', (text, url) => expect(findSharedLink(text)?.url).toBe(url));
});

describe('of two addresses one is taken, never both joined', () => {
  it.each([
    ['https://shop.example/teapot https://other.example/cup', tea],
    ['https://shop.example/teapothttps://other.example/cup', tea],
    ['https://shop.example/teapothttps://shop.example/teapot', tea],
    ['https://shop.example/tea/https://shop.example/tea/', 'https://shop.example/tea/'],
    ['amazon.de/dp/B01 https://shop.example/teapot', tea],
    ['https://user@bank.example/ https://shop.example/teapot', tea],
  ])('%j', (text, url) => expect(findSharedLink(text)?.url).toBe(url));
});

test.each([
  'https://shop.example/teapot?utm_source=app&tag=x-21&ref_=cm_sw_r#reviews',
  'https://shop.example/Mr.-Tea!',
  'https://archive.example/web/2026/https://shop.example/teapot',
  'https://go.example/?to=https://shop.example/teapot',
  'https://shop.example/odd)name',
  'http://localhost:3000/teapot',
])('a complete address is unchanged: %s', (url) => {
  expect(findSharedLink(`  ${url}\n`)).toEqual({ url, source: url });
});

describe('a text without an address gives none', () => {
  it.each([
    '',
    '   ',
    'Teekanne',
    'z.B. das',
    'Größe M, inkl.MwSt./Versand',
    'Das ist gut.Ich mag es',
    'am 24.12.2026 um 18.30',
    '12.50',
    '1.2.3.4/admin',
    'anna@shop.example',
    'Schreib an anna@shop.example/tee',
    'mailto:anna@shop.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    'ftp://shop.example/teapot',
    'blob:https://shop.example/teapot',
    'data:text/html,https://shop.example/teapot',
    'https://shop.example/\u0000teapot',
    'https://user:secret@shop.example/',
    'https:shop.example/teapot',
    'https://',
    'https://…',
    'https://https://https://https://',
    '../shop.example/',
    'localhost:3000/x',
    `https://shop.example/${'x'.repeat(2048)}`,
  ])('%j', (text) => expect(findSharedLink(text)).toBeNull());
});

test('any pasted text gives an address that may be stored and that is part of the text', () => {
  const piece = fc.oneof(
    anyText({ maxLength: 12 }),
    fc.constantFrom('https://', 'http://', 'a.de', '/', '(', ')', ']', '.', ' ', '@', 'www.', tea),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const text = pieces.join('');
      const found = findSharedLink(text);
      if (!found) return;
      expect(isStoreUrl(found.url)).toBe(true);
      expect(text).toContain(found.source);
      expect(['', 'https://']).toContain(found.url.slice(0, -found.source.length));
      expect(findSharedLink(found.url)?.url).toBe(found.url);
    }),
  );
});

test('reading a long hostile text takes time proportional to its length', () => {
  const long = 100_000;
  for (const text of [
    'a.'.repeat(long),
    '('.repeat(long),
    `${'.'.repeat(long)}x`,
    `a.de/${'.'.repeat(long)}x`,
    `${'a-'.repeat(long)}!/`,
    `https://a${'.'.repeat(long)}`,
    ' https://'.repeat(long),
  ]) {
    expect(findSharedLink(text)).toBeNull();
  }
});
