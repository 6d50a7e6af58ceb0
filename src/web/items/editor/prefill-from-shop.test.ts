import { expect, it } from 'vitest';
import { formOf } from './item-form.ts';
import { prefillFromShop } from './prefill-from-shop.ts';

const empty = formOf(null);
const info = {
  title: 'Stoneware teapot',
  price: '1.299,00 €',
  description: 'For two.',
  imageUrl: null,
  reason: null,
};
const fresh = { saved: empty, filled: {} };

it('the shop’s data fills empty fields, the price as the shop shows it', () => {
  const { form, filled, offered } = prefillFromShop(empty, info, fresh);
  expect(form).toMatchObject({ title: 'Stoneware teapot', price: '1.299,00 €' });
  expect(filled).toEqual({ title: form.title, price: form.price, description: 'For two.' });
  expect(offered).toEqual({});
});

it('what was typed stays', () => {
  const typed = { ...empty, title: 'My teapot' };
  expect(prefillFromShop(typed, info, fresh)).toMatchObject({
    form: { title: 'My teapot', price: '1.299,00 €' },
    offered: {},
  });
});

it('a second link replaces the data of the first one, and nothing else', () => {
  const first = prefillFromShop(empty, info, fresh);
  const changed = { ...first.form, price: 'about 1300 €' };
  const second = prefillFromShop(
    changed,
    { ...info, title: 'Kite', price: '20 €' },
    {
      saved: empty,
      filled: first.filled,
    },
  );
  expect(second.form).toMatchObject({ title: 'Kite', price: 'about 1300 €' });
});

it('saved text is not overwritten: the shop’s text is offered', () => {
  const saved = { ...empty, title: 'Teapot', price: '60 €' };
  expect(prefillFromShop(saved, info, { saved, filled: {} })).toMatchObject({
    form: { title: 'Teapot', price: '60 €', description: 'For two.' },
    offered: { title: 'Stoneware teapot', price: '1.299,00 €' },
  });
});

it('a shop’s title is truncated to the length limit', () => {
  const { form } = prefillFromShop(empty, { ...info, title: 'very '.repeat(60) }, fresh);
  expect(form.title.length).toBeLessThanOrEqual(100);
  expect(form.title.endsWith('...')).toBe(true);
});
