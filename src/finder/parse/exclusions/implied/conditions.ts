import type { Diet } from '../../../content/vocabulary.ts';
import type { ConditionPattern } from '../../../languages/exclusion-grammars.ts';
import { anyOf } from '../../../text/any-of.ts';
import { type Folded, type Place, placesOf } from '../../../text/normalize.ts';

/** A condition with its place in the typed text. */
export interface FoundCondition extends Place {
  readonly diet: Diet;
}

/** Finds conditions that are told in words of many forms: "can't drive any more". */
export interface ConditionReader {
  /** Returns the conditions of a text, in the order of the diets. */
  read(folded: Folded): readonly FoundCondition[];
}

/** Returns a reader of the conditions of a language. */
export function conditionReader(patterns: readonly ConditionPattern[]): ConditionReader {
  const all = patterns.map((one) => ({ ...one, diets: [one.means].flat() }));
  const byDiet = [...new Set(all.flatMap(({ diets }) => diets))].map((diet) => ({
    diet,
    regex: anyOf(all.filter(({ diets }) => diets.includes(diet))),
  }));
  return {
    read: (folded) =>
      byDiet.flatMap(({ diet, regex }) =>
        placesOf(folded, regex).map((place) => ({ diet, ...place })),
      ),
  };
}
