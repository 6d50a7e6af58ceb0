import type { Label } from '../tagger/labels.ts';
import type { FoundPart, TaggedQuery } from '../tagger/tagger.ts';
import type { Place } from '../text/normalize.ts';

/**
 * Below this probability a part is none, whatever the grammar reads: of 100 such ages, exclusions and recipients
 * in the annotated queries for choosing, 5, 7 and 9 are right.
 */
const minProbability = 0.02;
/** Below this one a recipient is somebody who is only mentioned, where somebody else surely receives. */
const minBesideSure = 0.2;
const sureProbability = 0.5;
/** From this probability on an age is one that the grammar has no pattern for: of 100 of them, 95 are right. */
const minAgeProbability = 0.65;
/** The same for a budget: of 74, 70 are right. */
const minBudgetProbability = 0.7;

/** What the tagger says of the parts that the grammar reads. */
export interface Plausibility {
  /** Returns false for a place that surely has none of the labels. */
  has(place: Partial<Place>, among: readonly Label[]): boolean;
  /** Returns the recipients without those that are only mentioned. */
  receiving<T extends Place>(people: readonly T[]): readonly T[];
  /** Returns true for a place that surely has the label. */
  isSure(place: Partial<Place>, label: Label): boolean;
  /** the ages that it finds itself */
  readonly ages: readonly FoundPart[];
  /** the budgets that it finds itself */
  readonly budgets: readonly FoundPart[];
}

/** In tokens. In a shorter query the grammar is right more often than the tagger, which learned from longer ones. */
const minTokens = 10;
/** From this probability on 98 of 100 ages are ones. */
const surestProbability = 0.9;

/** Returns what a tagged query says of the parts of the grammar; without a tagger all is plausible. */
export function plausibilityOf(tagged: TaggedQuery, tokens: number): Plausibility {
  const probability = ({ start, end }: Partial<Place>, among: readonly Label[]): number | null =>
    start === undefined || end === undefined ? null : tagged.probability({ start, end }, among);
  const isShort = tokens < minTokens;
  return {
    has: (place, among) =>
      (isShort && !among.includes('age')) || (probability(place, among) ?? 1) >= minProbability,
    receiving(people) {
      if (isShort) return people;
      const likely = people.map((one) => probability(one, ['recipient']) ?? 1);
      const min = Math.max(...likely) >= sureProbability ? minBesideSure : minProbability;
      return people.filter((_, at) => (likely[at] ?? 1) >= min);
    },
    isSure: (place, label) => (probability(place, [label]) ?? 0) >= surestProbability,
    ages: isShort ? [] : surely(tagged, 'age', minAgeProbability),
    budgets: surely(tagged, 'budget', minBudgetProbability),
  };
}

function surely({ parts }: TaggedQuery, label: Label, min: number): readonly FoundPart[] {
  return parts.filter((part) => part.label === label && part.confidence >= min);
}
