import { expect, test } from 'vitest';
import { namesStems } from './names-stems.ts';

const withoutEnding = (word: string) => word.replace(/e?s$/, '').replace(/y$/, 'i');

test.each([
  ['engraved trophies', 'trophi'],
  ['an engraved Trophy', 'trophi'],
  ['moule à pâté', 'pate'],
  ['a bag for chalk', 'bag chalk'],
  ['Lederkoffer', 'koffer'],
  ['silk tie', 'tie'],
])('"%s" names "%s"', (text, stems) => {
  expect(namesStems(text, stems, withoutEnding)).toBe(true);
});

test.each([
  ['a bag for tea', 'bag chalk'],
  ['nautical clock', 'ti'],
  ['', 'trophi'],
])('"%s" does not name "%s"', (text, stems) => {
  expect(namesStems(text, stems, withoutEnding)).toBe(false);
});
