import type { Kind } from '../../content/vocabulary.ts';
import type { KindsPattern, OnlyGrammar } from '../exclusion-grammars.ts';
import { words, wordsOfKinds } from '../patterns.ts';

/** Small words between "alles, was sie will, ist" and the thing. */
const described = '(?: (?:ein|eine|einen|gute[nsr]?|neue[nsr]?|etwas|was|mit|mal))*';
/** Nothing, where a sentence or a part of it ends. */
const isEnd = '(?=\\s*(?:$|[,.;!?)]))';

/** What somebody does or attends. */
const done =
  '(?:erlebnis(?:se|ses)?|erleben|unternehm(?:en|ung|ungen)|ausflug[a-z]*|aktivitat(?:en)?|zeit zu zweit)';
/** No object. */
const noThing =
  '(?:(?:keine?n?|nichts|nix|statt|anstatt|anstelle|als)(?: an| von| ein| eine[mns]?| mehr| noch| weiteren?| neuen?)* (?:dinge?s?|gegenstand[a-z]*|gegenstande|objekte?s?|zeugs?|kram|krempel|materielles))(?! (?:aus|fur|mit|zum|von|das|die|der|was|wie)\\b)';

/** Not one of two: "ein Buch oder ein Spiel". */
const noChoice = '(?![^.!?]{0,60}\\boder\\b)';
/** "Soll ein Buch sein": between the two verbs stands what the gift has to be. */
const wished = (means: readonly Kind[], form: string, example: string): KindsPattern => ({
  means,
  pattern: `(?<!\\b(?:nicht|nich|ned|net|kein[a-z]*) )(?:soll|sollte|solls|muss|musste|musses|darf ruhig) (?:(?:es|das|dies|das geschenk|s|bitte|unbedingt|schon|diesmal|dieses mal|auf jeden fall|wieder|irgendwie|also|am besten|lieber) ){0,3}(?:(?:irgend)?(?:ein|eine|einen|was|etwas)|n|ne|nen) (?:[a-z]+(?:e|es|en|er) )?${form} (?:sein|werden)\\b${noChoice}`,
  examples: [example],
});

export const only: OnlyGrammar = {
  kinds: [
    wished(['book'], '(?:buch|bildband|roman|lesestoff|zum lesen)', 'es soll ein Buch sein'),
    wished(
      ['experience', 'course'],
      '(?:erlebnis(?:geschenk)?|ausflug|unternehmung|event|aktivitat|zum (?:erleben|unternehmen))',
      'es muss unbedingt ein schönes Erlebnis sein',
    ),
    wished(
      ['clothing', 'shoes'],
      '(?:zum anziehen|anzuziehen|kleidungsstuck)',
      'soll was zum Anziehen sein',
    ),
    wished(['jewellery'], '(?:schmuckstuck|an schmuck)', 'muss ein Schmuckstück sein'),
    wished(
      ['game', 'puzzle'],
      '(?:spiel|gesellschaftsspiel|brettspiel|puzzle|zum spielen)',
      'sollte ein Spiel werden',
    ),
    wished(['voucher'], 'gutschein', 'es soll ein Gutschein sein'),
    wished(
      ['food', 'sweets'],
      '(?:zum (?:essen|naschen|schlemmen)|essbares|leckeres|susses)',
      'soll etwas zum Naschen sein',
    ),
    wished(['plant', 'flowers'], '(?:pflanze|blume|zimmerpflanze)', 'soll eine Pflanze sein'),
    {
      means: ['experience', 'course'],
      pattern: `${noThing}(?:(?=[^!?]{0,120}\\b${done}\\b)|(?<=\\b${done}\\b[^!?]{0,120}))`,
      examples: [
        'lieber etwas erleben als ein Gegenstand',
        'keine Dinge, ein Ausflug wäre schön',
        'ein Erlebnis statt Kram',
      ],
    },
    {
      means: ['experience', 'course'],
      pattern:
        '(?:nur|ausschliesslich|lediglich|bloss) (?:(?:ein|eine|einen|noch|schone?s?|echte?s?|gemeinsame?s?) )*(?:erlebnisse?|erlebnisgeschenke?|unternehmungen|ausfluge?|aktivitaten)',
      examples: ['bitte nur Erlebnisse', 'nur ein Ausflug für meine Nichte'],
    },
    {
      // At the beginning or behind a wish.
      means: ['experience', 'course'],
      pattern:
        '(?:(?<=^(?:(?:geschenk|idee|geschenkidee|fur)[ :,-]+)*)|(?<=\\b(?:suche|mochte|mochten|will|wollen|wunsche|brauche|lieber|gern|gerne|schenke|gibt es) (?:(?:ihr|ihm|ihnen|uns|wir|ich) )?))(?:eine?n? |nen )(?:(?:schonen?|kleinen?|tollen?|gemeinsamen?|besonderen?|netten?) )*(?:ausflug|tagesausflug|unternehmung)(?![^.!?]{0,80}\\boder\\b)',
      examples: [
        'ein Ausflug zu zweit für meine Freundin',
        'ich suche einen schönen Ausflug mit Opa',
      ],
    },
    {
      means: ['experience', 'course'],
      pattern:
        '(?:(?:was|etwas) (?:(?:schones|tolles|gemeinsames|nettes|besonderes) )?zu[mr]? (?:erleben|unternehmen)|(?:zu zweit|zusammen|gemeinsam)(?: mit (?:mein|ihr|sein|unser|de)[a-z]* [a-z]+)? (?:unternehmen|erleben)|(?:womit|was|wo|damit|mit dem|bei dem) (?:wir|uns)(?: beide[nr]?| zwei| alle| mal| endlich| zusammen| gemeinsam| wieder| aus dem haus| vor die tur)* (?:rauskommen|rausbringt|rauslockt|rausholt|ausgehen|bringt|lockt))',
      examples: [
        'was zu zweit mit meiner Frau unternehmen',
        'etwas womit wir beide mal rauskommen',
        'etwas zum Erleben',
      ],
    },
    {
      means: ['experience', 'course', 'donation'],
      pattern: '(?:immaterielle|nicht.?materielle|ideelle)[sn]? (?:geschenke?|ideen?)',
      examples: ['ein immaterielles Geschenk für meine Mutter'],
    },
  ],
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
