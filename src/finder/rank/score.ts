import type { Idea } from '../content/catalogue.ts';
import type { ConceptFacts } from '../content/concept-facts.ts';
import type { Occasion } from '../content/vocabulary.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import {
  featureNames,
  featureReader,
  type IdeaTraits,
  type Match,
  type ThemeMatch,
  traitsOf,
} from './features.ts';
import { type FilterIndexes, hardLimits } from './filters.ts';
import type { GuideIndex } from './guide-index.ts';
import { type RankingWeights, scoreOf } from './ranking-weights.ts';
import type { TextIndex } from './text-index.ts';
import { minGladRating, type ThemeRatings } from './theme-index.ts';

/** An idea with its score for one query. */
export interface Scored {
  /** index in the list of ideas */
  readonly index: number;
  readonly idea: Idea;
  /** the odds that one would be glad of it, from 0 */
  readonly score: number;
  /** indexes of the query's interests that the idea is about */
  readonly interests: readonly number[];
}

/** The ideas within the limits of a query, in two rankings. */
export interface Ranking {
  /** ideas for the interests, kinds and words of the query; best first, ties by id */
  readonly matching: readonly Scored[];
  /** all other allowed ideas; best first */
  readonly broad: readonly Scored[];
}

/** Weight of a concept: `conceptBaseWeight`, and up to `conceptRarityWeight` more for a rare one. */
const conceptBaseWeight = 0.6;
const conceptRarityWeight = 0.4;
/** The most that matching words add to matching concepts. */
const maxTextScore = 0.6;
/** The BM25 score that gives half of the maximum. */
const halfTextScore = 5;
const kindBonus = 0.45;
const chanceMatchFactor = 0.5;
/** Factor for a trait beside an interest: somebody who collects plants wants plants. */
const traitFactor = 0.5;
/** What an interest loses that its words surely do not name. */
const unlikelyDiscount = 0.8;
/** A lower score is no match of an interest. */
const minMatchScore = 0.3;
/** From this weight on an idea is about a concept. */
const minConceptWeight = 0.5;

/** The indexes that ideas are ranked with. */
export interface Indexes extends FilterIndexes {
  readonly facts: ConceptFacts;
  /** the occasions that the texts of each idea name, from `daysNamed` */
  readonly namedOccasions: readonly ReadonlySet<Occasion>[];
  readonly recommended: GuideIndex;
  /** by concept */
  readonly themes: ReadonlyMap<string, ThemeRatings>;
  /** `traitsOf` each idea */
  readonly traits: readonly IdeaTraits[];
  readonly weights: RankingWeights;
}

/** Is told the values of the features of an idea, in the order of `featureNames`. */
export type OnFeatures = (idea: Idea, features: Float64Array) => void;

/**
 * Returns all ideas that the limits of the query allow, in two rankings: matches, and ideas that
 * suit the context only.
 * @param onFeatures is told the features of each idea; the array is used again for the next one
 */
export function rank(
  ideas: readonly Idea[],
  query: ParsedQuery,
  indexes: Indexes,
  onFeatures?: OnFeatures,
): Ranking {
  const allows = hardLimits(query, indexes);
  const match = matcher(ideas, query, indexes, onFeatures);
  const matching: Scored[] = [];
  const broad: Scored[] = [];
  ideas.forEach((idea, index) => {
    if (!allows(idea, index)) return;
    const { isMatch, ...scored } = match(idea, index);
    (isMatch ? matching : broad).push(scored);
  });
  return { matching: matching.sort(byScore), broad: broad.sort(byScore) };
}

/** Returns a function that scores one idea for the query. */
function matcher(
  ideas: readonly Idea[],
  query: ParsedQuery,
  { concepts, texts, facts, namedOccasions, recommended, themes, traits, weights }: Indexes,
  onFeatures: OnFeatures | undefined,
): (idea: Idea, index: number) => Scored & { readonly isMatch: boolean } {
  const text = textScores(ideas, query, texts);
  const occasionText = occasionTextScores(ideas, query, texts);
  const guides = recommended.scores(query);
  const isTrait = (concept: string) => facts.is(concept, 'trait');
  const isOpen = query.interests.every(({ concept }) => isTrait(concept));
  const postings = query.interests.map(({ concept, confidence, likelihood = 1 }) => {
    const weight = confidence * (isTrait(concept) && !isOpen ? traitFactor : 1);
    const likelyShare = 1 - unlikelyDiscount * (1 - likelihood);
    return {
      ideas: concepts.ideasFor(concept),
      ratings: themes.get(concept) ?? noRatings,
      conceptWeight: weight * (conceptBaseWeight + conceptRarityWeight * concepts.rarity(concept)),
      likelyShare,
      themeWeight: weight * likelyShare,
    };
  });
  const kinds = new Set(query.kinds.map(({ kind }) => kind));
  const terms = termsOf(query);
  const titled = inTitles(terms, texts);
  const titleShare = (index: number) => (titled.get(index) ?? 0) / Math.max(1, terms.length);
  // "Get well after knee surgery": beside an occasion, a word that is in no title is a circumstance.
  const mayBeChance = query.interests.length === 0 && query.occasion !== null;
  const chanceFactor = (index: number) =>
    mayBeChance && !titled.has(index) ? chanceMatchFactor : 1;
  const named = query.interests
    .map(({ concept }) => concept)
    .filter((concept) => facts.is(concept, 'place'));
  const readFeatures = featureReader(query, facts, named);
  const values = new Float64Array(featureNames.length);
  const minScoreOf = (isKind: boolean) =>
    query.interests.length > 0 && !isKind ? minMatchScore : minMatchScore * 0.9;

  return (idea, index) => {
    const { conceptScore, likelyScore, best, interests, theme } = conceptMatch(index, postings);
    const isAskedKind = idea.kinds.some((kind) => kinds.has(kind));
    const words = saturate(text[index]) * chanceFactor(index);
    const matchScore = conceptScore + maxTextScore * words + (isAskedKind ? kindBonus : 0);
    // A trait alone is no interest: for somebody who has everything any suitable idea will do.
    const isOnlyTrait = isOpen && interests.length > 0;
    const match: Match = {
      concept: Math.min(1, likelyScore / 2),
      bestConcept: best,
      interestShare: interests.length / Math.max(1, query.interests.length),
      theme,
      words,
      title: titleShare(index),
      isAskedKind,
      occasionWords: saturate(occasionText[index]),
      guide: guides[index] ?? 0,
      namedOccasions: namedOccasions[index] ?? noOccasions,
    };
    readFeatures(values, idea, match, traits[index] ?? traitsOf(idea, facts));
    onFeatures?.(idea, values);
    const isMatch = matchScore >= minScoreOf(isAskedKind) && (!isOnlyTrait || isAskedKind);
    return { index, idea, interests, score: scoreOf(values, weights), isMatch };
  };
}

const noOccasions: ReadonlySet<Occasion> = new Set();
const noRatings: ThemeRatings = new Map();

/** What is known of one interest of the query. */
interface Posting {
  /** how much each idea is about it */
  readonly ideas: ReadonlyMap<number, number>;
  readonly ratings: ThemeRatings;
  readonly conceptWeight: number;
  readonly likelyShare: number;
  readonly themeWeight: number;
}

/** How much an idea is about the interests, in all and about the best, and which it is about. */
function conceptMatch(
  index: number,
  postings: readonly Posting[],
): {
  readonly conceptScore: number;
  /** the same, where what its words hardly name counts less */
  readonly likelyScore: number;
  readonly best: number;
  readonly interests: readonly number[];
  readonly theme: ThemeMatch;
} {
  let conceptScore = 0;
  let likelyScore = 0;
  let best = 0;
  let glad = 0;
  let gladSum = 0;
  let fair = 0;
  let poor = 0;
  const interests: number[] = [];
  postings.forEach(({ ideas, ratings, conceptWeight, likelyShare, themeWeight }, interest) => {
    const rating = ratings.get(index) ?? 0;
    const isGlad = rating >= minGladRating;
    // One may be glad of an idea that is not about the interest: a head torch for who runs.
    const weight = Math.max(ideas.get(index) ?? 0, isGlad ? minConceptWeight : 0);
    conceptScore += conceptWeight * weight;
    likelyScore += conceptWeight * likelyShare * weight;
    best = Math.max(best, conceptWeight * likelyShare * weight);
    if (weight >= minConceptWeight) interests.push(interest);
    if (isGlad) {
      glad = Math.max(glad, rating * themeWeight);
      gladSum += rating * themeWeight;
    } else if (rating > 0) fair = Math.max(fair, rating * themeWeight);
    else if (rating < 0) poor = Math.max(poor, themeWeight);
  });
  const theme = {
    glad,
    gladShare: gladSum / Math.max(1, postings.length),
    fair: glad > 0 ? 0 : fair,
    poor: glad > 0 || fair > 0 ? 0 : poor,
  };
  return { conceptScore, likelyScore, best, interests, theme };
}

/** Words for the occasion itself: "driving licence" and "finals" are both exams. */
function occasionTextScores(
  ideas: readonly Idea[],
  query: ParsedQuery,
  texts: TextIndex,
): Float64Array {
  const scores = new Float64Array(ideas.length);
  const terms = query.interests.length === 0 ? (query.occasion?.words ?? []) : [];
  texts.score(
    terms.filter((term) => texts.isTerm(term)),
    scores,
  );
  return scores;
}

/** The words of the query that are searched for, each once. */
function termsOf(query: ParsedQuery): readonly string[] {
  return [...new Set([...query.words, ...query.interests.flatMap(({ words }) => words)])];
}

/** How many of the query's words the title of each idea names. */
function inTitles(terms: readonly string[], texts: TextIndex): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const word of terms)
    for (const index of texts.naming(word, 'title'))
      counts.set(index, (counts.get(index) ?? 0) + 1);
  return counts;
}

/** Maps a BM25 score to 0 to 1. */
function saturate(words = 0): number {
  return words / (words + halfTextScore);
}

function textScores(ideas: readonly Idea[], query: ParsedQuery, texts: TextIndex): Float64Array {
  const scores = new Float64Array(ideas.length);
  const named = termsOf(query).filter((term) => texts.isTerm(term));
  if (named.length > 0) texts.score(named, scores);
  return scores;
}

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || (a.idea.id < b.idea.id ? -1 : 1);
}
