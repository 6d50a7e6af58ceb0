import type { ExclusionGrammar } from '../exclusion-grammars.ts';
import { words } from '../patterns.ts';

export const exclusions: ExclusionGrammar = {
  cues: [
    {
      means: 'not',
      phrases: `sin, nada de, alergico a, alergica a, no le gusta, no le gustan`,
    },
    {
      means: 'owns',
      phrases: `ya tiene`,
    },
  ],
  negation: {
    without: words('sin'),
  },
  object: {
    everything: words('todo'),
  },
};
