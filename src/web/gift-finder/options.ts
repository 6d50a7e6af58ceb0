import { noUpperAge } from '../../domain/age.ts';
import type { Translator } from '../i18n/translator.ts';

/** The upper limits that the budget menu offers, in euros. */
export const budgets = [15, 25, 50, 75, 100, 200, 500] as const;

/** An age range in whole years, both ends included. */
export type AgeBand = readonly [min: number, max: number];
export const ageBands: readonly AgeBand[] = [
  [0, 2],
  [3, 5],
  [6, 9],
  [10, 12],
  [13, 17],
  [18, 29],
  [30, 49],
  [50, 64],
  [65, noUpperAge],
];

/** Returns the range in years as text, such as "6–9", or "from 65" in the translator's language. */
export function ageLabel([min, max]: AgeBand, t: Translator['t']): string {
  return max === noUpperAge ? t('finder.ageFrom', { age: min }) : `${min}–${max}`;
}
