import type { Language } from '../language.ts';

/** Keeps the amount and the euro sign on one line. */
const noBreakSpace = '\u00a0';

/** Returns a price range in whole euros, as the language writes it: `€25–60` or `25–60 €`. */
export function priceBand([low, high]: readonly [number, number], language: Language): string {
  const band = `${low}–${high}`;
  return language === 'en' ? `€${band}` : `${band}${noBreakSpace}€`;
}
