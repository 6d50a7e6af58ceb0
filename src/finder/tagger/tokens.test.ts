import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

test.each([
  ['für Oma, 88!', ['fur', 'oma', ',', '88', '!']],
  ["l'amie de Léa", ["l'", 'amie', 'de', 'lea']],
  ['her 40th, 3,5 kg', ['her', '40', 'th', ',', '3,5', 'kg']],
  ['20€ 🎂👩‍🍳', ['20', '€', '🎂', '👩‍🍳']],
  ['rock-climbing', ['rock', '-', 'climbing']],
  [' \n ', []],
])('%j is split into %j', (text, keys) => {
  expect(tokensOf(text).map(({ key }) => key)).toEqual(keys);
});
