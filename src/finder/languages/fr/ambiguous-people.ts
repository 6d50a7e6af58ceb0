import { inFrames } from '../in-frames.ts';
import type { AmbiguousPeopleGrammar } from '../people-grammars.ts';

/** Adjectives and pet names for children, which describe things too: "ma grande". */
export const ambiguous: AmbiguousPeopleGrammar = {
  phrases: [
    {
      means: { recipient: 'child', gender: 'f', mayBeGrown: true },
      phrases: inFrames('ma *, notre *', 'grande, dernière, aînée, cadette'),
    },
    {
      means: { recipient: 'child', gender: 'f', mayBeTeen: true },
      phrases: `${inFrames('ma *, notre *', 'petite, puce, pitchoune, poulette, princesse')}, la petite`,
    },
    {
      means: { recipient: 'child', gender: 'm', mayBeGrown: true },
      phrases: inFrames('mon *, notre *', 'grand, dernier, petit dernier, aîné, cadet'),
    },
    {
      means: { recipient: 'child', gender: 'm', mayBeTeen: true },
      phrases: 'mon petit, notre petit, le petit, au petit',
    },
    {
      means: { recipient: 'child', mayBeGrown: true },
      phrases: inFrames(
        'mes *, nos *, mes deux *, nos deux *, mes 2 *, nos 2 *',
        'grands, petits, aînés, puces',
      ),
    },
  ],
  signs: [
    {
      anchor: 'behind',
      pattern:
        '[,(]?\\s*(?:(?:de|qui|a|va|avoir|aura|fete|ses|bientot|et) ){0,4}\\d{1,2}\\b(?! ?(?:euros?|eur|€|balles|francs|%|h\\b))|(?:(?:elle|il|qui|ils|elles|a|est|aussi|trop|vient|de) ){0,3}(?:adore|adorent|aime|aiment|kiffe|deteste|joue|jouent|lit|dessine|collectionne|veut|voudrait|reve|va|fete|a|ont|est|sont|entre|passe|grandit|danse)',
      examples: ['9 ans', 'de 4 ans', 'adore les chevaux', 'qui va avoir 6', 'elle aime'],
      counterexamples: ['robe', '20 euros', 'voiture'],
    },
  ],
};
