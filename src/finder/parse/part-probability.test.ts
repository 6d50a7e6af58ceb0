import { describe, expect, it, test } from 'vitest';
import { sharedFinder } from '../../../test/support/gift-data.ts';
import { emptyQuery, isSure } from '../parsed-query.ts';
import { untagged } from '../tagger/tagger.ts';
import { evidenceFor, probabilityOf, withProbabilities } from './part-probability.ts';

const part = { start: 0, end: 4, text: 'knit', confidence: 1 };
const sureOf = (likes: number) => ({ parts: [], tagProbability: () => likes });

describe('the probability of a part', () => {
  it('is not given without a tagger or a place, and such a part is sure', () => {
    expect(evidenceFor('interest', part, untagged, 8)).toBeNull();
    expect(evidenceFor('interest', { text: 'knit' }, sureOf(1), 8)).toBeNull();
    expect(isSure(part)).toBe(true);
  });

  it('has finite evidence for what is certain and for what is impossible', () => {
    for (const probability of [0, 1]) {
      const evidence = evidenceFor('interest', part, sureOf(probability), 1);
      expect(evidence?.every(Number.isFinite)).toBe(true);
    }
  });

  it('is one half when nothing speaks for or against it', () => {
    expect(probabilityOf([1, 2, 3], [0, 0, 0])).toBe(0.5);
  });

  it('leaves a query without parts as it is', () => {
    const query = emptyQuery('en');
    const model = { recipient: [], age: [], occasion: [], situation: [], budget: [] };
    const whole = { ...model, interest: [], kind: [], exclusion: [] };
    expect(withProbabilities(query, sureOf(1), 3, whole)).toEqual(query);
  });
});

test.each([
  ['en', 'gift for my dad, he turns 60 and loves hiking'],
  ['de', 'Geschenk für meinen Papa, er wird 60 und wandert gern'],
  ['fr', 'cadeau pour mon papa, il a 60 ans et adore la randonnée'],
] as const)('a plainly worded query is surely read: %s', (language, text) => {
  const { recipients, age, interests } = sharedFinder().parseQuery(text, { language });
  expect([...recipients, ...interests].map(isSure)).toEqual([true, true]);
  expect(age !== null && isSure(age)).toBe(true);
});

test.each([
  ['en', 'for my boss, who met his wife at a wedding fair and collects old maps', 'wedding'],
  ['de', 'Der Klempner kam an Heiligabend und hat uns gerettet, er mag Honig', 'christmas'],
] as const)('what only happened is not surely an occasion: %s', (language, text, occasion) => {
  const query = sharedFinder().parseQuery(text, { language });
  const isClaimed = query.occasion?.occasion === occasion && isSure(query.occasion);
  expect(isClaimed).toBe(false);
});
