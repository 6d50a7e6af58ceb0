import { noUpperAge } from '../../../domain/age.ts';
import type { Guide } from '../../content/guide.ts';
import type { Occasion, Situation } from '../../content/vocabulary.ts';
import type { ParsedQuery } from '../../parsed-query.ts';
import { pageSize } from '../page.ts';
import { hasOwnIdeas, similarOccasion, similarRecipients } from '../similar.ts';

/** How strongly the guides that suit a query recommend each idea. */
export interface GuideIndex {
  /**
   * Returns for each idea, by its index, how strongly guides recommend it, 0 to 1: how well the best guide
   * with the idea suits the query, and how early it names the idea. The list is overwritten by the next call.
   */
  scores(query: ParsedQuery): Float64Array;
  /** Returns the indexes of what the guides for the situation or the feast of the query name first. */
  ofContext(query: ParsedQuery): ReadonlySet<number>;
}

/*
 * How well a guide suits a query is a product of the numbers below, 0 to 1. They were chosen by judgement; the ranking
 * learns only what a recommendation weighs beside other features.
 */

/** What the last idea of a guide is worth beside the first. */
const lastPlaceWeight = 0.5;

/** A guide with the indexes of its ideas. */
export interface PlacedGuide {
  readonly guide: GuideConditions;
  /** how many ideas it names */
  readonly length: number;
  /** the indexes of those that exist, and the place of each in the guide */
  readonly ideas: readonly number[];
  readonly places: readonly number[];
}

/** What of a guide tells which queries it suits. */
export type GuideConditions = Omit<Guide, 'ideas'>;

/** Returns guides over a list of ideas, as JSON can hold them. Ids that no idea has are ignored. */
export function placeGuides(
  guides: readonly Guide[],
  positions: ReadonlyMap<string, number>,
): readonly PlacedGuide[] {
  return guides.map(({ ideas, ...guide }) => {
    const known = [...ideas.entries()].filter(([, id]) => positions.has(id));
    return {
      guide,
      length: ideas.length,
      ideas: known.map(([, id]) => positions.get(id) ?? 0),
      places: known.map(([place]) => place),
    };
  });
}

/**
 * Returns the index of guides.
 * @param count how many ideas there are
 */
export function guideIndex(guides: readonly PlacedGuide[], count: number): GuideIndex {
  const scores = new Float64Array(count);
  return {
    scores(query) {
      scores.fill(0);
      for (const guide of guides) {
        const fit = guideFit(guide.guide, query);
        if (fit > 0) raiseAll(scores, guide, fit);
      }
      return scores;
    },
    ofContext(query) {
      const suitable = guides.filter(
        ({ guide }) => isForContext(guide, query) && guideFit(guide, query) >= minContextFit,
      );
      return new Set(
        suitable.flatMap(({ ideas, places }) =>
          ideas.filter((_, at) => (places[at] ?? 0) < pageSize),
        ),
      );
    },
  };
}

/** Situations that tell what form a gift has, and nothing that it could be about. */
const ofForm: ReadonlySet<Situation> = new Set<Situation>([
  ...(['last-minute', 'nothing-to-buy', 'has-everything', 'wants-nothing', 'no-clutter'] as const),
  ...(['group-gift', 'small-gifts', 'poverty'] as const),
]);

/** A guide for another kind of recipient or of price suits less. */
const minContextFit = 0.3;

function isForContext(guide: GuideConditions, query: ParsedQuery): boolean {
  const about = query.situations.filter(({ situation }) => !ofForm.has(situation));
  return guide.situations === undefined
    ? isForOccasion(guide, query)
    : about.some(({ situation }) => guide.situations?.includes(situation));
}

function raiseAll(scores: Float64Array, { length, ideas, places }: PlacedGuide, fit: number): void {
  for (let at = 0; at < ideas.length; at++) {
    const index = ideas[at] ?? 0;
    const weight = 1 - (1 - lastPlaceWeight) * ((places[at] ?? 0) / length);
    scores[index] = Math.max(scores[index] ?? 0, fit * weight);
  }
}

/** What a condition that the query leaves open is worth. */
const openFit = 0.75;

/**
 * Returns how well a guide suits a query, 0 to 1. A guide for a situation suits only queries with it, and
 * then before all others.
 */
export function guideFit(guide: GuideConditions, query: ParsedQuery): number {
  let fit = 1;
  for (const fitOf of conditions) {
    fit *= fitOf(guide, query);
    // Most guides are for somebody else.
    if (fit === 0) return 0;
  }
  return fit;
}

/** A guide without the situation of the query may be out of place, less so where it is for a day of the year that is named too. */
const besideSituation = { plain: 0.4, forFeast: 0.8 };

function situationFit(guide: GuideConditions, query: ParsedQuery): number {
  const { situations, occasions } = guide;
  if (situations === undefined) {
    if (query.situations.length === 0) return 1;
    const feast = query.occasion?.occasion;
    const isForFeast =
      feast !== undefined && !hasOwnIdeas(feast) && occasions?.includes(feast) === true;
    return isForFeast ? besideSituation.forFeast : besideSituation.plain;
  }
  return query.situations.some(({ situation }) => situations.includes(situation)) ? 1 : 0;
}

/** What a guide for a similar recipient or for nearly the same age is worth. */
const similarFit = 0.5;

function recipientFit(guide: GuideConditions, query: ParsedQuery): number {
  const { for: recipients, situations } = guide;
  if (recipients === undefined) return situations || query.recipients.length === 0 ? 1 : openFit;
  if (query.recipients.length === 0) return similarFit * openFit;
  const fits = query.recipients.map(({ recipient }) => {
    if (recipients.includes(recipient)) return 1;
    return similarRecipients[recipient].some((other) => recipients.includes(other))
      ? similarFit
      : 0;
  });
  const best = Math.max(...fits);
  return best === 0 && isForOccasion(guide, query) ? besideOccasion : best;
}

/** A guide for an occasion with its own kinds of gifts suits other recipients too: parents may be the hosts. */
const besideOccasion = 0.8;

const isForOccasion = ({ occasions }: GuideConditions, { occasion }: ParsedQuery) =>
  occasion !== null &&
  hasOwnIdeas(occasion.occasion) &&
  occasions?.includes(occasion.occasion) === true;

/** A guide for any gender may have ideas for another one than the recipient's. */
const anyGenderFit = 0.9;
/** A guide for one gender, where that of the recipient is not known. */
const unknownGenderFit = 0.8;

function genderFit({ gender }: GuideConditions, query: ParsedQuery): number {
  if (gender === undefined) return anyGenderFit;
  if (query.gender === null) return unknownGenderFit;
  return gender === query.gender ? 1 : 0;
}

/** A guide for an occasion whose gifts suit the one of the query, too. */
const similarOccasionFit = 0.8;
/** A guide for an occasion, where the query names none or another one on which nearly every gift is suitable. */
const generalOccasionFit = 0.4;
/** A guide for another occasion or for none, where one of both has its own kinds of gifts. */
const otherOccasionFit = 0.1;

function occasionFit({ occasions, situations }: GuideConditions, query: ParsedQuery): number {
  const asked = query.occasion?.occasion;
  if (asked === undefined) return fitWithoutOccasion(occasions);
  if (occasions !== undefined) return fitOfOccasions(occasions, asked);
  if (situations) return 1;
  return hasOwnIdeas(asked) ? otherOccasionFit : openFit;
}

function fitWithoutOccasion(occasions: GuideConditions['occasions']): number {
  if (occasions === undefined) return 1;
  return occasions.includes('birthday') ? openFit : generalOccasionFit;
}

function fitOfOccasions(occasions: readonly Occasion[], asked: Occasion): number {
  if (occasions.includes(asked)) return 1;
  const similar = similarOccasion(asked);
  if (similar && occasions.includes(similar)) return similarOccasionFit;
  return hasOwnIdeas(asked) || occasions.every(hasOwnIdeas) ? otherOccasionFit : generalOccasionFit;
}

/** A guide for any age, where the query states one. */
const anyAgeFit = 0.85;
/** Years from the youngest to the oldest of a guide, from which it is not for one group of ages only. */
const wideAgeRange = 12;
/** What guides for more and for fewer years are worth where the query states no age. */
const unknownAgeFit = { wide: 0.9, narrow: 0.6 };
/** A year of difference for each so many years of the recipient is nearly the same age. */
const yearsPerYearApart = 6;

function ageFit({ age }: GuideConditions, query: ParsedQuery): number {
  if (age === undefined) return query.age === null ? 1 : anyAgeFit;
  if (query.age === null) return unknownAgeFit[age[1] - age[0] > wideAgeRange ? 'wide' : 'narrow'];
  const oldest = age[1] === noUpperAge ? query.age.max : age[1];
  const [from, until] = [Math.max(age[0], query.age.min), Math.min(oldest, query.age.max)];
  if (from <= until) return 1;
  const years = from - until;
  return years <= query.age.min / yearsPerYearApart ? similarFit : 0;
}

/** A guide for gifts that usually cost more or less than the budget may have some within it. */
const otherPriceFit = 0.3;

function priceFit({ price }: GuideConditions, { budget }: ParsedQuery): number {
  if (price === undefined) return 1;
  if (budget === null) return openFit;
  const { min, max } = budget;
  const isOutside = (max !== null && price[0] > max) || (min !== null && price[1] < min);
  return isOutside ? otherPriceFit : 1;
}

/** What a guide says of whom it suits, the condition that most guides fail first. */
const conditions = [situationFit, recipientFit, genderFit, occasionFit, ageFit, priceFit] as const;
