import { noUpperAge } from '../../../domain/age.ts';
import { type AgeRange, ageRange, isForBirth, isYoung } from '../../age-range.ts';
import type { IdeaFacts } from '../../content/catalogue.ts';
import { adultAge, type Flag } from '../../content/vocabulary.ts';
import type { ParsedQuery } from '../../parsed-query.ts';
import type { IdeaColumns } from '../indexes/idea-columns.ts';

// Ages are in years; all were chosen by judgement.
/** Whoever is younger gets no caffeine, and nothing sharp that is not made for children. */
const youthAge = 14;
/** Whoever is younger gets no small parts. */
const smallPartsAge = 3;
const unfitForChildren: readonly Flag[] = ['alcohol', 'adult', 'caffeine'];
const unfitForTeens: readonly Flag[] = ['alcohol', 'adult'];

/** Years between the youngest and the oldest of several children, from which few ideas suit all of them. */
const wideRange = 5;

/** True when children of very different ages receive: "nieces of 3, 6 and 11". */
function isWide({ age }: Pick<ParsedQuery, 'age'>): boolean {
  return age !== null && age.min < adultAge && age.max - age.min >= wideRange && age.max < adultAge;
}

/**
 * Lowers scores where children of very different ages receive: an idea that does not suit all of them keeps the share of
 * their years that it suits.
 */
export function lowerByAges(
  scores: Float64Array,
  query: ParsedQuery,
  { youngest, oldest }: IdeaColumns,
): void {
  const { age } = query;
  if (age === null || !isWide(query)) return;
  for (let index = 0; index < scores.length; index++) {
    const from = Math.max(youngest[index] ?? 0, age.min);
    const until = Math.min(oldest[index] ?? 0, age.max);
    scores[index] = (scores[index] ?? 0) * (Math.max(0, until - from) / (age.max - age.min));
  }
}

/**
 * Rules out ideas by their ages. Minors get nothing for older people: with a range of ages, nothing above its middle;
 * with a wide one also nothing that ends below it, so that most of the children get what suits them, and nothing that
 * the youngest must not have. What they use together suits the youngest and the oldest.
 * @param allowed 1 for each idea that is not ruled out
 */
export function limitAges(
  allowed: Uint8Array,
  ideas: readonly IdeaFacts[],
  query: ParsedQuery,
  { youngest, oldest }: IdeaColumns,
): void {
  const range = ageRange(query);
  const suits = rangeTest(query, range);
  const isSafe = safetyTest(isWide(query) ? range[0] : range[1]);
  const suitsBirth = birthTest(query);
  for (let index = 0; index < allowed.length; index++) {
    const idea = ideas[index];
    if (allowed[index] === 0 || idea === undefined) continue;
    const isFit = suits(youngest[index] ?? 0, oldest[index] ?? 0) && isSafe(idea);
    if (!isFit && !suitsBirth(idea)) allowed[index] = 0;
  }
}

/** Returns a test that is true at a birth for what suits the baby or its parents. */
function birthTest(query: ParsedQuery): (idea: IdeaFacts) => boolean {
  if (!isForBirth(query)) return () => false;
  const isForSmall = isForSmallChildren(query);
  return (idea) => (isForSmall && idea.age[1] <= oldestSmallChild) || isForNewParents(idea, query);
}

/** The oldest whom the word "child" alone means (`ageRange`). */
const oldestOfChildren = 12;
/**
 * Minors of whom no age is stated may be younger than the oldest of their range: what begins to suit after this age is too
 * old for many of them.
 */
const latestStarts = { child: 10, teen: 16 };

function rangeTest(query: ParsedQuery, range: AgeRange): (from: number, until: number) => boolean {
  const [youngest, oldest] = range;
  const isMinor = oldest < adultAge;
  const isStated =
    isMinor && query.age !== null && query.recipients.every(({ recipient }) => isYoung(recipient));
  const isStatedWide = isStated && isWide(query);
  const mayBeYounger = query.age !== null || !isMinor;
  const latestStart = latestStarts[oldest <= oldestOfChildren ? 'child' : 'teen'];
  if (query.age?.isShared) return (from, until) => from <= youngest && until >= oldest;
  return (from, until) => {
    if (until < noUpperAge && until + 1 <= youngest) return false;
    if (isStatedWide && until < Math.floor((youngest + oldest) / 2)) return false;
    if (isStated) return suitsStatedAge(from, range);
    return from <= oldest && (mayBeYounger || from <= latestStart);
  };
}

/** Beside a child below `from` years, one that is more than `years` older gets what is safe for the younger one. */
const smallSibling = { from: 4, years: 3 };

/** Brothers of two and ten: a shared gift must be safe for the younger one. */
function suitsStatedAge(from: number, [youngest, oldest]: AgeRange): boolean {
  const isBesideSmall = youngest < smallSibling.from && oldest - youngest > smallSibling.years;
  const middle = isBesideSmall ? youngest : (youngest + oldest) / 2;
  return from <= Math.max(Math.floor(youngest), middle);
}

/** Returns a test that is false for what minors must not get; a child may get a knife that is made for children. */
function safetyTest(oldest: number): (idea: IdeaFacts) => boolean {
  if (oldest >= adultAge) return () => true;
  return ({ age: [, until], flags = [] }) => {
    const has = (unfit: readonly Flag[]) => unfit.some((flag) => flags.includes(flag));
    const isSharp = flags.includes('sharp') && until > youthAge;
    if (oldest < youthAge && (has(unfitForChildren) || isSharp)) return false;
    if (has(unfitForTeens)) return false;
    return oldest >= smallPartsAge || !flags.includes('small-parts');
  };
}

/** Years; at a birth whoever is older is a brother or a sister. */
const oldestBaby = 2;

/** Returns true when what is for small children is for the recipients: at a birth the baby and its parents receive. */
export function isForSmallChildren(query: ParsedQuery): boolean {
  return (
    isForBirth(query) && (!query.age || query.age.min >= adultAge || query.age.max <= oldestBaby)
  );
}

/** Years; what is for nobody older is for small children. */
export const oldestSmallChild = 5;

/** True for an idea for the parents themselves at a birth, when no age is given. */
function isForNewParents(idea: IdeaFacts, query: ParsedQuery): boolean {
  return (
    isForBirth(query) &&
    !query.age &&
    !isForBaby(query) &&
    idea.occasions.includes('birth') &&
    idea.age[1] >= adultAge
  );
}

/** "For the birth of a little girl": who is named receives, and not her parents. */
function isForBaby({ recipients }: ParsedQuery): boolean {
  return recipients.length > 0 && recipients.every(({ recipient }) => recipient === 'child');
}
