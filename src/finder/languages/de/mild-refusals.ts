import { behindThing, type TextPattern } from '../patterns.ts';

/** Words that name nothing. */
const noThing =
  '(?!(?:der|die|das|den|dem|des|ein|eine|einen|sie|er|es|ihn|ihm|ihr|ihrs|seins|man|wir|ich|und|oder|aber|was|nicht|auch|noch|schon|sonst|typ|mensch|hit|bringer|renner|burner|art|zeit|geld|gerade|grad|momentan|heute|jetzt)\\b)';
const thing = `${noThing}[a-z-]{3,}`;
/** One thing, or two at the beginning of a clause: "Tee und Kaffee". */
const what = `(?:(?<=(?:^|[.,;:!?]) ?)(?<what>${thing} (?:und|oder) ${thing})|(?<what>${thing}))`;
const article = '(?:(?:de[nmr]|die|das|ihre[nmr]?|seine[nmr]?) )?';
const who =
  '(?:er|sie|es|man|ich|(?:mein|meine|unser|unsere|ihr|sein|seine) [a-z]+|(?:beide|alle)[a-z]*)';
const adverbs =
  '(?:(?:aber|auch|ja|halt|leider|eigentlich|eher|jetzt|inzwischen|echt|dafur|dagegen|wirklich|sich|einfach|da) ){0,3}';
const not = '(?:nicht|nich|ned|net|nit|nid)';
/** "Nicht so", "nicht besonders gern", "weniger". */
const little = `(?:${not} (?:ganz )?(?:so|sonderlich|besonders|unbedingt|allzu|wirklich|gerade|grad|sehr|arg)(?: (?:sehr|gern|gerne|arg|wirklich|toll))?|(?:umso )?weniger(?: gern| gerne)?|wenig)`;
const none =
  '(?:null(?: komma null)?|kein bisschen|keinen deut|nicht die bohne|kaum|herzlich wenig|uberhaupt nicht|gar nicht)';
const end = '(?=\\s*(?:[,.;:!?)]|$|und\\b|aber\\b|weil\\b|sondern\\b|dafur\\b|mehr\\b))';
const likes =
  '(?:mag|mog|moch|mochte|schatzt|isst|trinkt|liest|hort|schaut|guckt|spielt|tragt|nutzt|macht)';
const admirer = '(?:fans?|freund(?:in)?|liebhaber(?:in)?|anhanger(?:in)?)';

/** Say that something is not much liked: "mag sie weniger", "steht nicht so auf". */
export const mildRefusals: readonly TextPattern[] = [
  {
    pattern: behindThing(what, `(?:${likes} ${who} )?${adverbs}${little}${end}`),
    examples: [
      'mag Wein nicht so',
      'Kaffee mag sie weniger',
      'Tee und Saft trinkt er nicht so gern',
      'kocht nicht besonders gern',
    ],
  },
  {
    pattern: `(?:steht|stehen|steh|stehe|fahrt|fahren) (?:${who} )?${adverbs}(?:${little}|${none}) (?:mehr )?auf ${article}${what}`,
    examples: ['steht nicht so auf Fußball', 'meine Frau steht weniger auf Schmuck'],
  },
  {
    pattern: `(?:interessiert|interessieren|begeistert|begeistern) (?:${who} )?sich ${adverbs}(?:${little}|${none}) fur ${article}${what}|(?:null(?: komma null)?|kaum|wenig|nicht viel|herzlich wenig|kein(?:erlei|e|en)?(?: (?:grosse[sn]?|besondere[sn]?))?) (?:interesse|begeisterung|lust|bock|draht|leidenschaft) (?:an|fur|auf|zu|zum|zur) ${article}${what}`,
    examples: [
      'interessiert sich null für Sport',
      'Oma interessiert sich nicht besonders für Mode',
      'hat null Interesse an Technik',
    ],
  },
  {
    pattern: behindThing(
      what,
      `(?:ist|sind|is|san|war) ${adverbs}${little} (?:(?:meins|unsers|seins|ihrs|deren (?:ding|fall))|(?:mein|unser|sein|ihr)e? (?:ding|fall|welt|geschmack|sache))(?! [a-z])(?!,? (?:aber|doch|dafur) (?:er|sie|(?:mein|unser)e? [a-z]+) )`,
    ),
    examples: ['Sport ist nicht so meins', 'Wandern ist weniger unser Ding'],
  },
  {
    pattern: `(?:mit|fur) ${article}${what} (?:hat|haben|hots?) (?:${who} ?)?(?:es|'?s)? ?(?:${who} )?${adverbs}${not} so${end}`,
    examples: ['mit Fußball hat er es nicht so', "mit Technik hat sie's nicht so"],
  },
  {
    pattern: `(?:ist|bin|sind|war) (?:${who} )?${adverbs}(?:${not}(?: (?:so|gerade|grad|unbedingt|wirklich|ganz|eigentlich))?|weniger) (?:de[rn]|die|das|ein|eine) (?:(?:ganz )?(?:grosse|typische|klassische|echte)[rn]? )?(?:(?:typ|mensch) (?:fur|mit) ${article}|${admirer} (?:von|fur) ${article})?${what}`,
    examples: [
      'sie ist nicht so der Schmucktyp',
      'Vater ist nicht der Typ für Wellness',
      'er ist nicht so der große Fan von Kerzen',
      'sie ist weniger die Sportlerin',
    ],
  },
  {
    // What a gift shall not remind of.
    pattern: `(?:war|waren) (?:vorher|davor|zuvor|bis dahin|damals) (?:(?:ein|eine|leidenschaftliche[rn]?|begeisterte[rn]?) ){0,2}${what}(?=.{0,80}\\berinner)`,
    examples: ['war vorher Mountainbiker, nichts was ihn daran erinnert'],
  },
];
