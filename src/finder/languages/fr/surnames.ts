import type { TextPattern } from '../patterns.ts';

export const surnames: readonly TextPattern[] = [
  {
    pattern:
      "\\b(?:m\\.|mr|monsieur|mme|madame|mlle|mademoiselle|maitre|docteur|dr|herr|frau)\\.? (?!(?:bricolage|propre|cuisine|bean|hulot|patate|bovary)\\b)[a-z'-]{2,}",
    examples: ['un merci pour M. Poisson', 'un cadeau pour Mme Boulanger'],
  },
];
