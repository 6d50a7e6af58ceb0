import { expect, test } from 'vitest';
import { hashOn, hashString } from './hash-string.ts';

// Reference: http://www.isthe.com/chongo/src/fnv/test_fnv.c, FNV-1a of 32 bits.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of "%s" equals the published value', (text, hash) =>
  expect(hashString(text)).toBe(hash),
);

test('the hash of a longer text continues that of its beginning', () => {
  expect(hashOn(hashString('foo'), 'bar')).toBe(hashString('foobar'));
});
