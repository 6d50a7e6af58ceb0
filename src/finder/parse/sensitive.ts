import type { SensitiveGrammar, TextPattern } from '../languages/language-pack.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import { ageRange } from '../rank/filters.ts';
import type { Folded } from '../text/normalize.ts';

/** Tells what needs another answer than gifts. */
export interface SensitiveReader {
  readonly crisis: (folded: Folded) => boolean;
  readonly refused: (folded: Folded) => boolean;
  readonly sexual: (folded: Folded) => boolean;
}

/** Returns a reader of the words of a language; without any it finds nothing. */
export function sensitiveReader(grammar: SensitiveGrammar | null): SensitiveReader {
  return {
    crisis: testOf(grammar?.crisis ?? []),
    refused: testOf(grammar?.refused ?? []),
    sexual: testOf(grammar?.sexual ?? []),
  };
}

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

function testOf(all: readonly TextPattern[]): (folded: Folded) => boolean {
  if (all.length === 0) return () => false;
  const sources = all.map(({ pattern }) => `(?:${pattern})`).join('|');
  const pattern = new RegExp(`\\b(?:${sources.replaceAll(' ', ' +')})\\b`);
  return (folded) => pattern.test(folded.text);
}
