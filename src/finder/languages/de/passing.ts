import type { PassingPattern } from '../language-pack.ts';
import type { TextPattern } from '../patterns.ts';
import { longAgo } from './losses.ts';

/** Who works in a hospital or a home is no patient and no resident. */
const works =
  '(?:arbeitet|arbeite|arbeiten|schafft|schaffet|jobbt|hackelt|praktikum|ausbildung|lehre|stelle|dienst|fsj) (?:[a-z]+ ){0,3}?(?:im|in der|in einer|in einem|am|auf der|an der)';

/** Whoever is thanked there, and not somebody's own sister. */
const staff =
  '(?:(?<!\\b(?:mein|unser|ihr|sein|dein|euer)e?[rnm]? (?:[a-z]+e[nr]? )?)schwestern?|[a-z]*(?:krankenschwester|nachtschwester|oberschwester|stationsschwester|pfleger|pflegerin|pflegerinnen|pflegern|pflegekraft|pflegekrafte|pflegepersonal|pflegeteam|personal|belegschaft|begleiter|begleiterin|betreuer|betreuerin|betreuerinnen|arzt|arztin|arzte|hebamme|hebammen|doktor|doktorin|therapeut|therapeutin|seelsorger|seelsorgerin|leitung|leiter|leiterin|koch|kochin|putzfrau|reinigungskraft|ehrenamtliche[nr]?))';
const place =
  '(?:[a-z]*(?:krankenhaus|spital|klinik|klinikum|klink|reha|station|intensiv|hospiz|heim|heimes|seniorenresidenz|residenz))';

/** Who works there, or is thanked for it. */
const atWork: TextPattern = {
  pattern: `(?:${works}) ${place}|${staff}(?:,? (?:die|der|wo|hat|haben|mich|uns|meine?n?|unsere?n?|opa|oma|papa|mama|vater|mutter|mann|frau|so|lieb|gut|toll)){0,5} (?:im|in der|in einem|in einer|in ihrem|in seinem|in unserem|auf der|auf|vom|von der|aus dem|aus der|an der|am|des|der) ${place}`,
  examples: [
    'mein Bruder arbeitet seit Jahren in der Klinik',
    'macht ein FSJ im Spital',
    'macht die Ausbildung in einem Pflegeheim',
    'die Pflegerin aus dem Altersheim',
    'Sterbebegleiterin im Hospiz',
    'das Personal von der Station',
  ],
};

/** Who travels to a country neither moves there nor comes from it. */
const journeys: TextPattern = {
  pattern:
    '(?:fahr|flieg|reis|verreis|tour|segel|trampe?)(?:e|t|en|n|st)? (?!.{0,20}\\bfur immer)(?:[a-z0-9]+ ){0,5}?(?:nach|ins|in|an|auf|durch) [a-z]+|(?:nach|ins|in die|durch) [a-z]+ (?:fahrt|fahren|fliegt|fliegen|reist|reisen)|urlaub(?: [a-z]+){0,3} in [a-z]+',
  examples: [
    'fliegen im Mai mit dem Rad nach Island',
    'Schwester, die bald nach Peru reist',
    'machen Urlaub im Herbst in Irland',
  ],
};

/** Words that sound like a situation in German and tell none. */
export const passing: readonly PassingPattern[] = [
  ...(['grief', 'pet-loss', 'miscarriage', 'job-loss'] as const).map((means) => ({
    means,
    pattern: longAgo,
    examples: ['ihr Hund ist vor zehn Jahren gestorben'],
  })),
  ...(['grief', 'pet-loss', 'miscarriage', 'job-loss'] as const).map((means) => ({
    means,
    // What is lost in a game, grows again or is found.
    pattern:
      '(?:(?:eine?n?|de[nr]|die|das|ihre?n?|seine?n?|zwei|drei|viele|zehn|\\d+) )*(?:(?:erste|zweite|letzte|grosse)[ns]? )*(?:[a-z]*zahn|[a-z]*zahne|wetten?|[a-z]*spiel|match|finale|turnier|wahl|prozess|schlussel|handy|brille|handschuhe?|geldbeutel|portemonnaie|koffer|gepack|kilos?|gewicht|zeit|geduld|stimme|schnuller|kuscheltier|ehering)(?: (?:gegen|mit|bei|im|auf|an) [a-z]+(?: [a-z]+)?)? verl(?:oren|iert|or)|verl(?:iert|or) (?:(?:eine?n?|de[nr]|die|das|ihre?n?|seine?n?) )*(?:(?:erste|zweite|letzte|grosse)[ns]? )*(?:[a-z]*zahn|[a-z]*zahne|wetten?|[a-z]*spiel|finale|turnier|wahl|prozess|schlussel|handy|brille)\\b',
    examples: [
      'hat den ersten Zahn verloren',
      'sein Bruder hat eine Wette verloren',
      'sie hat zehn Kilo verloren',
    ],
  })),
  {
    // Who wants nothing of one sort wants something else.
    means: 'wants-nothing',
    pattern:
      '(?:nichts|nix|nie was|nie etwas|keine geschenke?),? (?:(?:was|das|die|der|wo) (?!(?:ihr|ihm|ihnen|sie|er|ich|wir|man) (?:schenken|gefallt|fehlt))|mit |aus |uber |zum |zu (?:teur|gross|laut|person)|(?!(?:besondere|anderes|weiteres|neues|gebrauchtes)s?\\b)[a-z]{3,}[lrtdgsnhkm]es\\b)',
    examples: [
      'Papa möchte nichts, was an Arbeit erinnert',
      'Oma wünscht sich nichts Großes',
      'er will nix mit Schule',
    ],
  },
  {
    // Who lives somewhere serves in no army there.
    means: 'deployment',
    pattern:
      '(?:lebt|leben|wohnt|wohnen) (?:[a-z]+ ){0,2}?(?:in|im|auf)(?: (?:the|der|den|dem))? [a-z]+',
    examples: ['meine Neffen leben im Libanon'],
  },
  ...(['infertility', 'fostering', 'adoption'] as const).map((means) => ({
    means,
    pattern:
      '(?:ein|ihr|sein|erstes|zweites|drittes|viertes|erste|zweite|dritte) (?:kind|baby) (?:bekommen|gekriegt)',
    examples: ['Freundin hat ihr drittes Kind bekommen'],
  })),
  ...(['hospital', 'care-home'] as const).map((means) => ({ means, ...atWork })),
  {
    // Children and the young live in another home than the old.
    means: 'care-home',
    pattern:
      '(?:[a-z]*kind(?:er)?n?|baby|jugendliche[rnm]?|jugendlichen|teenager|junge[nrs]?|bub|madchen|madl|schuler(?:in)?|auszubildende[rn]?|azubi|neffe|nichte|sohn|tochter|waise[n]?)(?:, (?:\\d{1,2}|[a-z]+),?)?(?: (?:der|die|das|er|sie|lebt|wohnt|ist|jetzt|seit kurzem)){0,3} (?:im|in einem|aus dem|aus einem|ins) [a-z]*heim|(?:kinder|jugend|waisen|studenten|flucht?lings?|asyl|wohn|frauen|tier|schul|lehrlings|schwestern)heim',
    examples: ['ein Jugendlicher im Heim', 'Bub aus dem Kinderheim', 'das Tierheim'],
  },
  ...(['moving-abroad', 'newcomer'] as const).map((means) => ({ means, ...journeys })),
  {
    means: 'wants-nothing',
    pattern:
      '(?:wunscht|wunsche|will|mochte|braucht|mag)(?: er| sie)?(?: sich)? (?:nichts|nix) (?:anderes |andres |weiter )?(?:ausser|als|bis auf|lieber|mehr als)',
    examples: ['er wünscht sich nichts außer Lego'],
  },
  {
    // A floor, a term or a district is no month.
    means: 'pregnancy',
    pattern:
      'nicht (?:mehr )?schwanger|im (?:ersten|zweiten|dritten|vierten|funften|sechsten|siebten|achten|neunten|\\d\\.) (?:stock|stockwerk|obergeschoss|og|geschoss|semester|lehrjahr|jahr|bezirk|anlauf|versuch|rang)',
    examples: ['sie ist nicht schwanger', 'wohnt im fünften Stock'],
  },
  {
    // To move is not to move abroad.
    means: 'moving-abroad',
    pattern:
      '(?:zieht|ziehen|zog) (?:(?!nach|ins|aus|in)[a-z]+ ){0,3}?(?:weg|um|fort)(?!.{0,20}\\b(?:ausland|nach [a-z]|in die (?:usa|schweiz|turkei|ukraine|niederlande)))',
    examples: ['die Nachbarn ziehen weg'],
  },
  {
    means: 'deafness',
    pattern: 'hort (?:[a-z]+ )?nicht(?: mehr)? auf',
    examples: ['sie hört nicht mehr auf zu kochen'],
  },
  {
    // Who hardly hears may see well.
    means: 'blindness',
    pattern:
      '(?:hort|riecht|schmeckt|isst|trinkt|schlaft|sagt|kann|merkt|spurt|redet|lacht) (?:(?!sieht|sehen|gsehn)[a-z]+ ){0,3}?(?:kaum|fast nichts|nichts|nix)(?: noch)?(?: etwas| was| mehr)?(?! sehen| lesen| erkennen)',
    examples: ['mein Onkel hört seit Jahren kaum noch etwas'],
  },
  {
    means: 'dementia',
    pattern:
      '(?:kenn|weiss|wissen|weis)(?:e|en|t)? (?:(?:ich|wir|i|mir|ma|sie|ihn|die|den|das|es|ihren|seinen|uber|gar|mi|uns|so|selber|selbst|leider|eigentlich|ja) ){0,4}(?:(?:uberhaupt|gar|fast|noch|so) )?(?:nicht|nich|ned|net|nid|kaum|nix|nichts|wenig)',
    examples: ['ich kenn ihn ja gar nicht', 'wir wissen leider fast nichts'],
  },
  {
    means: 'carer',
    pattern:
      '(?:lebt|lebte|wohnt|wohnte|gelebt|gewohnt) (?:ganz |immer )?allein[e]?(?: mit [a-z]+)?',
    examples: ['sie lebte allein mit ihm'],
  },
  {
    means: 'loneliness',
    pattern: '(?:lebt|lebte|wohnt|wohnte) (?:ganz |immer )?allein[e]? mit [a-z]+',
    examples: ['er wohnt allein mit seinen Hunden'],
  },
  {
    means: 'group-gift',
    pattern:
      'gemeinsame[sn]? geschenk (?:vom (?!team|kollegium|verein|chor|ganzen|kurs)[a-z]+|von (?:der )?(?:oma|opa|tante|mama|mir)|fur (?:die |meine |unsere |ihre )?(?:beiden?|zwei|drei|2|3|geschwister))|(?:fur|an) (?:die |meine |unsere )?(?:beiden?|zwei|drei|2|3) (?=.{0,60}\\bgemeinsame[sn]? geschenk)[^.!?]{0,60}geschenk',
    examples: [
      'ein gemeinsames Geschenk vom Opa',
      'gemeinsames Geschenk für meine zwei Cousinen',
      'für meine zwei Buben, ein gemeinsames Geschenk',
    ],
  },
  {
    means: 'blindness',
    pattern:
      '(?:farben|betriebs|nacht|schnee|gesichts)(?: |-)?blind\\w*|blind ?(?:dates?|verkostung|backen|flug)|blind(?:es|em|er|e)? (?:vertrauen|vertraut|liebe|gehorsam|passagier)',
    examples: ['er ist betriebsblind', 'ein Blind Date für meine Schwester'],
  },
];
