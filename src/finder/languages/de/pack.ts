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

export const german: LanguagePack = {
  code: 'de',
  letters: /[äöüß]/giu,
  stopWords,
  plainWords,
  dialects,
  writtenForm,
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
  numberSuffix: /(?:jahrig|jaehrig|jarig|monatig)[a-z]*$/,
  syntax,
  ages,
  budgets,
  recipients,
  occasions,
  products,
  diets,
  exclusions,
  liking,
  lacking: { before: words('ohne'), after: words(''), ending: /(?:frei|los)$/ },
  titles: {
    ends: words(
      'mit fur furs aus von vom zum zur in im auf am an zu ohne der des die das als bei uber unter nach wie um',
    ),
    joints: words('und oder samt'),
    sets: words('set sets trio duo paar sortiment'),
  },
  coordination: {
    between:
      /^\s*,?\s*(?:und|&|\+|,|oder|sowie|plus)\s+(?:auch\s+)?(?:(?:liebt|mag|hort|liest)\s+)?$/,
    likes: /\b(?:liebt|mag|sammelt|fan von)\s*(?:(?:auch|sehr)\s*)?(?:(?:die|das)\s*)?$/,
  },
  idioms,
  favours,
  givers,
  passing,
  only: {
    words: words('nur ausschliesslich lediglich nua'),
    near: words('nur ausschliesslich lediglich nua bloss ausser nichts nix sonst'),
    nothing: words('nichts nix'),
    anything: words('viel'),
    except: words('ausser'),
    pursuits: words('hobbys hobbies hobby interessen interesse leidenschaften steckenpferde'),
    before:
      /(?:\balles,? was (?:er|sie|ich) (?:sich )?(?:will|mochte|mag|wunscht|gewunscht hat|braucht) (?:ist|sind|waren?)|\b(?:das einzige,? was (?:er|sie) (?:sich )?(?:will|mochte|mag|wunscht|braucht)|(?:sein|ihr) einzige[rs]? (?:hobby|wunsch|interesse|leidenschaft)),? (?:ist|sind|waren?)|\b(?:nichts|nix) (?:anderes |andres |weiter )?als|\beinzig(?: und allein)?)\s*(?:(?:ein|eine|einen|gute[nsr]?|neue[nsr]?|etwas|was|mit|mal) )*$/,
    otherwise:
      /^(?:weiss nur [a-z0-9]+|hat nur (?!interesse|augen|lust)[a-z0-9]+|[a-z0-9]* ?nur (?:dass|kurz|fluchtig|selten|manchmal|zufallig))$/,
    after:
      /^\s*,?\s*oder (?:gar |uberhaupt )?(?:nichts|nix)\s*(?:$|[,.;!?)])|^\s*(?:gewunscht|haben|bekommen)?,?\s*(?:und |aber |bitte )?(?:(?:sonst|sons|sunst) (?:gar |uberhaupt )?(?:nichts|nix|nischt|nuscht)|(?:nichts|nix) (?:anderes|andres|weiter|sonst)(?! als))\s*(?:$|[,.;!?)]|bitte)/,
  },
  sensitive,
};
