import type { Label } from '../tagger/labels.ts';
import type { FoundPart, TaggedQuery } from '../tagger/tagger.ts';
import { type Place, touches } from '../text/normalize.ts';
import { isShort } from './sentence.ts';

/**
 * Below this probability a part is none, whatever the grammar reads: of 100 such ages, exclusions and recipients
 * in the annotated queries for choosing, 5, 7 and 9 are right.
 */
const minProbability = 0.02;
/**
 * Where somebody receives with the first probability, whoever is below the second one is only mentioned: of 158
 * such people beside .5, 11 are recipients.
 */
const besideSure = [
  [0.8, 0.65],
  [0.5, 0.5],
] as const;
/** From this probability on somebody is only mentioned, where somebody else may receive. */
const minOtherProbability = 0.8;
/** From this probability on an age is one that the grammar has no pattern for: of 100 of them, 95 are right. */
const minAgeProbability = 0.65;
/** Below this one an age is somebody else's, where another one is surely the recipient's. */
const minBesideAge = 0.3;
/** The same for a budget: of 74, 70 are right. */
const minBudgetProbability = 0.7;

/** How plausible the parts that the grammar reads are, as a tagger finds. */
export interface Plausibility {
  /** Returns false for a place that surely has none of the labels. */
  has(place: Partial<Place>, among: readonly Label[]): boolean;
  /**
   * Returns the recipients without those that are only mentioned.
   * @param dead where those are named who have died, and do not receive however sure the tagger is
   */
  receiving<T extends Place>(people: readonly T[], dead: readonly Place[]): readonly T[];
  /** Returns true for a place that surely has the label. */
  isSure(place: Partial<Place>, label: Label): boolean;
  /** Returns the recipient's age among those that the grammar reads, best first; null when there is none. */
  likeliestAge<T extends Place>(ages: readonly T[]): T | null;
  /** the ages that it finds itself */
  readonly ages: readonly FoundPart[];
  /** the budgets that it finds itself */
  readonly budgets: readonly FoundPart[];
}

/** From this probability on 98 of 100 ages are ones. */
const surestProbability = 0.9;

/** Returns how plausible the parts that the grammar reads are in a tagged query; without a tagger all are. */
export function plausibilityOf(tagged: TaggedQuery, tokens: number): Plausibility {
  const probability = ({ start, end }: Partial<Place>, among: readonly Label[]): number | null =>
    start === undefined || end === undefined ? null : tagged.tagProbability({ start, end }, among);
  const isShortQuery = isShort(tokens);
  return {
    has: (place, among) =>
      (isShortQuery && !among.includes('age')) ||
      (probability(place, among) ?? 1) >= minProbability,
    receiving(people, dead) {
      if (isShortQuery) return people;
      const likely = people.map((one) => probability(one, ['recipient']) ?? 1);
      const found = tagged.parts.filter(
        (part) => part.label === 'recipient' && !dead.some((one) => touches(one, part)),
      );
      const most = Math.max(...likely, ...found.map(({ tagProbability }) => tagProbability));
      const [, min] = besideSure.find(([sure]) => most >= sure) ?? [0, minProbability];
      const isOther = (one: Place) => (probability(one, ['other']) ?? 0) >= minOtherProbability;
      const receiving = people.filter((one, at) => (likely[at] ?? 1) >= min && !isOther(one));
      return receiving.length > 0 ? receiving : people.filter((_, at) => (likely[at] ?? 1) >= min);
    },
    isSure: (place, label) => (probability(place, [label]) ?? 0) >= surestProbability,
    ages: isShortQuery ? [] : surely(tagged, 'age', minAgeProbability),
    likeliestAge: (ages) =>
      likeliestAge(ages, isShortQuery, (age) => probability(age, ['age']) ?? 1),
    budgets: surely(tagged, 'budget', minBudgetProbability),
  };
}

/** The first one, unless it surely is somebody else's and another is the recipient's: "48. His dad is 82". */
function likeliestAge<T>(
  ages: readonly T[],
  isShortQuery: boolean,
  probability: (age: T) => number,
): T | null {
  const [first = null] = ages;
  if (isShortQuery || first === null || probability(first) >= minBesideAge) return first;
  return ages.find((age) => probability(age) >= minAgeProbability) ?? first;
}

function surely({ parts }: TaggedQuery, label: Label, min: number): readonly FoundPart[] {
  return parts.filter((part) => part.label === label && part.tagProbability >= min);
}
