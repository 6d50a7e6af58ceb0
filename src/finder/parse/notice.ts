import type { ParsedQuery } from '../parsed-query.ts';
import { ageRange } from '../rank/filters.ts';
import type { Folded } from '../text/normalize.ts';
import type { SensitiveReader } from './sensitive.ts';

const adultAge = 18;

/**
 * Returns `crisis` when somebody may be about to harm themselves, `refused` for what is no gift, and for
 * sexual things for a minor; else null. The reader of the page's language counts too.
 */
export function noticeFor(
  folded: Folded,
  query: Pick<ParsedQuery, 'age' | 'recipients' | 'occasion'>,
  readers: readonly SensitiveReader[],
): ParsedQuery['notice'] {
  const says = (which: keyof SensitiveReader) => readers.some((reader) => reader[which](folded));
  if (says('crisis')) return 'crisis';
  if (says('refused')) return 'refused';
  return ageRange(query)[1] < adultAge && says('sexual') ? 'refused' : null;
}
