import type { OnlyGrammar } from '../exclusion-grammars.ts';
import { words, wordsOfKinds } from '../patterns.ts';

/** Small words between "alles, was sie will, ist" and the thing. */
const described = '(?: (?:ein|eine|einen|gute[nsr]?|neue[nsr]?|etwas|was|mit|mal))*';
/** Nothing, where a sentence or a part of it ends. */
const isEnd = '(?=\\s*(?:$|[,.;!?)]))';

export const only: OnlyGrammar = {
  words: words('nur ausschliesslich lediglich nua'),
  near: words('nur ausschliesslich lediglich nua bloss ausser nichts nix sonst'),
  nothing: words('nichts nix'),
  anything: words('viel'),
  except: words('ausser'),
  habits: new Map([
    ...wordsOfKinds('trinkt', 'drink', 'alcohol'),
    ...wordsOfKinds('isst frisst nascht', 'food', 'sweets'),
    ...wordsOfKinds('liest', 'book', 'magazine'),
    ...wordsOfKinds('hort hoert', 'music'),
    ...wordsOfKinds(
      'schaut guckt kiekt sieht spielt zockt tragt raucht kocht backt macht fahrt geht',
    ),
    ...wordsOfKinds(
      'mag mog liebt interessiert interessieren interessierts redet spricht denkt lebt schwort schwarmt kopf hobby hobbys leidenschaft',
    ),
  ]),
  knowing: words('weiss wissen woass kenne kennen bekannt'),
  pursuits: words('hobbys hobbies hobby interessen interesse leidenschaften steckenpferde'),
  before: [
    {
      anchor: 'before',
      pattern: `alles,? was (?:er|sie|ich) (?:sich )?(?:will|mochte|mag|wunscht|gewunscht hat|braucht) (?:ist|sind|waren?)${described}`,
      examples: ['alles was sie sich wünscht ist', 'alles, was er braucht sind neue'],
      counterexamples: ['alles was sie hat ist', 'alles was sie will'],
    },
    {
      anchor: 'before',
      pattern: `(?:das einzige,? was (?:er|sie) (?:sich )?(?:will|mochte|mag|wunscht|braucht)|(?:sein|ihr) einzige[rs]? (?:hobby|wunsch|interesse|leidenschaft)),? (?:ist|sind|waren?)${described}`,
      examples: ['das Einzige, was er mag, sind', 'ihr einziger Wunsch ist ein'],
      counterexamples: ['ihr größter Wunsch ist', 'sein einziges Problem ist'],
    },
    {
      anchor: 'before',
      pattern: `(?:nichts|nix) (?:anderes |andres |weiter )?als${described}`,
      examples: ['sie will nichts anderes als', 'nix als'],
      counterexamples: ['nichts', 'lieber als'],
    },
    {
      anchor: 'before',
      pattern: `einzig(?: und allein)?${described}`,
      examples: ['er mag einzig und allein', 'einzig'],
      counterexamples: ['einzigartig', 'allein'],
    },
  ],
  after: [
    {
      anchor: 'behind',
      pattern: `(?:,\\s*)?oder (?:gar |uberhaupt )?(?:nichts|nix)${isEnd}`,
      examples: [' oder nichts', ', oder gar nix.'],
      counterexamples: [' oder nichts Süßes', ' oder Tee'],
    },
    {
      anchor: 'behind',
      pattern: `(?:gewunscht|haben|bekommen)?,?\\s*(?:und |aber |bitte )?(?:(?:sonst|sons|sunst) (?:gar |uberhaupt )?(?:nichts|nix|nischt|nuscht)|(?:nichts|nix) (?:anderes|andres|weiter|sonst)(?! als))(?=\\s*(?:$|[,.;!?)]|bitte))`,
      examples: [' gewünscht, sonst nichts', ', und nix anderes', ' sonst gar nichts bitte'],
      counterexamples: [' nichts anderes als Tee', ' sonst nichts Neues', ' und sonst'],
    },
  ],
  otherwise: [
    {
      // "Alles, nur kein Parfüm" wants anything else.
      anchor: 'whole',
      pattern: '[a-z0-9]* ?(?:nur|nua|bloss) (?:kein[a-z]*|nicht|nich|nichts|nix)',
      examples: ['alles nur kein', 'nur nicht'],
      counterexamples: ['nur Krimis', 'kein'],
    },
    {
      anchor: 'whole',
      pattern: 'weiss nur [a-z0-9]+|hat nur (?!interesse|augen|lust)[a-z0-9]+',
      examples: ['weiß nur wenig', 'hat nur Söhne'],
      counterexamples: ['hat nur Augen', 'mag nur Tee'],
    },
    {
      anchor: 'whole',
      pattern:
        '[a-z0-9]* ?nur (?:dass|kurz|fluchtig|selten|manchmal|zufallig|handgepack|(?:eine? )?(?:mikrowelle|wasserkocher|herdplatte|kochplatte|dusche))',
      examples: ['kenne nur flüchtig', 'nur selten', 'haben nur Handgepäck'],
      counterexamples: ['liest nur Krimis', 'nur'],
    },
  ],
};
