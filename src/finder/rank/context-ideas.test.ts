import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import type { Language } from '../../domain/language.ts';

const finder = sharedFinder();
const pageOf = (text: string, language: Language, limit = 9) =>
  finder.find(finder.parseQuery(text, { language }), { limit }).ideas.map(({ id }) => id);

test.each<[string, Language, readonly string[]]>([
  [
    'meine Patentochter hat Firmung, 13, reitet gern',
    'de',
    ['fine-cross-on-a-chain', 'money-tree-for-a-young-person', 'journal-for-the-years-ahead'],
  ],
  [
    'confirmation de ma nièce, 14 ans, joue au handball',
    'fr',
    ['fine-cross-on-a-chain', 'money-tree-for-a-young-person', 'journal-for-the-years-ahead'],
  ],
  [
    'my exchange student is homesick, loves manga',
    'en',
    ['parcel-of-tastes-from-home', 'video-greetings-from-everyone', 'sounds-of-home-recorded'],
  ],
])(
  'a page about a like has ideas for the feast or the situation: "%s"',
  (text, language, ideas) => {
    const page = pageOf(text, language);
    expect(page.filter((id) => ideas.includes(id)).length).toBeGreaterThan(0);
    expect(page).toHaveLength(9);
  },
);

test('the first ideas are those of a longer order', () => {
  const text = 'my sister is homesick, loves knitting';
  expect(pageOf(text, 'en', 20).slice(0, 5)).toEqual(pageOf(text, 'en', 5));
  expect(new Set(pageOf(text, 'en', 20)).size).toBe(20);
});

test('whoever asks for a kind of thing gets that alone', () => {
  const text = 'ein Buch für meine Schwester, die Heimweh hat';
  expect(pageOf(text, 'de')).not.toContain('ticket-home-voucher');
});
