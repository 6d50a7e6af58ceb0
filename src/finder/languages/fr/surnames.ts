import type { TextPattern } from '../patterns.ts';

export const surnames: readonly TextPattern[] = [
  {
    pattern:
      "\\b(?:m\\.|mr|monsieur|mme|madame|mlle|mademoiselle|maitre|docteur|dr|herr|frau)\\.? (?!(?:bricolage|propre|cuisine|bean|hulot|patate|bovary)\\b)[a-z'-]{2,}",
    examples: ['un merci pour M. Poisson', 'un cadeau pour Mme Boulanger'],
  },
  {
    // A pet's name.
    pattern:
      "(?<=\\b(?:mon|ma|notre) (?:[a-z]+ )?(?:chat|chatte|chaton|chien|chienne|chiot|cheval|jument|poney|lapin|lapine|hamster|cochon d'inde|perroquet|perruche|tortue),? )[a-z'-]{2,}",
    examples: ['mon chat Moustache a dix ans'],
  },
];
