import type { SensitiveGrammar } from '../languages/language-pack.ts';
import type { TextPattern } from '../languages/patterns.ts';
import { anyOf } from '../text/any-of.ts';
import { type Folded, type Place, placesOf } from '../text/normalize.ts';

/** Tells what needs another answer than gifts. */
export interface SensitiveReader {
  readonly crisis: SensitiveTest;
  readonly refused: SensitiveTest;
  readonly sexual: SensitiveTest;
}

/** Returns true when the text has such words outside of the places that do not count. */
export type SensitiveTest = (folded: Folded, except: (place: Place) => boolean) => boolean;

/** Returns a reader of the words of a language; without any it finds nothing. */
export function sensitiveReader(grammar: SensitiveGrammar | undefined): SensitiveReader {
  return {
    crisis: testOf(grammar?.crisis),
    refused: testOf(grammar?.refused),
    sexual: testOf(grammar?.sexual),
  };
}

function testOf(all: readonly TextPattern[] = []): SensitiveTest {
  if (all.length === 0) return () => false;
  const pattern = anyOf(all);
  return (folded, except) => placesOf(folded, pattern).some((place) => !except(place));
}
