import { expect, it } from 'vitest';
import { faultsIn, formOf, itemData } from './item-form.ts';

const typed = { ...formOf(null), title: 'Teapot' };

it('an item needs a title only', () => {
  expect(faultsIn(typed)).toEqual({});
  expect(itemData(typed)).toEqual({
    title: 'Teapot',
    url: null,
    price: null,
    description: null,
    mostWanted: false,
    maxQuantity: 1,
  });
});

it('reports the fields that are missing or invalid, and only those', () => {
  expect(faultsIn({ ...typed, title: ' \u200b ' })).toEqual({ title: 'required' });
  expect(faultsIn({ ...typed, url: 'javascript:alert(1)' })).toEqual({ url: 'not_a_url' });
  expect(faultsIn({ ...typed, quantity: '100' })).toEqual({ quantity: 'out_of_range' });
  expect(faultsIn({ ...typed, quantity: '1.5' })).toEqual({ quantity: 'out_of_range' });
});

it('sends the link as it was typed, without spaces around it', () => {
  expect(itemData({ ...typed, url: ' https://shop.example/a?b=1&c=%20 ' }).url).toBe(
    'https://shop.example/a?b=1&c=%20',
  );
});
