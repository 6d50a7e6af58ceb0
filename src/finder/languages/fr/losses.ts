import type { TextPattern } from '../patterns.ts';

/** What somebody died of, behind the words for it; with an article, since one says to die "de rire". */
export const causesOfDeath: readonly TextPattern[] = [
  {
    pattern:
      "(?<=\\b(?:morte?s?|mourir|decedee?s?|emportee?s?|disparue?s?|deces|perdu (?:sa|son|ses|leur|mon|ma|notre)(?: [a-z-]+){1,2})(?: (?!(?:du|de|des|par|apres|d)\\b)[a-z0-9]+){0,3} (?:d'|du |de (?:la |l'|son |sa )|des suites (?:d'|du |de (?:la |l')?)|par |apres |a cause d'|suite a ))(?:(?:une?|la|le|l'|sa|son|longue|courte|grave) ?){0,3}[a-z]+(?: (?:cardiaque|du [a-z]+|de la [a-z]+|des [a-z]+))?",
    examples: [
      'sa femme est morte d’un cancer',
      'son mari est décédé des suites d’une longue maladie',
      'a perdu sa femme d’un cancer',
    ],
  },
];

/** A loss of five or more years ago, of which a gift is better silent. */
export const longAgo =
  '(?:mort|decede|perdu|parti|disparu)e?s?\\b[^.!?;,]{0,40}? (?:il y a|depuis) (?:(?:des|plusieurs|quelques|bien des|[5-9]|\\d\\d|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente) (?:ans|annees)|longtemps|tres longtemps)|il y a (?:(?:des|plusieurs|quelques|bien des|[5-9]|\\d\\d|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente) (?:ans|annees)|longtemps)[^.!?;,]{0,30} (?:mort|decede|perdu)e?s?\\b';
