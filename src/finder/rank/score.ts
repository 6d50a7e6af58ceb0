import type { IdeaFacts } from '../content/catalogue.ts';
import type { ConceptFacts } from '../content/concept-facts.ts';
import type { Kind, Occasion } from '../content/vocabulary.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import {
  type FeatureReader,
  featureNames,
  featureReader,
  type IdeaTraits,
  type Match,
  type ThemeMatch,
  traitsOf,
} from './features.ts';
import { type FilterIndexes, hardLimits } from './filters.ts';
import type { GuideIndex } from './guide-index.ts';
import { type RatingWriter, ratingNames, relationOf } from './learned-ratings.ts';
import { type RankingWeights, scoreOf } from './ranking-weights.ts';
import type { TextIndex } from './text-index.ts';
import { minGladRating } from './theme-index.ts';

/** An idea with its score for one query. */
export interface Scored {
  /** index in the list of ideas */
  readonly index: number;
  readonly idea: IdeaFacts;
  /** the odds that one would be glad of it, from 0 */
  readonly score: number;
  /** indexes of the query's interests that the idea is about */
  readonly interests: readonly number[];
}

/** The ideas within the limits of a query, in rankings that are put in order when they are asked for: the best 99 of each. */
export interface Ranking {
  /** ideas for the interests, kinds and words of the query; best first, ties by id */
  readonly matching: readonly Scored[];
  /** matches that please less than what would fill the page; best first */
  readonly weak: readonly Scored[];
  /** all other allowed ideas; best first */
  readonly broad: readonly Scored[];
  readonly counts: { readonly matching: number; readonly weak: number; readonly broad: number };
  /** Returns true for the index of an idea in `matching`. */
  isMatching(index: number): boolean;
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
  /** Returns how the theme of a concept rates each idea, from `storeThemes`; zeros without a theme. */
  readonly themes: (concept: string) => Float64Array;
  /** `traitsOf` each idea */
  readonly traits: readonly IdeaTraits[];
  /** the indexes of all ideas in the order of their ids */
  readonly byId: Uint16Array;
  readonly weights: RankingWeights;
  /** Returns a writer of what judges found of ideas, from `ratingWriters`. */
  readonly ratings: (query: ParsedQuery) => RatingWriter;
}

/** Is told the values of the features of an idea, in the order of `featureNames`. */
export type OnFeatures = (idea: IdeaFacts, features: Float64Array) => void;

/**
 * Returns all ideas that the limits of the query allow, in two rankings: matches, and ideas that
 * suit the context only.
 * @param onFeatures is told the features of each idea; the array is used again for the next one
 */
export function rank(
  ideas: readonly IdeaFacts[],
  query: ParsedQuery,
  indexes: Indexes,
  onFeatures?: OnFeatures,
): Ranking {
  const allows = hardLimits(query, indexes);
  const matcher = new Matcher(ideas.length, query, indexes, onFeatures);
  const places = new Uint8Array(ideas.length);
  const scores = new Float64Array(ideas.length);
  const counts = { matching: 0, weak: 0, broad: 0 };
  for (let index = 0; index < ideas.length; index++) {
    const idea = ideas[index];
    if (idea === undefined || !allows(idea, index)) continue;
    scores[index] = matcher.score(idea, index);
    places[index] = matcher.isMatch ? isMatching : isBroad;
    counts[matcher.isMatch ? 'matching' : 'broad']++;
  }
  setBackWeakMatches(places, scores, counts);
  const sorted = (place: number, count: number): readonly Scored[] => {
    const chosen = new Uint16Array(count);
    let at = 0;
    for (const index of indexes.byId) if (places[index] === place) chosen[at++] = index;
    const shown = byScore(chosen, scores).slice(0, maxIdeas);
    return shown.flatMap((index) => {
      const idea = ideas[index];
      return idea ? [new ScoredIdea(index, idea, scores[index] ?? 0, matcher.postings)] : [];
    });
  };
  let matching: readonly Scored[] | undefined;
  let weak: readonly Scored[] | undefined;
  let broad: readonly Scored[] | undefined;
  return {
    get matching() {
      matching ??= sorted(isMatching, counts.matching);
      return matching;
    },
    get weak() {
      weak ??= sorted(isWeak, counts.weak);
      return weak;
    },
    get broad() {
      broad ??= sorted(isBroad, counts.broad);
      return broad;
    },
    counts,
    isMatching: (index) => places[index] === isMatching,
  };
}

const isMatching = 1;
const isBroad = 2;
const isWeak = 3;

/** How many ideas a page has. */
export const pageSize = 9;
/** Eleven pages. Later ideas match the query too weakly to be shown. */
export const maxIdeas = 11 * pageSize;
/** Share of the score of what would fill the page that a match needs. */
const minShareOfFiller = 1.3;
/** So many matches are shown however weak they are: they answer what was asked. */
const keptMatches = 3;

/**
 * Sets matches back where people are less glad of them than of what else would fill the page: a neighbouring sport
 * pleases less than a good gift for anybody.
 */
function setBackWeakMatches(
  places: Uint8Array,
  scores: Float64Array,
  counts: { matching: number; weak: number; broad: number },
): void {
  if (counts.broad < pageSize) return;
  const least = minShareOfFiller * highest(places, scores, isBroad, pageSize);
  const kept = Math.min(least, highest(places, scores, isMatching, keptMatches));
  for (let index = 0; index < places.length; index++) {
    if (places[index] !== isMatching || (scores[index] ?? 0) >= kept) continue;
    places[index] = isWeak;
    counts.matching--;
    counts.weak++;
  }
}

/** The score of the nth best idea in a place; 0 when there are fewer. */
function highest(places: Uint8Array, scores: Float64Array, place: number, nth: number): number {
  const best = new Float64Array(nth);
  for (let index = 0; index < places.length; index++) {
    const score = scores[index] ?? 0;
    if (places[index] !== place || score <= (best[0] ?? 0)) continue;
    let at = 0;
    while (at + 1 < nth && (best[at + 1] ?? 0) < score) {
      best[at] = best[at + 1] ?? 0;
      at++;
    }
    best[at] = score;
  }
  return best[0] ?? 0;
}

/** Most ideas of a ranking are never shown: the interests of one are looked up when somebody asks. */
class ScoredIdea implements Scored {
  readonly index: number;
  readonly idea: IdeaFacts;
  readonly score: number;
  readonly #postings: readonly Posting[];
  #interests: readonly number[] | undefined;

  constructor(index: number, idea: IdeaFacts, score: number, postings: readonly Posting[]) {
    this.index = index;
    this.idea = idea;
    this.score = score;
    this.#postings = postings;
  }

  get interests(): readonly number[] {
    this.#interests ??= this.#postings.flatMap((posting, interest) =>
      weightOf(posting, this.index) >= minConceptWeight ? [interest] : [],
    );
    return this.#interests;
  }
}

/** Scores one idea after the other for a query. */
class Matcher {
  readonly postings: readonly Posting[];
  /** true when the idea scored last is about what the query names */
  isMatch = false;
  readonly #indexes: Indexes;
  readonly #text: Float64Array;
  readonly #occasionText: Float64Array;
  readonly #guides: Float64Array;
  readonly #titled: Uint8Array;
  readonly #terms: number;
  /** the best match of the texts of an idea whose title has all words; infinite without one */
  readonly #namesakeText: number;
  readonly #kinds: ReadonlySet<Kind>;
  readonly #isOpen: boolean;
  readonly #mayBeChance: boolean;
  readonly #readFeatures: FeatureReader;
  readonly #query: ParsedQuery;
  readonly #writeRatings: RatingWriter;
  readonly #onFeatures: OnFeatures | undefined;
  readonly #minScore: number;
  readonly #values = new Float64Array(featureNames.length);
  // One object for all ideas: a new one for each would take as long as the rest.
  readonly #concepts = new ConceptMatch();

  constructor(
    count: number,
    query: ParsedQuery,
    indexes: Indexes,
    onFeatures: OnFeatures | undefined,
  ) {
    const { texts, facts, recommended } = indexes;
    const terms = termsOf(query);
    const interests = query.interests.map(({ concept }) => concept);
    this.#indexes = indexes;
    this.#query = query;
    this.#writeRatings = indexes.ratings(query);
    this.#onFeatures = onFeatures;
    this.#isOpen = interests.every((concept) => facts.is(concept, 'trait'));
    this.postings = postingsOf(query, indexes, this.#isOpen);
    this.#text = textScores(count, terms, texts);
    this.#occasionText = occasionTextScores(count, query, texts);
    this.#guides = recommended.scores(query);
    this.#kinds = new Set(query.kinds.map(({ kind }) => kind));
    this.#terms = Math.max(1, terms.length);
    this.#titled = inTitles(count, terms, texts);
    this.#namesakeText = namesThing(query, terms.length)
      ? bestOfNamesakes(this.#text, this.#titled, terms.length)
      : Number.POSITIVE_INFINITY;
    // "Get well after knee surgery": beside an occasion, a word that is in no title is a circumstance.
    this.#mayBeChance = interests.length === 0 && query.occasion !== null;
    this.#minScore = interests.length > 0 ? minMatchScore : minMatchScore * 0.9;
    const named = interests.filter((concept) => facts.is(concept, 'place'));
    const about = new Set(interests.flatMap((concept) => [...indexes.concepts.around(concept)]));
    this.#readFeatures = featureReader(query, facts, named, about);
  }

  /** Returns the odds that one would be glad of the idea, from 0. */
  score(idea: IdeaFacts, index: number): number {
    const { namedOccasions, traits, facts, weights } = this.#indexes;
    const concepts = this.#concepts.read(index, this.postings);
    const isAskedKind = this.#kinds.size > 0 && idea.kinds.some((kind) => this.#kinds.has(kind));
    const words = saturate(this.#text[index]) * this.#chanceFactor(index);
    const match: Match = {
      concept: Math.min(1, concepts.likelyScore / 2),
      bestConcept: concepts.best,
      interestShare: concepts.count / Math.max(1, this.postings.length),
      theme: concepts,
      words,
      title: (this.#titled[index] ?? 0) / this.#terms,
      isNamesake:
        this.#titled[index] === this.#terms && (this.#text[index] ?? 0) >= this.#namesakeText,
      isAskedKind,
      occasionWords: saturate(this.#occasionText[index]),
      guide: this.#guides[index] ?? 0,
      namedOccasions: namedOccasions[index] ?? noOccasions,
    };
    this.#readFeatures(this.#values, idea, match, traits[index] ?? traitsOf(idea, facts));
    this.#writeRatings(this.#values, ratingsAt, index, relationOf(this.#query, match));
    this.#onFeatures?.(idea, this.#values);
    const matchScore = concepts.score + maxTextScore * words + (isAskedKind ? kindBonus : 0);
    // A trait alone is no interest: for somebody who has everything any suitable idea will do.
    const isOnlyTrait = this.#isOpen && concepts.count > 0;
    const minScore = isAskedKind ? minMatchScore * 0.9 : this.#minScore;
    this.isMatch =
      matchScore >= minScore && (!isOnlyTrait || isAskedKind) && this.#values[outOfPlaceAt] !== 1;
    return scoreOf(this.#values, weights);
  }

  #chanceFactor(index: number): number {
    return this.#mayBeChance && this.#titled[index] === 0 ? chanceMatchFactor : 1;
  }
}

/** The place of the feature that tells what is only for somebody else, and so no match. */
const outOfPlaceAt = featureNames.indexOf('outOfPlace');
/** The place of the first rating among the features. */
const ratingsAt = featureNames.indexOf(ratingNames[0]);

const noOccasions: ReadonlySet<Occasion> = new Set();

/** What is known of one interest of the query. Each list has one number an idea. */
interface Posting {
  /** how much each idea is about it */
  readonly ideas: Float64Array;
  readonly ratings: Float64Array;
  readonly conceptWeight: number;
  readonly likelyShare: number;
  readonly themeWeight: number;
}

function postingsOf(
  { interests }: ParsedQuery,
  { facts, concepts, themes }: Indexes,
  isOpen: boolean,
): readonly Posting[] {
  return interests.map(({ concept, confidence, likelihood = 1 }) => {
    const weight = confidence * (facts.is(concept, 'trait') && !isOpen ? traitFactor : 1);
    const likelyShare = 1 - unlikelyDiscount * (1 - likelihood);
    return {
      ideas: concepts.weights(concept),
      ratings: themes(concept),
      conceptWeight: weight * (conceptBaseWeight + conceptRarityWeight * concepts.rarity(concept)),
      likelyShare,
      themeWeight: weight * likelyShare,
    };
  });
}

/** How much an idea is about an interest. One may be glad of an idea that is not about it: a head torch for who runs. */
function weightOf({ ideas, ratings }: Posting, index: number): number {
  const isGlad = (ratings[index] ?? 0) >= minGladRating;
  return Math.max(ideas[index] ?? 0, isGlad ? minConceptWeight : 0);
}

/** How much an idea is about the interests, in all and about the best. */
class ConceptMatch implements ThemeMatch {
  score = 0;
  /** the same, where what its words hardly name counts less */
  likelyScore = 0;
  best = 0;
  /** how many of the interests it is about */
  count = 0;
  glad = 0;
  gladShare = 0;
  fair = 0;
  poor = 0;

  /** Returns itself, with what is known of one idea. */
  read(index: number, postings: readonly Posting[]): this {
    this.score = 0;
    this.likelyScore = 0;
    this.best = 0;
    this.count = 0;
    this.glad = 0;
    this.gladShare = 0;
    this.fair = 0;
    this.poor = 0;
    for (const posting of postings) this.#add(posting, index);
    this.gladShare /= Math.max(1, postings.length);
    if (this.glad > 0) this.fair = 0;
    if (this.glad > 0 || this.fair > 0) this.poor = 0;
    return this;
  }

  #add(posting: Posting, index: number): void {
    const { conceptWeight, likelyShare, themeWeight } = posting;
    const rating = posting.ratings[index] ?? 0;
    const weight = weightOf(posting, index);
    this.score += conceptWeight * weight;
    this.likelyScore += conceptWeight * likelyShare * weight;
    this.best = Math.max(this.best, conceptWeight * likelyShare * weight);
    if (weight >= minConceptWeight) this.count += 1;
    if (rating >= minGladRating) {
      this.glad = Math.max(this.glad, rating * themeWeight);
      this.gladShare += rating * themeWeight;
    } else if (rating > 0) this.fair = Math.max(this.fair, rating * themeWeight);
    else if (rating < 0) this.poor = Math.max(this.poor, themeWeight);
  }
}

/** Words for the occasion itself: "driving licence" and "finals" are both exams. */
function occasionTextScores(count: number, query: ParsedQuery, texts: TextIndex): Float64Array {
  const scores = new Float64Array(count);
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
function inTitles(count: number, terms: readonly string[], texts: TextIndex): Uint8Array {
  const counts = new Uint8Array(count);
  for (const word of terms)
    for (const index of texts.naming(word, 'title')) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

/** An interest that is surely liked is no thing that is asked for. */
const surelyLiked = 0.7;

/**
 * True when the words that are searched for may name a thing: "espresso machine", and neither "loves cooking" nor
 * "they invite us to dinner".
 */
function namesThing({ interests, occasion }: ParsedQuery, terms: number): boolean {
  if (interests.length === 0 && occasion !== null) return false;
  if (interests.length === 1 && terms > 1) return true;
  return interests.every(({ likelihood = 0 }) => likelihood < surelyLiked);
}

/** The best text score of those ideas whose titles name all terms, if no other idea has a better one. */
function bestOfNamesakes(text: Float64Array, titled: Uint8Array, terms: number): number {
  let [best, other] = [0, 0];
  for (let index = 0; index < text.length; index++) {
    const score = text[index] ?? 0;
    if (titled[index] === terms) best = Math.max(best, score);
    else other = Math.max(other, score);
  }
  return best > 0 && best >= other ? best : Number.POSITIVE_INFINITY;
}

/** Maps a BM25 score to 0 to 1. */
function saturate(words = 0): number {
  return words / (words + halfTextScore);
}

function textScores(count: number, terms: readonly string[], texts: TextIndex): Float64Array {
  const scores = new Float64Array(count);
  const named = terms.filter((term) => texts.isTerm(term));
  if (named.length > 0) texts.score(named, scores);
  return scores;
}

/**
 * Returns ideas by their scores, the highest first; of equal ones those that come first in `ideas`. The places
 * are searched for among the sorted scores: to call a function for each comparison takes ten times as long.
 */
function byScore(ideas: Uint16Array, scores: Float64Array): number[] {
  const negated = new Float64Array(ideas.length);
  for (let at = 0; at < ideas.length; at++) negated[at] = -(scores[ideas[at] ?? 0] ?? 0);
  const ordered = negated.toSorted();
  const taken = new Uint16Array(ideas.length);
  const sorted = Array.from(ideas);
  for (let at = 0; at < ideas.length; at++) {
    const place = firstPlace(ordered, negated[at] ?? 0);
    const others = taken[place] ?? 0;
    taken[place] = others + 1;
    sorted[place + others] = ideas[at] ?? 0;
  }
  return sorted;
}

/** The first place of a value in a sorted array that has it. */
function firstPlace(sorted: Float64Array, value: number): number {
  let from = 0;
  let until = sorted.length;
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((sorted[middle] ?? 0) < value) from = middle + 1;
    else until = middle;
  }
  return from;
}
