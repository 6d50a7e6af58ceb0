import type { OnlyGrammar } from '../../languages/exclusion-grammars.ts';
import { never, none } from '../../languages/nothing.ts';

const noOnly: Required<OnlyGrammar> = {
  words: none,
  afterNegation: none,
  partitives: none,
  near: none,
  nothing: none,
  anything: none,
  except: none,
  pursuits: none,
  after: never,
  before: never,
  otherwise: never,
};

/** Returns the words before all that somebody wants, for reading: what a language has none of is empty or matches nothing. */
export function onlyWords(given: OnlyGrammar): Required<OnlyGrammar> {
  return { ...noOnly, ...given };
}
