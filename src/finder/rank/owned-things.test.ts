import { expect, test } from 'vitest';
import { loadCatalogue, loadFinderOptions, loadLexicon } from '../../../test/support/gift-data.ts';
import type { Language } from '../../domain/language.ts';
import { createFinder } from '../finder.ts';

const finder = createFinder(loadCatalogue(), loadLexicon(), loadFinderOptions());
const titles = (text: string, language: Language) =>
  finder
    .find(finder.understand(text, { language }), { limit: 99 })
    .ideas.map(({ id }) => finder.idea(id)?.[language].title ?? '');

test.each<[string, Language, RegExp, RegExp]>([
  ['my sister rides motorbikes and already has gloves', 'en', /gloves$/i, /motor/i],
  ['my brother drinks coffee, he already has mugs', 'en', /\bmugs?$/i, /coffee/i],
  ['Mutter strickt und hat schon Wolle', 'de', /wolle$/i, /strick/i],
  ['ma sœur fait de la moto et a déjà des gants', 'fr', /^gants/i, /moto/i],
])(
  'what somebody owns is not suggested again, but what goes with it: "%s" (%s)',
  (text, language, thing, other) => {
    const found = titles(text, language);
    expect(found.filter((title) => thing.test(title))).toEqual([]);
    expect(found.some((title) => other.test(title))).toBe(true);
  },
);
