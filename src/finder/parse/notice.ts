import { ageRange } from '../age-range.ts';
import { adultAge } from '../content/vocabulary.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import { type Folded, touches } from '../text/normalize.ts';
import type { SensitiveReader } from './sensitive.ts';

/**
 * Returns `crisis` when somebody may be about to harm themselves, `refused` for what is no gift, and for
 * sexual things for a minor; else null. What must not be given is no such wish: "no toy guns".
 * @param readers those of all languages: each of them may find such words
 */
export function noticeFor(
  folded: Folded,
  query: Pick<ParsedQuery, 'age' | 'recipients' | 'occasion' | 'excluded'>,
  readers: readonly SensitiveReader[],
): ParsedQuery['notice'] {
  const says = (which: keyof SensitiveReader, excluded: ParsedQuery['excluded']) =>
    readers.some((reader) =>
      reader[which](folded, (place) => excluded.some((one) => touches(one, place))),
    );
  if (says('crisis', [])) return 'crisis';
  if (says('refused', query.excluded)) return 'refused';
  return ageRange(query)[1] < adultAge && says('sexual', query.excluded) ? 'refused' : null;
}
