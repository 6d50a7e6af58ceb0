import { fold, type Place, placeOf } from '../../../finder/text/normalize.ts';

/** A quotation with its place in the text. */
export interface Quotation extends Place {
  readonly text: string;
}

/**
 * Returns where the text has the quoted words, whatever their case, accents and spaces; null when it
 * does not have them as whole words.
 */
export function findQuotation(text: string, quoted: string): Quotation | null {
  const words = fold(quoted).text.match(/[^\s]+/g);
  if (!words) return null;
  const folded = fold(text);
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
  const pattern = `(?<![a-z0-9])${escaped.join('\\s+')}(?![a-z0-9])`;
  const found = new RegExp(pattern).exec(folded.text);
  if (!found) return null;
  const place = placeOf(folded, found.index, found.index + found[0].length);
  return { ...place, text: text.slice(place.start, place.end) };
}

/** Returns true when the quotation has all words of a part. */
export function covers(quotation: Place, part: Partial<Place>): boolean {
  if (part.start === undefined || part.end === undefined) return false;
  return quotation.start <= part.start && part.end <= quotation.end;
}
