import type { ExclusionGrammar } from '../exclusion-grammars.ts';
import { words } from '../patterns.ts';

export const exclusions: ExclusionGrammar = {
  cues: [
    {
      means: 'not',
      phrases: `senza, niente, non gli piace, non le piace, allergico a, allergica a`,
    },
    {
      means: 'owns',
      phrases: `ha gia`,
    },
  ],
  negation: {
    without: words('senza'),
  },
  object: {
    everything: words('tutto'),
  },
};
