import { expect, test } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';

test('a text is filled in as often as it has a place, and value for value as it is', () => {
  expect(fillPlaceholders('{a} of {b}, {a}', { a: 1, b: '$& {a}' })).toBe('1 of $& {a}, 1');
  expect(fillPlaceholders('{a} of {b}', { a: '' })).toBe(' of {b}');
});
