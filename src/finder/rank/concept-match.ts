import type { ConceptFacts } from '../content/concept-facts.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import type { ConceptIndex } from './indexes/concept-index.ts';
import { minGladRating } from './indexes/theme-index.ts';
import type { NumberPool } from './number-pool.ts';

/** Weight of a concept: `conceptBaseWeight`, and up to `conceptRarityWeight` more for a rare one. */
const conceptBaseWeight = 0.6;
const conceptRarityWeight = 0.4;
/** Factor for a trait beside an interest: somebody who collects plants wants plants. */
const traitFactor = 0.5;
/** What an interest loses that its words surely do not name. */
const unlikelyDiscount = 0.8;
/** From this weight on an idea is about a concept. */
const minConceptWeight = 0.5;

/** What tells how ideas and interests belong together. */
export interface ConceptSources {
  readonly facts: ConceptFacts;
  readonly concepts: ConceptIndex;
  /** Returns how the theme of a concept rates each idea, from `storeThemes`; zeros without a theme. */
  readonly themes: (concept: string) => Float64Array;
}

/** What is known of one interest of the query. Each list has one number an idea. */
export interface InterestMatches {
  /** how much each idea is about it */
  readonly ideas: Float64Array;
  readonly ratings: Float64Array;
  readonly conceptWeight: number;
  readonly likelyShare: number;
  readonly themeWeight: number;
}

/**
 * Returns what is known of each interest of a query. A trait of the recipient, such as sporty, counts in full only
 * in an open query, which names nothing else.
 */
export function interestMatchesOf(
  { interests }: ParsedQuery,
  { facts, concepts, themes }: ConceptSources,
  isOpen: boolean,
): readonly InterestMatches[] {
  return interests.map(({ concept, confidence, tagProbability = 1 }) => {
    const weight = confidence * (facts.is(concept, 'trait') && !isOpen ? traitFactor : 1);
    const likelyShare = 1 - unlikelyDiscount * (1 - tagProbability);
    return {
      ideas: concepts.weights(concept),
      ratings: themes(concept),
      conceptWeight: weight * (conceptBaseWeight + conceptRarityWeight * concepts.rarity(concept)),
      likelyShare,
      themeWeight: weight * likelyShare,
    };
  });
}

/** True when an idea is about an interest. */
export const isAbout = (matches: InterestMatches, index: number): boolean =>
  weightOf(matches, index) >= minConceptWeight;

/** How much an idea is about an interest. One may be glad of an idea that is not about it: a head torch for who runs. */
function weightOf({ ideas, ratings }: InterestMatches, index: number): number {
  const isGlad = (ratings[index] ?? 0) >= minGladRating;
  return Math.max(ideas[index] ?? 0, isGlad ? minConceptWeight : 0);
}

/**
 * How much each idea is about the interests of a query, and how their themes rate it, by the index of the idea. Valid
 * until the pool takes its arrays back.
 */
export class ConceptMatches {
  readonly score: Float64Array;
  /** the same, where what its words hardly name counts less */
  readonly likelyScore: Float64Array;
  /** how many of the interests it is about */
  readonly about: Uint8Array;
  /** 0 to 1: the best rating of a theme in which one is glad of it, weighted with how sure the interest is */
  readonly glad: Float64Array;
  /** the same ratings, averaged over the interests */
  readonly gladShare: Float64Array;
  /** the best rating where it is fair and in no theme more than that */
  readonly fair: Float64Array;
  /** the weight of the interest where it is poor and in no theme more than that */
  readonly poor: Float64Array;

  constructor(pool: NumberPool, interestMatches: readonly InterestMatches[]) {
    this.score = pool.zeros();
    this.likelyScore = pool.zeros();
    this.about = new Uint8Array(this.score.length);
    this.glad = pool.zeros();
    this.gladShare = pool.zeros();
    this.fair = pool.zeros();
    this.poor = pool.zeros();
    for (const matches of interestMatches) {
      this.#addScores(matches);
      this.#addRatings(matches);
    }
    if (interestMatches.length > 0) this.#finish(interestMatches.length);
  }

  #addScores(matches: InterestMatches): void {
    const { score, likelyScore, about } = this;
    const { conceptWeight, likelyShare } = matches;
    for (let index = 0; index < score.length; index++) {
      const weight = weightOf(matches, index);
      if (weight === 0) continue;
      score[index] = (score[index] ?? 0) + conceptWeight * weight;
      likelyScore[index] = (likelyScore[index] ?? 0) + conceptWeight * likelyShare * weight;
      if (weight >= minConceptWeight) about[index] = (about[index] ?? 0) + 1;
    }
  }

  #addRatings({ ratings, themeWeight }: InterestMatches): void {
    const { glad, gladShare, fair, poor } = this;
    for (let index = 0; index < ratings.length; index++) {
      const rating = ratings[index] ?? 0;
      if (rating === 0) continue;
      const weighted = rating * themeWeight;
      if (rating >= minGladRating) {
        glad[index] = Math.max(glad[index] ?? 0, weighted);
        gladShare[index] = (gladShare[index] ?? 0) + weighted;
      } else if (rating > 0) fair[index] = Math.max(fair[index] ?? 0, weighted);
      else poor[index] = Math.max(poor[index] ?? 0, themeWeight);
    }
  }

  /** Averages over as many interests. An idea that suits one theme does not disappoint in another. */
  #finish(count: number): void {
    const { glad, gladShare, fair, poor } = this;
    for (let index = 0; index < glad.length; index++) {
      gladShare[index] = (gladShare[index] ?? 0) / count;
      if ((glad[index] ?? 0) > 0) fair[index] = 0;
      if ((glad[index] ?? 0) > 0 || (fair[index] ?? 0) > 0) poor[index] = 0;
    }
  }
}
