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
import { numberWords } from './numbers.ts';
import { occasions } from './occasions.ts';
import { passing } from './passing.ts';
import { products } from './products.ts';
import { recipients } from './recipients.ts';
import { sensitive } from './sensitive.ts';
import { stem } from './stemmer.ts';
import { syntax } from './syntax.ts';
import { falseFriends, plainWords, stopWords } from './words.ts';

export const french: LanguagePack = {
  code: 'fr',
  letters: /[éèêàçùœ]|\b[ldjqn]['’]/giu,
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
    between:
      /^\s*,?\s*(?:et|&|\+|,|ou|plus|ainsi que)\s+(?:aussi\s+)?(?:(?:aime|adore)\s+)?(?:(?:la|le|les|l'|de|du|des|d')\s*)?(?:la\s+|l')?$/,
    likes:
      /(?:\b(?:aime|adore|kiffe|surkiffe|raffole|collectionne|lit|lisent|devore|bouquine|ecoute|regarde|fan de|passionnee? (?:de|par)|(?:tripp?e|tripp?ent|capote|capotent|flashe|craque|delire)(?: [a-z]+){0,2} (?:sur|pour))|\bfan d')\s*(?:(?:aussi|surtout|vraiment|beaucoup|tellement)\s*)?(?:(?:la|le|les|l'|du|de|des)\s*)?$/,
  },
  idioms,
  favours,
  givers,
  passing,
  only: {
    words: words('uniquement seulement exclusivement'),
    afterNegation: words('que qu'),
    partitives: words('du des de d'),
    near: words('uniquement seulement exclusivement que qu rien juste'),
    nothing: words('rien'),
    anything: words('chose'),
    except: words('part sauf hormis excepte autre'),
    after:
      /^\s*,?\s*(?:(?:et|mais) )?(?:(?:surtout|absolument|strictement) )?(?:rien d'autre(?! que)|point barre|(?:sinon|ou) rien|et c'est tout)\b/,
    otherwise:
      /^(?:a|ont|ai|as|avait|avaient|reste|restent|fait|font|faisait) qu|^(?:sais?|sait) (?:seulement|uniquement)|(?:seulement|uniquement) (?:qu|pas|apres|depuis)/,
    before:
      /(?:tout ce qu(?:'(?:il|elle|ils|elles)|e [a-z]+) (?:veut|veulent|aime|aiment|demande|souhaite|voudrait),? c'est|seule?s? (?:choses?|trucs?|cadeaux?|passions?|hobby|loisirs?) qu(?:'(?:il|elle|ils|elles)|e [a-z]+) (?:veut|veulent|aime|aiment|demande|souhaite|voudrait|accepte|a),? c'est|(?:veut|veulent|voudrait|demande|souhaite|accepte) juste|(?:aime|aiment|kiffe) que|y a que|(?:^|, )rien que|^(?:que|juste)|, (?:que|seulement)) (?:(?:du|des|de la|les|le|la|de|un|une) |de l'|l'|d')?$/,
  },
  sensitive,
};
