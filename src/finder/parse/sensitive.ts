import type { SensitiveGrammar, TextPattern } from '../languages/language-pack.ts';
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

/** A space in a pattern stands for one or more; one that may be missing, for any number. */
const spaced = (source: string) => source.replaceAll(' ?', ' *').replace(/ (?![*\]])/g, ' +');

function testOf(all: readonly TextPattern[]): (folded: Folded) => boolean {
  if (all.length === 0) return () => false;
  const sources = all.map(({ pattern }) => `(?:${pattern})`).join('|');
  const pattern = new RegExp(`(?<![a-z0-9])(?:${spaced(sources)})(?![a-z0-9])`);
  return (folded) => pattern.test(folded.text);
}
