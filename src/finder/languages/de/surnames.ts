import type { TextPattern } from '../patterns.ts';

export const surnames: readonly TextPattern[] = [
  {
    pattern:
      "\\b(?:herrn?|hr\\.?|fr\\.|fraulein|familie|fam\\.?|madame|monsieur) (?:dr\\.? )?(?!dr\\b|der\\b)[a-z'-]{2,}",
    examples: ['Dank an Herrn Koch aus dem dritten Stock', 'etwas für Familie Schneider'],
  },
  {
    // Behind a preposition or what she is: "meine Frau" is no title.
    pattern:
      "(?<=\\b(?:fur|an|von|bei|mit|und|liebe|[a-z]{3,}in|hebamme|tagesmutter),? )frau (?:dr\\.? )?(?!dr\\b)[a-z'-]{2,}",
    examples: ['Geschenk für Frau Vogel', 'Physiotherapeutin Frau Fischer'],
  },
  {
    // At the beginning, where she does something: "Frau Weber geht".
    pattern:
      "(?<=^\\s*)frau (?:dr\\.? )?(?!dr\\b)[a-z'-]{2,}(?= (?:geht|wird|hat|ist|feiert|verlasst|kommt|zieht|mag|liebt))",
    examples: ['Frau Weber geht in Rente'],
  },
  {
    pattern:
      "(?<=\\b(?:[a-z]*arzt|[a-z]*arztin|chef|chefin|professor|professorin),? )(?:dr|doktor)\\.? (?!(?:oetker|martens|best|who|house|hauschka|seuss|beckmann|dre)\\b)[a-z'-]{2,}",
    examples: ['unser Hausarzt Dr. Fuchs', 'Zahnarzt Doktor Krebs'],
  },
  {
    // A pet's name.
    pattern:
      "(?<=\\b(?:mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer) (?:[a-z]+ )?(?:katze|kater|hund|hundin|welpe|welpen|pferd|pony|stute|wallach|kaninchen|hase|hasen|hamster|meerschweinchen|papagei|wellensittich|schildkrote),? )[a-z'-]{2,}",
    examples: ['für unseren Hund Koch'],
  },
];
