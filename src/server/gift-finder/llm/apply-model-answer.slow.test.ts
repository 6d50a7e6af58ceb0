import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import { occasions, recipients } from '../../../finder/content/vocabulary.ts';
import { loadGiftEngine } from '../gift-engine.ts';
import { applyModelAnswer } from './apply-model-answer.ts';
import { readModelAnswer } from './model-answer.ts';

const engine = await loadGiftEngine();
const ideas = [...engine.categories].flatMap(([id]) => engine.finder.idea(id) ?? []);
const drinks = ideas.filter(({ flags }) => flags?.includes('alcohol')).map(({ id }) => id);

const needed = (text: string, language: Language) => {
  const wish = engine.finder.understand(text, { language });
  return { text, wish, engine, found: engine.finder.find(wish, { limit: 100 }) };
};
const heeded = (text: string, language: Language, answer: object) => {
  const advice = readModelAnswer(JSON.stringify(answer));
  if (!advice) throw new Error('no advice');
  return applyModelAnswer(needed(text, language), advice);
};
const shown = (answer: ReturnType<typeof heeded>) =>
  answer.found.ideas.flatMap(({ id }) => engine.finder.idea(id) ?? []);

const minors: readonly (readonly [Language, string])[] = [
  ['en', 'a gift for a child'],
  ['en', 'something for a baby'],
  ['en', 'for a teenager'],
  ['en', 'for my goddaughter'],
  ['en', 'for a pupil of mine'],
  ['de', 'Geschenk für ein Kind'],
  ['de', 'für einen Schüler'],
  ['de', 'für mein Patenkind'],
  ['fr', 'cadeau pour un enfant'],
  ['fr', 'pour un ado'],
  ['fr', 'pour une élève'],
];
const others: readonly (readonly [Language, string])[] = [
  ['en', 'for my colleague, under £20, no alcohol'],
  ['en', '8 year old who loves cooking'],
  ['de', 'Papa, 60, wandert gern, bis 50 €, keine Bücher'],
  ['de', 'etwas zur Einschulung'],
  ['fr', 'pour ma mère, entre 20 et 40 €, sans parfum'],
];

/** What a model might say: words of our vocabularies and none of them, true and false numbers. */
const anyAnswer = fc.record(
  {
    recipient: fc.option(fc.oneof(fc.constantFrom(...recipients), fc.string())),
    occasion: fc.option(fc.oneof(fc.constantFrom(...occasions), fc.string())),
    age: fc.option(fc.record({ min: fc.nat(130), max: fc.nat(130) })),
    budget: fc.option(fc.record({ min: fc.option(fc.nat(9000)), max: fc.option(fc.nat(9000)) })),
    interests: fc.array(fc.constantFrom('whisky', 'wine', 'hiking', 'baking', 'lego', 'x')),
    refused: fc.array(fc.constantFrom('flag:sugar', 'kind:toy', 'concept:baking', 'kind:x')),
    order: fc.array(
      fc.oneof(
        fc.constantFrom(...drinks),
        fc.constantFrom(...ideas).map(({ id }) => id),
      ),
    ),
  },
  { requiredKeys: [] },
);

test('whatever a model answers, age, budget and refusals of the wish hold', () => {
  fc.assert(
    fc.property(fc.constantFrom(...minors, ...others), anyAnswer, ([language, text], answer) => {
      const allows = engine.finder.limits(needed(text, language).wish);
      const found = heeded(text, language, answer).found.ideas;
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter(({ id }) => !allows(id))).toEqual([]);
    }),
    { numRuns: 300, seed: 7 },
  );
});

test('for a child, a pupil or a teenager no model brings alcohol or what is for adults', () => {
  fc.assert(
    fc.property(fc.constantFrom(...minors), anyAnswer, ([language, text], answer) => {
      for (const idea of shown(heeded(text, language, answer))) {
        expect(idea.flags ?? []).not.toContain('alcohol');
        expect(idea.flags ?? []).not.toContain('adult');
        expect(idea.age[0]).toBeLessThan(18);
      }
    }),
    { numRuns: 200, seed: 8 },
  );
});

test.each<[object, string]>([
  [{ age: { min: 18, max: 99 } }, 'an age of adults'],
  [{ occasion: 'wedding' }, 'a day of adults'],
  [{ recipient: 'boss' }, 'another receiver'],
])('a gift for a child stays one when a model says %j', (answer) => {
  const { wish } = heeded('a gift for a child', 'en', {
    ...answer,
    interests: ['whisky'],
    order: drinks,
  });
  expect(wish.age).toBeNull();
  expect(wish.occasion).toBeNull();
  expect(wish.recipients.map(({ recipient }) => recipient)).toEqual(['child']);
});

test('what a model says of an age narrows the one that is implied', () => {
  const { wish } = heeded('a gift for a child', 'en', { age: { min: 6, max: 30 } });
  expect(wish.age).toEqual({ min: 6, max: 12 });
  expect(
    heeded('a gift', 'en', { recipient: 'child', age: { min: 40, max: 50 } }).wish,
  ).toMatchObject({
    recipients: [{ recipient: 'child' }],
    age: null,
  });
  expect(heeded('a gift', 'en', { age: { min: 60, max: 70 } }).wish.age).toEqual({
    min: 60,
    max: 70,
  });
});
