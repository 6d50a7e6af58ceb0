import type { TextPattern } from '../patterns.ts';

/** Nobody else is told of. */
const nobodyElse =
  '(?!.*\\b(?:elle|il|elles|ils|lui|leur|son|sa|ses|pour (?!moi|moins|environ|\\d)|(?:ma|mon|mes) (?:[a-z]+ )?(?:maman|mere|papa|pere|parents|femme|mari|copine|copain|fils|fille|enfants?|soeur|frere|mamie|papi|niece|neveu|tante|oncle|patronn?e?|collegue|voisine?|amie?)))';

/** Who gives to herself. */
export const selves: readonly TextPattern[] = [
  {
    pattern:
      "(?:cadeaux?|quelque chose|un truc|une? (?:idee|bricole|petit plaisir)|idees?)(?: (?:sympa|original|utile))? (?:juste )?pour moi(?:-meme)?(?=\\s*(?:[.,;!?)(-]|$)| (?:car|parce|j'|je|a|de|pour)\\b)|pour moi-meme|(?<=\\b(?:je (?:veux|voudrais|vais|souhaite|compte|cherche a)|j'aimerais|j'ai envie de|envie de|pour) )me (?:faire (?:un (?:petit )?(?:cadeau|plaisir)|plaisir)|gater|recompenser)|m'offrir|auto-?cadeau",
    examples: ['cadeau pour moi', 'je veux m’offrir quelque chose', 'je voudrais me faire plaisir'],
  },
  {
    pattern: `^(?:je (?:veux|voudrais|vais|viens de|souhaite|compte)|j'aimerais|j'ai envie de) (?:(?:me (?:re)?mettre|m'initier|debuter|commencer|apprendre|reprendre))${nobodyElse}`,
    examples: ['je veux me mettre au piano, j’ai 45 ans', 'je voudrais apprendre la poterie'],
  },
];
