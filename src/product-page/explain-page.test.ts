import { expect, test } from 'vitest';
import { explainPage } from './explain-page.ts';

const page = (body: string) => ({
  html: `<html><head><title>Vase Luna</title></head><body>${body}</body></html>`,
  url: 'https://shop.example/vase',
  status: 200,
  language: 'en' as const,
});

test('the explanation lists every candidate with its source, and the chosen one', () => {
  const text = explainPage(
    page(
      '<h1>Vase Luna</h1><img src="/v.jpg" width="800" height="800" alt="Vase Luna"><p class="price">€19.99</p><button class="add-to-cart">Add to cart</button>',
    ),
  ).join('\n');
  expect(text).toContain('visible: Vase Luna');
  expect(text).toContain('chosen: 19.99 EUR (visible)');
  expect(text).toContain('chosen: https://shop.example/v.jpg (visible)');
  expect(text).toContain('Result: a product');
});

test('the explanation of a page without a product says why', () => {
  expect(explainPage(page('<h1>About us</h1><p>We are a family business.</p>')).at(-1)).toBe(
    'Result: no product (not_a_product)',
  );
  expect(explainPage({ ...page(''), status: 404 })).toEqual(['No product: not_found']);
});
