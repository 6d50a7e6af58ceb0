import type { LikingGrammar } from '../liking-grammar.ts';
import type { TextPattern } from '../patterns.ts';

const thing = '[a-z-]{3,}';
const who = '(?:er|sie|man|(?:mein|meine|unser|unsere|ihr|sein|seine) [a-z]+)';
const never = '(?:nicht|nie|niemals|kaum|gar nicht|nich|net|ned)';

/** What stands in a list of things that somebody likes: "Schmuck und schöne Kerzen". */
const listed = `(?!(?:nicht|nie|kein[a-z]*|weder|kaum|ungern)\\b)${thing}`;

/** Surely say that somebody likes something, also by two negations. */
const surely: readonly TextPattern[] = [
  {
    pattern: `auf ${thing} (?:kann|konnen|will|wollen|mochte) ${who} (?:[a-z]+ ){0,2}?${never} verzichten|${who} (?:kann|will|mochte) (?:[a-z]+ ){0,2}?auf ${thing} ${never} verzichten`,
    examples: ['auf Tee kann sie nicht verzichten', 'er will auf Skat nie verzichten'],
  },
  {
    pattern: `${thing} (?:ist|sind|wird|werden) (?:ihr|ihm|ihnen) nie (?:zu ?viel|langweilig|uber)|von ${thing} (?:bekommt|kriegt|hat) ${who} nie genug|${thing} (?:kann|konnen) ${who} (?:[a-z]+ ){0,2}?(?:nie|nicht|gar nicht) (?:oft )?(?:genug|widerstehen)`,
    examples: ['Krimis sind ihr nie zu viel', 'von Puzzles bekommt er nie genug'],
  },
  {
    pattern: `${thing} (?:mag|mog|isst|trinkt|liest|hort|spielt|sammelt) ${who} nicht nur`,
    examples: ['Tee trinkt er nicht nur morgens'],
  },
  {
    // A clause with its verb at the end: "die Schmuck und Kerzen mag".
    pattern: `(?:die|der|das) (?:(?:so |sehr )?(?:gern|gerne) )?${listed}(?:(?:,| und| oder)? ${listed}){0,4} (?:mag|mog|liebt|sammelt|bewundert|verehrt)(?=\\s*(?:[,.;!?]|$|und\\b))`,
    examples: ['meine Freundin, die Schmuck mag', 'ein Kollege, der Tee, Krimis und Jazz liebt'],
  },
  {
    pattern: `${thing} (?:ist|sind) (?:ihr|sein|ihre|seine) (?:ganzes |ganze |grosse |grosser |absolutes )?(?:ein und alles|leben|leidenschaft|ding|welt|hobby|liebe|traum|steckenpferd)(?! (?:mehr|gewesen))|${thing} geh(?:t|en) (?:bei (?:ihm|ihr) )?immer`,
    examples: ['Fußball ist sein Leben', 'Marzipan geht immer'],
  },
];

/** "Joggt seit neuestem", "hat mit dem Töpfern angefangen": who has begun something does it. */
const lately =
  '(?:seit (?:neuestem|neustem|kurzem|kurzer zeit|ein paar (?:wochen|monaten))|neuerdings)';

const sinceLong =
  'seit (?:(?:(?:(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|zehn|\\d{1,2})(?:em|er)?|ein paar|einigen|vielen|mehreren) )?(?:jahr(?:en)?|monat(?:en)?|wochen?)|langem|(?:der|seiner|ihrer) (?:kindheit|jugend)|ewigkeiten)';
const notNow =
  '(?! (?:[a-z]+ )?(?:nicht|nich|ned|net|nie|nix|nichts|kein[a-z]*|nimmer|trocken|nuchtern))';

/** Say that somebody has begun something, or does it still. */
const begun: readonly TextPattern[] = [
  {
    pattern: `mit (?:dem |der |den )?${thing} (?:[a-z]+ )?(?:angefangen|begonnen|anfangen|anfangt|beginnt|gestartet|losgelegt)|(?:angefangen|begonnen) (?:mit (?:dem |der |den )?|zu )${thing}|fangt (?:[a-z]+ ){0,2}mit (?:dem |der |den )?${thing}`,
    examples: [
      'hat mit dem Joggen angefangen',
      'hat angefangen zu stricken',
      'fängt gerade mit Yoga an',
    ],
  },
  {
    pattern: `${thing} ${lately}|${lately} (?:[a-z]+ ){0,2}?${thing}`,
    examples: ['radelt seit neuestem zur Arbeit', 'geht seit kurzem klettern'],
  },
  {
    // "Seit einem Jahr" tells what somebody does, or plays: "spielt seit zwei Jahren Klavier".
    pattern: `[a-z]{3,}t ${sinceLong}${notNow}|(?:spielt|lernt|macht|betreibt) ${sinceLong}${notNow} (?:[a-z]+ )?${thing}`,
    examples: ['reitet seit einem Jahr', 'spielt seit zwei Jahren Klavier', 'strickt seit Jahren'],
  },
];

const plenty =
  '(?:hat|haben|besitzt) (?:(?:schon|bereits|echt|wirklich|sooo?) )?(?:jede menge|zig|etliche|unzahlige|unmengen(?: an| von)?|massig|massenhaft|haufenweise|tonnenweise|reichlich|(?:ei)?nen haufen|berge von|(?:(?:ganz|so|sehr|unglaublich|total|irre) )?viele|dutzende|hunderte|lauter|eine (?:ganze |grosse |riesige )?(?:menge|sammlung)(?: von| an)?|die (?:wohnung|bude) voll(?:er)?|alle|jede[snr]?)';
/** Words behind what somebody has much of that tell that more of it is welcome. */
const likesWhatIsThere =
  '(?:(?:liebt|mag|hegt|pflegt|sammelt|umsorgt|hatschelt|giesst|vergottert) (?:sie|es|diese|jede[snr]?(?: einzelne[snr]?)?|alle)\\b|kummert sich (?:[a-z]+ ){0,2}?(?:um sie|darum|drum)|die (?:er|sie) (?:[a-z]+ ){0,2}?(?:liebt|pflegt|hegt|sammelt|umsorgt)|(?:will|mochte|hatte|wunscht|sucht|freut|kauft|baut|bastelt|sammelt|zuchtet|zieht|holt|strickt|naht) (?:(?:sich|immer|noch|trotzdem|gern|gerne|standig|auch|wieder|uber|weiterhin|dauernd) ){0,4}(?:mehr|weitere|neue|welche dazu|nachschub)|(?:bekommt|kriegt|hat) nie genug)';
const noMoreOfIt =
  '(?![^.!?]*\\b(?:kein[a-z]* (?:mehr|weitere[snr]?|platz)|nicht|genug|nichts|nix)\\b)';
const giverDislikes =
  '(?:ich|wir) (?:(?:hasse|hassen|verabscheue) (?:[a-z-]+ )?[a-z-]+|(?:mag|mogen|trinke|esse|schaue|gucke|spiele) (?:(?:absolut|gar|uberhaupt|einfach|ja) ){0,2}(?:kein(?:en|e|em)? (?:[a-z-]+ )?[a-z-]+|(?:den |die |das )?[a-z-]+ (?:(?:gar|uberhaupt|absolut|so|wirklich|ja|eher) ){0,2}nicht)|kann (?:(?:den|die|das|mit) )?[a-z-]+ (?:nicht|nix|nichts) (?:ausstehen|leiden|ab|anfangen)|finde [a-z-]+ (?:[a-z]+ )?(?:furchtbar|schrecklich|langweilig|eklig|ekelhaft|doof|blod|grauenhaft|schlimm))';
const likesIt =
  '(?:(?:liebt|mag|vergottert|feiert|trinkt|isst|sammelt) (?:ihn|es|sie|das|die|den|so ?was|dies[a-z]*)(?! (?:auch |gar |uberhaupt )?nicht)\\b|(?:ihn|es|sie|das) (?:[a-z]+ ){0,2}?(?:liebt|mag|vergottert|feiert)\\b|(?:ist|sind) (?:[a-z]+ )?(?:verruckt|wild|suchtig) (?:danach|darauf|nach ih[mr])|(?:ist|sind) (?:[a-z]+ ){0,2}?(?:begeistert|fan) davon|(?:ist|sind) davon (?:[a-z]+ )?begeistert|(?:steht|fahrt|schwort) (?:[a-z]+ )?(?:drauf|darauf))';

/** Deny that whoever receives dislikes something, or has enough of it. */
const notDisliked: readonly TextPattern[] = [
  {
    // Who has much of something and cares for it likes it.
    pattern: `${plenty}(?: [a-z-]+){1,3}?,? (?:(?:und|aber|er|sie|doch|auch) ){0,3}${likesWhatIsThere}${noMoreOfIt}`,
    examples: [
      'hat unzählige Farne und liebt sie',
      'hat jede Menge Rosen und kümmert sich rührend darum',
      'hat so viele Teekannen und freut sich immer über neue',
    ],
  },
  {
    // The giver dislikes what somebody else likes.
    pattern: `${giverDislikes},? (?:(?:aber|doch|jedoch|wahrend|dafur|und|nur) )?(?:[a-z]+ ){1,3}?${likesIt}`,
    examples: [
      'Ich hasse Tee, aber mein Onkel liebt ihn',
      'ich kann Golf nicht ausstehen, aber Papa ist verrückt danach',
      'ich mag keinen Käse, während meine Tante ihn liebt',
    ],
  },
  {
    pattern: `nicht,? (?:dass|das|weil) ${who} ${thing} ${never} (?:mag|mog|liebt)`,
    examples: ['nicht, dass sie Tanzen nicht mag'],
  },
  {
    pattern: `(?:nicht|net|ned) abgeneigt[, ]{0,2}(?:was |etwas )?(?:gegen )?${thing}|(?:nichts|nix) gegen (?:eine?n? |guten |gute |gutes )?${thing}`,
    examples: ['hat nichts gegen Whisky'],
  },
];

export const liking: LikingGrammar = { surely: [...surely, ...begun], notDisliked };
