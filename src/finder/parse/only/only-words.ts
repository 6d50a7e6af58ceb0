import type { OnlyGrammar } from '../../languages/exclusion-grammars.ts';
import { none } from '../../languages/nothing.ts';
import { anchored } from '../../text/any-of.ts';
import type { Expressions } from '../by-patterns.ts';

/** The words before all that somebody wants, for reading. */
export type OnlyWords = Expressions<OnlyGrammar>;

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
  return {
    ...noOnly,
    ...given,
    after: anchored(after),
    before: anchored(before),
    otherwise: anchored(otherwise),
  };
}
