import type { Language } from './language.ts';

/** A no-break space: an amount and its sign stay on one line. */
const space = '\u00a0';

/** What a thing costs from shop to shop, in whole euros: `€25–60` or `25–60 €`, as the language writes it. */
export function priceBand([low, high]: readonly [number, number], language: Language): string {
  const band = `${low}–${high}`;
  return language === 'en' ? `€${band}` : `${band}${space}€`;
}
