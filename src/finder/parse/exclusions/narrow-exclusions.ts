import type { Exclusion, QueryInterest, QueryKind } from '../../parsed-query.ts';
import { placesOf, textAt, touches } from '../../text/normalize.ts';
import { type Sentence, wordsOf } from '../sentence.ts';
import { refusalBesideLiking } from './implied/barred.ts';
import { nameOfThing } from './negation/exclusion-target.ts';

/** What the rest of the query says. */
interface Wanted {
  readonly interests: readonly QueryInterest[];
  readonly kinds: readonly QueryKind[];
  readonly sentence: Sentence;
}

/**
 * Returns the exclusions without those that contradict the rest of the query: in "wine, but no
 * rosé" a visitor who wants the concept excludes the word or the kind only.
 */
export function narrowExclusions(
  excluded: readonly Exclusion[],
  wanted: Wanted,
): readonly Exclusion[] {
  const { kinds, sentence } = wanted;
  return excluded.flatMap((one): Exclusion | readonly Exclusion[] => {
    if (isQualified(one, excluded, sentence)) return [];
    if ('kind' in one && kinds.some(({ kind }) => kind === one.kind))
      return one.isImplied ? [] : firstWord(one, sentence);
    if (!('concept' in one) || one.isImplied) return one;
    return narrowConcept(one, excluded, wanted);
  });
}

function narrowConcept(
  one: Extract<Exclusion, { readonly concept: string }>,
  excluded: readonly Exclusion[],
  { interests, sentence }: Wanted,
): Exclusion | readonly Exclusion[] {
  const { broader } = sentence.facts;
  const narrower = interests.find(({ concept }) => broader(concept).includes(one.concept));
  const liked = interests.find((each) => each.concept === one.concept && !isOfWork(each, sentence));
  if (!liked) return (narrower && refusalBesideLiking(one, narrower, sentence)) ?? one;
  const isAlsoKind = excluded.some(
    (other) => ('kind' in other || 'flag' in other) && touches(other, one),
  );
  if (isAlsoKind) return [];
  const thing = thingBeside(liked, one, sentence);
  if (thing !== undefined) return thing;
  const { named: word, concept: _, unlessSuits: __, ...part } = one;
  return word === undefined || liked.words.includes(word)
    ? (refusalBesideLiking(one, liked, sentence) ?? one)
    : { ...part, word };
}

/** "A barista, no coffee": the word for the trade tells no liking. */
function isOfWork(one: QueryInterest, { folded, grammar }: Sentence): boolean {
  return placesOf(folded, grammar.trades.workers).some((place) => touches(place, one));
}

/**
 * "Loves golf, no golf balls": what is liked in other words is a theme, and of it the thing is excluded that several words
 * name. Undefined where the words are those of the liking.
 */
function thingBeside(
  liked: QueryInterest,
  one: Extract<Exclusion, { readonly concept: string }>,
  { tokens, grammar }: Sentence,
): Exclusion | undefined {
  if (touches(liked, one)) return undefined;
  const word = nameOfThing(
    tokens.filter((token) => touches(token, one)),
    grammar,
  );
  const stems = word?.split(' ') ?? [];
  const isOfTheme = stems.some((stem) => liked.words.includes(stem));
  const isMore = stems.some((stem) => !liked.words.includes(stem));
  if (word === undefined || !isOfTheme || !isMore) return undefined;
  const { named: _, concept: __, unlessSuits: ___, ofKinds: ____, ...part } = one;
  return { ...part, word };
}

/**
 * Of "no noisy toys" the noisy ones are excluded, and of "no toys made of plastic" those of plastic: a thing beside a
 * property or before its material is that thing with the property.
 */
export function isQualified(
  one: Exclusion,
  excluded: readonly Exclusion[],
  { folded, grammar }: Sentence,
): boolean {
  if (one.owned === true || one.isImplied === true) return false;
  const { madeOf } = grammar.exclusions.object;
  const isBetween = (a: Exclusion, b: Exclusion, between: RegExp) =>
    a.end !== undefined &&
    b.start !== undefined &&
    between.test(textAt(folded, { start: a.end, end: b.start }));
  const isKindBeside = (a: Exclusion, b: Exclusion) =>
    'kind' in a && 'flag' in b && (isBetween(a, b, /^ +$/) || isBetween(b, a, /^ +$/));
  return excluded.some(
    (other) => !other.isImplied && (isKindBeside(one, other) || isBetween(one, other, madeOf)),
  );
}

function firstWord(one: Exclusion & { readonly kind: string }, sentence: Sentence) {
  if (one.start === undefined) return one;
  const { kind: _, owned: __, isImplied: ___, ...part } = one;
  const tokens = sentence.tokens.filter((token) => touches(token, one));
  return wordsOf(tokens, sentence.grammar)
    .slice(0, 1)
    .map((word) => ({ ...part, word }));
}
