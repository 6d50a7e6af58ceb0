import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import { occasions, recipients, situations } from '../../../finder/content/vocabulary.ts';
import { loadGiftEngine } from '../gift-engine.ts';
import { modelChoice, modelReading } from './model-answers.ts';
import { applyModel } from './model-improver.ts';
import { readJson } from './read-json.ts';

const engine = await loadGiftEngine();
const drinks = engine.ideas.filter(({ flags }) => flags?.includes('alcohol')).map(({ id }) => id);
const drinkConcepts = ['whisky', 'wine', 'gin', 'beer', 'cocktails'];

function requestFor(text: string, language: Language) {
  const parsed = engine.finder.parseQuery(text, { language });
  return { text, language, parsed, engine, change: <Query>(query: Query) => query };
}

/** What is shown after a model has answered both questions. */
function improved(text: string, language: Language, reading: object, choice: object = {}) {
  const request = requestFor(text, language);
  const read = readJson(JSON.stringify(reading), modelReading);
  if (!read) throw new Error('no reading');
  const answer = applyModel(request, read, readJson(JSON.stringify(choice), modelChoice));
  const { parsed } = request;
  return (
    answer ?? { query: parsed, found: engine.finder.find(parsed, { limit: 100 }), ownIdeas: [] }
  );
}
const shown = ({ found }: ReturnType<typeof improved>) =>
  found.ideas.flatMap(({ id }) => engine.finder.idea(id) ?? []);

const minors: readonly (readonly [Language, string])[] = [
  ['en', 'a gift for a child'],
  ['en', 'something for my niece'],
  ['en', 'something for a baby'],
  ['en', 'for a teenager'],
  ['en', 'for my goddaughter'],
  ['en', 'for a pupil of mine'],
  ['en', '8 year old who loves cooking, 40 euros'],
  ['de', 'Geschenk für ein Kind'],
  ['de', 'für einen Schüler'],
  ['de', 'für mein Patenkind'],
  ['fr', 'cadeau pour un enfant'],
  ['fr', 'pour un ado'],
  ['fr', 'pour une élève'],
];
const others: readonly (readonly [Language, string])[] = [
  ['en', 'for my colleague, under £20, no alcohol, he lives 200 km away'],
  ['en', 'mum, nut allergy, up to 30 euros'],
  ['de', 'Papa, 60, wandert gern, bis 50 €, keine Bücher'],
  ['de', 'etwas zur Einschulung'],
  ['fr', 'pour ma mère, entre 20 et 40 €, sans parfum'],
];

/** Quotations of the text and of nothing. */
const quoteOf = (text: string) => {
  const words = text.split(' ');
  const piece = fc
    .tuple(fc.nat(words.length), fc.nat(words.length))
    .map(([a, b]) => words.slice(Math.min(a, b), Math.max(a, b) + 1).join(' '));
  return fc.oneof(piece, fc.constant(text), fc.string());
};

function anyReading(text: string) {
  const quote = quoteOf(text);
  const word = <Word extends string>(...known: readonly Word[]) =>
    fc.oneof(fc.constantFrom(...known), fc.string());
  const years = fc.oneof(fc.nat(130), fc.constantFrom(18, 40));
  const euros = fc.option(fc.oneof(fc.nat(9000), fc.constantFrom(200, 60, 8)));
  return fc.record(
    {
      recipients: fc.array(fc.record({ recipient: word(...recipients), quote })),
      occasion: fc.option(fc.record({ occasion: word(...occasions), quote })),
      situations: fc.array(fc.record({ situation: word(...situations), quote })),
      age: fc.option(fc.record({ min: years, max: years, quote })),
      budget: fc.option(fc.record({ min: euros, max: euros, quote })),
      interests: fc.array(fc.record({ concept: word('hiking', ...drinkConcepts), quote })),
      refused: fc.array(
        fc.record({
          what: fc.constantFrom('flag:sugar', 'kind:toy', 'concept:baking', 'has:tea', 'kind:x'),
          quote,
        }),
      ),
      unrelated: fc.array(quote),
      themes: fc.array(word('sleep', ...drinkConcepts)),
    },
    { requiredKeys: [] },
  );
}
const anyChoice = fc.record(
  {
    order: fc.array(
      fc.oneof(
        fc.constantFrom(...drinks),
        fc.constantFrom(...engine.ideas).map(({ id }) => id),
      ),
    ),
    ideas: fc.constantFrom(
      [],
      [{ title: 'bottle of gin', why: 'a nice drop', search: 'gin', low: 5, high: 15 }],
    ),
  },
  { requiredKeys: [] },
);
const anyLie = (needs: readonly (readonly [Language, string])[]) =>
  fc
    .constantFrom(...needs)
    .chain(([language, text]) =>
      fc.tuple(fc.constant(language), fc.constant(text), anyReading(text), anyChoice),
    );

test('age, budget and exclusions of the query hold, whatever a model answers', () => {
  fc.assert(
    fc.property(anyLie([...minors, ...others]), ([language, text, reading, choice]) => {
      const allows = engine.finder.limits(requestFor(text, language).parsed);
      const answer = improved(text, language, reading, choice);
      expect(answer.found.ideas.length).toBeGreaterThan(0);
      expect(answer.found.ideas.filter(({ id }) => !allows(id))).toEqual([]);
    }),
    { numRuns: 60, seed: 7 },
  );
});

test('a model cannot bring alcohol, ideas for adults or its own ideas to a child, a pupil or a teenager', () => {
  fc.assert(
    fc.property(anyLie(minors), ([language, text, reading, choice]) => {
      const answer = improved(text, language, reading, choice);
      expect(answer.ownIdeas).toEqual([]);
      for (const idea of shown(answer)) {
        expect(idea.flags ?? []).not.toContain('alcohol');
        expect(idea.flags ?? []).not.toContain('adult');
        expect(idea.age[0]).toBeLessThan(18);
      }
    }),
    { numRuns: 40, seed: 8 },
  );
});

const quote = 'a gift for a child';
test.each<[string, object]>([
  ['an age of adults', { age: { min: 18, max: 99, quote } }],
  ['an occasion of adults', { occasion: { occasion: 'wedding', quote } }],
  ['another recipient', { recipients: [{ recipient: 'boss', quote }] }],
])('a query for a child stays one when a model says %s', (_, lie) => {
  const answer = improved(
    quote,
    'en',
    { ...lie, interests: [{ concept: 'whisky', quote }], themes: drinkConcepts },
    { order: drinks },
  );
  expect(answer.query.age).toBeNull();
  expect(answer.query.occasion).toBeNull();
  expect(answer.query.recipients.map(({ recipient }) => recipient)).toEqual(['child']);
  expect(shown(answer).filter(({ flags }) => flags?.includes('alcohol'))).toEqual([]);
});

test('an age that a model reads narrows the implied one', () => {
  const said = improved(quote, 'en', { age: { min: 6, max: 30, quote: 'a child' } });
  expect(said.query.age).toMatchObject({ min: 6, max: 12 });
});

test('a part that does not quote the query is ignored', () => {
  const { query } = improved('for somebody who is always up there above the tree line', 'en', {
    interests: [
      { concept: 'hiking', quote: 'above the TREE  line' },
      { concept: 'wine', quote: 'loves wine' },
    ],
    recipients: [{ recipient: 'boss', quote: 'my boss' }],
    budget: { min: null, max: 20, quote: 'above' },
  });
  expect(query.interests.map(({ concept }) => concept)).toContain('hiking');
  expect(query.interests.map(({ concept }) => concept)).not.toContain('wine');
  expect(query.recipients).toEqual([]);
  expect(query.budget).toBeNull();
});

test('what the visitor is not told as understood is corrected, however well its words are listed', () => {
  const text = 'moving out present for my boy 18 off to uni, useful stuff, he has pans';
  const { query } = improved(text, 'en', {
    occasion: { occasion: 'farewell', quote: 'moving out' },
  });
  expect(query.occasion).toMatchObject({ occasion: 'farewell' });
});

test('what the visitor is told as understood stays, however badly it is spelt', () => {
  const occasion = improved('engagment do, pals', 'en', {
    occasion: { occasion: 'wedding', quote: 'engagment do' },
  });
  expect(occasion.query.occasion).toMatchObject({ occasion: 'engagement' });
  const interest = improved('classmates dad died, book, motobikes', 'en', {
    unrelated: ['motobikes'],
  });
  expect(interest.query.interests.map(({ text }) => text)).toContain('motobikes');
});

test('a number of the query is replaced only by a model’s number that its quotation states', () => {
  const text = 'for my colleague, under 20 euros, he lives 200 km away';
  const budget = (max: number, words: string) =>
    improved(text, 'en', { budget: { min: null, max, quote: words } }).query.budget;
  expect(budget(200, '200 km')).toMatchObject({ max: 20 });
  expect(budget(200, 'under 20 euros, he lives 200 km away')).toMatchObject({ max: 20 });
  expect(budget(90, 'under 20 euros')).toMatchObject({ max: 20 });
  expect(
    improved('something for 35', 'en', { budget: { min: null, max: 35, quote: 'for 35' } }).query,
  ).toMatchObject({ budget: { max: 35 } });
});

test('exclusions of engine and model are combined, and an interest that was given up is removed', () => {
  const text = 'my brother, in bed since spring, climbing was his life, no books';
  const { query } = improved(text, 'en', {
    refused: [{ what: 'concept:climbing', quote: 'climbing was his life' }],
  });
  expect(query.interests.map(({ concept }) => concept)).not.toContain('climbing');
  expect(query.excluded).toContainEqual(expect.objectContaining({ kind: 'book' }));
  expect(query.excluded).toContainEqual(expect.objectContaining({ concept: 'climbing' }));
});

test('a model selects from the whole catalogue, and its themes are not used as reasons', () => {
  const text = 'for my colleague who loves jazz';
  const about = engine.ideas.filter(({ concepts }) => concepts[0] === 'gardening');
  const order = about.map(({ id }) => id);
  expect(order).not.toContain(improved(text, 'en', {}, { order }).found.ideas[0]?.id);
  const { found } = improved(text, 'en', { themes: ['gardening'] }, { order });
  const [first] = found.ideas;
  expect(order).toContain(first?.id);
  expect(first?.reasons.filter(({ kind }) => kind === 'interest')).toEqual([]);
});

const idea = {
  title: 'recording of harbour sounds',
  why: 'The sea that he misses, in his room.',
  search: 'harbour sounds recording',
  low: 10,
  high: 20,
};
const ownIdeas = (text: string, changes: Partial<typeof idea> = {}, language: Language = 'en') =>
  improved(text, language, {}, { ideas: [{ ...idea, ...changes }] }).ownIdeas;

test('a model may add at most three ideas of its own, for adults', () => {
  expect(ownIdeas('for my grandfather, a sailor, up to 30 euros')).toEqual([
    { title: idea.title, why: idea.why, search: idea.search, price: [10, 20] },
  ]);
  const many = improved('for my grandfather', 'en', {}, { ideas: [idea, idea, idea, idea] });
  expect(many.ownIdeas).toHaveLength(3);
});

test('each text of an idea is read once, and no idea after the third that is shown', () => {
  const text = 'for my grandfather';
  const read = vi.spyOn(engine.finder, 'parseQuery');
  const ideas = ['bird', 'harbour', 'forest', 'market'].map((place) => ({
    title: `recording of ${place} sounds`,
    why: `The ${place} that he misses.`,
    search: `${place} sounds`,
    low: 10,
    high: 20,
  }));
  expect(improved(text, 'en', {}, { ideas }).ownIdeas).toHaveLength(3);
  const texts = read.mock.calls.map(([typed]) => typed).filter((typed) => typed !== text);
  expect(texts).toEqual(
    ideas.slice(0, 3).flatMap(({ title, search, why }) => [title, search, why]),
  );
});

test.each<[string, string, Partial<typeof idea>]>([
  ['dearer than the budget', 'for my grandfather, up to 15 euros', {}],
  ['without a price', 'for my grandfather', { low: 0, high: 0 }],
  ['with a make', 'for my grandfather', { title: 'Lego ship' }],
  ['with a make in small letters', 'for my grandfather', { title: 'lego ship' }],
  ['with an address', 'for my grandfather', { why: 'See shop.example for more' }],
  ['with an address to search for', 'for my grandfather', { search: 'https://evil.example' }],
  ['with markup', 'for my grandfather', { title: '<b>ship</b>' }],
  ['that is refused by name', 'for my grandfather, no wine', { title: 'bottle of red wine' }],
  ['that is refused by kind', 'for my grandfather, no books', { title: 'historical novel' }],
  ['that is owned', 'grandfather, has a trophy already', { title: 'engraved trophy' }],
  ['that is owned by two words', 'climber, has a chalk bag already', { title: 'bag for chalk' }],
  ['that is sold', 'for my uncle, sells carpets', { title: 'woven carpet' }],
  ['that is made', 'for my uncle who keeps bees', { title: 'jar of forest honey' }],
  ['that is alcoholic for no alcohol', 'grandfather, no alcohol', { title: 'whisky tasting' }],
  ['that is alcoholic for an unknown age', 'a gift', { title: 'whisky tasting' }],
  ['that is a weapon', 'for my grandfather', { title: 'a real gun' }],
  ['for an allergy', 'for my mother, nut allergy', {}],
  ['for an allergy to what is liked', 'for my mother, loves cats but is allergic', {}],
  ['for a refusal in another language', 'para mi abuelo, sin plástico', {}],
  ['for a way of life', 'for my vegan mother', {}],
  ['for a faith', 'for my kosher colleague', {}],
  ['for who may only get some things', 'my uncle in prison may only get books', {}],
  ['for a child', 'for my niece', {}],
  ['at a birth', 'for the birth of their son', {}],
  ['at a communion', 'for a first communion', {}],
  ['for somebody of 16', 'for my brother, 16', {}],
])('an idea of its own %s is not shown', (_, text, changes) => {
  expect(ownIdeas(text, changes)).toEqual([]);
});

test('an idea of its own is not shown for a refused word with an accent', () => {
  const french = {
    title: 'enregistrement du port',
    why: 'La mer chez lui.',
    search: 'sons du port',
  };
  const changes = { ...french, title: 'moule à pâté' };
  expect(ownIdeas('pour mon grand-père, pas de pâté', french, 'fr')).toHaveLength(1);
  expect(ownIdeas('pour mon grand-père, pas de pâté', changes, 'fr')).toEqual([]);
});

test.each(['for my uncle, sells carpets', 'for my uncle who keeps bees'])(
  'what somebody sells or makes leaves room for other ideas: %s',
  (text) => expect(ownIdeas(text)).toHaveLength(1),
);
