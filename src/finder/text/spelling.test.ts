import { expect, test } from 'vitest';
import { spelling } from './spelling.ts';

test('a word with one typo is corrected, one with a wrong first letter is not', () => {
  const { nearest } = spelling(['horse', 'chocolate']);
  expect(nearest('hrose')).toBe('horse');
  expect(nearest('chocolatte')).toBe('chocolate');
  expect(nearest('mouse')).toBeUndefined();
});

test('a letter is missing or too many near the end, too, but not in the ending', () => {
  const { nearest } = spelling(['astronomy', 'lampshade']);
  expect(nearest('astronmy')).toBe('astronomy');
  expect(nearest('lampshafde')).toBe('lampshade');
  expect(spelling(['collection']).nearest('collections')).toBeUndefined();
  expect(spelling(['planter']).nearest('planer')).toBeUndefined();
});

test('of two equally similar words the one listed first is chosen', () => {
  expect(spelling(['planters', 'plunters']).nearest('plnters')).toBe('planters');
  expect(spelling(['plunters', 'planters']).nearest('plnters')).toBe('plunters');
});

test.each([
  ['former', 'farmer'],
  ['werde', 'herde'],
  ['ergebnis', 'erlebnis'],
  ['confier', 'confit'],
  ['connection', 'collection'],
])('"%s" is not corrected to "%s", because it is another word', (word, other) => {
  expect(spelling([other]).nearest(word)).toBeUndefined();
});

test('a neighbouring key is a typo in a long word', () => {
  expect(spelling(['gardening']).nearest('gardebing')).toBe('gardening');
});
