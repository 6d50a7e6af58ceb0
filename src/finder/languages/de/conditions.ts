import { countryNames } from '../country-names.ts';
import type { ConditionPattern } from '../exclusion-grammars.ts';
import { selves } from './selves.ts';

/** Somebody lacks what follows. */
const lacks = '(?:kein(?:e|en|er)?|ohne|weder)(?: (?:eigene[nrs]?|richtige[nrs]?|einen?))*';
/** Somebody keeps from what follows. */
const avoids =
  '(?:kein|ohne|wenig|weniger|kaum|nichts mit|achtet auf(?: das| sein| ihr)?|verzichtet auf|vermeidet|meidet)';
/** Somebody begins with something, maybe with another thing than what they have done for long. */
const wantsToLearn =
  '.{0,80}\\b(?:lern(?:en|t)|anfang(?:en|er|erin)?|fangt an|ausprobieren|einsteig(?:en|er|erin))\\b';
const isAfraid =
  '(?:angst|panik|schiss|bammel|respekt) (?:vor|in|bei)(?: der| dem| den| grossen| zu)*|hasst|scheut|meidet|furchtet';

const countries = countryNames(
  'de',
  'texas kalifornien florida kanada neuseeland australien sudamerika sydney melbourne toronto bali anatolien sizilien usa amerika england schottland wales holland tschechien afrika suedafrika dubai bali uebersee'.split(
    ' ',
  ),
  'DE',
);
const clauseEnd =
  '(?=\\s*(?:[.,;!?)]|$)|,? (?:und|aber|oder|nur|bitte|lieber|sie|er|danke|weil|sondern|sagt|mehr)\\b)';

/** Animals that people keep. */
const petsDe =
  'hunde?n?|katzen?|kater|pferde?n?|ponys?|haustiere?n?|tiere?n?|kaninchen|hasen?|hamster|meerschweinchen|vogel|papageien?|reptilien|welpen?';

/** What somebody cannot eat, do, bear or use at home. */
export const conditions: readonly ConditionPattern[] = [
  ...selves.map((one) => ({ ...one, means: 'for-giver' as const })),
  {
    means: 'no-sugar',
    pattern:
      '(?:achtet|achten|schaut|verzichtet|verzichten|reduziert|meidet|vermeidet|spart|lasst)(?: (?:auf|den|ihren|seinen|am|beim|gerade|sehr|stark|viel))* (?:industrie)?zucker|(?:pass[te]?|aufpassen|aufzupassen)(?: [a-z]+){0,3} zucker|zucker (?:weg|reduziert|meiden|meidet|reduzieren|einschranken|runter|weglassen)|(?:weniger|wenig|kaum) zucker|zuckerwerte?n?',
    examples: ['er achtet auf seinen Zucker', 'sie reduziert Zucker', 'möglichst wenig Zucker'],
  },
  {
    means: 'no-fragrance',
    pattern:
      '(?:riecht|riechen) (?:[a-z]+ ){0,2}?(?:nichts|nix)(?: mehr)?|(?:nichts|nix) (?:mehr )?riechen|(?:geruchssinn|geruchsinn) (?:[a-z]+ )?(?:verloren|weg)|(?:ohne|keinen) geruchss?inn',
    examples: ['sie riecht nichts mehr seit Corona', 'er hat den Geruchssinn verloren'],
  },
  {
    means: 'limited-mobility',
    pattern:
      '(?:herz)?schrittmacher|bypass(?: ?-?op(?:eration)?)?|stents? (?:bekommen|gesetzt|drin)',
    examples: ['er hat einen Herzschrittmacher bekommen'],
  },
  {
    // Nothing that lasts.
    means: 'no-things',
    pattern: `(?:keine?[nrs]?|keinerlei|null|nicht noch mehr)(?: weiteren?| neuen?| materiellen?| mehr)* (?:zeugs?|kram|krempel|dinge|sachen|gegenstande|objekte|besitz)(?: mehr)?${clauseEnd}|(?:nichts?|nix|nischt) (?:materielle[ns]?|gegenstandliches)|keine materiellen (?:dinge|geschenke|sachen|gegenstande)|(?:nur|ausschliesslich|bloss|lediglich|lieber|am liebsten) (?:noch )?(?:(?:was|etwas|sachen|dinge) )?(?:zum (?:ver|auf)brauchen|(?:ver|auf)brauchbares|das sich (?:ver|auf)braucht|was sich (?:ver|auf)braucht|was (?:man )?aufbrauchen kann|verganglich(?:es)?)|(?:will|mochte|wollen|mochten|darf|durfen|brauchen|braucht) (?:(?:eigentlich|gar|dort|uberhaupt|einfach) )*(?:nichts?|nix) (?:mehr |eigenes )?(?:besitzen|haben(?= darf\\b| durfen\\b)|mitnehmen|anhaufen|ansammeln)`,
    examples: [
      'die Chefin will kein Zeug, liebt Oper',
      'meine Eltern wollen keine Gegenstände mehr',
      'nichts Materielles',
      'nur etwas zum Verbrauchen',
      'sie will nur Verbrauchbares',
      'er möchte nichts mehr besitzen',
    ],
  },
  {
    // Loves an animal and keeps none.
    means: 'no-pet',
    pattern: `(?<=\\b(?:${petsDe})\\b.{0,70})(?:(?:hat|haben|habe|halt|halten|besitzt|darf|durfen|kann|konnen|kriegt|bekommt|bekommen|kriegen) (?:(?:aber|selbst|selber|leider|sie|er|wir|ja|halt|selbst|dort|in der wohnung|zuhause|zu hause|ihn?|jedoch) )*(?:keine?[nrs]?)(?: eigene[nsr]?)?(?: (?:haben|halten|haltn))?(?=\\s*(?:[.,;!?)]|$)| (?:weil|wegen|und|mag|aber|da)\\b)|(?:selbst|selber) (?:aber |leider )?keine?[nrs]?(?: eigene[nsr]?)?(?: (?:haben|hat|halten))?(?=\\s*(?:[.,;!?)]|$)| (?:weil|wegen|und|mag|aber|da)\\b))|(?:kein|keine|keinen|ohne) (?:eigene[nsr]? |haustier)(?:${petsDe})?|(?:hat|haben|darf|durfen|kann|konnen) (?:(?:aber|selbst|selber|leider|ja) )*keine?n? (?:haustiere?|tiere|tier|hund|katze|pferd|pony)(?! mehr)`,
    examples: [
      'meine Tante liebt Hunde, hat aber selber keinen',
      'Nichte wünscht sich einen Hund, kriegt aber keinen',
      'verrückt nach Katzen, sie hat selbst leider keine',
      'reitet gern, hat kein eigenes Pferd',
      'liebt Katzen, darf keine Haustiere haben',
    ],
  },
  {
    means: 'not-personal',
    pattern:
      '(?:nichts?|nix|nicht)(?: (?:zu|allzu|so|sehr|gar|ganz|wirklich))* (?:personlich(?:es)?|intim(?:es)?|privat(?:es)?)|(?<!\\b(?:nicht|nichts|zu|so) )unpersonlich(?:e[rsnm]?)?',
    examples: [
      'nichts zu Persönliches für meine Ärztin',
      'darf nicht zu persönlich sein',
      'eher unpersönlich',
    ],
  },
  {
    means: 'plants-eaten',
    pattern: `(?<=\\b(?:katzen?|kater|kitten|hunde?|welpen?|kaninchen|hasen?|schildkroten?|haustiere?|ziegen?|papagei)\\b[^.!?]{0,60})(?:(?:frisst|fressen|knabbert|knabbern|zerstort|zerlegt|zerfetzt|zerpfluckt|killt|ruiniert|verputzt)(?: (?:immer|gern|gerne|ihr|ihm|einfach|standig|an|alle|jede|die|ihre|seine|samtliche|und))* (?:zimmerpflanzen?|pflanzen?|blumen|grunpflanzen|grunzeug|blumenstrausse?)(?: (?:an|auf|kaputt))?|(?:alle|jede|die|ihre|seine|samtliche) (?:zimmerpflanzen?|pflanzen?|blumen|grunpflanzen) (?:an|auf|kaputt|zer)?(?:frisst|fressen|knabbert|gefressen|stort|legt|macht))`,
    examples: [
      'Freundin, ihre Katze frisst alle Pflanzen an',
      'ein Kater, der jede Pflanze anknabbert',
    ],
  },
  {
    // Made, done or written, and not bought.
    means: 'nothing-bought',
    pattern:
      '(?:nichts?|nix|nischt|nuscht) (?:gekauftes?|kaufen(?!,? (?:was|das|wo))|zu kaufen(?!,? (?:was|das|wo))|kaufliches|aus (?:dem|einem) (?:laden|geschaft)|von der stange)|(?:was|etwas|eppas|ebbas|das) (?:man )?(?:nicht|nich|ned|net|nirgends|nirgendwo) kaufen kann|(?:was|etwas|soll|sollte|bitte|geschenke?) (?:[a-z]+ ){0,2}?(?:nicht|nich|ned|net|nix) (?:gekauft|kaufbar|kauflich)[a-z]*|ohne (?:etwas |was )?(?:zu kaufen|geld auszugeben|einen cent auszugeben)|(?:darf|soll|muss) (?:aber |halt |eigentlich |am besten )?(?:nichts|nix|gar nichts) kosten|(?:nur|ausschliesslich|bloss|lediglich) (?:etwas |was |(?:ge)?schenke? )?selbst(?:er)? ?(?:gemachte|gebastelte|gebackene|gekochte|hergestellte)s|(?:nur|ausschliesslich) selbst ?(?:gemacht|gebastelt)(?! zu)',
    examples: [
      'nichts Gekauftes, wir basteln selbst',
      'etwas, das man nicht kaufen kann',
      'was man nicht kaufen kann',
      'darf nichts kosten',
      'nur was Selbstgemachtes',
      'nur etwas selbst gebasteltes',
    ],
  },
  {
    // What is given must be done.
    means: 'no-things',
    pattern:
      '(?:nur|ausschliesslich|bloss|lediglich) (?:(?:gemeinsame|ein bisschen|etwas|mal) )?zeit (?:mit|zu zweit|zusammen|miteinander)|(?:nur|ausschliesslich|bloss|lediglich) (?:etwas |was )?zum (?:(?:gemeinsam|zusammen|gemeinsamen) )?(?:erleben|unternehmen)|(?:zeit|helfen|hilfe|anpacken|mithelfen) statt (?:schenken|geschenken?|zeug|kram|sachen|dinge)|(?:kein|statt) (?:ding|gegenstand|objekt)\\b|(?:erlebnis|zeit|ausflug|unternehmung)[a-z]* statt [a-z]+',
    examples: [
      'Zeit statt Zeug',
      'sie will nur Zeit mit mir',
      'ausschließlich etwas zum gemeinsam Erleben',
      'ein Erlebnis, kein Gegenstand',
    ],
  },
  {
    // Where somebody lives, or where a parcel goes: no voucher of here works there.
    means: 'far-away',
    pattern: `(?:in|im|auf|nach) (?:der |den |dem )?${countries}(?<=\\b(?:lebt|leben|wohnt|wohnen|sitzt|stationiert|ausgewandert|gezogen|zuruck|heim)(?: (?:seit|jetzt|gerade|nun|[0-9a-z]+ jahren?|weit weg)){0,3} (?:in|im|auf|nach) (?:der |den |dem )?[a-z' -]+)(?! (?:in den|fur (?:eine|zwei|drei)))|(?:in|im|auf|nach) (?:der |den |dem |die )?${countries}(?= (?:lebt|leben|wohnt|wohnen|ausgewandert|gezogen|zuruck))|(?<=\\b(?:lebt|leben|wohnt|wohnen) (?:[a-z]+ ){0,2}?)im ausland|(?:nach|in|im) (?:der |die |den |dem )?${countries}(?<=\\b(?:schicke?n?|schickt|versende?n?|verschicke?n?|sende?n?|paket|post|packerl) (?:[a-z]+ ){0,9}[a-z]+)|(?:nach|in die|in den) ${countries}(?= (?:[a-z]+ ){0,2}(?:schicken|verschickt|geschickt|versenden|senden))|ins ausland(?= (?:schicken|verschickt|geschickt|gehen|versendet))`,
    examples: [
      'meine Neffen leben im Libanon',
      'ich schicke ihr ein Paket nach Neuseeland',
      'per Post an meine Schwester in Kanada',
      'muss ins Ausland geschickt werden',
      'sie geht nach zwölf Jahren zurück nach Polen',
    ],
  },
  {
    means: 'no-baby',
    pattern:
      '(?<=\\b(?:babys?|geburt|entbunden|schwanger|neugeborene[sn]?|kind bekommen|wochenbett|mama geworden)\\b.{0,250})(?:(?:nur|speziell|extra|ganz allein|rein|eher) fur (?:sie|ihn|die (?:mama|mutter)|den papa)(?: (?:selbst|selber|alleine?))?|fur (?:sie|ihn|die (?:mama|mutter)) (?:selbst|selber|alleine?)|nicht furs? (?:das )?baby)',
    examples: [
      'sie hat ein Baby bekommen, ich suche etwas nur für sie',
      'zur Geburt etwas für die Mama selbst',
    ],
  },
  {
    means: 'no-baby',
    pattern: `(?:(?:nichts?|nix|nischt|nicht|nich|ned|net)(?: mehr| nur| bloss| schon wieder)?|kein(?:e|en)? (?:kram|zeugs?|sachen|geschenke?|ding|dinge|klamotten|spielzeug)) (?:furs|fur das|fur die|fur den) (?:(?:neue|kleine|ungeborene)[nrs]? )?(?:babys?|kind|kinder|kleinen?|nachwuchs|neugeborene[ns]?|zwillinge)(?! (?:allein|alleine|geeignet))|(?:das|die) (?:kind|kinder|baby|babys|kleinen) (?:bekommt|bekommen|kriegt|kriegen|kriagt) (?:schon |eh |sowieso |ja |von allen )*(?:genug|mehr als genug)\\b|(?<=\\b(?:babys?|geburt|entbunden|neugeborene?[sn]?|zwillinge|adoptiert|frisch gebackene?|wochenbett)\\b.{0,250})(?:was|etwas|geschenk|geschenke) (?:[a-z]+ )?fur (?:die |ihre |meine )?(?:[a-z]+en )?(?:eltern|mama|mutter|mami|ehefrau|partnerin)\\b`,
    examples: [
      'nix fürs Baby, sondern für ihn',
      'kein Kram fürs Baby, bitte für sie',
      'das Baby hat alles, lieber etwas für die müden Eltern',
      'Sohn neugeboren, Geschenk für Ehefrau',
      'das Kind bekommt schon genug',
    ],
  },
  {
    means: 'low-salt',
    pattern: `salzarm\\w*|salzlos\\w*|salzfrei\\w*|kochsalzarm\\w*|${avoids} salz(?:ige\\w*)?\\b|salz (?:ist|darf|soll)[a-z ]{0,20}(?:verboten|tabu|nicht|vermeiden)`,
    examples: ['muss salzarm essen', 'darf kein Salz'],
  },
  {
    means: 'low-fat',
    pattern: `fettarm\\w*|fettfrei\\w*|fettreduziert\\w*|${avoids} fett(?:e\\w*|ige\\w*)?\\b|nichts fett(?:es|iges)|(?:hoh\\w+|zu viel) cholesterin\\w*|cholesterinwerte|gallensteine?|gallenblase`,
    examples: ['darf nichts Fettes essen', 'hat hohe Cholesterinwerte'],
  },
  {
    means: 'no-spice',
    pattern:
      'magengeschwur\\w*|gastritis|reizmagen|reizdarm\\w*|sodbrennen|(?:vertragt|darf|mag|isst) (?:[a-z]+ ){0,2}(?:nichts|nix|nischt|kein|keine) (?:zu )?scharf\\w*(?! kanti)',
    examples: ['er hat ein Magengeschwür', 'verträgt nichts Scharfes', 'mag nix Scharfes'],
  },
  {
    means: 'no-egg',
    pattern:
      '(?:huhner)?ei(?:er|weiss)?.?(?:allergie\\w*|allergiker\\w*|unvertraglich\\w*|intoleran\\w*)|allergisch (?:gegen|auf) (?:huhner)?eier|(?:gegen|auf) (?:huhner)?eier allergisch|(?:keine|ohne) eier\\b',
    examples: ['hat eine Eierallergie', 'allergisch gegen Eier'],
  },
  {
    means: 'no-height',
    pattern: `hohenangst\\w*|nicht schwindelfrei|schwindelig in der hohe|(?:${isAfraid}) (?:hohen?|hohe)\\b|in der hohe (?:wird|ist|hat)`,
    examples: ['sie hat Höhenangst', 'er ist nicht schwindelfrei'],
  },
  {
    means: 'no-crowds',
    pattern: `(?:${isAfraid}) (?:menschenm(?:eng|ass)en?|viele[nr]? (?:leute|menschen)|gedrange|trubel|fremden leuten)|menschenm(?:eng|ass)en? (?:sind|machen|mag|ertragt|stress)|menschenscheu|platzangst|klaustrophob\\w*|agoraphob\\w*|sozialphob\\w*|sozialer? phobie|soziale angst\\w*`,
    examples: ['hat Angst vor Menschenmengen', 'er meidet Menschenmassen', 'sie ist menschenscheu'],
  },
  {
    means: 'no-water',
    pattern: `wasserscheu\\w*|seekrank\\w*|(?:auf|am|vom|beim) (?:[a-z]+ )?(?:schiff|schiffen|boot|booten|bootfahren|wasser|meer|see) (?:immer |sofort |schnell |leicht )?(?:schlecht|ubel)|nichtschwimmer(?:in)?|(?:kann|konnen|lernt) (?:[a-z]+ ){0,2}(?:nicht|nich|net|ned|nie|kaum) (?:gut |richtig )?schwimmen|(?:${isAfraid}) (?:(?:de[mr]|tiefe[nm]|offene[nm]) )?wasser|(?:hasst|meidet) (?:das )?wasser\\b|mit wasser (?:[a-z]+ ){0,2}(?:nichts|nix) (?:zu tun|anfangen)`,
    examples: [
      'er ist wasserscheu',
      'sie fürchtet Wasser',
      'meine Nichte kann nicht schwimmen',
      'hat Angst vor Wasser',
    ],
  },
  {
    means: 'no-flashing',
    pattern:
      'epilep\\w+|fotosensib\\w*|lichtempfindlich|empfindlich (?:gegen|auf) (?:grelles )?licht|lichtscheu',
    examples: ['sie hat Epilepsie', 'er ist lichtempfindlich'],
  },
  {
    means: 'sensitive',
    pattern:
      'gerauschempfindlich\\w*|larmempfindlich\\w*|reizuberflut\\w*|schnell uberreizt|reizoffen|hypersensib\\w*|hyperakusis|misophonie|tinnitus|empfindlich (?:gegen|auf) (?:larm|gerausche|laute)|laute (?:tone|gerausche)[a-z ]{0,30} (?:angst|panik|nicht)|(?:larm|krach|gerausche?) (?:stort|storen|stresst|stressen|nervt|nerven|uberfordert|uberfordern|qualt|qualen) (?:ihn|sie)|(?:larm|krach)[a-z ]{0,20} (?:angst|panik|nicht (?:ab|aus|ertragen|vertragen))',
    examples: [
      'er ist geräuschempfindlich',
      'laute Töne machen ihm Angst',
      'Lärm stresst ihn sehr',
      'sie hält Krach nicht aus',
    ],
  },
  {
    means: 'quiet',
    pattern:
      '(?:muss|soll|sollte|solls|musste)(?: [a-z]+){0,3} (?:leise|lautlos|gerauschlos) sein|(?:darf|soll|sollte|muss) (?:[a-z]+ ){0,2}(?:nicht|nich|ned|net|nid|nod) (?:zu |so |allzu |arg )?(?:larmen|krachen|scheppern|rattern|drohnen|schreien|tonen|klingeln|bimmeln|krach machen|larm machen)|(?:was|etwas|spielzeug|geschenke?|spiele?) (?:(?:ganz|sehr|moglichst|eher) )*(?:leises?|lautloses?|stummes?|gerauschloses?)\\b|(?:leises?|lautloses?|stummes?|gerauschloses?) (?:spielzeug|spiele?|geschenke?)\\b',
    examples: ['das Geschenk muss leise sein', 'etwas Leises für Zwillinge'],
  },
  {
    means: ['one-handed', 'shaky-hands'],
    pattern:
      '(?:nichts|nix|alles)[a-z, ]{1,30} (?:zwei|beide) hande (?:braucht|benotigt|notig)|nicht mit (?:zwei|beiden) handen|einhandig\\w*|einarmig\\w*|(?:halbseitig|(?:rechte?|linke?)(?: (?:seite|arm|hand|korperhalfte))?(?: ist| seit[a-z ]{0,20})?) (?:gelahmt|amputiert)|(?:nur|bloss)(?: noch)? (?:eine|mit einer|mit der (?:linken|rechten)|die (?:linke|rechte)|einen) (?:gesunden? |guten? )?(?:hand|arm)|(?:hand|arm) (?:verloren|amputiert|gelahmt)|(?:rechten?|linken?|eine[n]?) (?:arm|hand|seite) (?:[a-z]+ ){0,3}?(?:nicht|nich|ned|net|nimmer|kaum)(?: mehr| noch)?(?: richtig)? (?:benutzen|bewegen|gebrauchen|heben|verwenden)|(?:geht|gehen|bedienbar|bedienen|funktioniert|klappt) (?:auch |nur )?mit (?:nur )?einer hand|(?:links|rechts) (?:nichts|nix|nicht|nicht viel) (?:mehr |richtig )?(?:halten|greifen|bewegen|heben|festhalten)|mit (?:nur )?einer hand (?:geht|gehen|bedienbar|bedienen|bedienen lasst|zu bedienen|funktioniert|klappt)',
    examples: [
      'kocht einhändig',
      'ihre rechte Seite ist gelähmt',
      'hat nur noch eine Hand',
      'nichts, wofür man zwei Hände braucht',
      'kann den linken Arm kaum noch bewegen',
      'etwas, das mit einer Hand geht',
      'kann links nichts mehr halten',
    ],
  },
  {
    means: 'colour-blind',
    pattern:
      'farbenblind\\w*|farbenfehlsicht\\w*|rot.?grun.?(?:schwach|blind|sehschwach)\\w*|(?:kann|sieht)(?: [a-z]+){0,2} (?:keine farben|farben nicht)',
    examples: ['er ist farbenblind', 'hat eine Rot-Grün-Schwäche'],
  },
  {
    // Cannot go out, for good or for now.
    means: 'housebound',
    pattern:
      '(?:kommt|kommen|kann|konnen|darf|geht|traut sich) (?:(?:leider|fast|kaum|gar|seit [a-z]+|derzeit|zurzeit|gerade) ){0,2}(?:nicht mehr|nich mehr|nicht|nich|ned|net|nimmer|kaum noch|kaum|nie) (?:mehr )?(?:aus dem (?:haus|bett|zimmer)|vor die tur|aus der wohnung|das haus verlassen|unter (?:leute|menschen))(?! (?:ohne|vor|bevor)\\b)|(?:verlasst|verlassen) (?:das haus|die wohnung|das bett|ihr zimmer|sein zimmer) (?:(?:fast|leider) )?(?:nicht|nich|ned|net|nimmer|kaum|nie)|(?:konnen|kann|durfen|darf) (?:wir |sie |er )?abends (?:[a-z]+ )?(?:nicht|nich|ned|net|nimmer) (?:mehr )?(?:weg|weggehen|raus|ausgehen|fort)|abends (?:weg|fort|aus|raus)gehen (?:konnen|kann|geht) (?:wir |sie |er )?(?:auch |leider |eh )?(?:nicht|nich|ned|net)|(?:wofur|wo|fur das|bei dem) (?:sie|er|man|wir) (?:nicht|nich|ned|net) (?:weg|raus|aus dem haus|vor die tur) (?:muss|mussen|braucht)|(?:nichts|nix|nischt),? (?:wo|wofur|wohin|zu dem|fur das|bei dem) (?:sie|er|man|ich|wir) (?:extra |erst |da )?(?:hin|hinfahren|hingehen|raus|rausgehen|weg|wegfahren|fahren|reisen) (?:muss|mussen|musste)|bettlagerig|ans bett gefesselt|strikte bettruhe|(?:muss|soll) (?:bis zur geburt |nur noch |strikt |viel |noch [a-z]+ wochen )?liegen(?=\\s*(?:[,.;!]|$|und\\b|mag\\b))|liegt im dunkeln',
    examples: [
      'Oma kommt nicht mehr aus dem Haus',
      'sie verlässt das Haus kaum',
      'abends weggehen können wir auch nicht',
      'etwas, wofür sie nicht weg muss',
      'sie muss liegen',
      'nix wo man hin muss',
    ],
  },
  {
    // The verb may end the clause.
    means: 'housebound',
    pattern:
      '(?:nicht mehr|nich mehr|nicht|nich|ned|net|nimmer|kaum noch|kaum) (?:mehr )?(?:aus dem haus|aus der wohnung|vor die tur|aus dem bett) (?:kommt|kommen|geht|gehen|kann|konnen|darf)',
    examples: ['meine Oma, die nicht mehr aus dem Haus kommt'],
  },
  {
    means: 'mouths-things',
    pattern:
      '(?:steckt|stecken|nimmt|nehmen|stopft|schiebt) (?:[a-z]+ ){0,3}?(?:alles|ois|alls|sachen|dinge|jedes teil) (?:[a-z]+ ){0,2}?(?:in|i) (?:den|de|s|sein[ea]?n?|ihren) (?:mund|mul|mai|goschn|schnabel)|in den mund (?:steckt|stecken|nimmt|nehmen)|(?:verschluckt|schluckt) (?:(?:sie|er|es|gern|gerne|noch|immer|alles|dauernd|leider|sonst) ){0,3}(?:alles|kleinteile|kleine teile|kleines|knopfe|sachen)|(?:kleinteile|kleine teile|kleine sachen|kleines) (?:verschluckt|schluckt|wird verschluckt|isst)|(?:was|das|die) (?:man|sie|er|es) (?:ver)?schlucken (?:kann|konnte)',
    examples: [
      'sie steckt alles in den Mund',
      'nimmt noch alles in den Mund',
      'Kleinteile verschluckt er',
      'nichts, was man verschlucken kann',
    ],
  },
  {
    // Oxygen and a flame.
    means: 'frailty',
    pattern:
      'sauerstoff(?:gerat|flasche|schlauch|pflichtig|therapie)[a-z]*|(?:am|an|braucht|bekommt|mit|auf) (?:standig |den |dauernd )?sauerstoff\\b',
    examples: ['Opa hängt am Sauerstoff', 'hat ein Sauerstoffgerät'],
  },
  {
    // What has to go into something.
    means: 'little-space',
    pattern:
      '(?:muss|musste|soll|sollte|darf|kann|passen|passt|was|etwas)(?: [a-z]+){0,4} (?:in|i|nei in) (?:den|die|das|de|d|einen?|an|a|nen|ne|n|ihren?|seinen?|meinen?|unseren?|s) (?:[a-z]+en )?[a-z]*(?:karton|schachtel|tasche|tutn?|tute|kabine|kajute|spind|schublade|kiste|beutel|packchen|packerl|packli|fach|box|kammer|koje|korb|strumpf|stiefel|socke|turchen|sackchen|sackerl|fuhrerhaus|fahrerhaus|auto|kofferraum)(?: (?:noch|rein|hinein|nei|eini))? (?:rein|hinein|nei|eini)?(?:passen|passt|gehen|geht|kann)|ins (?:packchen|paket|packerl|packli|fach|korbchen|fahrerhaus|fuhrerhaus|auto|regal) (?:passen|passt|gehen|geht)|(?:in|im) (?:der |den |die )?(?:hosen|jacken|hand|westen|kittel)tasche (?:passen|passt|platz hat|platz haben|verschwinden|verschwindet)',
    examples: [
      'soll in einen Schuhkarton passen',
      'muss in die Kabine passen',
      'was noch in die Hosentasche passt',
    ],
  },
  {
    means: 'light-luggage',
    pattern:
      'jede[rns]? (?:gramm|kilo) (?:zahlt|zuviel|zu viel|mehr)|auf jedes (?:gramm|kilo)|(?:ohne|kein|keine) (?:ein )?gramm zu ?viel|darf (?:[a-z]+ ){0,2}kaum (?:was |etwas )?wiegen|(?:reist|unterwegs|tour|radreise|radtour|wandert|pilgert|radelt)(?: [a-z]+){0,4} mit (?:ganz )?(?:leichtem|wenig|kleinem) gepack|mit (?:leichtem|wenig|kleinem) gepack (?:unterwegs|reist|reisen)',
    examples: ['jedes Gramm zählt', 'reist gern mit leichtem Gepäck'],
  },
  {
    means: 'hair-loss',
    pattern:
      'haarausfall|glatze|kahlkopfig\\w*|(?:hat|habe|haben) keine haare(?: mehr)?|(?:haare|haar) (?:verloren|verliert)|verliert (?:gerade |grad )?(?:ihre|seine|die|alle)? ?haare|(?:ihr|ihm|dem|der) (?:\\w+ )?(?:fallen|fielen|sind) (?:gerade |grad )?(?:die|alle) haare (?:aus|ausgefallen)',
    examples: ['sie hat keine Haare mehr', 'er hat eine Glatze', 'verliert gerade ihre Haare'],
  },
  {
    means: 'no-piercings',
    pattern:
      'keine (?:ohrlocher|ohrloecher)|(?:ohren|ohrlappchen)[a-z ]{0,14} nicht (?:gestochen|durchstochen)|nicht gestochene ohren|nur (?:ohr)?clips|ohrclips',
    examples: ['sie hat keine Ohrlöcher', 'ihre Ohren sind nicht gestochen'],
  },
  {
    means: ['no-garden', 'little-space'],
    pattern: `${lacks} (?:balkon (?:und|oder|noch) (?:keinen |einen )?)?(?:garten|balkon|terrasse)\\b|(?:garten|balkon)(?: oder (?:garten|balkon))? (?:gibt'?s|gibt es|hat \\w+|haben \\w+|ist) (?:keinen|nicht|leider nicht)`,
    examples: ['sie hat keinen Garten', 'ohne Balkon', 'weder Balkon noch Garten'],
  },
  {
    means: 'no-kitchen',
    pattern: `${lacks} (?:herd|ofen|backofen|kuche|kochplatte|kochgelegenheit)\\b|nur(?: eine)? (?:mikrowelle|wasserkocher)`,
    examples: ['er hat keinen Herd', 'sie hat nur eine Mikrowelle'],
  },
  {
    means: 'no-bathtub',
    pattern: `${lacks} (?:badewanne|wanne)\\b|(?:nur|bloss)(?: noch)? (?:eine? )?dusche\\b`,
    examples: ['sie haben keine Badewanne', 'sie hat nur eine Dusche'],
  },
  {
    means: 'no-power',
    pattern:
      '(?:kein(?:en)?|ohne|kaum|wenig) (?:strom|strombedarf|stromanschluss|steckdosen?|elektrizitat)\\b',
    examples: ['eine Hütte ohne Strom', 'da gibt es keinen Strom'],
  },
  {
    means: ['by-letter', 'in-transit'],
    pattern:
      '(?:maxi|gross|standard|kompakt)brief\\w*|(?:durch|in)(?:n| den| nen| einen| ihren| seinen|s)? (?:brief(?:kasten?|kast[ei]r?l|kasterl|kastli|schlitz|umschlag|kastenschlitz)?|postkasten|postschlitz|umschlag|kuvert|couvert)\\b|in (?:die|eine|ihre|seine) (?:gluckwunsch|geburtstags|weihnachts)?karte\\b|(?:als|per) brief\\b|(?:nur|maximal|max|hochstens|bloss) (?:noch )?(?:ein|einen|a|an|einem) (?:[a-z]+en? )?brief\\w*|im (?:brief|umschlag|kuvert)\\b|(?:muss|musste|soll|sollte|darf nur) (?:(?:also|ganz|sehr|moglichst|schon|auch) ){0,3}flach sein|(?:was|etwas) (?:ganz )?flaches|briefkasten(?:tauglich|geschenk)',
    examples: [
      'soll in einen Maxibrief passen',
      'passt durch den Briefkasten',
      'etwas Flaches',
      'muss durchn Briefkastenschlitz',
      'müsste also ganz flach sein',
    ],
  },
  {
    means: 'eating-disorder',
    pattern: 'essstorung\\w*|magersuch?t\\w*|magersuchtig\\w*|anorexi\\w*|bulimi\\w*',
    examples: ['sie erholt sich von einer Essstörung', 'sie ist magersüchtig'],
  },
  {
    means: 'experienced',
    pattern: `seit (?:uber )?(?:\\d{1,2}|vielen|zehn|zwolf|funfzehn|zwanzig|dreissig|vierzig|funfzig|sechzig) jahren(?<!\\b(?:verheiratet|zusammen|arbeitet|wohnt|lebt|ist|sind|kennt|kennen|leidet|hat|haben|trinkt|raucht|pflegt|putzt|dabei|befreundet|nachbarn?|kollegin|kollege|witwe|witwer|trocken|gehen)\\b[^.,;]{0,20}seit (?:uber )?[a-z0-9]+ jahren)(?! (?:verheiratet|zusammen|bei uns|trocken|tot|krank|witwe|meine?|unsere?|hier|im|in|nicht))(?!${wantsToLearn})|seit jahrzehnten(?! (?:verheiratet|zusammen|bei uns|befreundet))|seit (?:ihrer|seiner) (?:kindheit|jugend)(?!${wantsToLearn})|(?=jeden|tagl)(?<=[a-z]t (?:[a-z]+ ){0,3})(?:jeden tag|taglich)\\b(?!${wantsToLearn})|(?:professionelle[rnm]?|erfahrene[rnm]?|fortgeschrittene[rnm]?|passionierte[rnm]?|geubte[rnm]?)(?= [a-z]{3,}(?:er|erin|ist|istin|graf|grafin|koch|kochin)\\b)|profi(?:fotograf|musiker|koch|kochin|backer|maler|tanzer|gitarrist|sportler|zauberer)\\w*|(?:gitarren|klavier|geigen|cello|schlagzeug|gesangs|musik|kunst|tanz|ballett|yoga|pilates|ski|reit|tennis|golf|schwimm|surf|segel|topfer)(?:lehrer|trainer)(?:in|innen)?\\b`,
    examples: [
      'sie stickt seit 40 Jahren',
      'er spielt jeden Tag Boule',
      'eine passionierte Töpferin',
      'mein Cousin ist Profifotograf',
      'Opa angelt seit seiner Kindheit',
      'Schwester ist Gitarrenlehrerin',
    ],
  },
];
