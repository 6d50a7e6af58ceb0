import type { ExclusionGrammar } from '../exclusion-grammars.ts';
import { words } from '../patterns.ts';
import { cues } from './cues.ts';
import { endings, formerly } from './endings.ts';
import { mildRefusals } from './mild-refusals.ts';
import { allFor, plenty, surelyOwned } from './possessions.ts';
import { disapproved, refused } from './refusals.ts';

const no = '(?:nix|nichts?|nich|ned|net|nid|nit|nut|nuut|kein[a-z]*|ohne)';
/** What a gift may remind of although it should not. */
const burdens =
  '(?:krank[a-z]*|krebs[a-z]*|spital[a-z]*|klinik[a-z]*|reha|op|operation|therapie|chemo[a-z]*|behinder[a-z]*|rollstuhl|burnout|depression[a-z]*|(?:alters|alten|pflege)?heim|pflege|patient[a-z]*|medizin[a-z]*|arzt|unfall|trennung|scheidung|ex|kundigung|job|arbeit|diagnose|leiden|schmerz[a-z]*|mitleid|alkohol|trinken|saufen|entzug|rauchen|ehe|hochzeit|kinderwunsch|schwangerschaft)';

/** Whoever does what others watch or hear. */
const performer =
  '(?:musiker|tanzer|sanger|spieler|reiter|instrumentalist|fussballer|schauspieler|geiger|pianist|gitarrist|tennisspieler|ballerina|eislaufer)(?:in)?';

export const exclusions: ExclusionGrammar = {
  cues,
  negation: {
    not: words('nicht nichts allzu'),
    atEnd: words('nicht'),
    comparisons: new Map([['als', words('lieber eher')]]),
    without: words('ohne'),
    behindWithout: words('nicht nichts nix nie'),
    merely: new Set(['nicht nur']),
    bare: words('kein keine keinen keinem keiner keines ohne nix nichts nicht'),
  },
  verbs: {
    light:
      words(`mag mogen mochte will wollen braucht brauchen isst essen trinkt trinken tragt tragen nutzt
      nutzen benutzt vertragt vertragen hort horen schaut schauen guckt gucken spielt spielen
      sammelt sammeln kauft kaufen geht gehen tun passt passen gefallt gefallen schmeckt schmecken
      interessiert interessieren kann konnen leiden liebt lieben`),
    theme:
      words(`liest lesen trinkt trinken kocht kochen backt backen strickt stricken naht nahen bastelt
      basteln tanzt tanzen reist reisen schwimmt wandert wandern joggt joggen malt malen gartnert
      singt singen spielt zockt`),
    drinking: words('trinkt trinken'),
    consuming: words(
      `trinkt isst nascht liest hort schaut guckt spielt zockt strickt backt bastelt sammelt kauft
      raucht`,
    ),
  },
  object: {
    qualifiers: [
      {
        anchor: 'behind',
        pattern:
          '(?:mit|inklusive) (?!(?:ih[rmn]e?[mnrs]?|sein\\w*|mein\\w*|unser\\w*|de[rmn]|die|das|mir|uns|euch)\\b)(?:(?:viel|vielen|irgendwelchen|so|zu|eine[mr]) )*|(?:uber|zum thema) (?!\\d|(?:ihn|sie|uns|mich)\\b)(?:(?:den|die|das) )?|,? ?(?:der|die|das|welche[rs]?) (?=(?:[a-z]+ ){1,3}(?:macht|machen|braucht|brauchen|enthalt|enthalten|benotigt|benotigen)\\b)|fur (?=(?:kinder|babys|kleinkinder|erwachsene|anfanger|manner|frauen|jungs|jungen|madchen|teenager)\\b)|(?:aus|in) (?=(?:(?:rot|weiss)?gold|silber|platin|plastik|leder|wolle|polyester|pink|rosa|rot|blau|schwarz|weiss|grun|gelb|lila|braun|grau)\\b)',
        examples: [' mit Nüssen', ' über Krieg', ', das Krach macht', ' für Kinder', ' aus Gold'],
        counterexamples: [' mit ihrem Asthma', ' über 20 Euro', ' für ihn', ' aus dem Laden'],
      },
    ],
    everything: words('alles'),
    madeOf: [
      {
        anchor: 'whole',
        pattern: ' (?:nicht |kein |nichts )?aus ',
        examples: [' aus ', ' nicht aus '],
        counterexamples: [' ist aus ', ' mit '],
      },
    ],
    also: words('auch ebenso genauso'),
    of: words('an'),
    receiving: words('bekommen kriegen geschenkt'),
    aroundReceiving: words('immer nur bloss dauernd standig zu'),
    generic: words('sachen dinge zeug kram geschenke'),
    genericOf: words('fur mit zum'),
  },
  relative: {
    nouns: words(
      'nichts nix nischt nuscht nuut nut etwas sachen sache dinge ding zeug kram geschenke geschenk',
    ),
    pronouns: words('was das die der wo'),
  },
  owning: {
    surely: surelyOwned,
    plenty,
    allFor,
    gear: words(
      'ausrustung equipment zubehor werkzeug werkzeuge gerate gerat zeug material gadget gadgets',
    ),
    wantedYet: [
      {
        anchor: 'behind',
        pattern:
          '(?:, ?)?(?:(?:aber|und|doch) ?)?(?:er |sie |es )?(?:will|mochte|wurde|wunscht|hatte|traumt)(?: [a-z]+){0,4} (?:lernen|anfangen|probieren|ausprobieren|beginnen|versuchen)',
        examples: [
          ', möchte es aber lernen',
          ', aber sie will endlich anfangen',
          ' und würde gern beginnen',
        ],
        counterexamples: [', will keine', ' und lernt es', 'lernen'],
      },
    ],
  },
  past: {
    endings,
    formerly,
    resumes: [
      {
        anchor: 'anywhere',
        pattern:
          '(?:wieder|neu|nochmals?|erneut) (?:[a-z]+ ){0,3}(?:anfangen|anfangt|anzufangen|angefangen|beginnen|beginnt|begonnen|einsteigen|einsteigt|einzusteigen|eingestiegen|aufnehmen|aufzunehmen|loslegen|auffrischen|starten|startet)',
        examples: ['er will wieder mit dem Malen anfangen', 'hat neu begonnen'],
        counterexamples: ['er hat angefangen', 'immer wieder'],
      },
      {
        anchor: 'anywhere',
        pattern: 'wiedereinst[a-z]+',
        examples: ['zum Wiedereinstieg ins Tanzen'],
        counterexamples: ['zum Einstieg'],
      },
      {
        anchor: 'anywhere',
        pattern: '(?:mochte|mocht|will|wurde|wunscht|traumt) (?:[a-z]+ ){0,4}wieder',
        examples: ['sie möchte so gern wieder reiten'],
        counterexamples: ['er reitet wieder'],
      },
      {
        anchor: 'anywhere',
        pattern: '(?:fangt|steigt) (?:[a-z]+ ){0,3}wieder',
        examples: ['er fängt jetzt wieder an'],
        counterexamples: ['sie fängt an'],
      },
    ],
    remembers: [
      {
        anchor: 'anywhere',
        pattern: '\\w*demenz\\w*|dement|alzheimer\\w*',
        examples: ['Oma ist dement', 'eine Altersdemenz', 'er hat Alzheimer'],
        counterexamples: ['sie dementiert es', 'das Gedächtnis'],
      },
    ],
    causes: words('seit wegen nach infolge'),
  },
  compounds: {
    freeOf: [
      {
        anchor: 'whole',
        pattern: '(.{4,}?)(?:frei|freie[smnr]?)',
        examples: ['zuckerfrei', 'nussfreie'],
        counterexamples: ['frei', 'ferien', 'freizeit'],
      },
    ],
    against: [
      {
        anchor: 'whole',
        pattern:
          '(?!prufungs|verlust|trennungs|lebens|zukunfts|versagens|platz|hohen)(.{3,}?)(?:angst|allergien?|allergiker(?:in)?|verbot|unvertraglichkeit|intoleranz|phobie|hasser(?:in)?|muffel|gegner(?:in)?)',
        examples: ['nussallergie', 'sportmuffel', 'kaffeehasserin', 'flugangst'],
        counterexamples: ['allergie', 'verboten', 'prufungsangst'],
      },
    ],
  },
  excess: new Set(['zu viel', 'zu viele', 'viel zu viel', 'viel zu viele']),
  refused: [...refused, ...mildRefusals],
  disapproved,
  noneOfThose: {
    beginnings: words('hat haben hatte hatten besitzt mit von'),
    said: [
      {
        pattern:
          '(?:nichts?|nix|nischt|kein[es]*|nicht noch (?:was|mehr)) davon(?=\\s*(?:[.,;!?)]|$))|davon (?:(?:bitte|aber|also|halt|wirklich) )*(?:nichts?|nix|kein(?:e[ns]?)?)(?: mehr)?(?=\\s*(?:[.,;!?)]|$))|davon (?:hat|haben|hab|gibt) (?:(?:sie|er|ich|wir|es) )?(?:(?:aber|schon|auch|ja|echt|wirklich|bereits) )*(?:mehr als )?(?:genug|genugend|genugn|zu viele?|massig|alles|reichlich)|(?:hat|haben) (?:sie|er) davon (?:(?:aber|schon|auch|ja) )*(?:genug|genugend|zu viele?|massig|alles)|(?:also |und )?(?:das|die|sowas|so was|so etwas) (?:alles )?(?:bitte|(?:brauch(?:t)?|will) (?:sie|er)) (?:(?:alles|also|wirklich) )*(?:nicht|nimmer|ned|net)(?: mehr)?(?=\\s*(?:[.,;!?)]|$))|nicht (?:schon wieder|noch mehr)(?: davon| sowas| so was| das)(?=\\s*(?:[.,;!?)]|$))',
        examples: [
          'hat Werkzeug und Whisky, bitte nichts davon',
          'mag Schmuck und Parfum, davon hat sie aber genug',
          'Bücher und Tee ohne Ende, also das bitte nicht',
        ],
      },
    ],
  },
  preference: {
    complaint: words(
      'nur bloss nume numme nua nuar immer immerzu dauernd andauernd standig pausenlos stundenlang permanent',
    ).union(
      new Set(['ganzen tag', 'ganz tag', 'gonzn tog', 'ganze zeit', 'ganzen abend', 'zu viel']),
    ),
    noComplaint: words(
      'darf durfen will mochte mocht mag braucht bitte wunscht nimmt nicht euro kosten budget',
    ),
    wayOut: [
      {
        pattern:
          '(?:soll|sollte|sollen|muss|musste|konnte)(?: (?:sie|er|es|mal|auch|endlich|wieder|ofter|mehr|bitte|lieber|unbedingt|was|etwas))* (?:raus|rausgehen|rauskommen|weg|sich bewegen|bewegen|lesen|an die (?:frische )?luft|nach draussen|vor die tur|anderes|anderes machen)|(?:damit|dass|womit|wo|mit dem) (?:er|sie|es|ich ihn|ich sie|wir ihn|wir sie)(?: (?:mal|auch|endlich|wieder|ofter|mehr|davon|vom [a-z]+|von der [a-z]+))* (?:raus|rauskommt|rausgeht|raus kommt|wegkommt|weg kommt|liest|sich bewegt|hochkommt|rauskriegen|weglocken|rauslocken)|(?:was|etwas|idee|geschenk)(?: (?:das|ihn|sie|fur))* (?:draussen|an der frischen luft|anderes|ohne bildschirm|analoges|aktives|raus(?:bringt|lockt|holt)?)|(?:rauslocken|rausholen|vor die tur|an die (?:frische )?luft|vom sofa|von der couch|runter vom)\\b',
        examples: [
          'soll mal raus',
          'ich will was damit er rauskommt',
          'etwas an der frischen Luft',
        ],
      },
    ],
    excess: [
      {
        pattern:
          '(?:zockt|daddelt|gamt|spielt|schaut|guckt|glotzt|hangt|sitzt|klebt|hockt|liegt|redet|streamt|scrollt|chattet)(?: (?:eh|leider|halt|ja|auch|immer|mit|am|an|vor|vorm|auf|der|dem|seiner|ihrer|seinem|ihrem|[a-z]{5,}))*? (?:nur|nur noch|bloss|immer|immer nur|den ganzen tag|den ganzen abend|die ganze zeit|standig|dauernd|stundenlang|rund um die uhr|pausenlos|tag und nacht|ununterbrochen)(?: (?:(?!und|aber|ich|soll|mag|liebt|er|sie|was|wir)[a-z]+)){0,3}|(?:hort|horen) nicht auf (?:mit (?:dem |der )?[a-z]+|zu [a-z]+)|(?:kommt|kommen) (?:einfach |gar )?nicht (?:vom|von der|von den|von seine[mr]|von ihre[mr]) [a-z]+|(?:suchtig|verruckt) nach [a-z]+',
        examples: [
          'mein Teenager zockt den ganzen Tag',
          'guckt nur noch Serien',
          'hängt ständig am Handy',
          'kommt nicht vom Fernseher weg',
        ],
      },
    ],
    rather: words('lieber liaba liawa leiba liever eher statt stattdessen stattdesse'),
    wish: [
      {
        anchor: 'whole',
        pattern:
          'was|wos|wat|etwas|oppis|ebbes|eppas|ebbas|schenk.*|mocht.*|mechat.*|mecht.*|wurd.*|such.*|suech.*|gib|gebe?n?|gabat|hatt.*|hett.*|wollen|kauf.*',
        examples: ['etwas', 'schenken', 'möchte', 'kaufe'],
        counterexamples: ['ruhig', 'spielt', 'verschenkt'],
      },
    ],
  },
  reminders: [
    {
      pattern: `(?<=\\b(?:rauch|qualm|trink|sauf|trocken|clean|trennung|scheidung|krank|krebs|reha|therapie)[a-z]*\\b.{0,120})${no},? (?:[a-z]+,? ){0,4}damit (?:[a-z]+ ){0,2}(?:zu tun|zu schaffen)(?: (?:hat|haben|hot|het))?|${no},? (?:was|das|die|wos|wo) (?:ihn|sie|ihm|ihr|oan|oam) (?:[a-z]+ ){0,2}(?:erinnert|erinnern|erinnat)`,
      examples: [
        'raucht nicht mehr, bitte nichts, was damit zu tun hat',
        'also nichts, was ihn wieder erinnert',
      ],
    },
    {
      pattern: `${no},? (?:[a-z]+,? ){0,4}mit (?:[a-z]+ ){0,2}?${burdens} (?:zu tun|zu schaffen)(?: (?:hat|haben|hot|het))?`,
      examples: ['bitte nichts, was mit Trinken zu tun hat'],
    },
    {
      pattern: `${no},? (?:[a-z]+,? ){0,5}(?:nach|an|ans|wie) (?:[a-z]+ ){0,3}?${burdens} (?:[a-z]+ )?(?:aussieht|ausschaut|ausschaun|ausschauen|aussehen|ausgschaut|klingt|klingen|riecht|riechen|erinnert|erinnern|erinnat|denken)`,
      examples: [
        'bitte nix, das nach Klinik ausschaut',
        'soll sie nicht an die Scheidung erinnern',
      ],
    },
    {
      pattern: `${no},? (?:[a-z]+,? ){0,6}(?:dran|daran|davon|an das|an die zeit|an diese zeit) (?:[a-z]+ ){0,2}(?:erinnert|erinnern|erinnat|denken)`,
      examples: ['keine Sachen, die ihn daran erinnern', 'nüt wo eim dran erinnert'],
    },
  ],
  barred: {
    harmful: [
      {
        pattern:
          '(?:ist|bin|sind|sei|war|aber|leider|halt|nur|total|stark|voll|hoch|schwer) (?:dagegen |darauf |leider |total |stark )?allergisch(?! (?:auf|gegen)\\b(?! (?:sie|ihn|es|die haare|[a-z]*haare|das fell)\\b))|(?:hat|habe|haben|aber|leider) (?:leider |halt )?(?:eine |ne )?(?:tierhaar)?allergie(?! gegen)|[a-z]{3,}(?:haar)?allergi(?:e|ker|kerin)\\b(?=.*\\b(?:liebt|mag|trotzdem|trotz)\\b)',
        examples: [
          'sie liebt Hasen, ist aber allergisch',
          'verrückt nach Katzen, leider allergisch',
          'Katzenhaarallergie, liebt sie trotzdem',
        ],
      },
      {
        pattern:
          '(?:darf|durfen|soll) (?:aber |leider )?(?:keine[nsr]? |nichts |den |das |die )?(?:mehr|davon|ihn nicht mehr|nicht mehr)(?: davon)?(?: (?:trinken|essen))|(?:arzt|arztin|hausarzt|kardiologe)[a-z ]{0,18}(?:verboten|untersagt)',
        examples: ['liebt Käse, darf aber keinen mehr essen', 'der Arzt hat es ihm verboten'],
      },
    ],
    unowned: [
      {
        pattern:
          '(?:darf|durfen|kann|konnen)(?: [a-z]+){0,4} (?:keinen?|keine|keins|nicht) (?:einen? |eine )?(?:halten|haben)|(?:haustiere|tiere|hunde|katzen) (?:sind )?(?:verboten|nicht erlaubt)',
        examples: ['liebt Hunde, darf aber keinen halten', 'Haustiere sind nicht erlaubt'],
      },
    ],
    unpractised: [
      {
        // For some time: "klettern normalerweise, geht grad nicht".
        pattern:
          '(?:geht|darf|durfen|kann|konnen|soll|sollen) (?=[^,.;!?]*\\b(?:grad|gerade|derzeit|momentan|jetzt|moment|zurzeit|zeit|aktuell|vorerst|erstmal|monate?n?|wochen?|halbes jahr|ein jahr)\\b)(?:(?:es|das|er|sie|grad|gerade|derzeit|momentan|jetzt|im moment|zur zeit|zurzeit|aktuell|vorerst|erstmal|naturlich|aber|leider|halt|ja|eben|wegen [a-z]+|fur|fur die nachsten|noch|die nachsten|mindestens|ein paar|einige|\\d{1,2}|zwei|drei|vier|funf|sechs|acht|zehn|monate?n?|wochen?|ein halbes jahr|ein jahr|lang) ){1,7}(?:nicht|nich|ned|net)(?=\\s*(?:[.,;!?)]|$))|(?:muss|mussen) (?:(?:grad|gerade|derzeit|momentan|jetzt|leider|aber|damit|davon|fur|einige|ein paar|\\d{1,2}|monate|wochen|erstmal) ){0,4}(?:pausieren|aussetzen|pause machen)',
        examples: [
          'klettert normalerweise, geht grad natürlich nicht',
          'läuft sonst Marathon, darf 3 Monate nicht',
          'spielt Tennis, muss gerade pausieren',
        ],
      },
      {
        pattern:
          '(?:spielt|spielen|tanzt|singt|reitet|macht|betreibt|kann|musiziert)(?: (?:es|das|sie|er|ihn))?(?: (?:aber|jedoch|allerdings|leider|halt))? (?:(?:selbst|selber|es|das) )?(?:nicht|nich|ned|net|keins|keine|kein instrument)(?: (?:selbst|selber|spielen|tanzen))?(?<=\\b(?:aber|jedoch|allerdings|obwohl|doch|selbst|selber|auch wenn)\\b[a-z ]{0,40})(?=\\s*(?:[.,;!?)]|$))',
        examples: [
          'meine Tante hört gern Geige, spielt aber nicht',
          'Bruder schaut gern Tennis, spielt selbst nicht',
          'sie liebt Ballett, aber tanzt selber nicht',
        ],
      },
      {
        pattern: `(?:ist|bin)(?: (?:aber|jedoch|selbst|selber|zwar|er|sie))* (?:kein|keine) ${performer}(?:(?=,? (?:aber|doch|jedoch|liebt|mag|hort)\\b)|(?<=\\b(?:aber|doch|jedoch|selbst|selber)\\b[a-z ]{0,30}))`,
        examples: [
          'er liebt das Saxofon, ist aber kein Musiker',
          'sie ist keine Tänzerin, aber liebt Ballett',
        ],
      },
      {
        pattern:
          '(?:nur|bloss) (?:zum (?:zuschauen|zusehen|zuhoren|schauen|horen|anschauen)|als zuschauer(?:in)?|passiv|im fernsehen)(?=\\s*(?:[.,;!?)]|$))',
        examples: ['mag Snooker, aber nur zum Zuschauen'],
      },
    ],
    contrast: words('aber doch leider nur jedoch allerdings ausser'),
  },
};
