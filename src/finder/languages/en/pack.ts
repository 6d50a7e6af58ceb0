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
    between:
      /^\s*,?\s*(?:and|n|&|\+|,|or|plus)\s+(?:also\s+)?(?:(?:loves?|likes?|enjoys?)\s+)?(?:(?:her|his|the)\s*)?$/,
    likes:
      /\b(?:loves?|likes?|enjoys?|adores?|into|collects?|does|doing|obsessed with|crazy about|mad about|fan of)\s*(?:also\s*)?(?:(?:her|his|good|the|all|doing)\s*)?$/,
  },
  idioms,
  favours,
  givers,
  passing,
  trades,
  only: {
    words: words('only solely exclusively purely'),
    near: words('only solely exclusively nothing just but except'),
    nothing: words('nothing nowt'),
    anything: words('anything much'),
    except: words('but except besides apart aside other'),
    before:
      /(?:\b(?:all|the only things?)(?: that)? (?:he|she|they|[a-z]+) (?:(?:ever|really|will) )?(?:wants?|wanted|likes?|loves?|needs?|enjoys?|reads?|eats?|drinks?|plays?|does|cares about|is (?:into|interested in)|(?:has |have )?asked for) (?:is|are)|\bonly (?:(?:ever|really) )?(?:wants?|asked for|cares? about)|(?:^|[,.;:]\s?)just|\bno (?:presents?|gifts?) (?:but|except(?: for)?|apart from|other than))\s*(?:(?:her|his|their|a|some|the|good|more) )*$/,
    after:
      /^(?:\s+only(?=\s*(?:[.,;!?)]|$)|\s+(?:please|pls|plz|thanks|thx|ta|cheers|no|not|nothing|under|max|up to)\b)|\s*,?\s*(?:or nothing|(?:and )?nothing else|(?:and )?(?:that is|that'?s) it)\b(?! (?:too|very|that))|\s+(?:is|are) (?:all|the only things?)(?: that)? (?:he|she|they) (?:(?:ever|really) )?(?:wants?|likes?|loves?|needs?|enjoys?|cares? about|(?:has |have )?asked for|would like))/,
    otherwise:
      /^only just |^(?:if|my|an|speaks?|works?|lives?) only|only (?:has|have|got|speaks?|lives?|works?|know|knew|just|started|recently|been|met|found|heard|child|son|daughter|brother|sister|had|moved|took|began)$/,
  },
  sensitive,
};
