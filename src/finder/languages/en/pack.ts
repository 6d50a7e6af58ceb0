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

export const english: LanguagePack = {
  code: 'en',
  stopWords,
  plainWords,
  dialects,
  writtenForm,
  timeWords: words('time times day days week weeks month months year years ago together soon'),
  falseFriends,
  stem,
  inflections: new Set(['s', 'es']),
  minStemLength: 4,
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
  lacking: {
    before: words('non no without zero faux imitation'),
    after: words('free'),
  },
  titles: {
    ends: words(
      'with for in on from to that by at as without like about who which under over around inside per',
    ),
    joints: words('and of or'),
    sets: words('set sets kit kits pack trio duo pair collection assortment'),
  },
  coordination: {
    between: [
      {
        anchor: 'whole',
        pattern:
          '\\s*(?:,\\s*)?(?:and|n|&|\\+|,|or|plus)\\s+(?:also\\s+)?(?:(?:loves?|likes?|enjoys?)\\s+)?(?:(?:her|his|the)\\s*)?',
        examples: [' and ', ', or ', ' & also loves her '],
        counterexamples: [' and hates ', ' with ', ' and'],
      },
    ],
    likes: [
      {
        anchor: 'before',
        pattern:
          '(?:loves?|likes?|enjoys?|adores?|into|collects?|does|doing|obsessed with|crazy about|mad about|fan of)\\s*(?:also\\s*)?(?:her|his|good|the|all|doing)?',
        examples: ['my aunt loves', 'he is mad about all', 'a fan of good'],
        counterexamples: ['she loves him and', 'he is mad', 'dislikes'],
      },
    ],
    asks: [
      {
        anchor: 'before',
        pattern:
          '(?:(?:needs?|wants?|could (?:really )?(?:use|do with)|would (?:love|like)|(?:has )?asked for|wish(?:es|ing)? for|looking for|after)\\s+|(?<=^\\s*))(?:an?|some|another|new|nice|good|decent|proper)(?:\\s+(?:new|nice|good|decent|proper))*',
        examples: [
          'mum needs a',
          'a',
          'some nice',
          'he could really do with a new',
          'I am looking for a good',
        ],
        counterexamples: ['he likes a', 'mum plays a', 'on a'],
      },
    ],
    asksFor: [
      {
        anchor: 'behind',
        pattern: '(?:for|4)',
        examples: [' for my mum', ' 4 grandpa'],
        counterexamples: [' forever', ', my mum', ' and a lid'],
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
  trades,
  only,
  sensitive,
};
