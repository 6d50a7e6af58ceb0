import type { Exclusion } from '../../parsed-query.ts';
import { exclusionLabels } from '../../tagger/labels.ts';
import { touches } from '../../text/normalize.ts';
import { isJoined, isListedBehind } from '../joined.ts';
import type { Plausibility } from '../plausibility.ts';
import type { Sentence } from '../sentence.ts';
import type { ExclusionsMatch, ReadExclusion } from './exclusion-reader.ts';

/** The exclusions of a query that are plausible, and the tokens they were read from. */
export interface PlausibleExclusions extends Pick<ExclusionsMatch, 'used' | 'owned'> {
  /** each once: where the same is excluded at several places, the first of them that is plausible */
  readonly excluded: readonly Exclusion[];
  /** all those whose words allow no other reading, at all of their places */
  readonly sure: readonly Exclusion[];
}

/** Returns the exclusions that neither the tagger surely finds to be none nor the words deny, and their tokens. */
export function plausibleExclusions(
  { excluded, used, owned }: ExclusionsMatch,
  sentence: Sentence,
  plausibility: Plausibility,
): PlausibleExclusions {
  const { folded, tokens, grammar } = sentence;
  const notDisliked = grammar.liking.notDisliked(folded);
  const isDenied = (one: Exclusion) => notDisliked.some((place) => touches(place, one));
  const isPlausibleAlone = ({ exclusion, isSure }: ReadExclusion) =>
    exclusion.isImplied === true || isSure || plausibility.has(exclusion, exclusionLabels);
  // "Carves wood no more": who gave up carving wood gave up wood.
  const isWithPlausible = (one: Exclusion) =>
    'concept' in one &&
    excluded.some(
      (other) =>
        'concept' in other.exclusion &&
        other.exclusion.concept === one.concept &&
        isPlausibleAlone(other),
    );
  // "Fed up with candles and bath salts": what is joined to something refused is refused too.
  const isBehindPlausible = (one: Exclusion) =>
    !('word' in one) &&
    excluded.some(
      (other) =>
        !other.exclusion.isImplied &&
        isPlausibleAlone(other) &&
        (isJoined(other.exclusion, one, sentence) ||
          isListedBehind(other.exclusion, one, sentence)),
    );
  const isPlausible = (one: ReadExclusion) =>
    !isDenied(one.exclusion) &&
    (isPlausibleAlone(one) || isWithPlausible(one.exclusion) || isBehindPlausible(one.exclusion));
  const plausible = excluded.filter(isPlausible);
  const dropped = excluded.filter((one) => !plausible.includes(one));
  const isOfDropped = (at: number) =>
    dropped.some(({ exclusion }) => touches(exclusion, tokens[at]));
  const without = (all: ReadonlySet<number>) => new Set([...all].filter((at) => !isOfDropped(at)));
  return {
    excluded: eachOnce(plausible.map(({ exclusion }) => exclusion)),
    sure: plausible.flatMap(({ exclusion, isSure }) => (isSure ? [exclusion] : [])),
    used: without(used),
    owned: without(owned),
  };
}

function eachOnce(all: readonly Exclusion[]): readonly Exclusion[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const { start: _, end: __, text: ___, confidence: ____, ...what } = one;
    const name = JSON.stringify(what);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
