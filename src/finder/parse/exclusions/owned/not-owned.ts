import { type Place, textAt } from '../../../text/normalize.ts';
import { indexesOf, keyAt, type Run, type Sentence } from '../../sentence.ts';

/** Returns true for what is not there yet or is wished for: "has no bike yet", "has no bike, but wants one". */
export function isMissing(sentence: Sentence, [from, until]: Run): boolean {
  const { tokens, grammar } = sentence;
  const isNotYet = (at: number) => grammar.exclusions.owning.notYet.has(keyAt(tokens, at));
  if (until <= from) return isNotYet(until - 1);
  const end = tokens[until - 1]?.end ?? 0;
  return isWantedYet({ end }, sentence) || isNotYet(until - 1) || isNotYet(until);
}

/** Returns true where words behind a place wish for it: "has no bike, but wants one". */
export function isWantedYet(
  { end }: Pick<Place, 'end'>,
  { text, folded, grammar }: Sentence,
): boolean {
  const { wantedYet } = grammar.exclusions.owning;
  return wantedYet.test(textAt(folded, { start: end, end: text.length }));
}

/**
 * Returns true where an occasion stands in a cue or right behind it, which is nothing that is owned: "just bought a
 * house", "received her degree".
 */
export function isOccasion({ tokens, grammar }: Sentence, [at, start]: Run): boolean {
  let until = start;
  while (grammar.isStopWord(keyAt(tokens, until)) && !tokens[until]?.opens) until++;
  return indexesOf([at, until + 1]).some((i) => {
    const occasion = grammar.occasions.at(tokens, i);
    return occasion !== undefined && i + occasion.length > start;
  });
}
