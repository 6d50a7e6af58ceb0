import { readCurrency } from '../domain/currencies.ts';
import { readAmount, readPrice } from '../domain/money.ts';
import type { FoundPrice } from './found.ts';
import type { Page } from './page.ts';

/** A machine's price: an amount above zero, its currency from the property beside it or the text itself. */
export function machinePrice(page: Page, value: unknown, currency: unknown): FoundPrice | null {
  const sign = typeof currency === 'string' ? currency.trim() : '';
  const told = sign === '' ? null : readCurrency(sign, page.hints);
  const amount = readAmount(value, told);
  if (amount === null || amount <= 0) return null;
  const own = typeof value === 'string' ? (readPrice(value, page.hints)?.currency ?? null) : null;
  return { amount, currency: told ?? own };
}

/** A price that people read: the current one in the text, not a former one, nor one for delivery, nor a rate. */
export function seenPrice(page: Page, text: string): FoundPrice | null {
  const price = readPrice(text, page.hints);
  if (price === null || price.amount <= 0 || price.aside === 'other' || price.aside === 'old')
    return null;
  return { amount: price.amount, currency: price.currency };
}
