import type { Language } from '../language.ts';

/** Returns whole euros as the language writes them: `€1,500` or `1.500 €`. */
export function euros(amount: number, language: Language): string {
  return withSign(amount.toLocaleString(language), language);
}

/** Returns a price range in whole euros, as the language writes it: `€25–60` or `25–60 €`. */
export function priceBand([low, high]: readonly [number, number], language: Language): string {
  return withSign(`${low.toLocaleString(language)}–${high.toLocaleString(language)}`, language);
}

/** The no-break space keeps amount and sign on one line. */
const withSign = (amount: string, language: Language) =>
  language === 'en' ? `€${amount}` : `${amount}\u00a0€`;
