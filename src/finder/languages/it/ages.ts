import type { AgeGrammar } from '../number-grammars.ts';
import { words } from '../patterns.ts';

/** How Italian says how old somebody is. */
export const ages: AgeGrammar = {
  parts: {
    years: '\\s?(?:anni|anno)\\b',
    months: '\\s?mes[ei]\\b',
    to: '-|a|e|o|/',
    marriage: 'anniversario|nozze',
    duration: 'di matrimonio|insieme',
    otherUnit: '€|eur|\\$|£|persone|bambini|\\d|[.,]\\d',
    called: '(?!)',
  },
  before: [
    { anchor: 'before', pattern: 'dopo', examples: ['dopo'], counterexamples: ['ha', 'prima'] },
  ],
  patterns: [
    {
      pattern: '(?<![\\d.]){a}{years}?{to}{b}{years}{notDuration}',
      reads: 'range',
      examples: { 'da 6 a 8 anni': [6, 8] },
    },
    {
      pattern: '{a}{months}{notDuration}',
      reads: 'months',
      examples: { 'bimbo di 18 mesi': [1.5, 1.5] },
    },
    {
      pattern: '(?<![\\d.,]){age}{years}{notDuration}',
      reads: 'exact',
      examples: { 'mio nipote di 8 anni': [8, 8] },
    },
  ],
  words: [],
  loose: [],
  babyWords: words('bimbo bimbi'),
  noAges: ['10 anni di matrimonio', 'anniversario: 25 anni', '50 anni, nozze d’oro'],
};
