import { expect, it } from 'vitest';
import { moveFragment, tokensToTake } from './move-link.ts';
import { inPortions } from './portions.ts';

const [a, b] = ['aaaaaaaaaaaaaaaaaaaaaaa_', 'bbbbbbbbbbbbbbbbbbbbbbb-'];

it('carries lists to another device behind the mark that no server sees', () => {
  const link = new URL(`https://wishbow.example/wishlist${moveFragment([a, b])}`);
  expect(link.pathname + link.search).toBe('/wishlist');
  expect(tokensToTake(link.hash)).toEqual([a, b]);
});

it('takes each list once, and nothing that is no token', () => {
  expect(tokensToTake(`#take=${a}.${a}.short.${b.slice(1)}`)).toEqual([a]);
  expect(tokensToTake('#take=')).toEqual([]);
});

it('leaves any other fragment alone', () => {
  expect(tokensToTake('')).toBeNull();
  expect(tokensToTake('#content')).toBeNull();
});

it('splits many lists over several codes and loses none', () => {
  expect(inPortions([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inPortions([], 2)).toEqual([]);
});
