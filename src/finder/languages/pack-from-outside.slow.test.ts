import { expect, test } from 'vitest';
import { loadCatalogue, loadFinderOptions, loadLexicon } from '../../../test/support/gift-data.ts';
import type { ConceptGroup } from '../content/lexicon.ts';
import { exclusionName } from '../exclusion.ts';
import { createFinder } from '../finder.ts';
import type { LanguagePack } from './language-pack.ts';
import { languagePacks } from './language-packs.ts';
import { minimalPack } from './minimal-pack.ts';
import { words } from './patterns.ts';

/** A little Dutch: as much as somebody who adds a language begins with. */
const dutch: LanguagePack = {
  ...minimalPack,
  code: 'nl',
  letters: { expression: /ij/giu, examples: ['hij'], counterexamples: ['hei'] },
  stopWords: words(
    'een het van voor mijn die en zij hij houdt geen tot met euro ik zoek cadeau wordt',
  ),
  numberWords: () => [
    ['twintig', 20],
    ['dertig', 30],
    ['zestig', 60],
  ],
  recipients: {
    ...minimalPack.recipients,
    phrases: [
      { means: { recipient: 'parent', gender: 'f' }, phrases: 'moeder, mijn moeder' },
      { means: { recipient: 'neighbour' }, phrases: 'buurman' },
    ],
  },
  occasions: { ...minimalPack.occasions, phrases: [{ means: 'birthday', phrases: 'verjaardag' }] },
  products: { ...minimalPack.products, kinds: [{ means: ['book'], phrases: 'boek, boeken' }] },
  exclusions: { ...minimalPack.exclusions, cues: [{ means: 'not', phrases: 'geen' }] },
  ages: {
    ...minimalPack.ages,
    parts: { ...minimalPack.ages.parts, years: '\\s?jaar\\b' },
    patterns: [{ pattern: '{age}{years}', reads: 'exact', examples: { '60 jaar': [60, 60] } }],
  },
  budgets: {
    ...minimalPack.budgets,
    patterns: [
      {
        pattern: '\\btot\\s*{amount}',
        reads: 'at-most',
        isBare: true,
        examples: { 'tot 30 euro': [null, 30] },
      },
    ],
  },
};

const lexicon: readonly ConceptGroup[] = loadLexicon().map((group) => ({
  ...group,
  concepts: group.concepts.map((concept) =>
    concept.id === 'gardening' ? { ...concept, other: { nl: { words: ['tuinieren'] } } } : concept,
  ),
}));
const finder = createFinder(loadCatalogue(), lexicon, {
  ...loadFinderOptions(),
  packs: [...languagePacks, dutch],
});
const query = finder.parseQuery(
  'ik zoek een cadeau voor mijn moeder, zij wordt zestig jaar en houdt van tuinieren, verjaardag, tot dertig euro, geen boeken',
  { language: 'en' },
);

test('queries in the language of an added pack are parsed', () => {
  expect({
    language: query.wordLanguage,
    recipients: query.recipients.map(({ recipient }) => recipient),
    age: [query.age?.min, query.age?.max],
    occasion: query.occasion?.occasion,
    budget: query.budget?.max,
    interests: query.interests.map(({ concept }) => concept),
    excluded: query.excluded.map(exclusionName),
  }).toEqual({
    language: 'nl',
    recipients: ['parent'],
    age: [60, 60],
    occasion: 'birthday',
    budget: 30,
    interests: ['gardening'],
    excluded: ['kind:book'],
  });
});

test('queries in the language of an added pack find ideas of the catalogue', () => {
  const { ideas } = finder.find(query, { limit: 9 });
  expect(ideas).toHaveLength(9);
  const { concepts = [], also = [] } = finder.idea(ideas[0]?.id ?? '') ?? {};
  expect([...concepts, ...also]).toContain('gardening');
});

test('an added pack changes no parsed query of other languages', () => {
  const without = createFinder(loadCatalogue(), loadLexicon(), loadFinderOptions());
  for (const text of ['gift for my mum, 60, loves gardening, no books', 'a bottle of wine for two'])
    expect(finder.parseQuery(text, { language: 'en' })).toEqual(
      without.parseQuery(text, { language: 'en' }),
    );
});
