import { ageRange, isForBirth } from '../age-range.ts';
import type { IdeaFacts } from '../content/catalogue.ts';
import type { ConceptFacts } from '../content/concept-facts.ts';
import { adultAge, type Occasion, type Situation } from '../content/vocabulary.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import { conditionsOf } from './conditions.ts';
import type { ConceptIndex } from './indexes/concept-index.ts';
import { type IdeaColumns, leaning } from './indexes/idea-columns.ts';
import { type RatingReader, relationOf } from './learned-ratings.ts';
import { isForSmallChildren, oldestSmallChild } from './limits/age-limits.ts';
import type { Matches } from './matches.ts';
import type { NumberPool } from './number-pool.ts';
import { isForeign } from './places.ts';
import { hasOwnIdeas, similarOccasion } from './similar.ts';

/** What the weights of the ranking belong to; each is about 0 to 1, but for `rated`. */
export const featureNames = [
  /** how much the idea is about the interests of the query */
  'concept',
  /** one is glad of it in the theme of the interest that it suits best */
  'themeGlad',
  /** the same, on average over the interests */
  'themeGladShare',
  /** it is only acceptable in the theme of each interest */
  'themeFair',
  /** it disappoints in the theme of an interest, and suits no other */
  'themePoor',
  /** how well its texts match the words of the query */
  'words',
  /** it is the very thing that the query names: its title has all words, and no text matches better */
  'namesake',
  /** other kinds of product were asked for */
  'otherKind',
  /** guides recommend it for the query */
  'guide',
  /** guides recommend it, and the query names no interest */
  'guideForPlainQuery',
  /** it is for the recipient */
  'recipient',
  /** the recipient is among the first that it is for */
  'mainRecipient',
  /** it is for the other gender than the recipient's */
  'otherGender',
  /** it is for children, and the recipient is none or unknown */
  'childish',
  /** it is strenuous or noisy, and the recipient is old or ill */
  'strenuous',
  /** it is for the occasion */
  'occasion',
  /** it is mainly for the occasion, or its texts name it */
  'mainOccasion',
  /** share of the budget that it uses */
  'usedBudget',
  /** it is expensive (`usualMaxEuros`), and the query names no budget */
  'expensive',
  /** it is about another country than the query */
  'foreign',
  /** it is only for something that the query has not */
  'outOfPlace',
  /** it is for beginners in what the query names */
  'forBeginners',
  /** how good judges found it for what the query has: a sum of ratings of about -1 to 1 (`learned-ratings.ts`) */
  'rated',
] as const;
export type FeatureName = (typeof featureNames)[number];

/**
 * The values of features, one for each idea, by its index; those that are 0 for every idea may be left out. Valid until
 * the next ranking, which overwrites them.
 */
export type FeatureColumns = Readonly<Partial<Record<FeatureName, Float64Array>>>;

/** What features are read from, beside the matches. */
export interface FeatureSources {
  readonly facts: ConceptFacts;
  readonly concepts: ConceptIndex;
  readonly columns: IdeaColumns;
  /** lists for what one ranking computes */
  readonly pool: NumberPool;
  /** Returns a reader of what judges found of ideas, from `ratingReaders`. */
  readonly ratings: (query: ParsedQuery) => RatingReader;
}

/** Returns the values of the features for a query. */
export function featureColumns(
  ideas: readonly IdeaFacts[],
  query: ParsedQuery,
  matches: Matches,
  sources: FeatureSources,
): FeatureColumns {
  return {
    ...interestFeatures(query, matches, sources),
    ...wordFeatures(query, matches),
    guide: matches.guide,
    ...(query.interests.length === 0 && { guideForPlainQuery: matches.guide }),
    ...recipientFeatures(query, sources),
    ...ageFeatures(query, sources),
    ...occasionFeatures(query, sources),
    ...priceFeature(query, sources),
    ...foreignFeature(ideas, query, sources),
    outOfPlace: outOfPlaceFeature(query, sources),
    rated: ratedFeature(query, matches, sources),
  };
}

/** The match of concepts from which the feature is 1: two interests that an idea is all about; by judgement. */
const fullConceptScore = 2;

function interestFeatures(
  { interests }: ParsedQuery,
  { concepts }: Matches,
  { columns: { count, forBeginners }, pool }: FeatureSources,
): FeatureColumns {
  if (interests.length === 0) return {};
  const { likelyScore, glad, gladShare, fair, poor } = concepts;
  const concept = pool.zeros();
  for (let index = 0; index < count; index++)
    concept[index] = Math.min(1, (likelyScore[index] ?? 0) / fullConceptScore);
  const beginners = pool.zeros();
  for (const index of forBeginners) if ((concept[index] ?? 0) > 0) beginners[index] = 1;
  return {
    concept,
    themeGlad: glad,
    themeGladShare: gladShare,
    themeFair: fair,
    themePoor: poor,
    forBeginners: beginners,
  };
}

function wordFeatures(
  { kinds }: ParsedQuery,
  { words, isNamesake, thingsAskedFor, isAskedKind }: Matches,
): FeatureColumns {
  const isOtherKind = () => {
    const other = new Float64Array(isAskedKind.length);
    for (let index = 0; index < other.length; index++)
      if (isAskedKind[index] === 0) other[index] = 1;
    return other;
  };
  const namesake = new Float64Array(isNamesake);
  for (const index of thingsAskedFor) namesake[index] = 1;
  return {
    words,
    namesake,
    ...(kinds.length > 0 && { otherKind: isOtherKind() }),
  };
}

function recipientFeatures(query: ParsedQuery, sources: FeatureSources): FeatureColumns {
  const { columns, pool } = sources;
  const { count, oldest } = columns;
  const places = bestPlaces(query, columns);
  const oldestOfAll = isForSmallChildren(query) ? oldestSmallChild : -1;
  const recipient = pool.zeros();
  const mainRecipient = pool.zeros();
  for (let index = 0; index < count; index++) {
    const place = places[index] ?? 0;
    if (place > 0) mainRecipient[index] = 1 / place;
    if (place > 0 || (oldest[index] ?? 0) <= oldestOfAll) recipient[index] = 1;
  }
  return {
    recipient,
    mainRecipient,
    ...(query.gender !== null && { otherGender: otherGender(leaning[query.gender], sources) }),
  };
}

/** The first place of a recipient of the query in the list of each idea; 0 when it has none. */
function bestPlaces({ recipients }: ParsedQuery, columns: IdeaColumns): Uint8Array {
  const best = new Uint8Array(columns.count);
  for (const { recipient } of recipients) {
    const places = columns.placesOfRecipient(recipient);
    for (let index = 0; index < best.length; index++) {
      const place = places[index] ?? 0;
      if (place > 0 && (best[index] === 0 || place < (best[index] ?? 0))) best[index] = place;
    }
  }
  return best;
}

function otherGender(
  own: number,
  { columns: { count, leans }, pool }: FeatureSources,
): Float64Array {
  const values = pool.zeros();
  for (let index = 0; index < count; index++) {
    const leansTo = leans[index] ?? leaning.none;
    if (leansTo !== leaning.none && leansTo !== own) values[index] = 1;
  }
  return values;
}

/** Years; from this age on what is strenuous may be too much; by judgement. */
const oldAge = 75;
/** Years; what is for nobody older is for children; by judgement. */
const oldestChild = 13;

function ageFeatures(query: ParsedQuery, sources: FeatureSources): FeatureColumns {
  const [youngestOf, oldestOf] = ageRange(query);
  const isAgeKnown = query.age !== null || query.recipients.length > 0;
  const isForAdults = !isForBirth(query) && (!isAgeKnown || oldestOf >= adultAge);
  const isFrail =
    youngestOf >= oldAge || query.situations.some(({ situation }) => frail.has(situation));
  return {
    ...(isForAdults && { childish: childishFeature(sources) }),
    ...(isFrail && { strenuous: new Float64Array(sources.columns.isStrenuous) }),
  };
}

function childishFeature({ columns: { count, oldest }, pool }: FeatureSources): Float64Array {
  const values = pool.zeros();
  for (let index = 0; index < count; index++)
    if ((oldest[index] ?? 0) <= oldestChild) values[index] = 1;
  return values;
}

/** Situations of people who cannot do what is strenuous. */
const frail: ReadonlySet<Situation> = new Set<Situation>([
  ...(['illness', 'cancer', 'hospital', 'chronic-illness', 'burnout', 'dementia'] as const),
  ...(['disability', 'accident', 'care-home', 'pregnancy'] as const),
]);

function occasionFeatures({ occasion }: ParsedQuery, sources: FeatureSources): FeatureColumns {
  if (occasion === null) return {};
  const asked = occasion.occasion;
  const { columns, pool } = sources;
  const places = columns.placesOfOccasion(asked);
  const similar = columns.placesOfOccasion(similarOccasion(asked) ?? asked);
  const suits = pool.zeros();
  for (let index = 0; index < suits.length; index++)
    if ((places[index] ?? 0) > 0 || (similar[index] ?? 0) > 0) suits[index] = 1;
  return {
    occasion: suits,
    ...(hasOwnIdeas(asked) && { mainOccasion: mainOccasionFeature(asked, sources) }),
  };
}

function mainOccasionFeature(asked: Occasion, { columns, pool }: FeatureSources): Float64Array {
  const { count, specialOccasions } = columns;
  const places = columns.placesOfOccasion(asked);
  const naming = columns.namingOccasion(asked);
  const values = pool.zeros();
  for (let index = 0; index < count; index++)
    if (places[index] === 1 || naming[index] === 1)
      values[index] = 1 / Math.max(1, specialOccasions[index] ?? 1);
  return values;
}

/** Euros; without a stated budget what costs more is expensive, and what costs twice as much entirely so; by judgement. */
const usualMaxEuros = 120;

function priceFeature(
  { budget }: ParsedQuery,
  { columns: { count, low, high }, pool }: FeatureSources,
): FeatureColumns {
  const max = budget === null || budget.vague ? null : budget.max;
  const values = pool.zeros();
  for (let index = 0; index < count; index++) {
    const middle = ((low[index] ?? 0) + (high[index] ?? 0)) / 2;
    values[index] =
      max === null
        ? Math.max(0, Math.min(1, (middle - usualMaxEuros) / usualMaxEuros))
        : Math.min(1, middle / Math.max(1, max));
  }
  return max === null ? { expensive: values } : { usedBudget: values };
}

function foreignFeature(
  ideas: readonly IdeaFacts[],
  { interests }: ParsedQuery,
  { facts }: FeatureSources,
): FeatureColumns {
  const named = interests.flatMap(({ concept }) => (facts.is(concept, 'place') ? [concept] : []));
  if (named.length === 0) return {};
  return { foreign: Float64Array.from(ideas, (idea) => Number(isForeign(idea, named, facts))) };
}

/** In years: what is for so few ages is for the age, and needs no other reason; by judgement. */
const fewAges = 5;

function outOfPlaceFeature(query: ParsedQuery, sources: FeatureSources): Float64Array {
  const { columns, pool } = sources;
  const { conditional, youngest, oldest } = columns;
  const values = pool.zeros();
  for (const index of conditional) {
    const [from, until] = [youngest[index] ?? 0, oldest[index] ?? 0];
    const isForAge =
      query.age !== null &&
      until - from <= fewAges &&
      from <= query.age.min &&
      query.age.max <= until;
    if (!isForAge) values[index] = 1;
  }
  for (const condition of conditionsOf(query, sources))
    for (const index of columns.withCondition(condition)) values[index] = 0;
  return values;
}

function ratedFeature(
  query: ParsedQuery,
  { concepts, words, isNamesake }: Matches,
  { pool, ratings }: FeatureSources,
): Float64Array {
  const ratingOf = ratings(query);
  const hasInterests = query.interests.length > 0;
  const values = pool.zeros();
  const match = { concept: 0, words: 0, themeGlad: 0 };
  for (let index = 0; index < values.length; index++) {
    match.concept = concepts.likelyScore[index] ?? 0;
    match.words = words[index] ?? 0;
    match.themeGlad = concepts.glad[index] ?? 0;
    const rating = ratingOf(index, relationOf(match, hasInterests));
    // Judges rate ideas for people who like something, not for who asks for the very thing: a sewing machine is
    // nothing for somebody who sews.
    values[index] = isNamesake[index] === 1 ? Math.max(0, rating) : rating;
  }
  return values;
}
