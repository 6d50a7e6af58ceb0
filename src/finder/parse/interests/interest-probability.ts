import type { QueryInterest } from '../../parsed-query.ts';
import { interestLabels } from '../../tagger/labels.ts';
import type { TaggedQuery } from '../../tagger/tagger.ts';
import { type Place, textBefore, touches } from '../../text/normalize.ts';
import { isJoined } from '../joined.ts';
import type { Sentence } from '../sentence.ts';
import { isReceivingPet } from './of-recipient.ts';

/** Below this tag probability an interest is a chance match of a word, beside one that is none. */
const minTagProbability = 0.1;
/** From this tag probability on an interest is surely one. */
export const sureTagProbability = 0.5;
/** What is joined to a likely interest has at least this share of its tag probability. */
const joinedShare = 0.5;
/** Of a query that surely names nothing, each interest is at least as likely as this: "nephew, 7, builds a lot". */
const onlyTagProbability = 0.6;

/**
 * Returns the interests that are plausible, and those that "and" joins to one of them: "always on FIFA and at the gym".
 */
export function plausibleInterests(
  interests: readonly QueryInterest[],
  isPlausible: (one: QueryInterest) => boolean,
  sentence: Sentence,
): readonly QueryInterest[] {
  const isLiked = (one: QueryInterest) => isBehindLiking(one, sentence);
  const found = interests.filter(isPlausible);
  // "Elle trippe sur le plein air": no tagger learned all words for liking.
  const plausible = new Set(found.length > 0 ? found : interests.filter(isLiked));
  return interests.filter(
    (one) =>
      plausible.has(one) || [...plausible].some((other) => isJoined(other, one, sentence, 1)),
  );
}

/** Returns true right behind a verb such as "loves". */
export function isBehindLiking({ start }: Partial<Place>, { folded, grammar }: Sentence): boolean {
  const before = start === undefined ? '' : textBefore(folded, start);
  return grammar.coordination?.likes.test(before) === true;
}

/** Returns true within words such as "riding is her life", whatever a tagger finds. */
export function isSurelyLiked(place: Partial<Place>, { folded, grammar }: Sentence): boolean {
  const { surely, notDisliked } = grammar.liking;
  return [...surely(folded), ...notDisliked(folded)].some((one) => touches(one, place));
}

/**
 * Returns the interests with the tag probability, which is that their words name what a gift may be about, without those
 * that surely do not where another one does: "fishes for bass" is no interest in music.
 */
export function withTagProbabilities(
  interests: readonly QueryInterest[],
  tagged: TaggedQuery,
  sentence: Sentence,
): readonly QueryInterest[] {
  const alone = interests.map((one): QueryInterest => {
    const { start, end } = one;
    if (start === undefined || end === undefined) return one;
    const tagProbability = tagged.tagProbability({ start, end }, interestLabels);
    if (tagProbability === null || isReceivingPet(one, sentence)) return one;
    return { ...one, tagProbability };
  });
  const weighed = alone.map((one) => withJoined(one, alone, sentence));
  const sure = weighed.filter(({ tagProbability = 1 }) => tagProbability >= sureTagProbability);
  const likely = weighed.filter(({ tagProbability = 1 }) => tagProbability >= minTagProbability);
  // "Nerdy" says less than what somebody is nerdy about, however surely it is read.
  if (sure.some(({ concept }) => !sentence.facts.is(concept, 'trait'))) return likely;
  const isAgain = (one: QueryInterest) => sure.some(({ concept }) => concept === one.concept);
  return weighed
    .filter((one) => likely.includes(one) || !isAgain(one))
    .map((one) => ({
      ...one,
      tagProbability: Math.max(onlyTagProbability, one.tagProbability ?? 1),
    }));
}

function withJoined(
  one: QueryInterest,
  all: readonly QueryInterest[],
  sentence: Sentence,
): QueryInterest {
  const { tagProbability } = one;
  if (tagProbability === undefined || tagProbability >= sureTagProbability) return one;
  const others = all.filter((other) => other !== one && isJoined(other, one, sentence, 1));
  const shares = others.map((other) => joinedShare * (other.tagProbability ?? 1));
  return { ...one, tagProbability: Math.max(tagProbability, ...shares) };
}
