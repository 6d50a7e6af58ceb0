import { expect, test } from 'vitest';
import { parseProperNames } from './proper-names.ts';

test('a line lists spellings and concepts; headings and empty lines are skipped', () => {
  expect(parseProperNames('# books\n\nmoomin | die mumins = novels scandinavia\n')).toEqual([
    { spellings: ['moomin', 'die mumins'], concepts: ['novels', 'scandinavia'] },
  ]);
});

test.each(['moomin', 'moomin = novels = film', 'moomin |mumins = novels'])(
  'a line of another form is refused with its number: %s',
  (line) => {
    expect(() => parseProperNames(`# books\n${line}`)).toThrow('line 2');
  },
);
