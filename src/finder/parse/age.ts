import type { QueryAge } from '../parsed-query.ts';
import { type Folded, type Span, spanOf } from '../text/normalize.ts';

type Bounds = readonly [min: number, max: number];
type Groups = Readonly<Record<string, string | undefined>>;

interface Pattern {
  readonly regex: RegExp;
  readonly read: (groups: Groups) => Bounds | undefined;
}

const years =
  '(?:-?\\s?years?(?:[- ]?olds?)?|-?\\s?yrs?(?:[- ]?olds?)?|\\s?y\\.?/?o\\b\\.?|-?\\s?jahrig\\w*|-?\\s?jaehrig\\w*|-?\\s?jarig\\w*|\\s?jahren?\\b(?: alt\\w*)?|\\s?jahre?\\b(?: alt\\w*)?|\\s?ans\\b|\\s?an\\b|\\s?j\\b|\\s?anos\\b|\\s?anni\\b)';
const monthsUnit =
  '(?:-?\\s?months?(?:[- ]?olds?)?|-?\\s?monatig\\w*|\\s?monaten?\\b|\\s?monate?\\b|\\s?mois\\b|\\s?meses\\b|\\s?mesi\\b)';
const to = '\\s*(?:-|to|and|bis|und|a|et|or|oder|ou|/)\\s*';
/** Not followed by words that make the number a duration. */
const notDuration =
  "(?!\\s*(?:of marriage|of being|of service|of friendship|married|together|marriage|anniversary|ehe\\b|verheiratet|zusammen|hochzeit|beziehung|partnerschaft|freundschaft|jubilaum|firma|betrieb|dienst|im job|de mariage|de vie commune|ensemble|de relation|d'amitie|de couple|d'anciennete|garantie|ago|experience|later|in a row|abo\\b))";
const durationBefore =
  /\b(?:seit|since|depuis|vor|il y a|nach|after|apres|fur die nachsten|last|past|next|letzten?|nachsten?|derniers|bis in|for the)\s*$/;
/** "50 years anniversary" and "25. Hochzeitstag" name a duration of a marriage and no age. */
const marriageWords = /(?:wedding )?anniversary|hochzeitstag|jubilaum|jahrestag|dienstjahr/;

const exact = (g: Groups): Bounds => [Number(g['a']), Number(g['a'])];
const span = (g: Groups): Bounds => [Number(g['a']), Number(g['b'])];
const decade = (g: Groups, from = 0, until = 9): Bounds => [
  Number(g['a']) + from,
  Number(g['a']) + until,
];

const patterns: readonly Pattern[] = [
  pattern(`(?<a>\\d{1,2})${monthsUnit}?${to}(?<b>\\d{1,2})${monthsUnit}${notDuration}`, (g) => [
    Number(g['a']) / 12,
    Number(g['b']) / 12,
  ]),
  pattern(`(?<![\\d.])(?<a>\\d{1,2})${years}?${to}(?<b>\\d{1,2})${years}${notDuration}`, span),
  pattern(
    `\\b(?:kids?|children|boys?|girls?|kinder|jungs?|madchen|enfants|garcons?|filles?|aged?|ages|zwischen|between|entre|alter(?: von)?|von)\\s*[,:]?\\s*(?:aged?|ages|von|de|im alter von)?\\s*\\(?(?<a>\\d{1,2})(?:\\s*,\\s*\\d{1,2})*,?${to}(?<b>\\d{1,2})\\b(?!\\s*(?:€|eur|\\$|£|chf|fr|\\d|[.,]\\d))`,
    (g) => (Number(g['b']) <= 17 ? span(g) : undefined),
  ),
  pattern(`(?<a>\\d{1,2})${monthsUnit}${notDuration}`, (g) =>
    Number(g['a']) <= 36 ? [Number(g['a']) / 12, Number(g['a']) / 12] : undefined,
  ),
  pattern(
    `(?<a>\\d{1,2})[- ](?:weeks?[- ]olds?|wochen alt\\w*|semaines?|wochige\\w*|tage alt\\w*|days? old)`,
    () => [0, 0],
  ),
  pattern(
    `\\b(?:over|above|older than|uber|alter als|mehr als|plus de|ab)\\s*(?<a>[3-9]\\d)${years}${notDuration}`,
    (g) => [Number(g['a']), 99],
  ),
  pattern(
    `\\b(?:under|younger than|unter|junger als|moins de|bis)\\s*(?<a>\\d{1,2})${years}${notDuration}`,
    (g) => [0, Number(g['a'])],
  ),
  pattern(`\\b(?:ab|from|des|a partir de)\\s*(?<a>\\d{1,2})${years}`, (g) => [
    Number(g['a']),
    Number(g['a']) + 2,
  ]),
  pattern(`(?<![\\d.,])(?<a>\\d{1,3})${years}${notDuration}`, exact),
  pattern(
    `\\b(?:turn(?:s|ing|ed)?|wird|werden|wurde|geworden|is|ist|has just turned|will be|going to be|about to be|aged?|ages|age:|im alter von|alter:?|agee? de|fete ses|va avoir|aura|vient d'avoir|hat seinen|hat ihren)\\s*(?:schon|bald|now|just|demnachst|jetzt|heute|morgen|nachste woche|dieses jahr|soon|ganze|stolze)?\\s*(?<a>\\d{1,3})(?:th|st|nd|rd)?\\b(?!\\s*(?:€|eur|\\$|£|chf|dollar|pound|franken|francs|%|cm|kg|m\\b|km|[.,]\\d|\\d|people|personen|mal|times|jahre?n? (?:verheiratet|zusammen)|kg|kilo|gro))`,
    exact,
  ),
  pattern(
    `\\b(?:zum|zu ihrem|zu seinem|zu meinem|zur|den|ihren|seinen|her|his|their|my|[a-z]+'s|for a|for the|the|ses|sa|son|a|pour les|pour ses|fur den)\\s*(?<a>\\d{1,3})(?:th|st|nd|rd|\\.|er\\b|e\\b|eme\\b|ten\\b|sten\\b)?(?:\\s*(?:wiegen|runden)?\\s*(?:birthday|b-?day|bday|geburtstag\\w*|anniversaire|geb\\b|wiegenfest)|(?<=\\d(?:th|st|nd|rd|\\.|er))(?!\\s*(?:of|jan|feb|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|wedding|anniversary|hochzeit|jahr|jubil|advent|klasse|grade|class|floor|stock|century|jahrhundert|weihnacht|christmas|date|mal|time|semester|kind|child|monat))(?=\\s*(?:$|[,;!?)]|[a-z])))`,
    exact,
  ),
  pattern(
    `(?<a>\\d{1,3})(?:th|st|nd|rd|\\.|er|e|eme|ter|te|ten)?\\s*-?(?:birthday|b-?day|bday|geburtstag\\w*|geb\\b|anniversaire(?! de mariage))`,
    exact,
  ),
  pattern(
    `\\b(?:geburtstag|birthday|anniversaire)\\s*\\(?(?:der|die|das|the|de|ses|seinen|ihren)?\\s*\\(?(?<a>\\d{1,2})(?:\\.|er|ans)?(?=\\s*(?:$|[,;!?)]))`,
    exact,
  ),
  pattern(`\\b(?:early|anfang)\\s*(?:der\\s)?(?<a>[2-9]0)s?\\b(?!\\s*(?:€|eur))`, (g) =>
    decade(g, 0, 4),
  ),
  pattern(`\\b(?:mid|middle|mitte|mitte der)[- ]*(?<a>[2-9]0)s?\\b(?!\\s*(?:€|eur))`, (g) =>
    decade(g, 3, 7),
  ),
  pattern(`\\b(?:late|ende|fin)[- ]*(?<a>[2-9]0)s?\\b(?!\\s*(?:€|eur))`, (g) => decade(g, 6, 9)),
  pattern(
    `\\b(?:in (?:her|his|their|the|den|ihren|seinen)|um die|around)\\s*(?<a>[2-9]0)(?:s|ern|igern|ies|\\+)?\\b(?!\\s*(?:€|eur|\\$|£|chf|franken|pound|dollar|\\d|[.,]\\d))`,
    (g) => decade(g),
  ),
  // "for women over 60", "Ü60": a number after a person is an age and no budget.
  pattern(
    `(?:\\b(?:people|person|someone|man|men|woman|women|lady|ladies|leute|menschen|jemanden|frau|frauen|mann|manner|manner|gens|personnes?|hommes?|femmes?|damen?|herren)\\s*(?:over|above|uber|ab|de plus de|plus de)|\\b(?:u|ue)-?)\\s*(?<a>[3-9]\\d)\\b(?!\\s*(?:€|eur|\\$|£|chf|\\d|[.,]\\d))`,
    (g) => [Number(g['a']), 99],
  ),
  pattern(
    `\\b(?:kids?|children|kinder|kindern|enfants|boys|girls)\\s*(?:under|unter|bis|de moins de|moins de|jusqu'a)\\s*(?<a>[3-9]|1[0-7])\\b(?!\\s*(?:€|eur|\\$|£|chf|\\d|[.,]\\d))`,
    (g) => [Math.max(0, Number(g['a']) - 6), Number(g['a']) - 1],
  ),
  pattern(`(?<![\\d.])(?<a>[3-9]\\d)\\+`, (g) => [Number(g['a']), 99]),
  pattern(
    `\\b(?:mother|father|mum|mom|dad|man|woman|lady|guy|toddler|kleinkind|bub|son|daughter|grandma|grandpa|granny|nephew|niece|brother|sister|boy|girl|teen|kid|child|friend|wife|husband|boss|mama|papa|mutter|vater|mutti|vati|oma|opa|mann|frau|sohn|tochter|neffe|nichte|bruder|schwester|junge|madchen|kind|nachbarsjunge|nachbarskind|nachbarsmadchen|freund|freundin|kollege|kollegin|enkel|enkelin|onkel|tante|patenkind|tochter|cousin|cousine|mere|pere|maman|mari|femme|fils|fille|frere|soeur|neveu|niece|ami|amie|papi|mamie|garcon|filleul|filleule|ado|copain|copine|collegue|teenager|teenagerin|teenie|jugendliche[rn]?|adolescente?|zwillinge|twins|jumeaux|enfant|grandson|granddaughter|grandad|cousine)\\s*[,(]?\\s*(?<a>\\d{1,2})(?=\\s*(?:[,;)!?]|\\.(?!\\d)|$|[a-z])(?!\\s*(?:€|eur|chf|franken|francs|pound|dollar|quid|bucks|mal\\b|x\\b|cm|kg|m\\b|kinder|kids|children|enfants|personen|people|bis\\b(?!\\s*\\d+\\s*(?:€|eur|chf|fr))|to\\b|a \\d|balles)))`,
    exact,
  ),
  pattern(`(?<=[,(]\\s?)(?<a>\\d{1,2})(?=\\s*[,)])`, exact),
  pattern(`^(?<a>\\d{1,2})(?=\\s*,)`, exact),
  // "Loves handball, 12": a round number at the end may be a budget.
  pattern(`(?<=[a-z],\\s?)(?<a>\\d{1,2})(?=\\s*[.!]?$)`, (g) =>
    Number(g['a']) % 5 === 0 ? undefined : exact(g),
  ),
  pattern(
    `(?<=\\b(?:for|fur|pour)(?: (?:a|an|my|ein|eine|einen|une?|my))?\\s)(?<a>[13-9]|1[0-7])(?=\\s*(?:$|,))`,
    exact,
  ),
];

const agePhrases: readonly (readonly [RegExp, Bounds])[] = [
  [/\b(?:new-?borns?|neugeborene\w*|saugling\w*|nouveau-?nee?s?|nourrissons?)\b/, [0, 0]],
  [
    /\b(?:baby|babys|babies|bebes?)\b(?!\s*(?:shower|party|parent|on the way|bump|unterwegs))(?<!(?:expecting a|erwartet ein|erwarten ein|attend un|having a|had a|have a|got a|with a|mit|has a|a un|hat ein|hat ein|kriegt ein|bekommt ein|avoir un|first|erstes) baby|(?:attend|avoir|eu|a) un bebe)/,
    [0, 1],
  ],
  [/\b(?:toddlers?|kleinkind\w*|tout-?petits?|bambins?)\b/, [1, 3]],
  [/\b(?:preschoolers?|kindergartenkind\w*|kindergartner|vorschulkind\w*|kita-?kind\w*)\b/, [3, 6]],
  [/\b(?:first.grader|erstklassler\w*|abc.schutze\w*|schulanfanger\w*)\b/, [6, 7]],
  [/\b(?:grundschulkind\w*|grundschuler\w*|schoolkid|schoolchild\w*|ecolier\w*)\b/, [6, 10]],
  [
    /\b(?:(?:second|third|fourth|fifth|sixth)[- ]graders?|(?:zweit|dritt|viert|funft|sechst)klassler\w*|c[em][12])\b/,
    [7, 12],
  ],
  [
    /\b(?:(?:seventh|eighth|ninth|tenth)[- ]graders?|(?:siebt|acht|neunt|zehnt)klassler\w*)\b/,
    [12, 16],
  ],
  [/\b(?:under-?aged?|minderjahrig\w*)\b/, [13, 17]],
  [/\b(?:tweens?|pre-?teens?|preados?)\b/, [10, 12]],
  [
    /\b(?:teen(?:ager|age)?s?(?: \w+)?|teenie\w*|jugendliche\w*|ados?|adolescente?s?|pubertier\w*)\b/,
    [13, 17],
  ],
  [
    /\b(?:twenty-?somethings?|mittzwanziger\w*|in (?:her|his|their) twenties|in den zwanzigern)\b/,
    [20, 29],
  ],
  [
    /\b(?:thirty-?somethings?|mittdreissiger\w*|in (?:her|his|their) thirties|in den dreissigern|trentenaires?|la trentaine)\b/,
    [30, 39],
  ],
  [
    /\b(?:in (?:her|his|their) forties|in den vierzigern|quadra(?:genaire)?s?|la quarantaine)\b/,
    [40, 49],
  ],
  [
    /\b(?:in (?:her|his|their) fifties|in den funfzigern|quinqua(?:genaire)?s?|la cinquantaine)\b/,
    [50, 59],
  ],
  [/\b(?:in (?:her|his|their) sixties|in den sechzigern|sexagenaires?|la soixantaine)\b/, [60, 69]],
  [/\b(?:in (?:her|his|their) seventies|in den siebzigern|septuagenaires?)\b/, [70, 79]],
  [/\b(?:in (?:her|his|their) eighties|in den achtzigern|octogenaires?)\b/, [80, 89]],
  [
    /\b(?:retired|retiree|pensioner|oap|rentner(?:in)?|pensionar(?:in)?|im ruhestand|in rente|retraitee?s?|a la retraite)\b/,
    [58, 99],
  ],
  [
    /\b(?:elderly|senior citizens?|seniors?|senioren?|seniorin(?:nen)?|personnes? agees?|altere[nr]? (?:dame|herr|leute|menschen|frau|nachbarin)|im heim|care home|nursing home|ehpad|maison de retraite|pflegeheim|altenheim|seniorenheim)\b/,
    [70, 99],
  ],
  [/\b(?:sweet sixteen)\b/, [16, 16]],
  [/\b(?:adults?|grown-?ups?|erwachsene\w*|adultes?)\b/, [18, 99]],
];
const roundBirthdays: Readonly<Record<string, number>> = {
  dreissigsten: 30,
  vierzigsten: 40,
  funfzigsten: 50,
  sechzigsten: 60,
  siebzigsten: 70,
  achtzigsten: 80,
  neunzigsten: 90,
  achtzehnten: 18,
  zwanzigsten: 20,
  zehnten: 10,
  thirtieth: 30,
  fortieth: 40,
  fiftieth: 50,
  sixtieth: 60,
  seventieth: 70,
  eightieth: 80,
  eighteenth: 18,
  'twenty-first': 21,
  trentieme: 30,
  cinquantieme: 50,
  soixantieme: 60,
};
const ordinal = new RegExp(
  `\\b(?<w>${Object.keys(roundBirthdays).join('|')})\\b(?! (?:hochzeit|wedding|anniversary|jahrestag))`,
);

/**
 * Returns the recipient's age in years, both ends included, or null when the text names none.
 * @param numbers the folded text with number words as digits
 * @param usedSpans where the budget was read: a number is never both
 */
export function parseAge(numbers: Folded, usedSpans: readonly Span[]): QueryAge | null {
  for (const { regex, read } of patterns) {
    for (const match of numbers.text.matchAll(regex)) {
      const matchSpan = spanOf(numbers, match.index, match.index + match[0].length);
      if (usedSpans.some(([start, end]) => matchSpan[0] < end && start < matchSpan[1])) continue;
      const before = numbers.text.slice(0, match.index);
      if (
        durationBefore.test(before) ||
        /(?:mariage|hochzeitstag|anniversary|noces|ehe|jahrestag)\W{0,3}$/.test(before)
      )
        continue;
      if (marriageWords.test(numbers.text.slice(match.index, match.index + match[0].length + 20)))
        continue;
      const bounds = read(match.groups ?? {});
      if (bounds && bounds[0] <= bounds[1] && bounds[1] <= 110)
        return { min: bounds[0], max: Math.min(99, bounds[1]), span: matchSpan };
    }
  }
  const round = ordinal.exec(numbers.text);
  const roundAge = roundBirthdays[round?.groups?.['w'] ?? ''];
  if (round && roundAge)
    return {
      min: roundAge,
      max: roundAge,
      span: spanOf(numbers, round.index, round.index + round[0].length),
    };
  for (const [regex, [min, max]] of agePhrases) {
    const match = regex.exec(numbers.text);
    if (match)
      return { min, max, span: spanOf(numbers, match.index, match.index + match[0].length) };
  }
  return null;
}

function pattern(source: string, read: Pattern['read']): Pattern {
  return { regex: new RegExp(source, 'g'), read };
}
