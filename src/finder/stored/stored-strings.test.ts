import { expect, test } from 'vitest';
import { lookup, storeLists } from './stored-lists.ts';
import { StringTable, storeStrings } from './stored-strings.ts';

const words = ['tea', 'teapot', 'green tea', '', 'ё', '寿司', ...Array.from('abcdefghij')];

test('each stored string is found by its number, and no other string is', () => {
  const table = new StringTable(storeStrings(words));
  expect(table.size).toBe(words.length);
  expect(words.map((word) => table.find(word))).toEqual([...words.keys()]);
  expect(words.map((_, number) => table.at(number))).toEqual(words);
  for (const other of ['te', 'teap', 'Tea', 'green', ' ', '寿', '\uD83C'])
    expect(table.find(other)).toBe(-1);
});

test('an empty store finds nothing', () => {
  expect(new StringTable(storeStrings([])).find('tea')).toBe(-1);
});

test('strings are found by their beginning or end, from a minimum length', () => {
  const table = new StringTable(storeStrings(words));
  const found = (ends: { start: boolean; end: boolean }, minLength: number) =>
    table.numbersWith('tea', minLength, ends).map((number) => table.at(number));
  expect(found({ start: true, end: false }, 0)).toEqual(['tea', 'teapot']);
  expect(found({ start: true, end: true }, 4)).toEqual(['teapot', 'green tea']);
  expect(found({ start: false, end: true }, 4)).toEqual(['green tea']);
});

test('lists are found by their string, also empty ones', () => {
  const lists = new Map([
    ['one', [1]],
    ['none', []],
    ['some', [3, 1, 2]],
  ]);
  const read = lookup(storeLists(lists), (list) => [...list]);
  for (const [key, list] of lists) expect(read.get(key)).toEqual(list);
  expect(read.get('many')).toBeUndefined();
  expect([read.has('none'), read.has('many')]).toEqual([true, false]);
});
