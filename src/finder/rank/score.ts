import type { IdeaFacts } from '../content/catalogue.ts';
import type { Kind, Occasion } from '../content/vocabulary.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import { byScore } from './by-score.ts';
import {
  ConceptMatch,
  type ConceptSources,
  isAbout,
  type Posting,
  postingsOf,
} from './concept-match.ts';
import {
  type FeatureReader,
  featureNames,
  featureReader,
  type IdeaTraits,
  type Match,
  traitsOf,
} from './features.ts';
import type { GuideIndex } from './guide-index.ts';
import { type RatingReader, relationOf } from './learned-ratings.ts';
import { ageFactor } from './limits/age-limits.ts';
import type { FilterIndexes } from './limits/exclusion-filter.ts';
import { hardLimits, wishFactor } from './limits/hard-limits.ts';
import { bestOfNamesakes, inTitles, namesThing } from './namesakes.ts';
import { type RankingWeights, scoreOf } from './ranking-weights.ts';
import type { TextIndex } from './text-index.ts';
import { pageSize, place, setBackWeakMatches } from './weak-matches.ts';

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

/** The most that matching words add to matching concepts. */
const maxTextScore = 0.6;
/** The BM25 score that gives half of the maximum. */
const halfTextScore = 5;
const kindBonus = 0.45;
const chanceMatchFactor = 0.5;
/** A lower score is no match of an interest. */
const minMatchScore = 0.3;

/** Eleven pages. Later ideas match the query too weakly to be shown. */
export const maxIdeas = 11 * pageSize;

/** The indexes that ideas are ranked with. */
export interface Indexes extends FilterIndexes, ConceptSources {
  /** the occasions that the texts of each idea name, from `daysNamed` */
  readonly namedOccasions: readonly ReadonlySet<Occasion>[];
  readonly recommended: GuideIndex;
  /** `traitsOf` each idea */
  readonly traits: readonly IdeaTraits[];
  /** the indexes of all ideas in the order of their ids */
  readonly byId: Uint16Array;
  readonly weights: RankingWeights;
  /** Returns a reader of what judges found of ideas, from `ratingReaders`. */
  readonly ratings: (query: ParsedQuery) => RatingReader;
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
  const allows = hardLimits(ideas, query, indexes);
  const matcher = new Matcher(ideas.length, query, indexes, onFeatures);
  const places = new Uint8Array(ideas.length);
  const scores = new Float64Array(ideas.length);
  const counts = { matching: 0, weak: 0, broad: 0 };
  for (let index = 0; index < ideas.length; index++) {
    const idea = ideas[index];
    if (idea === undefined || !allows(idea, index)) continue;
    const factor = wishFactor(idea, query) * ageFactor(idea, query);
    scores[index] = matcher.score(idea, index) * factor;
    places[index] = matcher.isMatch ? place.matching : place.broad;
    counts[matcher.isMatch ? 'matching' : 'broad']++;
  }
  setBackWeakMatches(places, scores, counts);
  const sorted = (wanted: number, count: number): readonly Scored[] => {
    const chosen = new Uint16Array(count);
    let at = 0;
    for (const index of indexes.byId) if (places[index] === wanted) chosen[at++] = index;
    const shown = byScore(chosen, scores, maxIdeas);
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
      matching ??= sorted(place.matching, counts.matching);
      return matching;
    },
    get weak() {
      weak ??= sorted(place.weak, counts.weak);
      return weak;
    },
    get broad() {
      broad ??= sorted(place.broad, counts.broad);
      return broad;
    },
    counts,
    isMatching: (index) => places[index] === place.matching,
  };
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
      isAbout(posting, this.index) ? [interest] : [],
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
  readonly #readRating: RatingReader;
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
    this.#readRating = indexes.ratings(query);
    this.#onFeatures = onFeatures;
    this.#isOpen = interests.every((concept) => facts.is(concept, 'trait'));
    this.postings = postingsOf(query, indexes, this.#isOpen);
    this.#text = textScores(count, terms, texts);
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
    const { traits, weights } = this.#indexes;
    const concepts = this.#concepts.read(index, this.postings);
    const match = this.#matchOf(idea, index, concepts);
    this.#readFeatures(this.#values, idea, match, traits[index] ?? traitsOf(idea));
    const rating = this.#readRating(index, relationOf(this.#query, match));
    // Judges rate ideas for people who like something, not for who asks for the very thing: a sewing machine is
    // nothing for somebody who sews.
    this.#values[ratedAt] = match.isNamesake ? Math.max(0, rating) : rating;
    this.#onFeatures?.(idea, this.#values);
    this.isMatch = this.#isNamed(match, concepts) && this.#values[outOfPlaceAt] !== 1;
    return scoreOf(this.#values, weights);
  }

  #matchOf(idea: IdeaFacts, index: number, concepts: ConceptMatch): Match {
    return {
      concept: Math.min(1, concepts.likelyScore / 2),
      theme: concepts,
      words: saturate(this.#text[index]) * this.#chanceFactor(index),
      isNamesake:
        this.#titled[index] === this.#terms && (this.#text[index] ?? 0) >= this.#namesakeText,
      isAskedKind: this.#kinds.size > 0 && idea.kinds.some((kind) => this.#kinds.has(kind)),
      guide: this.#guides[index] ?? 0,
      namedOccasions: this.#indexes.namedOccasions[index] ?? noOccasions,
    };
  }

  /** True for an idea that has enough of the interests, the words and the kinds that the query names. */
  #isNamed({ words, isAskedKind }: Match, { score, count }: ConceptMatch): boolean {
    const textScore = score + maxTextScore * words;
    if (isAskedKind) return textScore + kindBonus >= minMatchScore * 0.9;
    // A trait alone is no interest: for somebody who has everything any suitable idea will do.
    const isOnlyTrait = this.#isOpen && count > 0;
    return !isOnlyTrait && textScore >= this.#minScore;
  }

  #chanceFactor(index: number): number {
    return this.#mayBeChance && this.#titled[index] === 0 ? chanceMatchFactor : 1;
  }
}

/** The place of the feature that tells what is only for somebody else, and so no match. */
const outOfPlaceAt = featureNames.indexOf('outOfPlace');
const ratedAt = featureNames.indexOf('rated');

const noOccasions: ReadonlySet<Occasion> = new Set();

/** The words of an interest that is less probable name something else, such as a situation. */
const minProbability = 0.1;

/** The words of the query that are searched for, each once. */
function termsOf({ words, interests }: ParsedQuery): readonly string[] {
  const likely = interests.filter(({ probability = 1 }) => probability >= minProbability);
  return [...new Set([...words, ...likely.flatMap((interest) => interest.words)])];
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
