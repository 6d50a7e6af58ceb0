import { minimalPack } from '../minimal-pack.ts';
import type { BudgetGrammar } from '../number-grammars.ts';

/** How Spanish says what a gift may cost. */
export const budgets: BudgetGrammar = {
  ...minimalPack.budgets,
  currencies: { EUR: 'euros?\\b' },
  notMoney: 'anos?\\b|mes(?:es)?\\b|dias?\\b|persona|x\\b|cm\\b|kg\\b|km\\b|veces\\b|hijos?\\b',
  patterns: [
    {
      pattern: '\\bentre\\s*{amount}\\s*(?:-|a|y)\\s*{amount2}{notMoney}',
      reads: 'between',
      isBare: true,
      examples: { 'entre 20 y 30 euros': [20, 30] },
    },
    {
      pattern: '(?<![a-z])(?:hasta|menos de|como maximo|max(?:imo)?\\.?)\\s*{amount}{notMoney}',
      reads: 'at-most',
      isBare: true,
      examples: { 'hasta 50 euros': [null, 50] },
    },
    {
      pattern: '(?<![a-z])(?:alrededor de|unos|circa)\\s*{amount}{notMoney}',
      reads: 'about',
      isBare: true,
      examples: { 'alrededor de 30 euros': [21, 36] },
    },
  ],
  vague: [{ pattern: 'barat[oa]s?', euros: 25, examples: ['barato'] }],
};
