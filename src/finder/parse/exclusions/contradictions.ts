import type { Exclusion, QueryInterest, QueryKind } from '../../parsed-query.ts';
import { contraryLabels, type Label, likedLabels } from '../../tagger/labels.ts';
import type { FoundPart, TaggedQuery } from '../../tagger/tagger.ts';
import { type Place, placesOf, type Token, textAt, touches } from '../../text/normalize.ts';
import type { Grammar } from '../grammar.ts';
import { isBehindLiking, isSurelyLiked } from '../interests/interest-probability.ts';
import { isAllThatIsWanted } from '../only/only.ts';
import { isShort, keyAt, type Run, runOf, type Sentence } from '../sentence.ts';
import { isSurelyFound } from '../tagging.ts';
import { cueAt } from './negation/cues.ts';
import { nameOf } from './negation/exclusion-target.ts';
import { isWantedYet } from './owned/not-owned.ts';
import { ownedThing } from './owned/owned-things.ts';
import { isPastTrade, isPastWelcome } from './past/past.ts';
import { complaints } from './preference.ts';

/** Interests that are none, as the exclusions that they are. */
interface Divided {
  readonly interests: readonly QueryInterest[];
  readonly excluded: readonly Exclusion[];
}

/** Kinds that are asked for, and kinds that somebody owns, as the exclusions that they are. */
interface DividedKinds<T> {
  readonly kinds: readonly T[];
  readonly excluded: readonly Exclusion[];
}

/** Of these labels, what names no interest is excluded by its word. */
const barring: readonly Label[] = ['refuses', 'owns'];

/**
 * Returns the interests without those that, as the tagger finds, somebody no longer has, refuses or owns
 * already: "knits no more" is no interest in knitting.
 * @param refused what the words surely refuse, such as `refusedBefore` finds
 */
export function divideByLabel(
  interests: readonly QueryInterest[],
  tagged: TaggedQuery,
  sentence: Sentence,
  refused: readonly FoundPart[] = [],
): Divided {
  const sure = tagged.parts.filter(
    (part) => isSurelyFound(part, sentence) && !isSurelyLiked(part, sentence),
  );
  const likely = [...sure, ...formerly(sentence)].filter((part) => mayContradict(part, sentence));
  const contradictions = [...refused, ...likely, ...complaints(sentence)];
  const partAt = (interest: QueryInterest) =>
    contradictions.find((each) => touches(each, interest));
  const doubts = interests.flatMap((interest) => doubtAt(interest, tagged, sentence) ?? []);
  const doubted = (interest: QueryInterest) => doubts.find((each) => touches(each, interest));
  const kept = interests.filter((one) => partAt(one) === undefined && doubted(one) === undefined);
  // Who owns a guitar plays it: where nothing else is said, that is an interest.
  const owned = interests.filter((one) => (partAt(one) ?? doubted(one))?.label === 'owns');
  const excluded = interests.flatMap((interest) => {
    const part = partAt(interest);
    return part ? [exclusionOf(interest, part, sentence)] : [];
  });
  return { interests: kept.length > 0 ? kept : owned, excluded };
}

/** False where words of the sentence speak against what a tagger finds. */
function mayContradict(part: FoundPart, sentence: Sentence): boolean {
  return (
    contraryLabels.includes(part.label) &&
    !isAllThatIsWanted(sentence, part) &&
    !(part.label === 'ended' && (isPastWelcome(sentence) || isPastTrade(sentence, part))) &&
    !(part.label === 'owns' && isBehindConsuming(part, sentence)) &&
    !(part.label !== 'owns' && isOnlyWatched(part, sentence)) &&
    !isNoRefusal(part, sentence)
  );
}

/**
 * In a longer query, from this probability on that is so much more than that of a liking, a thing is rather refused,
 * over or owned, and so neither liked nor excluded. Of 36 such interests in the queries for choosing 9 are contrary, 16
 * liked, and 11 neither; in 240 other queries that all state a limit, 11 of 135 ideas that break one are gone.
 */
const minDoubt = { least: 0.2, more: 0.1 };

/** What a tagger rather finds at a place than a liking, without being sure of it. */
function doubtAt(
  { start, end }: Partial<Place>,
  tagged: TaggedQuery,
  sentence: Sentence,
): FoundPart | undefined {
  if (start === undefined || end === undefined || isShort(sentence.tokens.length)) return undefined;
  const probability = (among: readonly Label[]) =>
    tagged.tagProbability({ start, end }, among) ?? 0;
  const tagProbability = probability(contraryLabels);
  const isLow =
    tagProbability < minDoubt.least || tagProbability - probability(likedLabels) <= minDoubt.more;
  if (isLow) return undefined;
  const [label] = contraryLabels.toSorted((a, b) => probability([b]) - probability([a]));
  if (label === undefined) return undefined;
  const part = { label, start, end, tagProbability };
  const isLiked = isSurelyLiked(part, sentence) || isBehindLiking(part, sentence);
  return isLiked || !mayContradict(part, sentence) ? undefined : part;
}

/** What the words of the language surely tell to be over: "she knitted in her youth". */
function formerly({ folded, grammar }: Sentence): readonly FoundPart[] {
  return placesOf(folded, grammar.exclusions.past.formerly).map((place) => ({
    label: 'ended',
    tagProbability: 1,
    ...place,
  }));
}

/**
 * Returns the exclusions of things that the tagger surely finds to be owned or refused and no interest has: "she has
 * binoculars". Of several words, such as "lego rocket", neither alone is excluded.
 * @param elsewhere what other parts of the query were read from
 */
export function thingsByLabel(
  parts: readonly FoundPart[],
  elsewhere: readonly Partial<Place>[],
  sentence: Sentence,
): readonly Exclusion[] {
  const { text, tokens, grammar } = sentence;
  return parts
    .filter((part) => barring.includes(part.label) && isSurelyFound(part, sentence))
    .filter((part) => !elsewhere.some((other) => touches(other, part)))
    .filter((part) => part.label === 'owns' || !isQualified(part, sentence))
    .flatMap(({ label, start, end }): readonly Exclusion[] => {
      const inside = tokens.filter((token) => touches(token, { start, end }));
      const word = inside.length === 1 ? nameOf(inside[0], grammar) : undefined;
      if (word === undefined) return [];
      const owned = label === 'owns' ? { owned: true as const } : {};
      return [{ word, ...owned, start, end, text: text.slice(start, end), confidence: 1 }];
    });
}

/** "No toys with batteries": of the toys only some are refused. */
function isQualified({ end }: FoundPart, { text, folded, grammar }: Sentence): boolean {
  return grammar.exclusions.object.qualifiers.test(
    textAt(folded, { start: end, end: text.length }),
  );
}

/**
 * Returns the kinds without those that somebody surely owns or refuses, and these as exclusions.
 * @param refused as for `divideByLabel`
 */
export function divideKinds<T extends QueryKind & Place>(
  kinds: readonly T[],
  tagged: TaggedQuery,
  sentence: Sentence,
  refused: readonly FoundPart[] = [],
): DividedKinds<T> {
  const barred = tagged.parts.filter(
    (part) =>
      isSurelyFound(part, sentence) &&
      !isSurelyLiked(part, sentence) &&
      (part.label === 'owns' || (part.label === 'refuses' && !isNoRefusal(part, sentence))),
  );
  // Who refuses wooden toys refuses no toys.
  const isWhole = (part: FoundPart, kind: T) =>
    part.label === 'owns' || (kind.start <= part.start && part.end <= kind.end);
  const partAt = (kind: T) =>
    refused.find((part) => touches(part, kind)) ??
    barred.find((part) => touches(part, kind) && isWhole(part, kind));
  return {
    kinds: kinds.filter(
      (kind) => partAt(kind) === undefined && doubtAt(kind, tagged, sentence) === undefined,
    ),
    excluded: kinds.flatMap((kind): readonly Exclusion[] => {
      const part = partAt(kind);
      if (part === undefined) return [];
      return [part.label === 'owns' ? { ...kind, owned: true } : kind];
    }),
  };
}

/** True for what is not refused though a tagger finds so: one of several, excepted from nothing, or wished for. */
function isNoRefusal(part: FoundPart, sentence: Sentence): boolean {
  if (isWantedYet(part, sentence)) return true;
  return part.label === 'refuses' && (isOneOfSeveral(part, sentence) || isExcepted(part, sentence));
}

/** "Reads everything, not just novels": what is not the only thing is not refused. */
function isOneOfSeveral({ start }: FoundPart, { tokens, grammar }: Sentence): boolean {
  const { merely } = grammar.exclusions.negation;
  const keys = tokens.filter((token) => token.start < start).map(({ key }) => key);
  const cue = grammar.syntax.joints.has(keys.at(-1) ?? '') ? keys.slice(-3, -1) : keys.slice(-2);
  return merely.has(cue.join(' '));
}

/** The most words of a phrase such as "no hobbies except for". */
const maxExceptionWords = 5;

/** "No hobbies but yoga", "can't start the day without tea": what follows is liked, whatever a tagger finds. */
function isExcepted(part: FoundPart, { tokens, grammar }: Sentence): boolean {
  const [from] = runOf(tokens, part) ?? [0];
  for (let at = from - 1; at >= Math.max(0, from - maxExceptionWords); at -= 1) {
    const cue = cueAt(tokens, at, grammar);
    if (
      cue?.value === 'none' &&
      at + cue.length === from &&
      isException(tokens, [at, from], grammar)
    )
      return true;
  }
  return false;
}

/** "Nothing but", "without" behind another negation, and "except for" after hobbies. */
function isException(
  tokens: readonly Token[],
  [at, until]: Run,
  { only, exclusions: { negation } }: Grammar,
): boolean {
  const isNamed = tokens
    .slice(at, until)
    .some(({ key }) => only.except.has(key) || negation.without.has(key));
  return isNamed || only.pursuits.has(keyAt(tokens, at - 1));
}

/** "Adores the cello, but doesn't play it": who does not do it likes it all the same. */
function isOnlyWatched({ end }: FoundPart, { folded, grammar }: Sentence): boolean {
  return grammar.exclusions.barred.unpractised(folded).some(({ start }) => end <= start);
}

/** How many words may stand between: "drinks far too much coffee". */
const verbDistance = 4;

/** What somebody eats, drinks or reads too much of is no thing that they own. */
function isBehindConsuming({ start }: FoundPart, { tokens, grammar }: Sentence): boolean {
  const { consuming } = grammar.exclusions.verbs;
  const before = tokens.filter((token) => token.end <= start).slice(-verbDistance);
  return before.some(({ key }) => consuming.has(key));
}

function exclusionOf(
  { words, concept, ...place }: QueryInterest,
  part: FoundPart,
  sentence: Sentence,
): Exclusion {
  const [named] = words;
  const what = named === undefined ? {} : { named };
  if (part.label === 'owns')
    return { ...ownedThing(concept, place.text ?? '', place, sentence), ...what, owned: true };
  return { ...place, concept, ...what };
}
