import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../test/support/any-text.ts';
import { loadCatalogue, sharedFinder } from '../../test/support/gift-data.ts';
import { type Language, languages } from '../domain/language.ts';
import type { ParsedQuery } from './parsed-query.ts';

/* What holds for every query, tried with many. */

const catalogue = loadCatalogue();
const finder = sharedFinder();
const categoryOf = new Map(
  catalogue.flatMap(({ category, ideas }) => ideas.map(({ id }) => [id, category])),
);
const ask = (text: string, language: Language = 'en') => finder.parseQuery(text, { language });
const ideasFor = (query: ParsedQuery, limit: number) =>
  finder.find(query, { limit }).ideas.flatMap(({ id }) => finder.idea(id) ?? []);

const pieces = `gift for my; Geschenk für; cadeau pour; mum; Oma; mon fils; colleague; teenager
 ; 8 years old; 60 Jahre; who loves; der gern; qui aime; hiking; Kaffee; la cuisine; under £30; bis 50 €; moins de 20 euros; between; 20-30
 ; no alcohol; keine Bücher; sans parfum; hat schon; but; nicht; ,; .; 🎸; wine; knife; baby; vegan; zum 60.`.split(
  /;\s+/,
);
const queries = fc.oneof(
  anyText({ maxLength: 500 }),
  fc.string({ maxLength: 200, unit: 'grapheme' }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((words) => words.join(' ')),
);
const inAnyLanguage = fc.constantFrom(...languages);

test('any text gets an answer that keeps the rules', () => {
  fc.assert(
    fc.property(queries, inAnyLanguage, (text, language) => {
      const query = ask(text, language);
      const { ideas, total } = finder.find(query, { limit: 18 });
      expect(ideas.length).toBe(Math.min(18, total));
      expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length);
      for (const { id } of ideas) {
        const idea = finder.idea(id);
        if (!idea) throw new Error(id);
        const { budget, age, excluded } = query;
        if (budget?.max != null) expect(idea.price[0]).toBeLessThanOrEqual(budget.max);
        if (budget?.min != null) expect(idea.price[1]).toBeGreaterThanOrEqual(budget.min);
        if (age && age.max < 18 && query.recipients.length === 0) {
          expect(idea.age[0]).toBeLessThanOrEqual(age.max);
          expect(idea.flags ?? []).not.toContain('alcohol');
          expect(idea.flags ?? []).not.toContain('adult');
        }
        for (const one of excluded) {
          if ('kind' in one) expect(idea.kinds).not.toContain(one.kind);
          if ('flag' in one) expect(idea.flags ?? []).not.toContain(one.flag);
          if ('concept' in one) expect(idea.concepts).not.toContain(one.concept);
        }
      }
    }),
    { numRuns: 300, seed: 7 },
  );
});

test('the same query gets the same answer, and pages neither repeat nor skip ideas', () => {
  fc.assert(
    fc.property(queries, inAnyLanguage, (text, language) => {
      const query = ask(text, language);
      expect(ask(text, language)).toEqual(query);
      const all = finder.find(query, { limit: 36 }).ideas;
      const paged = [0, 3, 6, 9, 12, 21, 30].map((offset, at, starts) =>
        finder.find(query, { limit: (starts[at + 1] ?? 36) - offset, offset }),
      );
      expect(paged.flatMap(({ ideas }) => ideas)).toEqual(all);
    }),
    { numRuns: 60, seed: 7 },
  );
});

const days =
  'birthday; leaving do; retirement; wedding; housewarming; new baby; secret santa; thank you; get well; passed her driving test; new job';
const receivers = '; for my mum; for a colleague; for grandma; for a couple';
const limits = '; up to 10 €; about 50 €; no alcohol, nothing edible, no books';

test('a broad query has at least five categories on its page, even with a tight budget, where there are as many', () => {
  const poor: string[] = [];
  for (const day of days.split('; '))
    for (const receiver of receivers.split('; '))
      for (const limit of limits.split('; ')) {
        const text = `${day} ${receiver} ${limit}`;
        const query = ask(text);
        const categoryCount = (limitOf: number) =>
          new Set(ideasFor(query, limitOf).map(({ id }) => categoryOf.get(id))).size;
        if (categoryCount(9) < Math.min(5, categoryCount(99))) poor.push(text);
      }
  expect(poor).toEqual([]);
});
