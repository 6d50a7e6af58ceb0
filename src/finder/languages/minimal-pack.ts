import type { LanguagePack } from './language-pack.ts';
import { none } from './nothing.ts';

/**
 * A pack that knows no words: the start of a pack for a language that is understood in part. It
 * still reads amounts with the sign or code of a currency.
 */
export const minimalPack: LanguagePack = {
  code: '',
  stopWords: none,
  plainWords: none,
  dialects: new Map(),
  timeWords: none,
  falseFriends: none,
  stem: (word) => word,
  inflections: new Set(),
  minStemLength: 5,
  hasRichLexicon: false,
  hasCompounds: false,
  numberWords: () => [],
  syntax: {},
  ages: {
    parts: {
      years: '(?!)',
      months: '(?!)',
      to: '-',
      duration: '(?!)',
      marriage: '(?!)',
      otherUnit: '(?!)',
      called: '(?!)',
    },
    patterns: [],
    words: [],
    loose: [],
    babyWords: none,
    noAges: [],
  },
  budgets: {
    currencies: {},
    notMoney: '(?!)',
    patterns: [],
    amounts: {},
    slang: {},
    vague: [],
    shares: [],
    divided: [],
    local: [],
  },
  recipients: {},
  occasions: { phrases: [] },
  products: { kinds: [], flags: [], excluded: [], materials: new Map() },
  diets: { phrases: [], patterns: [], recovered: [], suits: {} },
  exclusions: {},
  lacking: {},
  titles: { ends: none, joints: none, sets: none },
  idioms: [],
  favours: [],
  givers: [],
  only: {},
};
