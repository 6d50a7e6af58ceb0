import type { AgeGrammar } from '../number-grammars.ts';
import { words } from '../patterns.ts';

/** How Spanish says how old somebody is. */
export const ages: AgeGrammar = {
  parts: {
    years: '\\s?(?:anos?)\\b',
    months: '\\s?mes(?:es)?\\b',
    to: '-|a|y|o|/',
    marriage: 'aniversario|boda',
    duration: 'de casados|de matrimonio|juntos',
    otherUnit: '€|eur|\\$|£|personas|ninos|\\d|[.,]\\d',
    called: '(?!)',
  },
  before: [
    {
      anchor: 'before',
      pattern: 'desde|hace|despues de',
      examples: ['casados desde', 'hace'],
      counterexamples: ['tiene', 'para'],
    },
  ],
  patterns: [
    {
      pattern: '(?<![\\d.]){a}{years}?{to}{b}{years}{notDuration}',
      reads: 'range',
      examples: { 'de 6 a 8 años': [6, 8] },
    },
    {
      pattern: '{a}{months}{notDuration}',
      reads: 'months',
      examples: { 'bebé de 18 meses': [1.5, 1.5] },
    },
    {
      pattern: '(?<![\\d.,]){age}{years}{notDuration}',
      reads: 'exact',
      examples: { 'mi sobrino de 8 años': [8, 8] },
    },
  ],
  words: [],
  loose: [],
  babyWords: words('bebe bebes'),
  noAges: ['10 años de casados', 'aniversario: 25 años', '50 años, boda de oro'],
};
