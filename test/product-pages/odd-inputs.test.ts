import { expect, test } from 'vitest';
import { decodePage } from '../../src/product-page/decode.ts';
import { readProductPage } from '../../src/product-page/read-product-page.ts';

const read = (html: string, url = 'https://shop.example/p/vase') =>
  readProductPage({ html, url, status: 200, language: 'de' });

/** A page without markup that sells a vase. */
const sold = (price: string, { language = 'de', head = '' } = {}) =>
  `<html lang="${language}"><head><title>Vase Luna</title>${head}</head><body><main><h1>Vase Luna</h1><img src="/vase.jpg" width="800" height="800" alt="Vase Luna"><div class="product-price">${price}</div><button class="add-to-cart">In den Warenkorb</button></main></body></html>`;

const marked = (product: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', name: 'Vase Luna', image: '/vase.jpg', ...product })}</script>`;

test.each<[shown: string, amount: number | null, currency: string | null]>([
  // Unit prices
  ['19,99 € (0,50 €/100 ml)', 19.99, 'EUR'],
  ['<span>19,99 €</span><p>0,50 € je 100 ml</p>', 19.99, 'EUR'],
  ['<p>Grundpreis: 39,98 € / l</p><p>19,99 €</p>', 19.99, 'EUR'],
  ['<b>15,54 €</b> (2,59 € / 1 Stück)', 15.54, 'EUR'],
  ['12,90 € <small>0,43 € pro Waschladung</small>', 12.9, 'EUR'],
  ['£12.99 (£2.60/100g)', 12.99, 'GBP'],
  ['19,99 € <span>Pfand 0,25 €</span>', 19.99, 'EUR'],
  [
    '<b class="regular-price">20,00 €</b> <span class="club-price">Club-Preis 18,00 €</span>',
    20,
    'EUR',
  ],
  ['<p>120,00 € zzgl. MwSt.</p><p>142,80 € inkl. MwSt.</p>', 142.8, 'EUR'],
  ['7,99 € / 100 g', null, null],
  ['0,50 € je 100 ml', null, null],
  ['0,43 € pro Waschladung', null, null],
  // Some things are sold by the piece or metre.
  ['12,90 € / m', 12.9, 'EUR'],
  ['2,59 € / 1 Stück', 2.59, 'EUR'],
  // Instalments
  ['99,99 € oder 3x 33,33 €', 99.99, 'EUR'],
  ['<b>100,00 €</b> <p>4x 25,00 € sans frais</p>', 100, 'EUR'],
  ['<b>149,00 €</b> <span>12 x 13,20 €</span>', 149, 'EUR'],
  ['<b>$48.00</b> <p>or 4 interest-free payments of $12.00</p>', 48, 'USD'],
  ['ab 9,90 €/Monat', null, null],
  ['oder 3x 33,33 €', null, null],
  // Signs
  ['kr 1 299,-', 1299, null],
  ['C $12.50', 12.5, 'CAD'],
  ['AU $12.50', 12.5, 'AUD'],
  ['12 000 ₸', 12000, 'KZT'],
  ['12 000 тг', 12000, 'KZT'],
  ['990 RUR', 990, 'RUB'],
  ['Set of 3 £12.99', 12.99, 'GBP'],
  // Formats that were always right
  ["1'234.50 CHF", 1234.5, 'CHF'],
  ['R$ 1.299,90', 1299.9, 'BRL'],
  ['¥12,800', 12800, 'JPY'],
  ['12 990 Ft', 12990, 'HUF'],
  ['19€99', 19.99, 'EUR'],
  ['statt 89,00 € nur 59,00 €', 59, 'EUR'],
  ['<del>89,00 €</del><ins>59,00 €</ins>', 59, 'EUR'],
  ['<s>UVP 25,99 €</s> 19,99 €', 19.99, 'EUR'],
  // No price
  ['Preis auf Anfrage', null, null],
  ['Gratis', null, null],
  ['0,00 €', null, null],
])(
  'a page that shows "%s" gets the price %s %s, and keeps title and picture',
  (shown, amount, currency) => {
    const { title, price, image } = read(sold(shown));
    expect({ title, image }).toEqual({
      title: 'Vase Luna',
      image: 'https://shop.example/vase.jpg',
    });
    expect(price?.amount ?? null).toBe(amount);
    expect(price?.currency ?? null).toBe(currency);
  },
);

test.each<[name: string, offers: object, shown: string, amount: number, currency: string | null]>([
  [
    '"1.299" beside 1.299,00 €',
    { price: '1.299', priceCurrency: 'EUR' },
    '1.299,00 €',
    1299,
    'EUR',
  ],
  ['"1.049" alone', { price: '1.049', priceCurrency: 'EUR' }, '', 1049, 'EUR'],
  ['"1.290" beside 1.290 €', { price: '1.290', priceCurrency: 'EUR' }, '1.290 €', 1290, 'EUR'],
  ['"24.958" beside 24,96 €', { price: '24.958', priceCurrency: 'EUR' }, '24,96 €', 24.96, 'EUR'],
  ['"3.340" alone', { price: '3.340', priceCurrency: 'EUR' }, '', 3.34, 'EUR'],
  ['cents', { price: '1999', priceCurrency: 'EUR' }, '19,99 €', 19.99, 'EUR'],
  ['no currency beside a sign', { price: '32' }, '$32', 32, 'USD'],
  ['XXX as a currency', { price: '32', priceCurrency: 'XXX' }, '32,00 €', 32, 'EUR'],
  ['RUR', { price: '32', priceCurrency: 'RUR' }, '', 32, 'RUB'],
  [
    'the unit price as a specification',
    {
      price: '9.90',
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '39.60',
        priceCurrency: 'EUR',
        referenceQuantity: { '@type': 'QuantitativeValue', value: '1', unitCode: 'KGM' },
      },
    },
    '',
    9.9,
    'EUR',
  ],
])('markup with %s is read', (_, offers, shown, amount, currency) => {
  const { price } = read(
    sold(shown, { head: marked({ offers: { '@type': 'Offer', ...offers } }) }),
  );
  expect([price?.amount, price?.currency]).toEqual([amount, currency]);
});

test('a missing currency is taken from the domain’s country, not from a script’s template', () => {
  const script = '<script>var widget = {"currency":"USD"}</script>';
  const html = sold('', { language: 'en', head: script + marked({ offers: { price: '18500' } }) });
  expect(read(html, 'https://shop.kz/p/vase').price?.currency).toBe('KZT');
});

test('a product that shares no word with heading and title is ignored', () => {
  const other = marked({ name: 'Andere', offers: { price: '1', priceCurrency: 'EUR' } });
  const { title, price } = read(sold('19,99 €', { head: other }));
  expect([title, price?.amount]).toEqual(['Vase Luna', 19.99]);
});

test('a newspaper with a subscription is no product', () => {
  const script = `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', headline: 'Harbour plan', isPartOf: { '@type': ['CreativeWork', 'Product'], name: 'The North Post' } })}</script>`;
  const html = `<html><head><title>Harbour plan</title><meta property="og:type" content="article">${script}</head><body><h1>Harbour plan</h1><p>${'The council met on Tuesday. '.repeat(100)}</p></body></html>`;
  expect(read(html).reason).toBe('not_a_product');
});

test('an article that marks its topic as a product without an offer is no product', () => {
  const head = `<meta property="og:type" content="article">${marked({ name: 'A scarf in one evening' })}`;
  const html = `<html><head><title>A scarf in one evening</title>${head}</head><body><h1>A scarf in one evening</h1><p>${'Knit and purl. '.repeat(200)}</p></body></html>`;
  expect(read(html).reason).toBe('not_a_product');
});

test.each([
  ['a picture as a data address', `<img src="data:image/png;base64,${'A'.repeat(90_000)}">`],
  ['JSON in an attribute', `<div data-product="${'{&quot;a&quot;:1},'.repeat(9000)}"></div>`],
])('a tag that is long by %s does not lead to a refusal of the page', (_, tag) => {
  expect(read(sold(`19,99 €</div>${tag}<div>`)).price?.amount).toBe(19.99);
});

test('control characters of the writing direction are removed from a title', () => {
  const html = sold('19,99 €').replaceAll('Vase Luna', '\u202aVase Luna\u202c\u200e');
  expect(read(html).title).toBe('Vase Luna');
});

test('HTML references that were encoded twice are decoded, whatever their name', () => {
  const html = sold('19,99 €').replaceAll('Vase Luna', 'Vase L&amp;iacute;na &amp;hearts;');
  expect(read(html).title).toBe('Vase Lína ♥');
});

test.each([
  ['without a label', undefined],
  ['labelled as UTF-8', 'text/html; charset=utf-8'],
])('a page in Latin-1 %s keeps its letters', (_, contentType) => {
  const bytes = Buffer.from(sold('19,99 &euro;').replaceAll('Vase Luna', 'Käsemesser'), 'latin1');
  expect(read(decodePage(bytes, contentType)).title).toBe('Käsemesser');
});

test('a page in UTF-8 labelled as ISO-8859-1 keeps its letters and its price', () => {
  const bytes = Buffer.from(sold('19,99 €').replaceAll('Vase Luna', 'Käsemesser'));
  const { title, price } = read(decodePage(bytes, 'text/html; charset=ISO-8859-1'));
  expect([title, price?.currency]).toEqual(['Käsemesser', 'EUR']);
});

test('a price that is in an attribute only is read', () => {
  const html = sold('<span data-price="24.5"></span>', {
    head: '<meta name="currency" content="EUR">',
  });
  expect(read(html).price?.amount).toBe(24.5);
});

test('a product in an attribute is found after one that is too long to be read', () => {
  const attribute = (value: object) =>
    `<i data-json='${JSON.stringify({ name: 'Vase Luna', ...value })}'></i>`;
  const settings = attribute({ price: 1, texts: 'x'.repeat(400_000) });
  const product = attribute({ price: 24.5, currency: 'EUR' });
  expect(read(sold(settings + product)).price?.amount).toBe(24.5);
});

test('a picture in a style attribute is found', () => {
  const html = sold('19,99 €').replace(
    /<img[^>]*>/,
    '<div class="gallery" style="background-image: url(/bg.jpg)"></div>',
  );
  expect(read(html).image).toBe('https://shop.example/bg.jpg');
});

const long = 60_000;

test.each([
  ['the title', `<title>${' - '.repeat(long / 3)}x</title>`],
  ['the title, as prices', `<title>${'1 '.repeat(long / 2)}x</title>`],
  ['a name in JSON-LD', marked({ name: `${' – '.repeat(long / 3)}x` })],
  ['the name in the head', `<meta property="og:title" content="${', '.repeat(long / 2)}x">`],
])('60,000 characters in %s are read in milliseconds', (_, head) => {
  const start = process.cpuUsage();
  read(sold('19,99 €').replace('<title>Vase Luna</title>', head));
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(1000);
});
