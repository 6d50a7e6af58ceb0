import { expect, test } from 'vitest';
import type { Guide } from '../../content/guide.ts';
import { emptyQuery, type ParsedQuery } from '../../parsed-query.ts';
import { guideFit, guideIndex, placeGuides } from './guide-index.ts';

const guide = (conditions: Partial<Guide>): Guide => ({
  id: 'one',
  ideas: ['a', 'b'],
  ...conditions,
});
const query = (parts: Partial<ParsedQuery>): ParsedQuery => ({ ...emptyQuery('en'), ...parts });
const girlfriend = query({
  recipients: [{ recipient: 'partner', gender: 'f' }],
  gender: 'f',
  occasion: { occasion: 'birthday' },
});

test('a guide for exactly the query scores higher than one for a wider query', () => {
  const exact = guide({ for: ['partner'], gender: 'f', occasions: ['birthday'] });
  const wide = guide({ for: ['partner'] });
  const other = guide({ for: ['colleague'], occasions: ['farewell'] });
  const fits = [exact, wide, other].map((each) => guideFit(each, girlfriend));
  expect(fits[0]).toBeGreaterThan(fits[1] ?? 1);
  expect(fits[1]).toBeGreaterThan(fits[2] ?? 1);
});

test.each<[string, Partial<Guide>]>([
  ['another gender', { for: ['partner'], gender: 'm' }],
  ['a situation that the query does not have', { situations: ['grief'] }],
  ['another recipient', { for: ['teacher'], occasions: ['birthday'] }],
])('a guide for %s does not match at all', (_, conditions) => {
  expect(guideFit(guide(conditions), girlfriend)).toBe(0);
});

test('a guide for the situation ranks before one for the recipient', () => {
  const mourning = query({ ...girlfriend, situations: [{ situation: 'grief' }] });
  const quiet = guideFit(guide({ situations: ['grief'] }), mourning);
  expect(quiet).toBeGreaterThan(guideFit(guide({ for: ['partner'], gender: 'f' }), mourning));
});

test('the first idea of a guide is recommended most, and unknown ideas are ignored', () => {
  const positions = new Map(['a', 'b', 'c'].map((id, index) => [id, index]));
  const named = guide({ for: ['partner'], ideas: ['gone', 'b', 'a'] });
  const index = guideIndex(placeGuides([named], positions), positions.size);
  const [a = 0, b = 0, c = 0] = index.scores(girlfriend);
  expect(b).toBeGreaterThan(a);
  expect(a).toBeGreaterThan(0);
  expect(c).toBe(0);
});
