import type { IdeaFacts } from '../content/catalogue.ts';
import type { Diet, Flag, Kind, Occasion, Recipient } from '../content/vocabulary.ts';
import type { Suit } from '../parse/grammar.ts';
import type { Exclusion, ParsedQuery } from '../parsed-query.ts';
import type { ConceptIndex } from './concept-index.ts';
import { ideasNaming } from './ideas-naming.ts';
import { onlyTest } from './only-test.ts';
import type { TextIndex } from './text-index.ts';

const adultAge = 18;
/** Youngest and oldest age in years; a recipient without an entry may be a child. */
const ageByRecipient: Readonly<Partial<Record<Recipient, readonly [number, number]>>> = {
  parent: [18, 99],
  grandparent: [45, 99],
  partner: [16, 99],
  colleague: [16, 99],
  boss: [18, 99],
  teacher: [18, 99],
  neighbour: [16, 99],
  host: [16, 99],
  couple: [18, 99],
  'parents-to-be': [18, 99],
  acquaintance: [16, 99],
  teen: [13, 17],
  child: [0, 12],
};
/** Occasions of a couple, at which anybody else is a guest. */
const couplesOccasions: ReadonlySet<Occasion> = new Set<Occasion>(['wedding', 'engagement']);
/** Youngest and oldest age in years at which an occasion happens. */
const ageByOccasion: Readonly<Partial<Record<Occasion, readonly [number, number]>>> = {
  birth: [0, 1],
  baptism: [0, 3],
  'school-start': [5, 7],
  communion: [8, 12],
  confirmation: [12, 17],
  'bar-mitzvah': [12, 14],
  'driving-licence': [16, 99],
  promotion: [18, 99],
  'baby-shower': [0, 1],
  graduation: [15, 99],
  exam: [14, 99],
  'new-job': [16, 99],
  retirement: [55, 99],
  'bachelor-party': [18, 99],
  wedding: [18, 99],
  engagement: [18, 99],
};
const unfitForChildren: readonly Flag[] = ['alcohol', 'adult', 'caffeine'];
const unfitForTeens: readonly Flag[] = ['alcohol', 'adult'];
const deviceKinds: readonly Kind[] = ['appliance', 'instrument', 'gadget', 'furniture'];
/** Using a thing that one owns is no second one. */
const kindsWithoutThing: readonly Kind[] = ['voucher', 'course', 'experience', 'subscription'];

/**
 * Returns the youngest and oldest age of the recipients in years, as stated or implied by who they
 * are and by the occasion; 0 and 99 when nothing is known.
 */
export function ageRange(
  query: Pick<ParsedQuery, 'age' | 'recipients' | 'occasion'>,
): readonly [youngest: number, oldest: number] {
  const { age, recipients, occasion } = query;
  if (age) return [age.min, age.max];
  const byRecipient = agesOf(recipients);
  const byOccasion = occasion && agesAt(occasion.occasion, recipients);
  if (!byOccasion) return byRecipient;
  const youngest = Math.max(byRecipient[0], byOccasion[0]);
  const oldest = Math.min(byRecipient[1], byOccasion[1]);
  if (youngest <= oldest) return [youngest, oldest];
  // A child at a wedding is a guest; a niece with a driving licence is no child any more.
  return couplesOccasions.has(occasion.occasion) ? byRecipient : byOccasion;
}

const anyAge: AgeRange = [0, 99];

function agesOf(recipients: ParsedQuery['recipients']): AgeRange {
  if (recipients.length === 0) return anyAge;
  const ranges = recipients.map(({ recipient }) => ageByRecipient[recipient] ?? anyAge);
  return [Math.min(...ranges.map(([min]) => min)), Math.max(...ranges.map(([, max]) => max))];
}

/** The ages that an occasion tells of the recipients; null where they may be guests or parents. */
function agesAt(occasion: Occasion, recipients: ParsedQuery['recipients']): AgeRange | null {
  if (!recipients.every(({ recipient }) => isYoung(recipient))) return null;
  const ages = ageByOccasion[occasion];
  const mayBeForParents = recipients.length === 0 && ages?.[0] === 0;
  return ages === undefined || mayBeForParents ? null : ages;
}

/**
 * Returns a test of the ages of ideas. Minors get nothing for older people: with a range of ages, nothing
 * above its middle.
 */
function ageTest(query: ParsedQuery): (idea: IdeaFacts) => boolean {
  const range = ageRange(query);
  const isBirth = isForBirth(query);
  const suits = rangeTest(query, range);
  return (idea) =>
    (isBirth && (isForParentsOfBaby(idea, query) || isForNewParents(idea, query))) ||
    (suits(idea) && isSafe(idea, range[1]));
}

type AgeRange = readonly [youngest: number, oldest: number];

function rangeTest(query: ParsedQuery, range: AgeRange): (idea: IdeaFacts) => boolean {
  const [youngest, oldest] = range;
  const isMinor = oldest < adultAge;
  const isStated =
    isMinor && query.age !== null && query.recipients.every(({ recipient }) => isYoung(recipient));
  const mayBeYounger = query.age !== null || !isMinor;
  const usualStart = oldest <= 12 ? 10 : 16;
  return (idea) => {
    const [from, until] = idea.age;
    if (until < 99 && until + 1 <= youngest) return false;
    if (isStated) return suitsStatedAge(idea, range);
    return from <= oldest && (mayBeYounger || from <= usualStart);
  };
}

/** Brothers of two and ten: a shared gift must be safe for the younger one. */
function suitsStatedAge({ age: [from, until] }: IdeaFacts, [youngest, oldest]: AgeRange): boolean {
  const middle = youngest < 4 && oldest - youngest > 3 ? youngest : (youngest + oldest) / 2;
  return from <= Math.max(Math.floor(youngest), middle) && until >= youngest - 0.99;
}

/** False for what minors must not get; a child may get a knife that is made for children. */
function isSafe({ age: [, until], flags }: IdeaFacts, oldest: number): boolean {
  if (flags === undefined || oldest >= adultAge) return true;
  const has = (unfit: readonly Flag[]) => unfit.some((flag) => flags.includes(flag));
  const isSharp = flags.includes('sharp') && until > 14;
  if (oldest < 14 && (has(unfitForChildren) || isSharp)) return false;
  if (oldest < adultAge && has(unfitForTeens)) return false;
  return oldest >= 3 || !flags.includes('small-parts');
}

/** Returns true when a baby was born or is expected. */
export function isForBirth({ occasion, recipients }: ParsedQuery): boolean {
  return (
    occasion?.occasion === 'birth' ||
    occasion?.occasion === 'baby-shower' ||
    (recipients.length > 0 && recipients.every(({ recipient }) => recipient === 'parents-to-be'))
  );
}

/**
 * Returns true for an idea for small children when the query is about a birth: the baby and its
 * parents both receive.
 */
export function isForParentsOfBaby(idea: IdeaFacts, query: ParsedQuery): boolean {
  return (
    isForBirth(query) &&
    idea.age[1] <= 5 &&
    (!query.age || query.age.min >= adultAge || query.age.max <= 2)
  );
}

/** True for an idea for the parents themselves at a birth, when no age is given. */
function isForNewParents(idea: IdeaFacts, query: ParsedQuery): boolean {
  return (
    isForBirth(query) && !query.age && idea.occasions.includes('birth') && idea.age[1] >= adultAge
  );
}

function isYoung(recipient: Recipient): boolean {
  return !(recipient in ageByRecipient) || recipient === 'child' || recipient === 'teen';
}

/** What exclusions are looked up in. */
export interface FilterIndexes {
  readonly concepts: ConceptIndex;
  readonly texts: TextIndex;
  /** stems in texts that suit a diet, of all languages */
  readonly suits: readonly Suit[];
}

/** Share of the price range that the budget must cover: of "45 to 130" a budget of 50 covers too little. */
const affordableShare = 0.2;
/** Euros that the range may exceed the budget, since small amounts do not matter. */
const ignoredEuros = 2;

function suitsBudget(idea: IdeaFacts, query: ParsedQuery): boolean {
  if (query.budget === null) return true;
  const [low, high] = idea.price;
  const { min, max } = query.budget;
  const over = Math.max(0, affordableShare * (high - low) - ignoredEuros);
  if (max !== null && low + over > max) return false;
  return min === null || query.budget.about !== undefined || most(idea) >= min;
}

/** Euros that most of the price range does not exceed. */
function most({ price: [low, high] }: IdeaFacts): number {
  return high - affordableShare * (high - low);
}

/**
 * Returns the factor for the score of an idea by a wish such as "around 50": 1 from its lower bound on, below it
 * the share of the bound that the idea reaches.
 */
export function wishFactor(idea: IdeaFacts, { budget }: ParsedQuery): number {
  if (budget?.about === undefined || budget.min === null) return 1;
  return Math.min(1, most(idea) / budget.min);
}

/**
 * Returns a test that is true for an idea within the limits of the query: age, budget and
 * exclusions. No ranking may suggest other ideas. The test takes an idea and its index in the
 * catalogue.
 */
export function hardLimits(
  ideas: readonly IdeaFacts[],
  query: ParsedQuery,
  indexes: FilterIndexes,
): (idea: IdeaFacts, index: number) => boolean {
  const isExcluded = exclusionFilter(query, indexes);
  const suitsAge = ageTest(query);
  const isWanted = onlyTest(ideas, query.only, indexes);
  return (idea, index) =>
    isWanted(index) && suitsBudget(idea, query) && suitsAge(idea) && !isExcluded(idea, index);
}

/**
 * Returns a test that is true for an idea which the query excludes. The test takes an idea and its
 * index in the catalogue.
 */
export function exclusionFilter(
  query: ParsedQuery,
  indexes: FilterIndexes,
): (idea: IdeaFacts, index: number) => boolean {
  const tests = query.excluded.map((one) => exclusionTest(one, indexes));
  if (tests.length === 0) return () => false;
  return (idea, index) => tests.some((test) => test(idea, index));
}

function exclusionTest(
  one: Exclusion,
  { concepts, texts, suits }: FilterIndexes,
): (idea: IdeaFacts, index: number) => boolean {
  if ('kind' in one) return (idea) => idea.kinds.includes(one.kind);
  if ('flag' in one) {
    const free = ideasThatSuit(one.unlessSuits, suits, texts);
    return (idea, index) =>
      !free.has(index) &&
      (idea.flags?.includes(one.flag) === true ||
        (one.flag === 'alcohol' && idea.kinds.includes('alcohol')));
  }
  if ('thing' in one) {
    const same = one.named === undefined ? new Set<number>() : ideasOfThing(one.named, texts);
    const things = new Set([...deviceKinds, ...(one.kinds ?? [])]);
    return (idea, index) =>
      (same.has(index) && !idea.kinds.some((kind) => kindsWithoutThing.includes(kind))) ||
      (idea.concepts.includes(one.thing) && idea.kinds.some((kind) => things.has(kind)));
  }
  if ('word' in one) {
    const named = one.owned ? ideasOfThing(one.word, texts) : ideasNaming(one.word, 'names', texts);
    return (_, index) => named.has(index);
  }
  const excludedConcepts = concepts.within(one.concept);
  if (one.unlessAbout !== undefined) {
    const allowed = one.unlessAbout;
    return (idea) =>
      idea.concepts.some((concept) => excludedConcepts.has(concept)) &&
      !allowed.some((each) => idea.concepts.includes(each) || idea.also?.includes(each) === true);
  }
  const named =
    one.named === undefined ? new Set<number>() : ideasNaming(one.named, 'title', texts);
  const freeIdeas = ideasThatSuit(one.unlessSuits, suits, texts);
  return (idea, index) =>
    !freeIdeas.has(index) &&
    (idea.concepts.some((concept) => excludedConcepts.has(concept)) ||
      idea.also?.includes(one.concept) === true ||
      named.has(index));
}

/** Returns the indexes of ideas whose texts say that they suit a diet. */
function ideasThatSuit(
  diet: Diet | undefined,
  suits: readonly Suit[],
  texts: TextIndex,
): ReadonlySet<number> {
  const words = diet === undefined ? [] : suits.filter((each) => each.diet === diet);
  return new Set(words.flatMap(({ term, where }) => [...texts.naming(term, where)]));
}

/**
 * Returns the indexes of ideas that are the thing which a word names, and not of what is for it or about it. A
 * word that no title has so, such as the name of a game, is looked up in title and keywords.
 */
function ideasOfThing(word: string, texts: TextIndex): ReadonlySet<number> {
  const words = [word, ...texts.endingIn(word)];
  const found = new Set(words.flatMap((each) => [...texts.naming(each, 'head')]));
  return found.size > 0 ? found : texts.naming(word, 'names');
}
