import { expect, test } from 'vitest';
import {
  loadCatalogue,
  loadFinderOptions,
  loadLexicon,
  sharedFinder,
} from '../../test/support/gift-data.ts';
import { createFinder } from './finder.ts';

test('a second engine over the same data gives the same answers', () => {
  const [first, second] = [
    sharedFinder(),
    createFinder(loadCatalogue(), loadLexicon(), loadFinderOptions()),
  ];
  for (const text of ['hiking dad under 50', 'something for a colleague', 'chess']) {
    const [found, again] = [first, second].map((finder) =>
      finder.find(finder.parseQuery(text, { language: 'en' }), { limit: 27 }),
    );
    expect(found?.ideas.length).toBeGreaterThanOrEqual(9);
    expect(again).toEqual(found);
  }
});
