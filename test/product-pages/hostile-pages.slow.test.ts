import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePage } from '../../src/product-page/decode.ts';
import { readProductPage } from '../../src/product-page/read-product-page.ts';

const read = (html: string) =>
  readProductPage({ html, url: 'https://shop.example/p/1', status: 200, language: 'en' });

/** Of CPU time, which other work on the machine does not add to. Real pages take about ten. */
const maxMilliseconds = 2500;

function timed(html: string) {
  const start = process.cpuUsage();
  const { reason } = read(html);
  const { user, system } = process.cpuUsage(start);
  return { reason, milliseconds: (user + system) / 1000 };
}

const pageLength = 2_000_000;
const filled = (piece: string) => piece.repeat(Math.ceil(pageLength / piece.length));

test.each([
  ['nested blocks', filled('<div>')],
  ['nested blocks that never open', filled('<b><i><u><a><font>')],
  ['nested lists', filled('<ul><li>')],
  ['nested tables', filled('<table><tr><td>')],
  [
    'nested scopes',
    filled('<div itemscope itemtype="https://schema.org/Product" itemprop="offers">'),
  ],
  ['many attributes', `<div ${'a b c d e f g h '.repeat(pageLength / 16)}>`],
  [
    'many attributes with values',
    `<p ${Array.from({ length: 90_000 }, (_, at) => `x${at}="${at}"`).join(' ')}>`,
  ],
  ['nesting that slashes pretend to end', filled('<div/>')],
  ['nesting behind an odd comment', `<!-->${filled('<div>')}`],
  ['nesting behind another odd comment', `<!--->${filled('<div>')}`],
])('a page of %s is refused at once', (_, html) => {
  const { reason, milliseconds } = timed(html);
  expect(reason).toBe('too_complex');
  expect(milliseconds).toBeLessThan(maxMilliseconds);
});

test.each([
  // What stands behind the first 10,000 elements is left out.
  ['more elements than any shop has', filled('<br>')],
  ['late scripts', `${'<br>'.repeat(10_000)}${filled('<script>')}`],
  ['an unclosed quote', `<div class="${filled('<div>')}`],
  ['unclosed tags', filled('<p>text <li>')],
  ['open brackets', filled('<')],
  ['closing tags alone', filled('</div>')],
  // The parser reads it as one comment up to the end: nothing nests.
  ['nesting behind a declaration', `<![CDATA[>${filled('<div>')}`],
  ['an unclosed comment', `<!--${filled('- ')}`],
  ['an unclosed script', `<script type="application/ld+json">${filled('{"a":[')}`],
  [
    'unclosed objects in a script',
    `<script>window.__STATE__ = ${filled('{"name":"price",')}</script>`,
  ],
  ['quotes in a script', `<script>var a = ${filled('{"\'`\\')}name price</script>`],
  [
    'broken JSON-LD',
    `<script type="application/ld+json">${filled("{'@type': Product, //\n")}</script>`,
  ],
  [
    'broken JSON in attributes',
    `<h1>Vase</h1>${`<p data-a="{${"name: 'Vase', price: [{a: 1}], ".repeat(3000)}"></p>`.repeat(22)}`,
  ],
  ['numbers', `<h1>Vase</h1><p>${filled('1.299,00 € ')}</p>`],
  ['digits', `<h1>Vase</h1><b class="price">${filled('1')}</b>`],
  ['spaces', `<title>${filled(' ')}</title><h1>${filled(' -')}</h1>`],
  ['separators', `<title>${filled(' | ')}</title><h1>${filled('kaufen ')}</h1>`],
  ['prices in elements', `<h1>Vase</h1>${'<span class="price">12,00 €</span>'.repeat(50_000)}`],
  ['pictures', `<h1>Vase</h1>${'<img src="/a.jpg" srcset="/a.jpg 1w, /b.jpg 2w">'.repeat(40_000)}`],
  ['one meta element again and again', '<meta name=a content=b>'.repeat(45_000)],
  ['references', filled('&amp;')],
  ['long descriptions', `<meta property="og:description" content="${filled('&lt;p ')}">`],
])('a page of %s is read in bounded time', (_, html) => {
  expect(timed(html).milliseconds).toBeLessThan(maxMilliseconds);
});

test('two million characters of any kind are read in bounded time', () => {
  const junk = Array.from({ length: pageLength }, (_, at) =>
    String.fromCharCode(32 + ((at * 7919) % 95)),
  );
  expect(timed(junk.join('')).milliseconds).toBeLessThan(maxMilliseconds);
});

test('reading never throws, and its result has the declared shape', () => {
  const piece = fc.constantFrom(
    ...'<div|<h1>|</h1>|<script type="application/ld+json">|</script>|{"@type":"Product","name":|"Vase"|}|[|]|,|<title>|<meta property="og:title" content=|"|>|12,00 €|<del>|itemscope|itemprop="price"|<img src=|/a.jpg|&amp;|<!--|-->|\\u0000'.split(
      '|',
    ),
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string({ maxLength: 8 })), { maxLength: 60 }),
      (pieces) => {
        const found = read(pieces.join(' '));
        expect(found.reason === null).toBe(found.title !== null);
      },
    ),
  );
});

test('any bytes with any label are decoded to something', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), (bytes, label) => {
      expect(typeof decodePage(bytes, `text/html; charset=${label}`)).toBe('string');
    }),
  );
});
