import type { Kind } from '../../content/vocabulary.ts';
import type { OnlyGrammar } from '../../languages/exclusion-grammars.ts';
import { none } from '../../languages/nothing.ts';
import { anchored } from '../../text/any-of.ts';
import type { Folded } from '../../text/normalize.ts';
import { type Expressions, meaningsByPatterns } from '../by-patterns.ts';

/** The words before all that somebody wants, for reading. */
export interface OnlyWords extends Omit<Expressions<OnlyGrammar>, 'kinds'> {
  /** Returns the kinds of which all must be; empty where a text names none. */
  kinds(folded: Folded): readonly Kind[];
}

const noOnly = {
  words: none,
  afterNegation: none,
  partitives: none,
  near: none,
  nothing: none,
  anything: none,
  except: none,
  knowing: none,
  pursuits: none,
  habits: new Map(),
};

/** Returns the words before all that somebody wants, for reading: what a language has none of is empty or matches nothing. */
export function onlyWords(given: OnlyGrammar): OnlyWords {
  const { after, before, otherwise } = given;
  const kindsIn = meaningsByPatterns(given.kinds);
  return {
    ...noOnly,
    ...given,
    kinds: (folded) => kindsIn(folded)[0]?.means ?? [],
    after: anchored(after),
    before: anchored(before),
    otherwise: anchored(otherwise),
  };
}
