import type { ConceptFacts } from '../content/concept-facts.ts';
import type { ParsedQuery } from '../parsed-query.ts';
import type { ConceptIndex } from './concept-index.ts';
import type { ThemeMatch } from './features.ts';
import { minGladRating } from './theme-index.ts';

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
export interface Posting {
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
export function postingsOf(
  { interests }: ParsedQuery,
  { facts, concepts, themes }: ConceptSources,
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

/** True when an idea is about an interest. */
export const isAbout = (posting: Posting, index: number): boolean =>
  weightOf(posting, index) >= minConceptWeight;

/** How much an idea is about an interest. One may be glad of an idea that is not about it: a head torch for who runs. */
function weightOf({ ideas, ratings }: Posting, index: number): number {
  const isGlad = (ratings[index] ?? 0) >= minGladRating;
  return Math.max(ideas[index] ?? 0, isGlad ? minConceptWeight : 0);
}

/** How much an idea is about the interests. */
export class ConceptMatch implements ThemeMatch {
  score = 0;
  /** the same, where what its words hardly name counts less */
  likelyScore = 0;
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
    if (weight >= minConceptWeight) this.count += 1;
    if (rating >= minGladRating) {
      this.glad = Math.max(this.glad, rating * themeWeight);
      this.gladShare += rating * themeWeight;
    } else if (rating > 0) this.fair = Math.max(this.fair, rating * themeWeight);
    else if (rating < 0) this.poor = Math.max(this.poor, themeWeight);
  }
}
