import { ageRange } from '../age-range.ts';
import { adultAge } from '../content/vocabulary.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import { type Folded, type Place, touches } from '../text/normalize.ts';
import type { SensitiveReader } from './sensitive.ts';

/**
 * Returns `crisis` when somebody may be about to harm themselves, `refused` for what is no gift, and for
 * sexual things for a minor; else null. What must not be given is no such wish: "no toy guns".
 * @param readers those of all languages, that of the query first: each of them may find such words. Sexual things are
 * read in the query's language alone, as other languages have such words for plain things: "les voisins du dessous"
 */
export function noticeFor(
  folded: Folded,
  query: Pick<ParsedQuery, 'age' | 'recipients' | 'occasion' | 'excluded'>,
  readers: readonly SensitiveReader[],
): ParsedQuery['notice'] {
  const isExcluded = (place: Place) => query.excluded.some((one) => touches(one, place));
  if (readers.some(({ crisis }) => crisis(folded, () => false))) return 'crisis';
  if (readers.some(({ refused }) => refused(folded, isExcluded))) return 'refused';
  const isForMinor = ageRange(query)[1] < adultAge;
  return isForMinor && readers[0]?.sexual(folded, isExcluded) ? 'refused' : null;
}
