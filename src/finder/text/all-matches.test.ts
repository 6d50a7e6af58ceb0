import { expect, test } from 'vitest';
import { allMatches, searchFor } from './all-matches.ts';

const found = (all: readonly RegExpExecArray[]) => all.map(([text]) => text);

test.each([
  ['a later one of the first expression', ['b+', 'a'], 'a bb a b'],
  ['a longer one of the second, which starts before', ['cd', 'bc+d?'], 'a bccd cd'],
  ['the first of two at the same place', ['ab', 'abc'], 'abc abc'],
  ['one behind a match that hid an earlier one', ['ab', 'bc|cd'], 'abcd'],
  ['empty ones', ['x*', 'b'], 'abxb'],
  ['none', ['x', 'y'], 'abc'],
])('several expressions find what one with all of them does: %s', (_, sources, text) => {
  const search = searchFor(sources.map((source) => new RegExp(source, 'g')));
  const whole = new RegExp(sources.map((source) => `(?:${source})`).join('|'), 'g');
  expect(found(search(text))).toEqual(found(allMatches(whole, text)));
  expect(found(allMatches(whole, text))).toEqual(Array.from(text.matchAll(whole), ([all]) => all));
});
