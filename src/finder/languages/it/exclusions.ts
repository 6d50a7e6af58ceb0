import type { ExclusionGrammar } from '../exclusion-grammars.ts';
import { minimalPack } from '../minimal-pack.ts';
import { words } from '../patterns.ts';

export const exclusions: ExclusionGrammar = {
  ...minimalPack.exclusions,
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
  clauseWords: words(`ma perche che per piace adora`),
  clauseStarts: words('ma che chi e'),
  joints: words('e ed o ne di il la lo i gli le un una altro altra'),
  and: words('e ed'),
  or: words('o ne'),
  everything: words('tutto'),
  without: words('senza'),
  negations: words('non mai'),
};
