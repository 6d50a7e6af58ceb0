import { expect, test } from 'vitest';
import {
  isPictureRight,
  isPriceRight,
  isTitleRight,
  readSamplePage,
  samplePages,
} from './sample-pages.ts';

const pages = samplePages();
const products = pages.filter(({ expected }) => expected.reason === null);
const others = pages.filter(({ expected }) => expected.reason !== null);
const read = products.map((page) => ({ page, found: readSamplePage(page) }));
const share = (right: readonly unknown[]) => right.length / products.length;

test('there are enough sample pages for a measurement', () => {
  expect(products.length).toBeGreaterThanOrEqual(60);
  expect(others.length).toBeGreaterThanOrEqual(20);
});

test('the title is right on 98 of 100 product pages', () => {
  const right = read.filter(({ page, found }) => isTitleRight(page, found.title));
  expect(share(right)).toBeGreaterThanOrEqual(0.98);
});

test('price and currency are right on 95 of 100 product pages', () => {
  const right = read.filter(({ page, found: { price } }) =>
    isPriceRight(page, price?.amount ?? null, price?.currency ?? null),
  );
  expect(share(right)).toBeGreaterThanOrEqual(0.95);
});

test('the picture shows the product on 98 of 100 product pages', () => {
  const right = read.filter(({ page, found }) => isPictureRight(page, found.image));
  expect(share(right)).toBeGreaterThanOrEqual(0.98);
});

test.each(others)('$name gives no product, and a reason', (page) => {
  expect(readSamplePage(page)).toEqual({
    title: null,
    price: null,
    description: null,
    image: null,
    sources: {},
    reason: page.expected.reason,
  });
});

test('the values that are read fit into an item', () => {
  for (const { found } of read) {
    expect(found.title?.length).toBeLessThanOrEqual(100);
    expect(found.description?.length ?? 0).toBeLessThanOrEqual(500);
    expect(found.price?.text.length ?? 0).toBeLessThanOrEqual(60);
    expect(`${found.title}${found.description}`).not.toMatch(
      /<\/?[a-z]+>|&(?:amp|lt|gt|quot|nbsp);/i,
    );
    if (found.image !== null) expect(URL.parse(found.image)?.protocol).toMatch(/^https?:$/);
  }
});

test('a price is formatted for the visitor, however the shop formats it', () => {
  const page = products.find(({ name }) => name === 'woocommerce-graph');
  if (page === undefined) throw new Error('the page is gone');
  const text = (language: 'en' | 'de' | 'fr') =>
    readSamplePage({ ...page, expected: { ...page.expected, language } }).price?.text.replace(
      /\s/gu,
      ' ',
    );
  expect(text('de')).toBe('8,90 €');
  expect(text('fr')).toBe('8,90 €');
  expect(text('en')).toBe('€8.90');
});
