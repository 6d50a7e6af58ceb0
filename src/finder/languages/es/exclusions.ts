import type { ExclusionGrammar } from '../exclusion-grammars.ts';
import { minimalPack } from '../minimal-pack.ts';
import { words } from '../patterns.ts';

export const exclusions: ExclusionGrammar = {
  ...minimalPack.exclusions,
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
  clauseWords: words(`pero porque que para le gusta adora`),
  clauseStarts: words('pero que quien y'),
  joints: words('y e o ni de el la los las un una mas otro otra'),
  and: words('y e'),
  or: words('o ni'),
  everything: words('todo'),
  without: words('sin'),
  negations: words('no nunca jamas'),
};
