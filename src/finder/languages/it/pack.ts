import type { LanguagePack } from '../language-pack.ts';
import { minimalPack } from '../minimal-pack.ts';
import { words } from '../patterns.ts';
import { ages } from './ages.ts';
import { budgets } from './budgets.ts';
import { diets } from './diets.ts';
import { exclusions } from './exclusions.ts';
import { occasions } from './occasions.ts';
import { products } from './products.ts';
import { recipients } from './recipients.ts';
import { stem } from './stemmer.ts';
import { syntax } from './syntax.ts';
import { falseFriends, plainWords, stopWords } from './words.ts';

/** For reading queries only: pages and catalogue have no texts in this language. */
export const italian: LanguagePack = {
  ...minimalPack,
  code: 'it',
  letters: {
    expression: /\b(?:dell|nell|all|un)['’]|zion[ei]\b/giu,
    examples: ["dell'amico", 'un’idea', 'stazione'],
    counterexamples: ['amico', 'zone'],
  },
  stopWords,
  plainWords,
  falseFriends,
  stem,
  inflections: new Set([]),
  syntax,
  ages,
  budgets,
  recipients,
  occasions,
  products,
  diets,
  exclusions,
  lacking: { before: words('senza') },
  only: {
    words: words('solo soltanto solamente'),
    afterNegation: words('che'),
    near: words('solo soltanto unicamente niente'),
    nothing: words('niente nulla'),
    except: words('tranne eccetto fuorche'),
    knowing: words('so sappiamo sanno'),
  },
};
