import { expect, test } from 'vitest';
import { checkThemes } from '../../content/theme.ts';
import { postingReader } from '../../stored/stored-postings.ts';
import { minGladRating, storeThemes } from './theme-index.ts';

const positions = new Map(['kite', 'drum', 'boat', 'harp'].map((id, index) => [id, index]));

test('an earlier idea of a theme scores higher; a fair one scores lower than any that the recipient is glad of', () => {
  const theme = { concept: 'wind', glad: ['kite', 'gone', 'boat'], fair: ['harp'], poor: ['drum'] };
  const ratings = postingReader(storeThemes([theme], positions), positions.size)('wind');
  expect(ratings[0]).toBe(1);
  expect(ratings[2]).toBe(minGladRating);
  expect(ratings[3]).toBeLessThan(minGladRating);
  expect(ratings[3]).toBeGreaterThan(0);
  expect(ratings[1]).toBeLessThan(0);
});

test.each([
  ['an idea that does not exist', { glad: ['a-kite', 'a-drum', 'a-boat', 'a-harp', 'a-gone'] }],
  ['an idea in two lists', { poor: ['a-kite'] }],
  ['too few ideas', { glad: ['a-kite'] }],
  ['an unknown concept', { concept: 'sand' }],
])('%s in a theme is reported', (_, change) => {
  const known = {
    ideas: new Set(['a-kite', 'a-drum', 'a-boat', 'a-harp', 'a-bell']),
    concepts: new Set(['wind']),
  };
  const theme = { concept: 'wind', glad: [...known.ideas] };
  const file = (part: object) => ({ title: 'Weather', themes: [{ ...theme, ...part }] });
  expect(checkThemes(file({}), known)).toEqual([]);
  expect(checkThemes(file(change), known)).toHaveLength(1);
});
