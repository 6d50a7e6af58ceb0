import { inFrames } from '../in-frames.ts';
import type { AmbiguousPeopleGrammar } from '../people-grammars.ts';

/** Adjectives and pet names for children, which describe things too: "meine Große". */
export const ambiguous: AmbiguousPeopleGrammar = {
  phrases: [
    {
      means: { recipient: 'child', gender: 'f', mayBeTeen: true },
      phrases: `${inFrames(
        'meine *, meiner *, unsere *, unserer *',
        'kleine, kleinen, maus, prinzessin, lütte',
      )}, die kleine`,
    },
    {
      means: { recipient: 'child', gender: 'm', mayBeTeen: true },
      phrases: `${inFrames(
        'mein *, meinen *, meinem *, unser *, unseren *, unserem *',
        'kleiner, kleinen, spatz, räuber, lütter, lütten, kurzer, kurzen',
      )}, der kleine, den kleinen, dem kleinen`,
    },
    {
      means: { recipient: 'child', gender: 'f', mayBeGrown: true },
      phrases: inFrames(
        'meine *, meiner *, unsere *, unserer *',
        'große, großen, älteste, ältesten, jüngste, jüngsten, mittlere, mittleren',
      ),
    },
    {
      means: { recipient: 'child', gender: 'm', mayBeGrown: true },
      phrases: inFrames(
        'mein *, meinen *, meinem *, unser *, unseren *, unserem *',
        'großer, großen, ältester, ältesten, jüngster, jüngsten, mittlerer, mittleren',
      ),
    },
    {
      means: { recipient: 'child', mayBeGrown: true },
      phrases: `${inFrames(
        'meine *, meinen *, unsere *, unseren *, meine zwei *, meine 2 *, meine beiden *, unsere zwei *, unsere 2 *, unsere beiden *',
        'großen, kleinen, kurzen, jungs, mädels, kids, racker, rabauken',
      )}, ${inFrames('die *, den *, meine *, unsere *, meine zwei *, meine 2 *, meine beiden *', 'mäuse, mäusen')}`,
    },
    {
      means: { recipient: 'partner' },
      phrases: 'lag, dhm',
    },
  ],
  signs: [
    {
      anchor: 'behind',
      pattern:
        '[,(]?\\s*(?:ist |wird |war |bald |jetzt |fast |schon ){0,2}\\d{1,2}\\b(?! ?(?:euro?|€|franken|stutz|chf|stuck|%|uhr|cm|steine|mark|tacken|kroten))|(?:(?:hat|ist|auch|so|total|der|die|bald|jetzt|gerade|grad|schon|gern|gerne|voll) ){0,3}(?:liebt|lieben|mag|mogen|hasst|wird|werden|ist|sind|spielt|spielen|liest|malt|bastelt|sammelt|will|mochte|wunscht|hat|haben|geht|kommt|fahrt|kann|steht|bekommt|feiert|interessiert|tanzt|turnt|reitet)',
      examples: ['9', ', 3', 'wird 15', 'liebt Lego', 'die total mag'],
      counterexamples: ['Wunsch', '20 Euro', 'und neue'],
    },
  ],
};
