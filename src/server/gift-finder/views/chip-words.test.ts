import { expect, test } from 'vitest';
import { loadLexicon, sharedFinder } from '../../../../test/support/gift-data.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { changeQuery } from '../../../finder/change-query.ts';
import { emptyQuery } from '../../../finder/parsed-query.ts';
import { withCriteria } from '../criteria.ts';
import { giftPhrases } from './gift-phrases.ts';
import { parsedQueryView } from './parsed-query.view.ts';

const concepts = loadLexicon().flatMap((group) => group.concepts);
const isTrait = ({ is = [] }: (typeof concepts)[number]) =>
  is.includes('trait') || is.includes('circumstance');
const liked = concepts.filter((concept) => !isTrait(concept));

/** Words that would break "likes: ...", "no ..." or "already has: ..." */
const unfit: Record<Language, RegExp> = {
  // A determiner, an adjective without a noun, or a sentence.
  en: /^(?:an?|the|always|easy|has|less|hard|newly|living alone|cosy|handmade|vegan)(?: |$)(?!food)/,
  // "ohne" takes the accusative: a masculine adjective would need another ending.
  de: /^(?:\p{Ll}+er \p{Lu}|(?:fairer|der|die|das|ein|immer|hat|friert) )|^(?:vegan|introvertiert|rustikal|griffig|vegetarisch|asiatisch kochen)$/u,
  fr: /^(?:à|a|en|au|un|une|le|la|les|l’|moins|toujours|facile|contre|prendre|manger|vivre|recevoir)(?: |$)|^(?:introverti|végan|rustique|cosy|gothique)$/,
};

test.each(languages)('each interest has a noun that fits every chip: %s', (language) => {
  const words = giftPhrases(language);
  const names = liked.map(({ id }) => words.concept(id));
  expect(names.filter((name) => unfit[language].test(name))).toEqual([]);
  for (const name of [...names, ...Object.values(words.kinds), ...Object.values(words.flags)]) {
    expect(words.without(name)).toMatch(language === 'en' ? /^no \S/ : /^(?:ohne|sans) \S/);
    expect(`${words.without(name)} ${words.has(name)}`).not.toMatch(/\{|undefined| {2}/);
  }
});

test.each(languages)('a trait of the recipient is not worded as an interest: %s', (language) => {
  const query = {
    ...emptyQuery(language),
    interests: ['always-cold', 'jazz'].map((concept) => ({ concept, confidence: 1, words: [] })),
  };
  const traits = new Set(concepts.filter(isTrait).map(({ id }) => id));
  const { interests } = parsedQueryView({ query, hint: null }, giftPhrases(language), { traits });
  expect(interests.map((one) => one.isTrait === true)).toEqual([true, false]);
});

test('an age of one year is singular', () => {
  expect(languages.map((language) => giftPhrases(language).years({ min: 1, max: 1 }))).toEqual([
    'one year',
    'ein Jahr',
    'un an',
  ]);
});

test('what is not surely read is no chip, but a question where it limits the ideas', () => {
  const unsure = { probability: 0.5 };
  const query = {
    ...emptyQuery('fr'),
    age: { min: 60, max: 60, ...unsure },
    budget: { min: null, max: 50, probability: 0.999 },
    occasion: { occasion: 'wedding', ...unsure } as const,
    recipients: [{ recipient: 'friend', ...unsure } as const],
    interests: [{ concept: 'jazz', confidence: 1, words: [], ...unsure }],
    excluded: [{ flag: 'alcohol', start: 0, end: 6, ...unsure } as const],
  };
  const words = giftPhrases('fr');
  const view = parsedQueryView({ query, hint: null }, words, { traits: new Set() });
  expect(view).toMatchObject({ recipients: [], occasion: null, interests: [] });
  expect(view.age?.label).toBe('60 ans\u202f?');
  expect(view.budget?.label).not.toContain('?');
  expect(view.exclusions.map(({ label }) => label)).toEqual(['Sans alcool\u202f?']);
});

test.each([
  ['en', 'around £40', 'about €46'],
  ['de', 'so um die 50 Euro', 'etwa 50 €'],
  ['fr', 'environ 30 euros', 'environ 30 €'],
] as const)('%s: the chip of "%s" says %s', (language, text, label) => {
  const query = sharedFinder().parseQuery(text, { language });
  const view = parsedQueryView({ query, hint: null }, giftPhrases(language), { traits: new Set() });
  expect(view.budget?.label.replace(/\s/g, ' ').toLowerCase()).toContain(label);
});

test.each([
  ['en', 'gift for my aunt, she hates crowds and has no garden', ['Has no garden', 'Hates crowds']],
  [
    'de',
    'Geschenk für meine Tante, sie hat Angst vor Menschenmengen',
    ['Angst vor Menschenmengen'],
  ],
  ['fr', 'cadeau pour ma tante, elle déteste la foule', ['Déteste la foule']],
] as const)('%s: what the same words refuse is one chip: "%s"', (language, text, labels) => {
  const query = sharedFinder().parseQuery(text, { language });
  const view = parsedQueryView({ query, hint: null }, giftPhrases(language), { traits: new Set() });
  const found = view.exclusions.map(({ label }) => label.replace(/\s*\?$/, ''));
  expect(found).toEqual(labels);
});

test('what a situation or a faith implies has no chip of its own, and goes with it', () => {
  const words = giftPhrases('en');
  const parse = (text: string) => sharedFinder().parseQuery(text, { language: 'en' });
  const chips = (query: ReturnType<typeof parse>) => {
    const { exclusions } = parsedQueryView({ query, hint: null }, words, { traits: new Set() });
    return exclusions.map(({ label }) => label);
  };
  const query = parse('my sister had a miscarriage, she practises Buddhism and hates perfume');
  const barsBabies = ({ excluded }: typeof query) =>
    excluded.some((one) => 'kind' in one && one.kind === 'baby-item');
  expect(barsBabies(query)).toBe(true);
  expect(chips(query)).toEqual(['No perfume']);
  const { excluded } = changeQuery(query, { withoutInterests: ['buddhism'] });
  expect(excluded.some((one) => 'unlessAbout' in one)).toBe(false);
  expect(excluded.length).toBeLessThan(query.excluded.length);
  const criteria = { withoutSituations: ['miscarriage'] };
  const changed = withCriteria(query, criteria, { concepts: new Set() }, words);
  expect(changed.situations).toEqual([]);
  expect(barsBabies(changed)).toBe(false);
});

test.each<[language: Language, text: string, label: string]>([
  ['de', 'Oma mag Tee', 'Oma'],
  ['de', 'my grandma likes tea', 'Oma oder Opa'],
  ['fr', 'Geschenk für meinen Vater, er gärtnert gern', 'Maman ou papa'],
])('who receives is told in the language of the page (%s): %s', (language, text, label) => {
  const query = sharedFinder().parseQuery(text, { language });
  const { recipients } = parsedQueryView({ query, hint: null }, giftPhrases(language), {
    traits: new Set(),
  });
  expect(recipients.map((recipient) => recipient.label)).toEqual([label]);
});
