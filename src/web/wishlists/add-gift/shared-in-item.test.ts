import { expect, it } from 'vitest';
import { readSharedInItem } from './shared-in-item.ts';

it('finds the address in a text that a phone shares', () => {
  const shared = new URLSearchParams({
    title: 'A teapot',
    text: 'Look! https://shop.example/tea?x=1',
  });
  expect(readSharedInItem(`?${shared}`, '')).toEqual({
    url: 'https://shop.example/tea?x=1',
    title: 'A teapot',
    description: 'Look!',
  });
});

it('uses a text without a title as the title', () => {
  expect(readSharedInItem('?text=Teapot%20https%3A%2F%2Fshop.example', '')).toEqual({
    url: 'https://shop.example',
    title: 'Teapot',
  });
});

it('reads an address without its scheme, and keeps words that only look like one in the title', () => {
  expect(
    readSharedInItem('?title=Node.js%2FExpress&text=https%3A%2F%2Fshop.example%2Fbuch', ''),
  ).toEqual({
    url: 'https://shop.example/buch',
    title: 'Node.js/Express',
  });
  expect(readSharedInItem('?text=Buch%3A%20shop.example%2Fbuch', '')).toEqual({
    url: 'https://shop.example/buch',
    title: 'Buch:',
  });
});

it('prefers what the browser button sends over the query', () => {
  const hash = `#${new URLSearchParams({ url: 'https://shop.example/a', title: 'Lamp', price: '1.299,00 €' })}`;
  expect(readSharedInItem('?title=other', hash)).toEqual({
    url: 'https://shop.example/a',
    title: 'Lamp',
    price: '1.299,00 €',
  });
});

it('refuses a script as an address, and truncates a title that is too long', () => {
  const item = readSharedInItem(`?url=javascript:alert(1)&title=${'x'.repeat(400)}`, '');
  expect(item.url).toBeUndefined();
  expect(item.title?.length).toBeLessThanOrEqual(100);
});
