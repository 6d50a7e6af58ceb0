import type { BudgetGrammar } from '../number-grammars.ts';
import { noteWords } from './numbers.ts';

const under =
  '(?<![a-z])(?:bis(?: zu| max(?:imal)?\\.?| hochstens)?|unter|unta|unda|hochstens|max(?:imum|imal|i)?\\.?|(?:nich(?:t|ts)?|nix|nid|ned|net|nit|nod) (?:mehr(?: wie| als)|meh als|uber|teurer als)|mehr als nicht|darf(?: bis)?(?: zu)?|weniger als|billiger als|gunstiger als|limit(?: ist| sind| liegt bei| von)?:?|(?:preis|ober|schmerz|frei|wert)grenze(?: ist bei| ist| liegt bei| bei)?:?|(?:budget|(?:preis|kosten)?rahmen|kostenpunkt|preisvorstellung)(?: ?(?:max(?:imum|imal)?\\.?|von|ist|sind|waren|betragt|liegt bei|bei|bis))?:?|preis:?|<=?|≤)\\s*';
const over =
  '(?<![a-z])(?:uber|ab|mehr als|min(?:imum|imal|destens)?\\.?|mind\\.?|mindestens|>=?|≥)\\s*';

/** A word of the clause that an amount begins. */
const clause = '(?!(?:und|oder|aber|weil|denn|wenn|damit|sie|er|mag|liebt|hat) )[a-z]+ ';

/** People who may give together. */
const people =
  '(?:leuten?|personen|mann|frauen|manner|kolleg(?:en|innen)|freunden?|freundinnen|paaren?|familien|parteien|haushalten?|wohnungen|kindern?|schulern?|schulerinnen|enkeln?|lehrern?|lehrerinnen|musikern?|wohnige|eltern|geschwistern?|nachbarn|nachbarinnen|mitgliedern?|madels|madchen|buben|kids|jungs|mannern|mitarbeitern?|mitarbeiterinnen|spielern?|spielerinnen|sangern?|sangerinnen|azubis|studis|studierenden?|hansel|von uns)';

/** Several who each receive. */
const receivers =
  '(?:gaste|kinder|schuler|schulerinnen|mitschuler|klassenkameraden|kollegen|kolleginnen|mitarbeiter|mitarbeiterinnen|angestellten|kunden|kundinnen|brautjungfern|trauzeugen|nachbarn|teilnehmer|teilnehmerinnen|besucher|mitglieder|helfer|helferinnen|ehrenamtlichen|spieler|spielerinnen|bewohner)';

/** How German says what a gift may cost. */
export const budgets: BudgetGrammar = {
  currencies: {
    EUR: 'eur(?:os?|onen)?\\b|ocken\\b|tacken\\b|(?<=\\d ?)(?:steine|mucken|kroten|piepen|flocken)\\b',
    USD: 'us-dollars?\\b|dollars?\\b',
    GBP: 'pfund\\b',
    CHF: 's?fr\\.|s?fr\\b|franken\\b|franke\\b|frankli\\b|frankla\\b|stutz\\b|stei\\b',
    SEK: 'schwedische kronen\\b',
    NOK: 'norwegische kronen\\b',
    DKK: 'danische kronen\\b',
    PLN: 'zloty\\b',
  },
  notMoney:
    'jeden tag|qm\\b|quadratmeter|m2\\b|turchen|meter|tasse|seiten|jahr|jarig|j\\b|monat|woche|tag|person|leute|gast|gaste|stuck|stk|teil|x\\b|cm\\b|mm\\b|kg\\b|km\\b|m\\b|g\\b|l\\b|liter|zoll|uhr\\b|h\\b|stunde|min\\b|minute|mal\\b|kind|mann\\b|frau|kolleg|freund|student|geburtstag|hochzeit|er\\b|prozent|seiten|grad|\\.?\\s?(?:jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|dez)',
  patterns: [
    {
      pattern: `(?:(?:mehr|meh|mea|teurer) (?:als|wie|ois|wia|as)|uber|ab) {amount}(?= (?:${clause}){1,5}(?:nicht|nich|net|ned|nit|nid|nod|nie|zu (?:viel|teuer)|zuviel)\\b)`,
      reads: 'at-most',
      isBare: true,
      examples: {
        'mehr als dreißig Euro darf es nicht kosten': [null, 30],
        'mehr als 40 will ich nicht ausgeben': [null, 40],
        'mehr als 40 Euro sind nicht drin': [null, 40],
        'mehr als 45 Euro habe ich nicht': [null, 45],
        'über 50 sollte es nicht gehen': [null, 50],
        'mehr als 50 Euro wollte ich nicht hinlegen': [null, 50],
        'ab 60 Euro wird es mir zu teuer': [null, 60],
        'teurer als 55 sollte es nicht sein': [null, 55],
      },
    },
    {
      // With a note of money: "mehr ois an Fuchzger gib i ned aus".
      pattern: `(?:mehr|meh|mea|teurer) (?:als|wie|ois|wia|as|denn) (?:(?:einen?|nen|an|a|en|n) )?{word}(?= (?:${clause}){0,5}(?:nicht|nich|net|ned|nit|nid|nie)\\b)`,
      reads: 'at-most',
      isBare: true,
      examples: {
        'mehr ois an Fuchzger gib i ned aus': [null, 50],
        'mehr als einen Zwanziger will ich nicht ausgeben': [null, 20],
      },
    },
    {
      // Somebody may not take more, or must say so: "über zehn Euro darf die Lehrerin nicht annehmen".
      pattern: `(?:mehr als|uber|ab) {amount}(?= (?:darf|durfen|kann|konnen|soll|sollen|will|wollen|mochte|mochten|nimmt|nehmen|lehnt|lehnen|muss|mussen|musste|musst) (?:(?!und )[a-z]+ ){1,6}?(?:nicht|nich|net|ned|nit|nie|ablehnen|ab|melden|angeben|anzeigen|zuruckgeben|zuruckweisen|versteuern|genehmigen)\\b)`,
      reads: 'at-most',
      isBare: true,
      examples: {
        'mehr als 25 Euro darf sie vom Amt aus nicht annehmen': [null, 25],
        'über 10 Euro muss er seinem Chef melden': [null, 10],
        'Geschenke über 30 Euro nimmt sie grundsätzlich nicht an': [null, 30],
      },
    },
    {
      pattern: `${under}(?:(?:einem|einen|einer|nem|nen|an|am|em|en|a|n) )?{word}\\b(?! ?jahr)`,
      reads: 'at-most',
      isBare: true,
      examples: {
        'unter einem Zwanziger': [null, 20],
        'maximal einen Fuffziger': [null, 50],
        'höchstens nen Zehner': [null, 10],
      },
    },
    {
      pattern: `${under}{amount}[^.!?\\d]{0,12}\\b${over}{amount2}{notMoney}`,
      reads: 'between',
      examples: { 'bis 50 € und über 20 €': [20, 50] },
    },
    {
      pattern: `(?<![a-z])(?:mindestens|minimum|min\\.)\\s+{amount}{notMoney}(?![^.!?\\d]{0,20}\\b${under}\\d)`,
      reads: 'at-least',
      isBare: true,
      examples: { 'mindestens 50': [50, null] },
    },
    {
      pattern:
        "(?<=(?:fur|um|um den|ein(?:en?)?|nen|'nen|ne|an|a|so|bis|max|maximal|circa|ca|etwa|budget) ){word}\\b(?! ?jahr)",
      reads: 'note',
      isBare: true,
      examples: {
        'einen Fünfziger': [35, 55],
        'nen Zehner': [7, 11],
        'um an Zwanzger rum': [14, 22],
        'so um an Fuffzger umadum': [35, 55],
        'um den Zwanzjer': [14, 22],
        'für zwei Zehner': [14, 22],
      },
    },
    {
      pattern:
        '\\b{word}(?=\\s*[.!]?\\s*$)(?<!\\b(?:die|den|der|das|in|im|zum|aus|anfang|mitte|ende|zu|golden[a-z]*|wilden?) [a-z]+)',
      reads: 'note',
      isBare: true,
      examples: {
        'Putzfrau Pralinen Zwanziger': [14, 22],
        'was Nettes für den Trainer. Zehner!': [7, 11],
      },
    },
    {
      pattern:
        '\\b{word}(?= (?:oder|max|maximal|hochstens|rum|herum|umadum|umanand|drin|ungefahr|reicht|langt|passt|genugt|hatt i|hatt ich|zusammen|insgesamt)\\b)(?! ?jahr)',
      reads: 'note',
      isBare: true,
      examples: { 'Dreißger oder bissl mehr': [21, 33], 'a Vierzga langt': [28, 44] },
    },
    {
      pattern:
        '(?<=\\b(?:hochstens|maximal|max\\.?|bis(?: zu)?|unter|nicht mehr als) )(?=\\d){amount}(?= (?:pro|je|fur jedes|fur jede[nr]?) (?:kind|gast|nase|stuck|person|kopf|teil|geschenk)\\b)',
      reads: 'at-most',
      isBare: true,
      isEach: true,
      examples: { '26 Kleinigkeiten, höchstens 1,50 pro Kind': [null, 1] },
    },
    {
      pattern: '(?<=\\b(?:pro|je|fur jedes) kind )(?=[1-9]\\d){amount}(?=\\s*(?:$|[.!?,;)]))',
      reads: 'at-most',
      isBare: true,
      examples: { 'Zwillinge, pro Kind 25': [null, 25] },
    },
    {
      pattern: '\\bzwischen\\s*{amount}\\s*(?:-|bis|und)\\s*{amount2}{notMoney}',
      reads: 'between',
      isBare: true,
      examples: { 'zwischen fünfzig und achtzig Euro': [50, 80] },
    },
    {
      // "Neffe 30 50 Euro" tells an age first.
      pattern: '(?<![\\d.])(?=\\d{3} ){amount} {amount2}{notMoney}',
      reads: 'between',
      examples: { 'für Mama, 150 200 Euro': [150, 200] },
    },
    {
      // "62 und 64" are rather ages, and "wird 30, bis 50 Euro" tells an age first.
      pattern:
        '(?<![\\d.]){amount}\\s*(?<!,\\s{0,2})(?:-|bis(?: zu)?|und(?=\\s*[\\d.,]+\\s?(?:€|eur|fr|chf|stutz|ocken|tacken)))\\s*{amount2}{notMoney}',
      reads: 'between',
      examples: { '20 bis 30': [20, 30], '20-30 Euro': [20, 30], '15 und 25 Euro': [15, 25] },
    },
    {
      pattern: `${over}{amount}[^.!?\\d]{0,20}\\b${under}{amount2}{notMoney}`,
      reads: 'between',
      examples: { 'mindestens 20 höchstens 40 Euro': [20, 40] },
    },
    {
      pattern:
        '(?<![a-z])(?:(?:haben |wurden |sind )?(?:gesammelt|zusammengelegt|zusammengekommen|eingesammelt)|(?:gemeinschafts|klassen|gruppen|team|geschenk)?kasse(?: (?:mit|von|hat|sind|liegt bei|enthalt))? ?:?|(?:sammlung|topf)(?: (?:mit|von|ergab|hat)) ?:?) ?:? ?{amount}{notMoney}',
      reads: 'pot',
      isBare: true,
      examples: {
        'wir haben gesammelt: 35 €': [21, 35],
        'Klassenkasse von 90 Euro': [54, 90],
      },
    },
    {
      pattern:
        '{amount}\\s*(?:(?:sind|san|sin|is|ist|haben|ham|hamma|hend|hom) (?:(?:wir|ma|mer|mir|so|dabei|da|schon|scho|insgesamt|bisher|alle|jetzt|im team) ){0,3})?(?:gesammelt|eingesammelt|gsammelt|gsammlet|zusammengelegt|zusammengeschmissen|zusammengekommen|zammkommen|zammglegt|rausgekommen|(?:in|aus) der kasse|(?:in|aus) der (?:klassen|gruppen|team|gemeinschafts)?kasse|im topf)\\b',
      reads: 'pot',
      isBare: true,
      examples: {
        'haben 35 gesammelt': [21, 35],
        '17,50 sind zusammengekommen': [10, 18],
        '60 Euro in der Kasse': [36, 60],
      },
    },
    {
      pattern: `${under}{amount}{notMoney}`,
      reads: 'at-most',
      isBare: true,
      examples: {
        'bis zu 50 Euro': [null, 50],
        'hoechstens 35 euro': [null, 35],
        'nicht mehr als 20€': [null, 20],
        'nich mehr als zwanni': [null, 20],
        '15 Steine max': [null, 15],
      },
    },
    {
      pattern:
        '{amount}\\s*(?:max(?:imum|imal|i)?\\b|hochstens|und weniger|oder weniger|obergrenze|limit|budget|nicht mehr|wenn.?s hoch kommt)',
      reads: 'at-most',
      isBare: true,
      examples: {
        '20 Euro maximal': [null, 20],
      },
    },
    {
      pattern: `(?<![a-z])(?:circa|ca\\.?|~|≈|etwa|ungefahr|rund|grob|plus minus|so um(?: die)?|(?<!\\b(?:ist|sind|war|wird) )um die|preislich(?: so)?(?: um| bei)(?: die)?|in etwa|so)\\s*(?:${under})?{amount}{notMoney}(?!\\s*(?:max|hochstens|oder weniger|nicht mehr|limit|obergrenze))`,
      reads: 'about',
      isBare: true,
      examples: {
        'ca. 40€': [28, 48],
        'so um die 30 Euro': [21, 36],
        'darf kosten: so 70': [49, 84],
        'grob 60 Euro insgesamt': [42, 72],
        'so 45 maximal': [null, 45],
      },
    },
    {
      // The verb first: "kosten darf es 200".
      pattern:
        '(?:darf|derf|durfte|sollte|konnte|kann)(?:s| es| das| dees)? (?:(?:schon|scho|ruhig|gern|gerne|auch|bis|zu|so|etwa|ca\\.?|circa) ){0,3}{amount}(?= (?:euro )?(?:kosten|kostn|kost|koste)\\b)|\\b(?:kosten|kostn|kost|koste|ausgeben|zahlen|hinlegen) (?:darf|derf|durft?e?|soll|sollte|kann|konn|konnte?|ko|tat|mocht|mag|will|wurde?)(?:s| es| das| dees| des| i| ich| wir| ma| man)? ?(?:(?:schon|scho|ruhig|gern|gerne|bis|zu|so|fur|etwa|ca\\.?|circa|maximal|hochstens|dafur|insgesamt) ){0,3}{amount}{notMoney}',
      reads: 'at-most',
      isBare: true,
      examples: {
        'kosten darf es 200': [null, 200],
        'kost derfs scho 70': [null, 70],
        'es darf ruhig 150 kosten': [null, 150],
        'ausgeben will ich 35': [null, 35],
      },
    },
    {
      pattern:
        '{amount}(?= (?:(?:euro|eier|franken|stutz) )?(?:(?:kann|konnte?|will|wollte?|mochte?|wurde?|durfte?|gebe?|gib|zahle?|lege?|investiere?) (?:ich|wir|i|ma|mir)\\b(?: [a-z]+){0,4}? (?:ausgeben|zahlen|bezahlen|investieren|hinlegen|springen lassen|lockermachen|locker machen|entbehren|beisteuern|dazugeben|aufbringen|aus|hin)|(?:sind|is|ist|waren|wars|isch|sin|san) (?:(?:so|fur mich|fur uns|mir|uns|leider|gerade|grad|echt|noch|schon|eigentlich|maximal) ){0,2}(?:drin|moglich|okay|ok|o\\.k\\.|in ordnung|genug|mein limit|unser limit|das limit|die (?:ober)?grenze|(?:die|meine|unsere) schmerzgrenze|mein maximum|das maximum|das hochste|die oberkante|mein budget|unser budget|das budget))\\b)',
      reads: 'at-most',
      isBare: true,
      examples: {
        '40 kann ich ausgeben': [null, 40],
        '25 Euro sind mein Limit': [null, 25],
        'zwanzig wären okay': [null, 20],
        '60 lasse ich springen, 60 will ich gern springen lassen': [null, 60],
      },
    },
    {
      pattern:
        '{amount}(?= (?:(?:euro|eier|franken|stutz) )?(?:ubrig|zur verfugung|zum ausgeben|gespart|angespart|zusammengespart|im geldbeutel|im portemonnaie|in der spardose|in der tasche|auf tasche|beisammen|zusammengekratzt|zamm|zamma|zammkratzt)\\b)',
      reads: 'at-most',
      isBare: true,
      examples: { 'hab 30 übrig': [null, 30], 'ich hab mir 15 gespart': [null, 15] },
    },
    {
      // What is worth more must not be taken.
      pattern:
        '(?<=\\b(?:nichts?|nix|kein[a-z]*|nicht|nie|ned|net)\\b[^.!?\\d]{0,40})(?:mehr als|uber|teurer als|ab) {amount}(?= (?:euro )?(?:wert|kostet|kosten|ist|sind|liegt|hinausgeht|rausgeht))',
      reads: 'at-most',
      isBare: true,
      examples: {
        'die darf nix annehmen, was mehr als 25 wert ist': [null, 25],
        'nichts, das über 30 kostet': [null, 30],
      },
    },
    {
      // A second number behind an age: "Nichte, 2 Jahre, keine Kleinteile, 20".
      pattern:
        '(?<=\\b(?:\\d{1,2} ?(?:j\\.|j\\b|jahre?n?\\b|jahrige?[nrs]?\\b)|(?:sohn|tochter|nichte|neffe|enkel|enkelin|patenkind|kind|bub|madchen|cousine|cousin|bruder|schwester|freund|freundin|kollege|kollegin|mann|frau|tante|onkel|nachbar|nachbarin),? \\d{1,2},)(?:(?!\\b(?:sohn|tochter|nichte|neffe|enkel|enkelin|bruder|schwester|kind|kinder|und|zwillinge|baby|seit|vor|grosse|um)\\b)[^\\d.!?€]){6,90}, )(?=(?:[1-9][05]|1[05]0)\\s*[.!]?\\s*$){amount}',
      reads: 'at-most',
      isBare: true,
      examples: {
        'Nichte 2 J., keine Kleinteile, Holz ok, 20': [null, 20],
        'Sohn 6, keine Waffen, kein Lego mehr, 35': [null, 35],
      },
    },
    {
      // Nobody of such people is so young: "Opa, Rätsel, 15".
      pattern:
        '(?<!\\b(?:und|alter|alt|wird|mit|vor|seit|um|im|am|nr|nummer|band|teil|grosse|lange|jahrgang|haus) )(?:(?<=\\b(?:[a-z]*oma|[a-z]*opa|omi|opi|omas|opas|grossmutter|grossvater|grosseltern|grosi|grosmami|neni)\\b[^.!?]{3,80}[, ])(?=(?:5|12|[1-4][05])\\s*[.!]?\\s*$)|(?<=\\b(?:[a-z]*mama|[a-z]*papa|[a-z]*mutter|[a-z]*vater|mutti|vati|eltern|[a-z]*muada|[a-z]*voda)\\b[^.!?]{3,80}[, ])(?=(?:5|12|[12][05]|30)\\s*[.!]?\\s*$)|(?<=\\b(?:tante|onkel|chefin|chef|[a-z]*lehrerin|[a-z]*lehrer|kollegin|kollege|nachbarin|nachbar|[a-z]*trainerin|[a-z]*trainer|erzieherin|tagesmutter|freundin|freund|hausarzt|putzfrau)\\b[^\\d.!?]{3,80}, )(?=(?:5|8|1[025])\\s*[.!]?\\s*$)){amount}',
      reads: 'at-most',
      isBare: true,
      examples: {
        'Opa, Rätsel, 15': [null, 15],
        'für Mama, mag Tee, 30': [null, 30],
        'Tagesmutter, mag Pflanzen, 12': [null, 12],
      },
    },
    {
      pattern:
        '(?<=\\b(?:geben|legen|schenken|haben) (?:alle )?(?:zusammen|gemeinsam|insgesamt) (?:etwa |rund |ca\\.? )?){amount}{notMoney}',
      reads: 'at-most',
      isBare: true,
      examples: { 'wir Kinder geben zusammen 300': [null, 300] },
    },
    {
      pattern: '{amount}(?<!,\\s?)\\s*(?:insgesamt|zusammen|alles in allem)\\b',
      reads: 'at-most',
      isBare: true,
      examples: { '60 insgesamt': [null, 60] },
    },
    {
      pattern: `${over}{amount}{notMoney}`,
      reads: 'at-least',
      examples: { 'ab 20 Euro': [20, null] },
    },
    {
      pattern: '{amount}\\s*(?:oder mehr|minimum|mindestens)',
      reads: 'at-least',
      isBare: true,
      examples: { '30 oder mehr': [30, null] },
    },
    {
      pattern: '{amount}\\s*(?:und mehr|aufwarts)',
      reads: 'at-least',
      examples: { '20 Euro aufwärts': [20, null] },
    },
    {
      pattern: '{amount}\\s*(?:so um den dreh|oder so|plus minus)\\b',
      reads: 'about',
      examples: { '40 Euro oder so': [28, 48] },
    },
    {
      pattern: '\\b(?:genau|exakt)\\s*{amount}{notMoney}',
      reads: 'exactly',
      examples: { 'genau 25 Euro': [20, 26] },
    },
    {
      pattern:
        "(?:(?<=(?:fur|um|ein(?:en?)?|nen|'nen|an|a|so|bis|max|maximal|circa|ca|etwa|budget) )[1-9]0er\\b|(?:^|(?<=[,;.] ))[1-9]0er(?= (?:fur|wichteln|schrottwichteln|geschenk))|\\b[1-9]0er(?= (?:oder|max|maximal|hochstens|rum|herum|umadum|umanand|drin|ungefahr|reicht|langt|passt|genugt|hatt i|hatt ich|zusammen|insgesamt)\\b))(?<=(?<n1>[1-9]0)er)(?! ?(?:jahre|geburtstag|party))(?<!\\b(?:wird|wiad|werd|wead|werden|feiert|feiern|feiat) (?:[a-z]+ ){0,4}\\d0er)",
      reads: 'note',
      isBare: true,
      examples: { 'ein 50er': [35, 55], '30er max': [21, 33] },
    },
  ],
  amounts: Object.fromEntries(noteWords()),
  slang: {
    heiermann: 5,
    funfliber: 5,
    zehni: 10,
    funfzgi: 50,
    zwanni: 20,
    zwani: 20,
    fuffi: 50,
    fuffis: 50,
    hunni: 100,
    'ein euro': 1,
    'einen euro': 1,
    'nen euro': 1,
    'nen funfer': 5,
    'ne funfer': 5,
    'einen funfer': 5,
    'n zehner': 10,
    'nen zehner': 10,
    'an zehner': 10,
    'a zehner': 10,
    'ein zehner': 10,
    'einen zehner': 10,
    'n zwanziger': 20,
    'nen zwanziger': 20,
    'an zwanziger': 20,
    'a zwanziger': 20,
    'ein zwanziger': 20,
    'einen zwanziger': 20,
    'n funfziger': 50,
    'nen funfziger': 50,
    'an funfziger': 50,
    'a funfziger': 50,
    'ein funfziger': 50,
    'einen funfziger': 50,
    'n hunderter': 100,
    'nen hunderter': 100,
    'an hunderter': 100,
    'a hunderter': 100,
    'ein hunderter': 100,
    'einen hunderter': 100,
  },
  vague: [
    {
      pattern:
        '(?:darf|soll|sollte|muss) (?:aber |mich |uns |leider |am besten |eigentlich ){0,2}(?:fast |so gut wie |beinahe |eh )?(?:nichts|nix|nischt) kosten',
      euros: 10,
      examples: ['es soll fast nichts kosten', 'darf aber nix kosten'],
    },
    {
      pattern:
        '(?:(?:ich|wir|hab|habe|haben|bin|sind) (?:[a-z]+ ){0,3}(?:kaum|nicht viel|nich viel|ned vui|net viel|kein) (?:geld|kohle|kies|knete)(?! (?:schenken|geben|verschenken|uberreichen|im umschlag))|nich?t? (?:so |sehr )?viel geld|(?:ich|wir|hab|habe|haben|bin|sind) (?:[a-z]+ ){0,3}(?:knapp bei kasse|klamm|blank|pleite|abgebrannt|knapp dran)|ebbe (?:auf|aufm|am|im|in) (?:dem |der |meinem |meiner )?(?:konto|kasse|geldbeutel|portemonnaie|borse)|(?:geld|kasse|konto|budget) (?:ist|is|isch) (?:[a-z]+ ){0,2}(?:knapp|leer|klein|schmal|mau)|taschengeld|bin (?:ja |noch |erst |selber |selbst |nur ){0,2}(?:schuler|schulerin|azubi|azubine|lehrling))',
      euros: 25,
      examples: [
        'ich hab grad kaum Geld',
        'sind diesen Monat knapp bei Kasse',
        'leider nicht viel Geld',
        'bin noch Schülerin',
        'von meinem Taschengeld',
        'das Geld ist gerade knapp',
      ],
    },
    {
      pattern:
        '(?:(?:nicht|nich|ned|net|nit|nid|nod|nix|nichts) (?:(?:all)?zu|z|so|sehr|gar so|ganz so|arg|unbedingt) (?:teu[er]+|teia|teier|deia|deier|tuur)\\w*|bezahlbar\\w*|erschwinglich\\w*|nicht die welt kosten|(?:nix|nichts) (?:zu )?(?:ubertriebenes|extravagantes|protziges|pomposes))',
      euros: 40,
      examples: [
        'nicht zu teuer',
        'ned so teuer',
        'net z teier',
        'nid so tüür',
        'soll nicht die Welt kosten',
        'nix Übertriebenes',
      ],
    },
    {
      pattern:
        '(?:kleinigkeit|mitbringsel|spottbillig\\w*|bisschen was kleines|(?:kleine|nette) aufmerksamkeit|kloanigkeit|chlinigkeit|(?:kleines|kl\\.?) (?:geschenk|dankeschon|prasent)|(?:was|etwas|eppas) kloans)',
      euros: 20,
      examples: ['eine Kleinigkeit'],
    },
    {
      pattern:
        '(?:(?<!\\b(?:nichts?|nix|kein[a-z]*) (?:(?:zu|so|allzu|ganz) )?)(?:gunstig\\w*|billig\\w*|preiswert\\w*)|kleine[ms] geld|(?:schmale[rmn]?|kleine[rnm]?) geldbeutel|kleines budget|kleinem budget|schmales budget|wenig geld|(?:nix|nichts?) (?:zu |so |allzu )?(?:teures|wertvolles|kostspieliges|hochpreisiges)|(?:nicht|nich|ned|net|nit|nid|nod) (?:teuer|teia|teier|deia|deier|tuur)|(?:wird|werden) (?:rot|verlegen)[, ]+(?:sobald|wenn) (?:[a-z]+ ){0,2}(?:nach )?(?:viel geld|teuer)[a-z ]{0,12}|(?:alles|zu) teure[sn]? (?:ist|ware|sind|macht) (?:ihr|ihm|ihnen|sie|ihn) (?:[a-z]+ ){0,2}(?:unangenehm|peinlich|verlegen|zu viel|nicht recht)|(?:alles |was )teure[sn]? (?:[a-z]+ ){0,3}(?:zuruckgeben|zuruckgibt|zuruckschicken|ablehnen|ablehnt|nicht annehmen|nicht annimmt)|(?:nicht|nich|ned|net) nach (?:viel|so viel) geld aussehen|(?:nur|bloss|lieber) (?:was|etwas) (?:ganz )?kleines|(?:was|etwas) kleines)',
      euros: 25,
      examples: [
        'günstig',
        'nix Teures',
        'bitte nur etwas Kleines',
        'nich teuer',
        'alles Teure ist ihr unangenehm',
        'würde alles Teure sofort ablehnen',
        'soll nicht nach viel Geld aussehen',
      ],
    },
  ],
  shares: [
    {
      // So small a sum is what each of many gives.
      pattern: `\\b{givers} ${people},? (?:zahlen |geben )?(?=(?:[2-9]|10)\\b){amount}(?<![\\d\\s]){notMoney}`,
      examples: { '15 Leute, 3 Euro': 45, 'zwölf Eltern vier Euro': 48 },
    },
    {
      pattern:
        '\\b(?:jeder|jede|alle) (?:von uns )?(?:gibt|geben|zahlt|zahlen|legt|legen) (?:je )?{amount}[^.!?\\d]{0,30}\\b(?:wir sind|sind wir|sind) (?:zu )?{givers}',
      examples: { 'jeder gibt 5, wir sind 8': 40, 'jeder gibt 5 €, wir sind zu acht': 40 },
    },
    {
      pattern:
        '\\b(?:wir sind|sind) (?:zu )?{givers}\\b[^.!?\\d]{0,30}\\b(?:jeder|jede|je|pro person|pro kopf) (?:gibt |zahlt |legt )?{amount}',
      examples: { 'wir sind 8, jeder gibt 5': 40 },
    },
    {
      pattern: `{givers}(?: ${people}\\b[^.!?\\d]{0,20}\\b)? ?(?:zu je|je|a|jeder?|jedes|x|mal) ?(?:gibt )?(?!4\\b){amount}{notMoney}`,
      examples: {
        '8 Leute, je 5 Euro': 40,
        '4 Paare x 50 Euro': 200,
        '6 Enkel je 10': 60,
        'sieben von uns geben je 4': 28,
      },
    },
  ],
  pooled: {
    shares: [
      '\\b(?:jede[rs]?|alle)(?: [a-z]+)? (?:bringt|spendiert|steuert|legen|leget|git|gibt|zahlt|gebn|zoit)(?: (?:je|so|jeweils))? {amount}',
      '\\b(?:jeweils|pro|je|jede|jeder|jedes) (?:person|kopf|nase|partei|familie|kind|haushalt|mitglied|schuler|teilnehmer|kollege)?,? ?{amount}(?<![\\d\\s])',
      '\\bjede[rs]? (?:ca\\.? |etwa |so )?{amount}{notMoney}',
      '\\b(?:je|pro (?:person|kopf|nase|kind|familie)|jedes kind|(?:jede[rs]?|alle)(?: von uns)? (?:gibt|geben|zahlt|zahlen|legt|legen|tut|tun|schmeisst)) (?:je )?{amount}',
      '{amount} (?:pro (?:person|kopf|nase|kind|familie)|von jedem)',
    ],
    givers: [
      '\\b(?:wir sind|sind wir|sind|mir sin[dn]?)(?: zu)? {givers}\\b|\\bzu {givers}\\b|\\bwir {givers}\\b',
      `{givers} ${people}\\b`,
      '\\b{givers} [a-z]{4,} (?:geben|legen|zahlen|schmeissen|spendieren|sammeln|steuern|tun) ',
    ],
    examples: {
      'wir sind 9 jeder tut nen Zehner rein': 90,
      'jedes Kind ein Euro 24 Kinder': 24,
      'wir sind 14 Leute und geben je fünf': 70,
      'zu sechst jeder 12': 72,
      'wir legen zu dritt zusammen, jeder gibt 20 Euro': 60,
      'acht Eltern und geben zehn Euro pro Kopf': 80,
      '26 Kinder, jedes bringt zwei Euro': 52,
      'elf Parteien, pro Partei 5 Euro': 55,
      'wir sieben Enkel legen jeweils 15 Euro': 105,
      'fünf Leute, jede Person zwanzig Euro': 100,
      '30 Sängerinnen, je 2 Euro': 60,
    },
  },
  headCounts: [
    {
      pattern: `(?:wir sind|sind wir|mir sin[dn]?|wir waren|waren wir)(?: (?:zu|etwa|rund|ca\\.?|circa|insgesamt|ungefahr))* \\d{1,3}(?: ${people})?(?! ?(?:j\\b|jahr|euro|€|\\d)| (?:und|bis) \\d)`,
      examples: ['wir sind 25 Eltern', 'sind wir zu 8', 'wir waren rund 30'],
    },
    {
      pattern: `wir \\d{1,2}(?: ${people})?(?! ?(?:jahr|euro|€|\\d))`,
      examples: ['wir 3 Mädels schenken', 'wir 4 legen zusammen'],
    },
    {
      pattern:
        '(?:(?:meine|unsere|alle|die) )?\\d{1,3} (?!euro|franken|stutz|jahre|prozent)[a-z]{4,}(?= (?:schenken|geben|legen|spendieren|sammeln|steuern|zahlen)\\b)',
      examples: ['15 Kinder schenken der Erzieherin was', 'meine 3 Enkel legen zusammen'],
    },
    {
      pattern: 'zu (?:[2-9]|1\\d)(?=,? (?:fur|schenken|legen|geben|sammeln)\\b)(?<!\\bbis zu \\d+)',
      examples: ['zu 12 für unsere Trainerin'],
    },
  ],
  local: [],
  receivers: {
    before: [
      {
        anchor: 'before',
        pattern:
          'furs (?:ganze |gesamte |komplette )?(?:team|kollegium|buro|lehrerzimmer|dorf),?(?: (?:etwa|rund|ca\\.?|wir sind))?|(?:fur|an)(?: (?:die|der|meine[mnr]?|unsere?[mnr]?|alle|jede[mnrs]?|mein|unser|das|ein|dieses?))*(?: (?:team|klasse|gruppe|abteilung|truppe|belegschaft) (?:von|mit|aus|a))?(?: (?:etwa|rund|ca\\.?))?',
        examples: [
          'Tee für',
          'für meine Gruppe von ca.',
          'an alle',
          'etwas für jedes der',
          'Weihnachten fürs ganze Team,',
        ],
        counterexamples: ['wir sind', 'mit'],
      },
      {
        anchor: 'before',
        pattern: 'meine[nr]?|unsere[nr]?|leite|fuhre|habe',
        examples: ['ich leite', 'unsere'],
        counterexamples: ['seine'],
      },
      {
        anchor: 'before',
        pattern:
          '(?<!\\b(?:lehrer(?:in)?|erzieher(?:in|innen)?|trainer(?:in)?|[a-z]+lehrer(?:in)?)\\b[^.!?]{0,60})(?:fur|an)(?: (?!lehrer|erzieher|trainer)[a-z]+){0,3} [a-z]*(?:klasse|gruppe|kindergarten|kita|krippe|mannschaft|geburtstag),?',
        examples: ['für eine ganze Kindergartengruppe,', 'für die Klasse,'],
        counterexamples: ['für die Lehrerin der Klasse,'],
      },
    ],
    unless: [
      {
        anchor: 'anywhere',
        pattern:
          'wir sind|sind wir|von uns|und ich|zu (?:zweit|dritt|viert|\\w+t)|(?:zusammen)?(?:leg|geb|gib|zahl|schmeiss|sammel)\\w*|jeder gibt|tut|tun',
        examples: [
          'wir sind fünf',
          'zu sechst',
          'meine Schwester und ich',
          'alle zahlen',
          'wir legen zusammen',
        ],
        counterexamples: ['für mein Team von 8', 'zu Ostern', 'er und seine Frau'],
      },
    ],
    forEach: [
      {
        anchor: 'anywhere',
        pattern:
          '(?:pro|je|fur jedes) (?:kind|gast|schuler(?:in)?)|mitgebsel|gastgeschenke?|give ?aways?|(?:goodie|gast)(?: ?bags?|tuten?|tutchen)',
        examples: ['pro Kind', 'für jedes Kind'],
        counterexamples: ['je 2 Euro'],
      },
      {
        // Many gifts for many people, or many small things for one.
        anchor: 'anywhere',
        pattern: `(?:geschenke|kleinigkeit(?:en)?|aufmerksamkeit(?:en)?|mitbringsel|andenken|preise|was|etwas) (?:[a-z]+ )?fur (?:(?:alle|die|meine|unsere|ein paar|jede[nrs]?) )*(?:[a-z]+ )?(?:[a-z]+-?)?${receivers}\\b|fur (?:(?:alle|die|meine|unsere) )*(?:[a-z]+ )?(?:[a-z]+-?)?gaste|(?:adventskalender|kalender)(?: ?|-)(?:fullung(?:en)?|inhalte?)|(?:fullung(?:en)?|fullen|inhalt) (?:fur|vom|des|eines?|einen|den) (?:[a-z]+ )?[a-z]*kalenders?|\\d{1,3} (?:stuck|davon)`,
        examples: [
          'kleine Geschenke für die Hochzeitsgäste',
          'was Kleines für alle Kollegen',
          'Adventskalenderfüllung',
          '24 Stück',
        ],
        counterexamples: ['Geschenke für Mama', 'was für unseren Trainer', '24 von uns'],
      },
    ],
    thanked: [
      {
        anchor: 'anywhere',
        pattern:
          '[a-z]*lehrer(?:in|innen)?|[a-z]*erzieher(?:in|innen)?|[a-z]*trainer(?:in)?|[a-z]*betreuer(?:in|innen)?|tagesmutter|kindergartnerin(?:nen)?|klassenleitung|schulleit[a-z]*|coach|abschied|ruhestand|rente|dankeschon',
        examples: ['für die Klassenlehrerin', 'als Dankeschön'],
        counterexamples: ['für die Klasse'],
      },
    ],
    examples: {
      '26 Kinder, höchstens 1,50 Euro pro Kind': 1,
      'für die Lehrerin, 24 Kinder, je 2 Euro': 48,
      'Kleinigkeiten für mein Team von 8 Leuten, je 10 Euro': 10,
      'für meine 6 Kollegen, 12 Euro pro Person': 12,
      'für eine ganze Kindergartengruppe, 20 Kinder, 3 Euro pro Kind': 3,
      'Gastgeschenke Hochzeit, 50 Leute, je 4 Euro': 4,
      'was Kleines für alle Nachbarn, 12 Leute, je 6 Euro': 6,
      'Adventskalender füllen, 24 Stück, je 3 Euro': 3,
      'ein Geschenk für Papa, 4 Kinder, je 25 Euro': 100,
      // They give where the text says so.
      'wir sind 5 Kollegen, 12 Euro pro Person': 60,
    },
  },
  divided: [
    {
      pattern:
        '\\b(?:fur|an) (?:die |meine |unsere )?{recipients}\\b[^.!?\\d]{0,30}{amount} ?(?:insgesamt|zusammen|fur alle)\\b',
      examples: { 'für drei Erzieherinnen 15 Euro zusammen': 5 },
    },
  ],
  peopleBefore: [
    {
      anchor: 'before',
      pattern: '\\w*(?:leute|menschen|jemanden|frau(?:en)?|mann|manner|kinder|freunde?)\\s*(?:ab)?',
      examples: ['für Leute', 'Schulkinder ab', 'eine Frau'],
      counterexamples: ['für Papa', 'Leute mit'],
    },
  ],
  childrenUpTo: [
    {
      anchor: 'before',
      pattern: '\\w*(?:kindern?|kids|enkel|buben|madchen|jungs)\\s*(?:unter|bis)',
      examples: ['Brettspiel für Kinder unter', 'für Enkelkinder bis'],
      counterexamples: ['für meine Frau bis', 'Kinder'],
    },
  ],
  childBefore: [
    {
      anchor: 'before',
      pattern:
        '(?:junge|jungen|bub|madchen|kind|sohn|tochter|neffe|nichte|enkel|enkelin|kleinkind)(?:\\s*,)?',
      examples: ['ein Junge,', 'meine Nichte'],
      counterexamples: ['meine Schwester,', 'Patenkind'],
    },
  ],
  otherNumberBefore: [
    {
      anchor: 'before',
      pattern:
        'alter|alt|(?:[a-z]*krieg|front|schlacht)(?: (?:von|um))?|wird|werden|geb\\.?|geburtstag|iphone|ps|playstation|windows|switch|xbox|ipad|galaxy|nr\\.?|nummer|grosse|in|u|ue|zum|seit|vor|band',
      examples: ['sie wird', 'Größe', 'geb.', 'neue Switch', 'der Weltkrieg'],
      counterexamples: ['bis', 'etwa'],
    },
    {
      anchor: 'before',
      pattern:
        '(?<!\\b(?:ich|wir|i|mir|wer) )(?:hat|besitzt|hod|het)(?: (?:schon|bestimmt|sicher|mindestens|locker|wohl|sicherlich|eh|scho|scho|davon))*',
      examples: ['er hat', 'sie besitzt bestimmt schon'],
      counterexamples: ['wer hat', 'er mag'],
    },
  ],
  ageAfter: [
    {
      anchor: 'behind',
      pattern: '-?\\s*jahrig\\w*|er|\\.\\s*(?:geb\\w*|\\d\\w*)',
      examples: ['-jährige', 'jährig', 'er', '. Geburtstag', '.12'],
      counterexamples: [' Euro', ' erst', '. Danke'],
    },
  ],
  surely: [
    {
      anchor: 'anywhere',
      pattern: '\\w*(?:budget|max)\\w*',
      examples: ['Budget 8', 'maximal 9', 'unser Gesamtbudget'],
      counterexamples: ['etwa 9'],
    },
  ],
};
