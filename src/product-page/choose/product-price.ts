import { isSign, readCurrency } from '../../domain/money/currencies.ts';
import { type ReadPrice, readAmount, readPrice } from '../../domain/money/money.ts';
import type { FoundPrice } from '../extraction-result.ts';
import type { Page } from '../page.ts';

/**
 * Returns a price from a machine-readable value, with the currency of the property beside it or of
 * the text itself; null when the amount is missing or not above zero.
 */
export function machinePrice(page: Page, value: unknown, currency: unknown): FoundPrice | null {
  const written = typeof currency === 'string' ? currency.trim() : '';
  const code = readCurrency(written, page.hints);
  const amount = readAmount(value, code);
  if (amount === null || amount <= 0) return null;
  if (code !== null) return { amount, currency: code };
  const own = typeof value === 'string' ? readPrice(value, page.hints) : null;
  return found(amount, own?.currency ?? null, own?.sign ?? signOf(written));
}

const signOf = (written: string) => (isSign(written) ? written : undefined);

/**
 * Returns the current price in a text for readers; null when it has none, or only a former price, a
 * rate, a price for delivery or a price per weight or volume.
 */
export function seenPrice(page: Page, text: string): FoundPrice | null {
  const price = readPriceOnce(page, text);
  const isCurrent = price?.aside === undefined || price.aside === 'piece';
  if (price === null || price.amount <= 0 || !isCurrent) return null;
  return found(price.amount, price.currency, price.sign);
}

const cachedPrices = new WeakMap<Page, Map<string, ReadPrice | null>>();

/** Returns the price in a text of the page as `readPrice` does; the same text is read only once. */
export function readPriceOnce(page: Page, text: string): ReadPrice | null {
  const known = cachedPrices.get(page) ?? new Map<string, ReadPrice | null>();
  cachedPrices.set(page, known);
  const cached = known.get(text);
  if (cached !== undefined) return cached;
  const price = readPrice(text, page.hints);
  known.set(text, price);
  return price;
}

const found = (amount: number, currency: string | null, sign: string | undefined): FoundPrice => ({
  amount,
  currency,
  ...(currency === null && sign !== undefined && { sign }),
});
