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

export const german: LanguagePack = {
  code: 'de',
  letters: {
    expression: /[äöüß]/giu,
    examples: ['schön', 'Straße', 'Äpfel'],
    counterexamples: ['schon', 'gift'],
  },
  stopWords,
  plainWords,
  dialects,
  writtenForm,
  hasUmlauts: true,
  timeWords: words(
    'zeit zeiten tag tage tagen woche wochen monat monate monaten jahr jahre jahren erst bald demnachst',
  ),
  falseFriends,
  stem,
  inflections: new Set(['e', 'n', 'en', 's', 'es', 'em']),
  minStemLength: 5,
  hasRichLexicon: true,
  hasCompounds: true,
  numberWords,
  withNumber: [
    {
      anchor: 'whole',
      pattern: '(.*?)(?:jahrig|jaehrig|jarig|monatig)[a-z]*',
      examples: ['dreijährige', 'zehnmonatig', 'jährig'],
      counterexamples: ['jahre', 'dreijahr'],
    },
  ],
  syntax,
  ages,
  budgets,
  recipients,
  occasions,
  products,
  diets,
  exclusions,
  liking,
  lacking: { before: words('ohne'), after: words(''), endings: words('frei los') },
  titles: {
    ends: words(
      'mit fur furs aus von vom zum zur in im auf am an zu ohne der des die das als bei uber unter nach wie um',
    ),
    joints: words('und oder samt'),
    sets: words('set sets trio duo paar sortiment'),
  },
  coordination: {
    between: [
      {
        anchor: 'whole',
        pattern:
          '\\s*(?:,\\s*)?(?:und|&|\\+|,|oder|sowie|plus)\\s+(?:auch\\s+)?(?:(?:liebt|mag|hort|liest)\\s+)?',
        examples: [' und ', ', oder ', ' sowie auch hört '],
        counterexamples: [' und hasst ', ' mit ', ' und'],
      },
    ],
    likes: [
      {
        anchor: 'before',
        pattern: '(?:liebt|mag|sammelt|fan von)\\s*(?:(?:auch|sehr)\\s*)?(?:die|das)?',
        examples: ['meine Tante liebt', 'er ist Fan von', 'sammelt auch die'],
        counterexamples: ['sie mag ihn und', 'er ist Fan', 'vermag'],
      },
    ],
    asks: [
      {
        anchor: 'before',
        pattern:
          '(?:(?:brauch(?:t|e|en)|brauchat|will|mochte|mocht|wunscht sich|wunsche mir|hatte gerne?|suchen?|suche)\\s+|(?<=^\\s*))(?:eine?[nrsm]?|nen|neue?[nrsm]?|schone?[nrsm]?|gute?[nrsm]?|anstandige?[nrsm]?)(?:\\s+(?:neue?[nrsm]?|schone?[nrsm]?|gute?[nrsm]?|anstandige?[nrsm]?))*',
        examples: [
          'Papa braucht einen neuen',
          'ein',
          'sie wünscht sich eine',
          'ich suche einen schönen',
        ],
        counterexamples: ['er mag einen', 'spielt ein', 'auf einen'],
      },
    ],
    asksFor: [
      {
        anchor: 'behind',
        pattern: 'furn?s?',
        examples: [' für Mama', ' fürn Opa', ' fürs Kind'],
        counterexamples: [' fürchtet', ', meine Mama', ' und Tee'],
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
