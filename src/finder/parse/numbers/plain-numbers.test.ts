import { expect, test } from 'vitest';
import { sharedFinder } from '../../../../test/support/gift-data.ts';
import { type Language, languages } from '../../../domain/language.ts';

type Bounds = readonly [min: number | null, max: number | null];

/** Prices, ages, and numbers that are neither, as most people write them. */
const plain: Readonly<
  Record<
    Language,
    {
      readonly budgets: readonly (readonly [text: string, euros: Bounds])[];
      readonly ages: readonly (readonly [text: string, years: Bounds])[];
      readonly neither: readonly string[];
    }
  >
> = {
  en: {
    budgets: [
      ['gift for my mum, 150 200 euros', [150, 200]],
      ['gift for my mum, 20-30 euros', [20, 30]],
      ['gift for my mum, under fifty pounds', [null, 57]],
      ['gift for my mum, not more than thirty', [null, 30]],
      ['gift for my mum, my budget is 60', [null, 60]],
      ['gift for my mum, i have 60 to spend', [null, 60]],
      ['gift for my mum, 20 each from 5 of us', [null, 100]],
    ],
    ages: [
      ['my dad is turning sixty', [60, 60]],
      ["dad's 60th", [60, 60]],
      ['a woman in her sixties', [60, 69]],
      ['a man in his early thirties', [30, 34]],
      ['mid forties', [43, 47]],
      ['a twenty something', [20, 29]],
      ['my son is almost 3', [3, 3]],
      ['18 months old', [1.5, 1.5]],
      ['gift for my mum 70 under 50', [70, 70]],
    ],
    neither: [
      'gift for my mum, she has about 40 mugs',
      'gift for my mum, married 30 years',
      'gift for my mum, worked here for 20 years',
      'gift for my mum, shoe size 42',
      'gift for my brother, loves his ps5',
      'gift for my mum, mum of 2',
      'gift for my mum, lives on 20 square metres',
      'gift for my brother, smokes 20 a day',
      'gift for my mum, 20 minutes a day',
      'gift for my mum, her dog is only two years old',
      'gift for my mum, her house is 100 years old',
      'gift for my brother, 1000 piece puzzle',
      'gift for my brother, runs 10k',
      'gift for my brother, a 90s kid',
      'gift for my mum, money is no object',
    ],
  },
  de: { budgets: [], ages: [], neither: [] },
  fr: { budgets: [], ages: [], neither: [] },
};

const read = (text: string, language: Language) => {
  const { age, budget } = sharedFinder().parseQuery(text, { language });
  return {
    age: age && [age.min, age.max],
    budget: budget && [budget.min, budget.max],
  };
};

test.each(
  languages.flatMap((language) =>
    plain[language].budgets.map((one) => [language, ...one] as const),
  ),
)('%s: the price in "%s"', (language, text, euros) => {
  expect(read(text, language).budget).toEqual(euros);
});

test.each(
  languages.flatMap((language) => plain[language].ages.map((one) => [language, ...one] as const)),
)('%s: the age in "%s"', (language, text, years) => {
  expect(read(text, language).age).toEqual(years);
});

test.each(
  languages.flatMap((language) => plain[language].neither.map((text) => [language, text] as const)),
)('%s: "%s" tells neither', (language, text) => {
  expect(read(text, language)).toEqual({ age: null, budget: null });
});
