import { minimalPack } from '../minimal-pack.ts';
import type { BudgetGrammar } from '../number-grammars.ts';

/** How Italian says what a gift may cost. */
export const budgets: BudgetGrammar = {
  ...minimalPack.budgets,
  currencies: { EUR: 'euros?\\b' },
  notMoney:
    'ann[io]\\b|mes[ei]\\b|giorn[io]\\b|person[ae]|x\\b|cm\\b|kg\\b|km\\b|volte\\b|figl[io]',
  patterns: [
    {
      pattern: '\\btra\\s*{amount}\\s*(?:-|a|e)\\s*{amount2}{notMoney}',
      reads: 'between',
      isBare: true,
      examples: { 'tra 20 e 30 euro': [20, 30] },
    },
    {
      pattern: '(?<![a-z])(?:fino a|meno di|massimo|al massimo|max\\.?)\\s*{amount}{notMoney}',
      reads: 'at-most',
      isBare: true,
      examples: { 'fino a 50 euro': [null, 50] },
    },
    {
      pattern: '(?<![a-z])(?:circa|intorno a)\\s*{amount}{notMoney}',
      reads: 'about',
      isBare: true,
      examples: { 'circa 30 euro': [21, 36] },
    },
  ],
  vague: [{ pattern: 'economic[oa]', euros: 25, examples: ['economico'] }],
};
