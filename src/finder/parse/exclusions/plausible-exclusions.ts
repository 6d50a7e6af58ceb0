import type { Exclusion } from '../../parsed-query.ts';
import { exclusionLabels } from '../../tagger/labels.ts';
import { touches } from '../../text/normalize.ts';
import { isJoined, isListedBehind } from '../joined.ts';
import type { Plausibility } from '../plausibility.ts';
import type { Sentence } from '../sentence.ts';
import type { ExclusionsMatch } from './exclusion-reader.ts';

/** Returns the exclusions that neither the tagger surely finds to be none nor the words deny, and their tokens. */
export function plausibleExclusions(
  { excluded, used, owned, sure }: ExclusionsMatch,
  sentence: Sentence,
  plausibility: Plausibility,
): ExclusionsMatch {
  const { folded, tokens, grammar } = sentence;
  const notDisliked = grammar.liking.notDisliked(folded);
  const isDenied = (one: Exclusion) => notDisliked.some((place) => touches(place, one));
  const isPlausibleAlone = (one: Exclusion) =>
    one.isImplied === true || sure.has(one) || plausibility.has(one, exclusionLabels);
  // "Carves wood no more": who gave up carving wood gave up wood.
  const isWithPlausible = (one: Exclusion) =>
    'concept' in one &&
    excluded.some(
      (other) => 'concept' in other && other.concept === one.concept && isPlausibleAlone(other),
    );
  // "Fed up with candles and bath salts": what is joined to something refused is refused too.
  const isBehindPlausible = (one: Exclusion) =>
    !('word' in one) &&
    excluded.some(
      (other) =>
        !other.isImplied &&
        isPlausibleAlone(other) &&
        (isJoined(other, one, sentence) || isListedBehind(other, one, sentence)),
    );
  const isPlausible = (one: Exclusion) =>
    !isDenied(one) && (isPlausibleAlone(one) || isWithPlausible(one) || isBehindPlausible(one));
  const dropped = excluded.filter((one) => !isPlausible(one));
  if (dropped.length === 0) return { excluded, used, owned, sure };
  const isOfDropped = (at: number) => dropped.some((one) => touches(one, tokens[at]));
  const without = (all: ReadonlySet<number>) => new Set([...all].filter((at) => !isOfDropped(at)));
  return {
    excluded: excluded.filter(isPlausible),
    used: without(used),
    owned: without(owned),
    sure,
  };
}
