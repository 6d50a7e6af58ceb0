import type { DietGrammar } from '../exclusion-grammars.ts';

export const diets: DietGrammar = {
  phrases: [
    {
      means: 'vegetarian',
      phrases: `vegetariano, vegetariana`,
    },
    {
      means: 'no-alcohol',
      phrases: `incinta`,
    },
  ],
  patterns: [],
  recovered: [],
  suits: {},
};
