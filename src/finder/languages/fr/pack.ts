import type { LanguagePack } from '../language-pack.ts';
import { words } from '../patterns.ts';
import { ages } from './ages.ts';
import { budgets } from './budgets.ts';
import { dialects, writtenForm } from './dialects.ts';
import { diets } from './diets.ts';
import { exclusions } from './exclusions.ts';
import { givers } from './givers.ts';
import { favours, idioms } from './idioms.ts';
import { liking } from './liking.ts';
import { causesOfDeath } from './losses.ts';
import { numberWords } from './numbers.ts';
import { occasions } from './occasions.ts';
import { only } from './only.ts';
import { passing } from './passing.ts';
import { products } from './products.ts';
import { recipients } from './recipients.ts';
import { selves } from './selves.ts';
import { sensitive } from './sensitive.ts';
import { stem } from './stemmer.ts';
import { surnames } from './surnames.ts';
import { syntax } from './syntax.ts';
import { trades } from './trades.ts';
import { falseFriends, plainWords, stopWords } from './words.ts';

export const french: LanguagePack = {
  code: 'fr',
  letters: {
    expression: /[éèêàçùœ]|\b[ldjqn]['’]/giu,
    examples: ['élève', 'ça', 'l’amie', "j'aime"],
    counterexamples: ['amie', "mum's"],
  },
  stopWords,
  plainWords,
  dialects,
  writtenForm,
  timeWords: words(
    'temps jour jours semaine semaines mois an ans annee annees depuis ensemble bientot',
  ),
  falseFriends,
  stem,
  inflections: new Set(['s', 'x', 'e', 'es']),
  minStemLength: 5,
  hasRichLexicon: true,
  hasCompounds: false,
  numberWords,
  syntax,
  ages,
  budgets,
  recipients,
  occasions,
  products,
  diets,
  exclusions,
  liking,
  lacking: { before: words('sans zero faux imitation') },
  titles: {
    ends: words('de d du des a au aux pour en avec sans sur dans par chez sous qui que'),
    joints: words('et ou'),
    sets: words('set kit lot trio duo paire assortiment coffret'),
  },
  coordination: {
    between: [
      {
        anchor: 'whole',
        pattern:
          "\\s*(?:,\\s*)?(?:et|&|\\+|,|ou|plus|ainsi que)\\s+(?:aussi\\s+)?(?:(?:aime|adore)\\s+)?(?:(?:la|le|les|l'|de|du|des|d')\\s*)?(?:la\\s+|l')?",
        examples: [' et ', ", ou l'", ' ainsi que ', ' et aussi adore de la '],
        counterexamples: [' et déteste ', ' avec ', ' et'],
      },
    ],
    likes: [
      {
        anchor: 'before',
        pattern:
          "(?:aime|adore|kiffe|surkiffe|raffole|collectionne|lit|lisent|devore|bouquine|ecoute|regarde|fan d(?:e|')|passionnee? (?:de|par)|(?:tripp?e|tripp?ent|capote|capotent|flashe|craque|delire)(?: [a-z]+){0,2} (?:sur|pour))\\s*(?:(?:aussi|surtout|vraiment|beaucoup|tellement)\\s*)?(?:la|le|les|l'|du|de|des)?",
        examples: [
          'mon oncle adore la',
          "il est fan d'",
          'elle craque toujours pour les',
          "j'aime l'",
        ],
        counterexamples: ['elle aime bien', 'il est fan', 'un lieu'],
      },
    ],
    asks: [
      {
        anchor: 'before',
        pattern:
          "(?:(?:a(?:urait)? besoin d'|(?:veut|voudrait|souhaite|cherche|demande|aimerait avoir|reclame)\\s+)|(?<=^\\s*))(?:une?|autre|nouve(?:au|l|lle)s?|bon(?:ne)?s?|beau|bel(?:le)?s?|jolie?s?)(?:\\s+(?:autre|nouve(?:au|l|lle)s?|bon(?:ne)?s?|beau|bel(?:le)?s?|jolie?s?))*",
        examples: ["maman a besoin d'une nouvelle", 'une', 'il veut un bon', 'je cherche un joli'],
        counterexamples: ['il aime une', "elle joue d'un", 'sur un'],
      },
    ],
    asksFor: [
      {
        anchor: 'behind',
        pattern: 'pour',
        examples: [' pour maman'],
        counterexamples: [' pourtant', ', ma mère', ' et un thé'],
      },
    ],
  },
  idioms,
  favours,
  givers,
  selves,
  passing,
  causesOfDeath,
  surnames,
  only,
  trades,
  sensitive,
};
