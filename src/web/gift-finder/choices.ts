import type { Language } from '../../domain/language.ts';
import type { Translator } from '../i18n/translator.ts';

/** The most that people usually want to spend, in euros. */
export const budgets = [15, 25, 50, 75, 100, 200, 500] as const;

export type AgeBand = readonly [min: number, max: number];
/** No upper end, in years. */
const ageless = 99;
export const ageBands: readonly AgeBand[] = [
  [0, 2],
  [3, 5],
  [6, 9],
  [10, 12],
  [13, 17],
  [18, 29],
  [30, 49],
  [50, 64],
  [65, ageless],
];

export function ageLabel([min, max]: AgeBand, t: Translator['t']): string {
  return max === ageless ? t('finder.ageFrom', { age: min }) : `${min}–${max}`;
}

/** Whole euros as the language writes them; the sign never stands alone on a line. */
export function euros(amount: number, language: Language): string {
  return language === 'en' ? `€${amount}` : `${amount}\u00a0€`;
}
