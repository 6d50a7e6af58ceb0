import type { AgeGrammar } from '../number-grammars.ts';
import { words } from '../patterns.ts';

/** How German says how old somebody is. */
export const ages: AgeGrammar = {
  parts: {
    years:
      '-?\\s?jahrig\\w*|-?\\s?jaehrig\\w*|-?\\s?jarig\\w*|\\s?jahren?\\b(?: alt\\w*)?|\\s?jahre?\\b(?: alt\\w*)?|\\s?(?:joahrn?|joar|joa|johrn?|jahrle|jahrli)\\b(?: old\\w*)?|\\s?j\\b',
    months: '-?\\s?monatig\\w*|\\s?monaten?\\b|\\s?monate?\\b',
    to: '-|bis|und|oder|/',
    marriage:
      '(?:goldene|silberne|diamantene|eiserne|rubin|perlen)\\w* ?hochzeit|hochzeitstag|jubilaum|jahrestag|dienstjahr',
    duration:
      '(?:(?:ist|is|isch|sind) (?:es|das|des|dat|dies)(?: (?:jetzt|nun|schon|nur|erst))? )?her\\b|ehe\\b|verheiratet|zusammen|hochzeit|beziehung|partnerschaft|freundschaft|[a-z]*jubilaum|firma|betrieb|dienst|treue|mitglied|priester|ordens|ehrenamt|[a-z]+zugehorigkeit|als (?!geschenk|mitbringsel|dank|uberraschung)[a-z]|im job|(?:in|bei|fur|mit) (?:der (?:firma|abteilung|feuerwehr|verwaltung|gemeinde|praxis)|uns)\\b|beim? (?:verein|uns|chor|bund)|im (?:verein|chor|team|buro|dienst|betrieb|unternehmen)|in rente|in pension|garantie|abo\\b|im ausland|ins ausland|nach [a-z]|(?<=\\b1 jahr) in\\b|im jahr\\b|lang\\b|kein wort|(?:bei|mit) (?:ihr|ihm|ihnen|mir|der familie)\\b|gehabt\\b|an (?:ihrer|seiner) seite',
    otherUnit:
      '€|eur|\\$|£|chf|franken|dollar|pfund|%|cm\\b|kg\\b|m\\b|km\\b|x\\b|qm\\b|quadratmeter|turchen|teile\\b|tassen\\b|stuck|seiten\\b|uhr\\b|grad\\b|gb\\b|ps\\b|minuten?\\b|mal\\b|personen|kinder|kids\\b|buben\\b|jungs\\b|madels?\\b|kilo|gro|semester|stunden?\\b|tagen?\\b|monaten?\\b|wochen?\\b|zimmer|jahre?n? (?:verheiratet|zusammen)|\\d|[.,]\\d',
    called:
      '(?:kleine[nr]?|grosse(?!\\s*(?:3[4-9]|[4-9]\\d))|grosse[nr]|juengste[nr]?|jungste[nr]?|alteste[nr]?|mittlere[nr]?|sis|bro|bf|gf|girl|kiddo)',
  },
  before: [
    {
      anchor: 'before',
      pattern:
        'seit|trocken|clean|nuchtern|zusammen|verheiratet|vor|nach|fur die nachsten|letzten?|nachsten?|bis in|(?:hatte|hatten|kannte|kannten|pflegte|begleitete) (?:sie|er|ihn|es)(?: (?:ihn|sie|es))?',
      examples: [
        'ein Paar seit',
        'trocken',
        'sie sind verheiratet',
        'in den letzten',
        'für die nächsten',
        'sie hatte ihn',
      ],
      counterexamples: ['sie wird', 'für'],
    },
    {
      anchor: 'before',
      pattern:
        '(?:schuh|kleider|konfektions|kleidungs)?grosse|gr\\.?|windows|golf|raspberry pi|pi|iphone|galaxy|android|level|staffel|band|teil|nummer|nr\\.?|liga',
      examples: ['Schuhgröße', 'hat ein iPhone', 'Staffel', 'Nr.'],
      counterexamples: ['Alter', 'spielt'],
    },
  ],
  patterns: [
    {
      pattern: '{a}{months}?{to}{b}{months}{notDuration}',
      reads: 'month-range',
      examples: { 'Baby, 6 bis 9 Monate': [0.5, 0.75] },
    },
    {
      pattern: '(?<![\\d.]){a}{others}+{to}{b}{years}{notDuration}',
      reads: 'range',
      examples: { 'Kinder 4, 7 und 11 Jahre': [4, 11] },
    },
    {
      pattern: '(?<![\\d.]){a}{years}?{to}{b}{years}{notDuration}',
      reads: 'range',
      examples: { '6 bis 8 Jahre': [6, 8] },
    },
    {
      pattern:
        '\\b(?:[a-z]*kinder|jungs?|madchen|zwischen|alter(?: von)?|von)\\s*[,:]?\\s*(?:von|im alter von)?\\s*\\(?{a}{others}*,?{to}{b}\\b{notMoney}',
      reads: 'child-range',
      examples: { 'Kinder von 4 und 6': [4, 6] },
    },
    {
      pattern:
        '{a}{months}{notDuration}(?:(?=\\s*alt)|(?<=monatig[a-z]*)|(?<=(?:\\bbabys?\\b|{child})[^.!?\\d]{0,12}\\d+{months}))',
      reads: 'months',
      examples: { 'Baby, 6 Monate': [0.5, 0.5], 'sechs Monate alt': [0.5, 0.5] },
    },
    {
      pattern: '{a}[- ](?:wochen alt\\w*|wochige\\w*|tage alt\\w*)',
      reads: 'weeks',
      examples: { '3 Wochen alt': [0, 0] },
    },
    {
      pattern: '\\b(?:uber|alter als|mehr als|ab)\\s*(?<a>[3-9]\\d){years}{notDuration}',
      reads: 'at-least',
      examples: { 'Leute über 60 Jahre': [60, 99] },
    },
    {
      pattern: '\\b(?:unter|junger als|bis)\\s*{a}{years}{notDuration}',
      reads: 'at-most',
      examples: { 'unter 12 Jahren': [0, 12] },
    },
    {
      pattern: '(?<![\\d.,a-z]){a},5\\s*{years}',
      reads: 'and-a-half',
      examples: { '7,5 Jahre': [7.5, 7.5] },
    },
    { pattern: '\\bab\\s*{a}{years}', reads: 'from-young', examples: { 'ab 3 Jahren': [3, 5] } },
    {
      pattern: '(?<![\\d.,a-z]){a}(?:und|ein|\\s+ein)halb(?:{years}|\\b)',
      reads: 'and-a-half',
      examples: { 'Enkelin, 3einhalb Jahre': [3.5, 3.5], 'zwei einhalb Jahre alt': [2.5, 2.5] },
    },
    {
      pattern: '(?<![\\d.,]){age}\\s?-?\\s?ja?(?:eh|h)?rig(?:e[nrms]?)? (?:[a-z]+ )?{child}\\b',
      reads: 'exact',
      isSure: true,
      examples: {
        'ein sechsjähriges Mädchen unter 20 Euro': [6, 6],
        'für meinen 9-jährigen lieben Neffen': [9, 9],
        'die elfjährige Tochter': [11, 11],
      },
    },
    {
      pattern:
        '(?=\\d)(?<=\\b{child}\\s*[,:(]?\\s*){a}(?:\\s*[,/]?\\s*\\d{1,2}\\b)*\\s*(?:,|und|u\\.?|&|\\+)\\s*{b}(?!\\d)(?!\\s*(?:€|euro?|franken|stutz|chf|kinder|personen|leute|uhr|cm|kg|mal\\b|mann\\b|semester))',
      reads: 'child-range',
      examples: {
        'zwei Neffen 5 und 9': [5, 9],
        'meine Enkel (3, 6 und 10)': [3, 10],
        'Kinder 12, 8 und 5': [5, 12],
        'drei Nichten 2 5 u 7': [2, 7],
      },
    },
    {
      pattern: '(?<![\\d.,]){age}{years}{notDuration}',
      reads: 'exact',
      examples: {
        'für 3 Jährige': [3, 3],
        'eine dreijährige Nichte': [3, 3],
        '2-jährige Zwillinge': [2, 2],
        'Enkelin, 3 1/2 Jahre': [3.5, 3.5],
        'Neffe, dreieinhalb Jahre': [3.5, 3.5],
      },
    },
    {
      pattern:
        '\\b(?:sind|werden|wurden)\\s*(?:jetzt |bald |schon |erst )?{a}{others}*,?{to}{b}\\b{notMoney}',
      reads: 'child-range',
      examples: { 'die Kinder meiner Schwester sind 4 und 7': [4, 7] },
    },
    {
      pattern: '(?<![\\d.,]){age} (?:jahre )?(?:alt )?geworden\\b',
      reads: 'exact',
      examples: { 'ist gerade 8 geworden': [8, 8] },
    },
    {
      pattern: '\\b{person},? (?:ist )?(?:schon )?(?:uber|weit uber) (?<a>[5-9]0)\\b{notMoney}',
      reads: 'at-least',
      examples: { 'Oma ist über 80': [80, 99] },
    },
    {
      pattern: '\\bdie (?:bald |jetzt |schon )?{age} (?:werden|sind|wurden|geworden sind)\\b',
      reads: 'exact',
      examples: { 'unsere Zwillinge, die 3 werden': [3, 3] },
    },
    {
      pattern:
        '\\b(?:wird|wiad|werd|wead|werden)\\s*(?:schon|bald|demnachst|jetzt|heute|morgen|nachste woche|dieses jahr|ganze|stolze|fast|erst|in [a-z0-9]+ (?:tagen?|wochen?|monaten?)|am [a-z]+tag|im [a-z]+)?\\s*{age}\\b{notMoney}',
      reads: 'exact',
      isBirthday: true,
      examples: {
        'Oma wird 80': [80, 80],
        'Papa wird bald 60': [60, 60],
        'mein Mann wird in zwei Wochen 45': [45, 45],
      },
    },
    {
      pattern:
        '\\b(?:wurde|geworden|ist|isch|is|im alter von|alter:?|hat seinen|hat ihren)\\s*(?:schon|bald|demnachst|jetzt|heute|morgen|nachste woche|dieses jahr|ganze|stolze|fast|erst|in [a-z0-9]+ (?:tagen?|wochen?|monaten?)|am [a-z]+tag|im [a-z]+)?\\s*{age}\\b{notMoney}',
      reads: 'exact',
      examples: {
        'Oma ist 80': [80, 80],
        'sein Vater is 59': [59, 59],
        'unser Bub ist jetzt 12': [12, 12],
      },
    },
    {
      pattern:
        '\\bis (?:jetzt |jetz |erst |scho |schon |grad |bald )?{age}(?=\\s*(?:[,;!?)]|\\.(?!\\d)|$))',
      reads: 'exact',
      examples: { 'mei Nichte is zehne, liebt Katzen': [10, 10] },
    },
    {
      pattern: '(?<![\\d.,-]){age} (?:wird|werd|wiad|wead) ?(?:er|sie|es|a|s|de)\\b',
      reads: 'exact',
      examples: { 'mag Bagger, 4 wird er': [4, 4], 'mei Spatz, 3 wirda': [3, 3] },
    },
    {
      pattern:
        '\\b(?:zum|zu ihrem|zu seinem|zu meinem|zur|den|ihren|seinen|fur den)\\s*{age}(?:\\.|er\\b|e\\b|ten\\b|sten\\b)?(?:\\s*(?:wiegen|runden)?\\s*(?:geburtstag\\w*|geb\\b|wiegenfest)|(?<=\\d(?:\\.|er))(?!\\s*(?:jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|dez|hochzeit|jahr|jubil|advent|klasse|stock|jahrhundert|weihnacht|mal|semester|kind|monat))(?=\\s*(?:$|[,;!?)]|[a-z])))',
      reads: 'exact',
      examples: { 'zum 60. für meinen Papa': [60, 60], 'zum 60er': [60, 60] },
    },
    {
      pattern: '{age}(?:\\.|er|ter|te|ten)?\\s*-?(?:geburtstag\\w*|geb\\b)',
      reads: 'exact',
      examples: { '40. Geburtstag': [40, 40], '50er Geburtstag': [50, 50] },
    },
    {
      pattern:
        '\\bgeb\\.? ?{age}(?:\\.|er\\b)?(?=\\s*(?:[,;!?)]|$)|\\s+[a-z]){notMoney}(?! ?(?:jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|dez))',
      reads: 'exact',
      examples: { 'Cousine geb. 33, mag Tee': [33, 33], 'Schwager geb 52': [52, 52] },
    },
    {
      pattern:
        '\\b(?:wird|wiad|werd|wead|werden|feiert|feiern|feiat) (?:[a-z]+ ){0,4}(?<a>[2-9]0)er\\b{notMoney}',
      reads: 'exact',
      examples: { 'Onkel wird im Mai ein 70er': [70, 70], 'sie feiat ihrn 40er': [40, 40] },
    },
    {
      pattern:
        '\\bgeburtstag\\s*\\(?(?:der|die|das|seinen|ihren)?\\s*\\(?{a}(?:\\.|er)?{afterPerson}',
      reads: 'exact',
      examples: { 'Geburtstag (60)': [60, 60] },
    },
    {
      pattern: '\\banfang\\s*(?:der\\s)?(?<a>[2-9]0)s?\\b{notMoney}',
      reads: 'early',
      examples: { 'Anfang 30': [30, 34] },
    },
    {
      pattern: '\\bmitte(?: der)?[- ]*(?<a>[2-9]0)s?\\b{notMoney}',
      reads: 'mid',
      examples: { 'Mitte 40': [43, 47] },
    },
    {
      pattern: '\\bende[- ]*(?<a>[2-9]0)s?\\b{notMoney}',
      reads: 'late',
      examples: { 'Ende 50': [56, 59] },
    },
    {
      pattern: '\\b(?:in den|ihren|seinen|um die)\\s*(?<a>[2-9]0)(?:s|ern|igern|\\+)?\\b{notMoney}',
      reads: 'decade',
      examples: { 'Frau um die 50, reist gern': [50, 59] },
    },
    {
      pattern:
        '(?:\\b(?:leute|menschen|jemand(?:en|em)?|frau|frauen|mann|manner|damen?|herren)\\s*(?:uber|ab)\\s*|\\bue?-?)(?<a>[3-9]\\d)\\b{notMoney}',
      reads: 'at-least',
      examples: { 'Männer über 50': [50, 99], 'Party für Ü60': [60, 99] },
    },
    {
      // Not behind "hat vier", which says how old somebody's children are, and nothing of that person.
      pattern:
        '(?<!\\b(?:hat|haben|hot|mit|von) (?:\\d{1,2}|[a-z]+) (?:kleinen? )?)\\bkindern?\\s*(?:unter|bis)\\s*(?<a>[3-9]|1[0-7])\\b{notMoney}',
      reads: 'below-young',
      examples: { 'Kinder unter 12': [6, 11] },
    },
    {
      pattern:
        '(?=[2-9]\\d)(?<=(?:[,(]|\\b{person}|\\bsind|\\bsan|\\bwerden) ?)(?<a>[2-9]\\d)\\s*(?:und|u\\.?|&|\\+)\\s*(?<b>[2-9]\\d)(?=\\s*(?:[,;).!?]|$)|\\s+[a-z]){notMoney}',
      reads: 'range',
      examples: {
        'Großeltern, 81 und 84, mögen Karten': [81, 84],
        'mein Onkel und seine Frau sind 58 und 61': [58, 61],
        'Tante und Onkel 52 und 55 wandern gern': [52, 55],
        'zwei Freunde, 33 und 29': [29, 33],
      },
    },
    {
      pattern: '(?<![\\d.]){a}{to}{b}\\s+{child}\\b',
      reads: 'child-range',
      examples: { '10-12 Nichte, Fahrrad': [10, 12] },
    },
    {
      pattern: '\\b{person}\\s*[,(]?\\s*(?<a>1[3-9]|[2-9]\\d){afterPerson}',
      reads: 'exact',
      examples: { 'Papa 61 mag Jazz': [61, 61] },
    },
    {
      // At the beginning an unknown word for somebody: "digger 22 mag Döner".
      pattern:
        '(?<=^(?!(?:budget|preis|limit|kosten|euro|bis|unter|max|maximal|hochstens|mindestens|fur|etwa|circa|ca|um|ab|uber|nur|so|rund|mit|top|die|der|das|ps|windows|golf|bus|linie|klasse|gruppe|band|teil|zum|zur|nach|seit|vor|in|am|im|je|pro|wir|sind|ideen|geschenke?|gschenk) )[a-z]{3,} )(?<a>1[3-9]|[2-9]\\d)(?= (?!fur |zum |zur |voll |von |bis |max)[a-z]){afterPerson}',
      reads: 'exact',
      examples: { 'digger 22 mag Döner': [22, 22], 'azubine 17 bubble tea': [17, 17] },
    },
    {
      pattern: '(?=\\d)(?<=\\b{child} (?:mit |von )){a}(?=\\s*(?:[,;)!?]|[.:](?!\\d)|$))',
      reads: 'exact',
      examples: { 'ein Junge mit 9': [9, 9], 'für ein Mädchen von 13, gern kreativ': [13, 13] },
    },
    {
      pattern: '\\b{child}\\s*[,(]?\\s*{a}{afterPerson}',
      reads: 'exact',
      examples: {
        'Tochter 8 liebt Pferde': [8, 8],
        'Junge 7 bis 60 €': [7, 7],
        'die Kleine 6 mag Pferde': [6, 6],
      },
    },
    {
      pattern:
        '(?<!\\d)(?<a>[1-9]|1[1-46-7])(?=\\s*[.!]?\\s*$)(?<=\\b{child}\\b[^.!?\\d]{0,80}(?<!\\b(?:je|um|bis|max|ca|so|hat|band|teil|nummer|nr|klasse|grosse|playstation|switch|budget|unter|etwa|mit|am|ab|und|zu|x))[ ,]+\\d+)',
      reads: 'exact',
      examples: {
        'Neffe Piratenschiff 5': [5, 5],
        'meine Nichte liebt Einhörner und Glitzer, 8': [8, 8],
      },
    },
    {
      pattern: '(?<=\\bfur(?: (?:ein|eine|einen))?\\s)(?<a>[13-9]|1[0-7])(?=\\s*(?:$|,))',
      reads: 'exact',
      examples: { 'etwas für einen 5': [5, 5] },
    },
    {
      // Who receives is the giver.
      pattern:
        '\\b(?:ich )?bin (?:erst |schon |jetzt |fast )?{age}\\b{notMoney}(?:(?<=(?:\\b(?:fur mich|mich selbst|mir (?:selbst|selber|was))\\b|^ich\\b).*)|(?=.*\\b(?:fur mich|mich selbst|mir (?:selbst|selber|was))\\b))',
      reads: 'exact',
      examples: {
        'was für mich selbst, bin 45': [45, 45],
        'ich fange mit Klavier an, bin 50': [50, 50],
      },
    },
  ],
  words: [
    {
      pattern: '\\bquincea(?:n|ny)era\\b',
      reads: [15, 15],
      isSure: true,
      examples: { 'Quinceañera einer Freundin': [15, 15] },
    },
    {
      pattern:
        '\\beinjahrig\\w*|\\b(?:wird|werden|ist|is|isch|ist fast|ist bald|wurde) (?:bald |jetzt |demnachst |schon |gerade |grad )?(?:eins|ein jahr)\\b(?! (?:in|zusammen|mit|der|von))|(?<!\\b(?:mit|wieder|sich) )\\beins geworden|\\bein jahr alt\\b',
      reads: [1, 1],
      examples: {
        'unser Baby wird eins': [1, 1],
        'eine Einjährige': [1, 1],
        'ein Jahr alt': [1, 1],
        'ihr Sohn is grad eins': [1, 1],
        'das Mädchen ist am Montag eins geworden': [1, 1],
      },
    },
    ...'erste zweite dritte vierte funfte sechste siebte achte neunte zehnte elfte zwolfte'
      .split(' ')
      .map((word, at) => ({
        // "Der erste Geburtstag ohne Papa" tells no age.
        pattern: `\\b${word}[nmr]? (?:geburtstag\\w*|geburi|gebi)(?! (?:ohne|zusammen|miteinander|seit|nach|mit|als))`,
        isSure: true as const,
        reads: [at + 1, at + 1] as const,
        examples: { [`zum ${word}n Geburtstag für unser Patenkind`]: [at + 1, at + 1] as const },
      })),
    {
      pattern: '\\beins\\b(?! (?:von|der|des|plus|zu|ist|\\d))(?<=\\b{child}\\s*[,(]?\\s*eins)',
      reads: [1, 1],
      examples: { 'Enkel eins, mag Bälle': [1, 1], 'unser Patenkind, eins, läuft schon': [1, 1] },
    },
    ...'erste zweite dritte vierte funfte sechste siebte achte neunte zehnte'
      .split(' ')
      .map((word, at) => ({
        pattern: `\\b(?:in|i|besucht|geht) (?:jetzt |schon )?(?:die |der |de |d )?(?:${word}[nr]?|${at + 1}\\.) ?klasse?\\b${at === 0 ? '' : `|(?<![\\d.,])${at + 1}\\. ?klasse\\b(?! (?:bahn|zug|ticket|fahr|abteil|wagen))`}`,
        reads: [at + 6, at + 7] as const,
        isSure: true as const,
        examples: {
          [`geht in die ${word} Klasse`]: [at + 6, at + 7] as const,
        },
      })),
    ...Object.entries({
      zehnten: 10,
      achtzehnten: 18,
      zwanzigsten: 20,
      dreissigsten: 30,
      vierzigsten: 40,
      funfzigsten: 50,
      sechzigsten: 60,
      siebzigsten: 70,
      achtzigsten: 80,
      neunzigsten: 90,
    }).map(([word, age]) => ({
      pattern: `\\b${word}\\b(?! (?:hochzeit|jahrestag))`,
      reads: [age, age] as const,
      examples: { [`zum ${word}`]: [age, age] as const },
    })),
    {
      pattern: '\\b(?:ein )?halbes jahr alt\\b',
      reads: [0.5, 0.5],
      examples: { 'ein halbes Jahr alt': [0.5, 0.5] },
    },
    { pattern: '\\bvolljahrig\\w*\\b', reads: [18, 18], examples: { 'wird volljährig': [18, 18] } },
    {
      pattern: '\\bhalbes jahrhundert\\b',
      reads: [50, 50],
      examples: { 'wird ein halbes Jahrhundert alt': [50, 50] },
    },
    {
      pattern: '\\b(?:neugeborene\\w*|saugling\\w*)\\b',
      reads: [0, 0],
      examples: { 'ein Neugeborenes': [0, 0] },
    },
    {
      pattern:
        '\\b(?:baby|babys)\\b(?!\\s*(?:party|shower|unterwegs))(?<!(?:erwartet ein|erwarten ein|mit|hat ein|kriegt ein|bekommt ein|erstes) baby)(?!\\s+(?:verloren|gestorben)\\b)',
      reads: [0, 1],
      examples: { 'für das Baby': [0, 1] },
    },
    { pattern: '\\bkleinkind\\w*\\b', reads: [1, 3], examples: { 'ein Kleinkind': [1, 3] } },
    {
      pattern: '\\b(?:kindergartenkind\\w*|vorschulkind\\w*|kita-?kind\\w*)\\b',
      reads: [3, 6],
      examples: { 'ein Vorschulkind': [3, 6] },
    },
    {
      pattern: '\\b(?:erstklassler\\w*|abc.schutze\\w*|schulanfanger\\w*)\\b',
      reads: [6, 7],
      examples: { 'einen Erstklässler': [6, 7] },
    },
    {
      pattern: '\\b(?:grundschulkind\\w*|grundschuler\\w*)\\b',
      reads: [6, 10],
      examples: { 'ein Grundschulkind': [6, 10] },
    },
    {
      pattern: '\\b(?:zweit|dritt|viert|funft|sechst)klassler\\w*\\b',
      reads: [7, 12],
      examples: { 'einen Viertklässler': [7, 12] },
    },
    {
      pattern: '\\b(?:siebt|acht|neunt|zehnt)klassler\\w*\\b',
      reads: [12, 16],
      examples: { 'einen Achtklässler': [12, 16] },
    },
    {
      pattern: '\\bminderjahrig\\w*\\b',
      reads: [13, 17],
      examples: { 'einen Minderjährigen': [13, 17] },
    },
    {
      pattern: '\\b(?:teenager\\w*|teenie\\w*|jugendliche\\w*|pubertier\\w*)\\b',
      reads: [13, 17],
      examples: { 'zwei Teenies': [13, 17] },
    },
    {
      pattern: '\\b(?:mittzwanziger\\w*|in den zwanzigern)\\b',
      reads: [20, 29],
      examples: { 'ein Mittzwanziger': [20, 29] },
    },
    {
      pattern: '\\b(?:mittdreissiger\\w*|in den dreissigern)\\b',
      reads: [30, 39],
      examples: { 'eine Mittdreißigerin': [30, 39] },
    },
    ...Object.entries({
      vierzigern: 40,
      funfzigern: 50,
      sechzigern: 60,
      siebzigern: 70,
      achtzigern: 80,
    }).map(([word, age]) => ({
      pattern: `\\bin den ${word}\\b`,
      reads: [age, age + 9] as const,
      examples: { [`in den ${word}`]: [age, age + 9] as const },
    })),
    {
      pattern: '\\b(?:rentner(?:in)?|pensionar(?:in)?|im ruhestand|in rente)\\b',
      reads: [58, 99],
      examples: { Rentner: [58, 99] },
    },
    {
      pattern:
        '\\b(?:senioren?|seniorin(?:nen)?|altere[nr]? (?:dame|herr|leute|menschen|frau|nachbarin)|im heim|pflegeheim|altenheim|seniorenheim)\\b',
      reads: [70, 99],
      examples: { 'eine ältere Dame': [70, 99] },
    },
    { pattern: '\\berwachsene\\w*\\b', reads: [18, 99], examples: { 'für Erwachsene': [18, 99] } },
  ],
  loose: [
    {
      pattern: '\\b(?<a>[2-9]0)(?:er|ger|ig)?\\b',
      reads: 'decade',
      examples: { '60er': [60, 69] },
    },
  ],
  babyWords: words('baby babys'),
  shared: [
    {
      pattern:
        'zusammen|gemeinsam(?:e[nrs]?|em)?|(?:ein|1) (?:einziges )?(?:geschenk|spiel|ding) fur (?:beide|alle)|zum teilen|fur beide(?: zusammen)?|miteinander',
      examples: [
        'etwas, das sie zusammen machen können',
        'ein Geschenk für beide',
        'was zum gemeinsamen Spielen',
      ],
    },
  ],
  withChild: [
    {
      pattern:
        '(?:was|etwas|spiel|bastelset|geschenk|idee|projekt|aktivitat|beschaftigung|bausatz)(?: [a-z0-9]+){0,2},? (?:das|was|die|den|womit) (?:[a-z0-9-]+ ){1,6}(?:mit (?:[a-z0-9-]+ ){1,4}|zusammen |gemeinsam )(?:machen|spielen|bauen|basteln|backen|tun|erleben|lesen|nutzen) (?:kann|konnen)',
      examples: [
        'etwas das meine 5jährige mit Oma machen kann',
        'ein Spiel, das Opa und Enkel zusammen spielen können',
      ],
    },
    {
      pattern:
        '(?<!\\b(?:ich|wir) )(?:soll|sollen|wollen|mochten|konnen|wurden gern) (?:(?:was|etwas|gern|gerne|mal|ein[a-z]*|schones) ){0,3}(?:zusammen|gemeinsam|miteinander) (?:was |etwas |ein[a-z]* )?(?:[a-z]+ )?(?:machen|spielen|bauen|basteln|backen|tun|erleben|unternehmen|werkeln)|(?:zusammen|gemeinsam|miteinander) (?:was |etwas )(?:zum |zu )?(?:machen|spielen|bauen|basteln|backen|tun|erleben|unternehmen|werkeln)|(?:was|etwas|spiel|bastelset) (?:zum )?(?:zusammen|gemeinsam)(?:en)? ?(?:machen|spielen|bauen|basteln|backen|werkeln)',
      examples: [
        'Opa und Enkel 6 sollen was zusammen basteln',
        'Papa und Tochter zusammen was bauen',
      ],
    },
  ],
  noAges: [
    'sie hat ihr Baby verloren',
    '10 Jahre verheiratet',
    'mein Freund, trocken 2 Jahre',
    'zusammen 3 Jahre',
    'er ist schon 20 Jahre in der Firma',
    'sie ist 15 Jahre bei uns',
    'seit 10 Jahren zusammen',
    'in den 50er Jahren geboren',
    'um die 50 Euro',
    'zum zehnjährigen Hochzeitstag',
    'goldene Hochzeit, 50 Jahre',
    'zum 25-jährigen Priesterjubiläum',
    '40 Jahre Mitglied im Chor',
    '30 Jahre als Hebamme',
    'meine Enkel, 20 und 30 Euro',
    'hat drei Kinder und 2 Hunde',
    'er wohnt neun Monate im Jahr im Zelt',
    'wir haben acht Monate kein Wort gewechselt',
    'ist zwanzig Semester älter',
    'bis 24. Dezember',
    'geht für 1 Jahr in den Senegal',
    'der Kater lebte 16 Jahre bei ihr',
    'sie hatte ihn 12 Jahre',
    '2 Jahre nach Kanada',
    'zum Geb. 20 Euro',
    'geb. 12.3. in Wien',
  ],
};
