import type { DietGrammar } from '../exclusion-grammars.ts';

export const diets: DietGrammar = {
  phrases: [
    {
      means: 'vegan',
      phrases: `vegana, vegano`,
    },
    {
      means: 'no-alcohol',
      phrases: `embarazada`,
    },
  ],
  patterns: [],
  recovered: [],
  suits: {},
};
