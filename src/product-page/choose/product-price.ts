import { readCurrency } from '../../domain/money/currencies.ts';
import { readAmount, readPrice } from '../../domain/money/money.ts';
import type { FoundPrice } from '../extraction-result.ts';
import type { Page } from '../page.ts';

/**
 * Returns a price from a machine-readable value, with the currency of the property beside it or of
 * the text itself; null when the amount is missing or not above zero.
 */
export function machinePrice(page: Page, value: unknown, currency: unknown): FoundPrice | null {
  const sign = typeof currency === 'string' ? currency.trim() : '';
  const code = sign === '' ? null : readCurrency(sign, page.hints);
  const amount = readAmount(value, code);
  if (amount === null || amount <= 0) return null;
  const own = typeof value === 'string' ? (readPrice(value, page.hints)?.currency ?? null) : null;
  return { amount, currency: code ?? own };
}

/**
 * Returns the current price in a text for readers; null when it has none, or only a former price, a
 * rate or a price for delivery.
 */
export function seenPrice(page: Page, text: string): FoundPrice | null {
  const price = readPrice(text, page.hints);
  if (price === null || price.amount <= 0 || price.aside === 'other' || price.aside === 'old')
    return null;
  return { amount: price.amount, currency: price.currency };
}
