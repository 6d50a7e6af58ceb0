import type { FoundPrice } from './extraction-result.ts';

/** Returns true for currencies that do not contradict each other: the same, or one is unknown. */
export function hasSameCurrency(one: FoundPrice, other: FoundPrice): boolean {
  return one.currency === null || other.currency === null || one.currency === other.currency;
}

/** Returns true for the same amount in currencies that do not contradict each other. */
export function isSamePrice(one: FoundPrice, other: FoundPrice): boolean {
  return one.amount === other.amount && hasSameCurrency(one, other);
}
