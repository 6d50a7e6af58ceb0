import { expect, test } from 'vitest';
import { spelling } from './spelling.ts';

test('a word with one typo is recognised, and one with a wrong first letter is not', () => {
  const { nearest } = spelling(['horse', 'chocolate']);
  expect(nearest('hrose')).toBe('horse');
  expect(nearest('chocolatte')).toBe('chocolate');
  expect(nearest('mouse')).toBeUndefined();
});

test('of two equally near words the one listed first is chosen', () => {
  expect(spelling(['horse', 'house']).nearest('hoxse')).toBe('horse');
  expect(spelling(['house', 'horse']).nearest('hoxse')).toBe('house');
});
