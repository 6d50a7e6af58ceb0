import type { ConceptFacts } from '../../content/concept-facts.ts';
import type { Diet, Flag } from '../../content/vocabulary.ts';
import type { Exclusion, QueryPart } from '../../parsed-query.ts';

/** The properties that a diet, a condition or a way of life rules out. */
const flagsByDiet: Readonly<Record<Diet, readonly Flag[]>> = {
  vegan: ['meat', 'animal-product'],
  vegetarian: ['meat'],
  'no-alcohol': ['alcohol'],
  pregnancy: [],
  'no-sugar': ['sugar'],
  'no-nuts': ['nuts'],
  'no-gluten': [],
  'no-lactose': ['animal-product'],
  'no-fish': [],
  'no-fragrance': ['fragrance'],
  'no-pollen': ['living'],
  'no-screen': ['screen'],
  'little-space': ['needs-space'],
  frailty: ['sharp', 'flame', 'needs-space', 'needs-fitness'],
  'limited-mobility': ['needs-fitness'],
};

/** Returns what a diet excludes, read at one place. */
export function exclusionsOfDiet(
  diet: Diet,
  facts: ConceptFacts,
  part: QueryPart,
): readonly Exclusion[] {
  return [
    ...flagsByDiet[diet].map((flag): Exclusion => ({ flag, ...part, way: true })),
    ...facts
      .excludedBy(diet)
      .map((concept): Exclusion => ({ concept, ...part, way: true, unlessSuits: diet })),
  ];
}
