import { expect, it } from 'vitest';
import { broughtAlong } from './brought-along.ts';

it('finds the address in what a phone shares as text', () => {
  const shared = new URLSearchParams({
    title: 'A teapot',
    text: 'Look! https://shop.example/tea?x=1',
  });
  expect(broughtAlong(`?${shared}`, '')).toEqual({
    url: 'https://shop.example/tea?x=1',
    title: 'A teapot',
    description: 'Look!',
  });
});

it('takes a text without a title as the title', () => {
  expect(broughtAlong('?text=Teapot%20https%3A%2F%2Fshop.example', '')).toEqual({
    url: 'https://shop.example',
    title: 'Teapot',
  });
});

it('reads the fragment of the button before the query', () => {
  const hash = `#${new URLSearchParams({ url: 'https://shop.example/a', title: 'Lamp', price: '1.299,00 €' })}`;
  expect(broughtAlong('?title=other', hash)).toEqual({
    url: 'https://shop.example/a',
    title: 'Lamp',
    price: '1.299,00 €',
  });
});

it('lets no script in the place of an address, and cuts what is too long', () => {
  const given = broughtAlong(`?url=javascript:alert(1)&title=${'x'.repeat(400)}`, '');
  expect(given.url).toBeUndefined();
  expect(given.title?.length).toBeLessThanOrEqual(100);
});
