import { decimalsOf } from './currencies.ts';

/** Source of a pattern for one number, with groups by dots, commas, spaces or apostrophes. */
export const priceDigits =
  "(?:\\d{1,3}(?:[ ']\\d{3})+(?!\\d)(?:[.,]\\d{1,2}(?!\\d))?|\\d+(?:[.,']\\d+)*|(?<!\\d)[.,]\\d{1,2}(?!\\d))";

/**
 * Returns the amount of a number in a visible text, or null when it is none: "1.299" and "1,299"
 * are thousands, "1.29" and "1,29" are not; three decimals need a currency with three decimals.
 */
export function visibleAmount(digits: string, currency?: string | null): number | null {
  return amount(digits, (tail, head) => {
    if (tail.length !== 3) return true;
    return decimalsOf(currency) === 3 || /^0*$/.test(head) || head.length > 3;
  });
}

/**
 * Returns the amount of a machine-readable number, or null when it is none: one dot is a decimal
 * point ("3.340" is 3.34), unless the currency has no decimals ("3.340" CLP is 3340), or not the
 * third one that the number would have ("1.049" EUR is 1049).
 */
export function machineAmount(digits: string, currency?: string | null): number | null {
  return amount(digits, (tail, head, separator) => {
    if (tail.length !== 3) return true;
    const decimals = decimalsOf(currency);
    const isPadded = separator === '.' && tail.endsWith('0');
    const groups = isPadded ? decimals === 0 : decimals !== 3;
    return !groups || head.length > 3 || /^0*$/.test(head);
  });
}

/**
 * With both separators the last one is the decimal mark; one that repeats separates groups;
 * otherwise the caller decides.
 */
function amount(
  digits: string,
  isDecimal: (tail: string, head: string, separator: string) => boolean,
): number | null {
  const text = digits.replace(/[ ']/g, '');
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return finite(text);
  const separator = text[last] ?? '';
  const [head, tail] = [text.slice(0, last), text.slice(last + 1)];
  const repeats = head.includes(separator);
  const both = /[.,]/.test(head) && !repeats;
  const spaced = /[ ']/.test(digits);
  const decimal = repeats ? tail.length < 3 : both || spaced || isDecimal(tail, head, separator);
  const whole = head.replace(/[.,]/g, '');
  return finite(decimal ? `${whole || '0'}.${tail}` : whole + tail);
}

/** Whether a number may be the amount of a price: finite, not negative and below what any shop asks. */
export function isPossibleAmount(value: number): boolean {
  return Number.isFinite(value) && value >= 0 && value < 1e12;
}

function finite(text: string): number | null {
  const value = Number(text);
  return text !== '' && isPossibleAmount(value) ? value : null;
}
