import { expect, test } from 'vitest';
import { conceptFacts } from './concept-facts.ts';

const facts = conceptFacts([
  { id: 'music', group: 'music', lifts: ['no-hearing'] },
  { id: 'jazz', group: 'music', broader: ['music'] },
  { id: 'weak-hands', group: 'body', aidFor: ['shaky-hands', 'one-handed'] },
  { id: 'large-print', group: 'body', aidFor: ['poor-sight'] },
]);

test('a concept lifts the limits of its diets, and so does a narrower one', () => {
  expect(facts.lifts('music', 'no-hearing')).toBe(true);
  expect(facts.lifts('jazz', 'no-hearing')).toBe(true);
  expect(facts.lifts('jazz', 'no-screen')).toBe(false);
  expect(facts.lifts('weak-hands', 'no-hearing')).toBe(false);
  expect(facts.lifts('unknown', 'no-hearing')).toBe(false);
});

test('the concepts of what is made for a condition are those that name it', () => {
  expect(facts.aidsFor('shaky-hands')).toEqual(['weak-hands']);
  expect(facts.aidsFor('one-handed')).toEqual(['weak-hands']);
  expect(facts.aidsFor('dementia')).toEqual([]);
});
