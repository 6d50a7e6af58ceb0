import type { TextPattern } from '../patterns.ts';

/** What somebody died of, behind the words for it; not how long ago, nor what one only says to die of. */
export const causesOfDeath: readonly TextPattern[] = [
  {
    pattern:
      '(?<=\\b(?:died|dies|passed (?:away|on))(?: (?!(?:of|from|after) )[a-z0-9]+){0,3} (?:of|from|after|following|due to|because of) |\\bdead (?:of|from) )(?!(?:laughter|laughing|boredom|embarrassment|shame|hunger|thirst|\\d))(?:(?:an?|the|his|her|their|long|short|sudden|brief) ){0,3}[a-z]+(?: (?:attack|disease|illness|failure|cancer|accident|with [a-z]+))?',
    examples: ['his wife died of cancer', 'her dad passed away after a long illness'],
  },
  {
    pattern:
      "(?<=\\blost (?:his|her|their|my|our) (?:(?!to\\b)[a-z']+ ){1,4}to )(?:an? |the )?[a-z]+(?: [a-z]+)?",
    examples: ['my uncle lost his wife to lung cancer'],
  },
];

/** A loss of five or more years ago, of which a gift is better silent. */
export const longAgo =
  '(?:died|dies|passed away|passed|los(?:t|s|ing)|put down|put to sleep|death)\\b[^.!?;,]{0,40}? (?:(?:(?:many|some|several|so many|a few|quite a few|[5-9]|\\d\\d|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty) )?years|a long time|decades|ages) ago';
