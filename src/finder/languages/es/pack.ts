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
export const spanish: LanguagePack = {
  ...minimalPack,
  code: 'es',
  letters: {
    expression: /[ñ¿¡]|ción\b/giu,
    examples: ['niña', '¿qué', 'canción'],
    counterexamples: ['que', 'nation'],
  },
  stopWords,
  plainWords,
  falseFriends,
  stem,
  inflections: new Set(['s', 'es']),
  syntax,
  ages,
  budgets,
  recipients,
  occasions,
  products,
  diets,
  exclusions,
  lacking: { before: words('sin') },
  only: {
    words: words('solo solamente unicamente'),
    near: words('solo solamente unicamente nada'),
    nothing: words('nada'),
    except: words('excepto salvo menos'),
    knowing: words('sabe sabemos'),
  },
};
