import { expect, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';

const finder = sharedFinder();

test('German typed without umlauts is read on a page of any language', () => {
  for (const language of ['de', 'en', 'fr'] as const) {
    const query = finder.parseQuery('etwas fuer meine Mutter, sie mag Voegel', { language });
    expect(query.wordLanguage).toBe('de');
    expect(query.recipients.map(({ recipient }) => recipient)).toEqual(['parent']);
    expect(query.interests.map(({ concept }) => concept)).toEqual(['birds']);
  }
});

test('an English word with “oe” is no word with “o”: “toe” is searched for', () => {
  const { words } = finder.parseQuery('socks that keep one toe warm', { language: 'en' });
  expect(words).toEqual(['toe']);
});

test('French hearts are no courses, and a “tuerie” is not about animals', () => {
  const { excluded } = finder.parseQuery('copine, ni rose ni cœurs, métal', { language: 'fr' });
  expect(excluded.flatMap((one) => ('kind' in one ? [one.kind] : []))).toEqual([]);
  const { interests } = finder.parseQuery('un livre sur la tuerie', { language: 'fr' });
  expect(interests.map(({ concept }) => concept)).not.toContain('farm-animals');
});
