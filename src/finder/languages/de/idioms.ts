import type { TextPattern } from '../patterns.ts';

/** Where somebody works or plays, which says nothing of cars or farms. */
const rooms =
  '(?:garage|scheune|schuppen|keller|dachboden|speicher|schopf|tiefgarage|hutte|gartenhaus|wohnzimmer|kuchentisch)';

/** What a gift is carried in. */
const luggage =
  '(?:(?:den|die|das|einen?|[ism]einen?|ihren?|unseren?) )?(?:kleinen? )?(?:koffer|rucksack|[a-z]*tasche|handgepack|handschuhfach|kofferraum|gepack)';

export const idioms: readonly TextPattern[] = [
  {
    // Whoever looks for bargains does not shoot.
    pattern:
      'jagd (?=(?:nach|auf) (?:(?:den |dem |die |das |neuen |alten |guten |besten )*)(?!(?:hirsche?n?|rehe?n?|wild|wildschweine?n?|hasen|enten|gamsen|fuchse?n?)\\b)[a-z])',
    examples: ['ist immer auf der Jagd nach Schnäppchen'],
  },
  {
    // To pay is no interest in numbers, and to be thrown out none in flying.
    pattern:
      '(?<=\\b(?:will|kann|mochte|konnte|wurde|darf|muss|wir|ich|man)(?: [a-z]+){0,3} )(?:be)?zahlen|(?:be)?zahlen(?= (?:kann|konnen|wollen|will|mochte|konnte|wurde|darf|\\d))|(?:fliegt|flog|fliegen)(?= (?:[a-z]+ ){0,2}(?:raus|rein|auf die nase|in den mull|weg))',
    examples: ['ich will zahlen 50 Euro', 'wer ihm Socken schenkt, fliegt raus'],
  },
  {
    // All that stands in an empty flat is no wish for more of it.
    pattern:
      '(?<=\\b(?:wohnung|bude|zimmer|wg) (?:mit )?(?:nur |bloss )?(?:mit )?(?:(?:einer|ner|einem) )?)matratze',
    examples: ['wohnt in einer leeren Bude mit Matratze', 'Wohnung mit nur einer Matratze'],
  },
  {
    // Who has had enough of something wants no break.
    pattern:
      '(?:braucht|brauchen|brauch|will|mochte|verdient|hat sich) (?:(?:mal|dringend|auch|endlich|unbedingt|einfach|wieder) ){0,3}(?:eine |ne |einen |nen |etwas |ein bisschen )?(?:kleine |richtige )?(?:pause|auszeit|verschnaufpause|freien abend|freie nacht|ruhe vor)',
    examples: ['sie braucht mal eine Pause von den Kindern', 'verdient einen freien Abend'],
  },
  {
    // An old gentleman is no team.
    pattern: '(?:dem|den|eine[mn]|unsere[mn]|meine[mn]|der|ein) (?:[a-z]+ )?alte[nr]? herrn?',
    examples: ['was bringe ich dem alten Herrn mit'],
  },
  {
    // Who is over the hill of an illness climbs none; what is over is no drink.
    pattern:
      'uber (?:den|dem) berg|(?<=\\b(?:chemo|bestrahlung|reha|therapie|zeit|jahr|woche|prufung|prufungen|semester|urlaub|winter|ist|sind|war|waren|bald|endlich|schon) )rum(?=\\s*(?:[,.;!]|$|und\\b))',
    examples: ['Papa ist über den Berg', 'Chemo rum, wir feiern'],
  },
  {
    // What one only says to die of.
    pattern:
      'vor (?:lachen|scham|langeweile|neugier|hunger|durst|angst|peinlichkeit|sehnsucht|aufregung|freude)(?: (?:fast|beinahe|schier))? (?:gestorben|sterben|sterbe|stirbt|tot)',
    examples: ['sie ist vor Lachen fast gestorben'],
  },
  {
    // What somebody cannot do is no interest.
    pattern:
      '(?<=\\b(?:(?:kann|konnen|kannst|konnte) (?:[a-z]+ )?(?:null|kaum|gerade so|nicht|nich|ned|net|nit|nix|gar nicht|uberhaupt nicht|kein bisschen|absolut nicht|so gar nicht)|(?:kein|keinerlei|null|zero) (?:talent|begabung) (?:zum|furs|fur das|beim)) )(?:kochen|backen|nahen|stricken|hakeln|singen|tanzen|zeichnen|malen|basteln|handwerken|gartnern|grillen)(?!.{0,60}\\b(?:lernen|lernt|anfangen))',
    examples: [
      'er kann nicht kochen',
      'kann kaum kochen',
      'kann null kochen',
      'hat null Talent zum Malen',
    ],
  },
  {
    // To be good to somebody is no donation.
    pattern:
      '(?<=\\b(?:ihr|ihm|ihnen|sich|euch|de[nmr] [a-z]+|(?:mein|sein|ihr|unser)e[nmr] [a-z]+) (?:mal |endlich |auch )?)(?:et)?was gutes tun',
    examples: ['wir wollen den Eltern etwas Gutes tun', 'ich will ihr mal was Gutes tun'],
  },
  {
    pattern: '(?<=(?:beste|liebste|tollste)[nrms]? (?:[a-z]+ ){1,2})(?:auf )?der (?:ganzen )?welt',
    examples: ['für die beste Mama der Welt'],
  },
  {
    pattern: '(?<=(?:mein|unser)(?:en|em)? (?:kleine[rn] )?)(?:sonnenschein|goldstuck)',
    examples: ['für meinen Sonnenschein'],
  },
  {
    pattern: '(?<=meine[rn]? (?:kleine|susse)n? )(?:maus|schnecke|biene|hummel|hexe|raupe)',
    examples: ['für meine kleine Maus'],
  },
  {
    pattern: `(?<!(?:schraubt|schrauben|autos?|motorrad) )(?:in|im|i) (?:(?:der|seiner|ihrer|unserer|da|seim|seinem|ihrem|meiner|d) )?(?:alten |eigenen )?${rooms}(?=\\s*(?:$|[,.;!?]|rum|umanand|herum|und|was|[a-z]+t\\b))`,
    examples: ['baut viel in der Garage', 'werkelt in seinem Schuppen rum'],
  },
  {
    pattern:
      '(?<=\\b(?:um|in|im|an|am|auf|uberall|mit (?:dem|der|den|seinem|ihrem|einem|zeug)) (?:[a-z0-9]+ ){1,4})rum(?=\\s*(?:$|[,.;!?]))',
    examples: ['um an Zwanzger rum', 'hängt in der Kneipe rum'],
  },
  {
    pattern: `(?<=\\b(?:in|ins) )${luggage}(?= (?:rein)?(?:pass(?:en|t)|geht|gehen))|(?<=\\bpass(?:en|t|e) (?:muss |soll )?(?:in|ins) )${luggage}\\b`,
    examples: ['soll in den Rucksack passen', 'passt in die Jackentasche'],
  },
  {
    // Along a path one walks.
    pattern:
      '(?<=\\b(?:jakobsweg|camino|[a-z]{3,}weg|[a-z]{3,}steig)(?: [a-z]+){0,2} )(?:ge)?lauf(?:en|t)',
    examples: ['will den Jakobsweg laufen'],
  },
  {
    // Who cannot walk well is no runner.
    pattern:
      '(?<=\\b(?:nicht|kaum|nimmer|schlecht) (?:(?:mehr|so|gut|richtig|weit|lange|noch) ){0,3})laufen',
    examples: ['kann nicht gut laufen'],
  },
  {
    // What somebody has none of is no interest.
    pattern:
      '(?<=\\b(?:kein|keinen|keine|ohne) (?:(?:eigenen?|grossen?|richtigen?) )?)(?:garten|balkon|terrasse|fernseher|tv|computer|pc|handy|smartphone|internet|auto|wagen|fuhrerschein)(?=\\s*(?:$|[,.;!]|und|aber|mehr|zuhause|daheim))',
    examples: ['hat keinen eigenen Garten', 'ohne Balkon, mag Kräuter'],
  },
  {
    // Where somebody comes from is no taste.
    pattern:
      '(?<=\\bin (?:(?:der|den|dem) )?)[a-z]{4,}(?= (?:aufgewachsen|geboren|gross geworden)\\b)',
    examples: ['ist in England aufgewachsen'],
  },
  {
    pattern: 'neugierig(?= auf (?!alles|die welt))',
    examples: ['neugierig auf Tennis'],
  },
  {
    pattern: 'liebe meines lebens|fels in der brandung',
    examples: ['die Liebe meines Lebens'],
  },
  {
    // Money is collected, and nobody is a collector.
    pattern:
      '(?:sammeln|sammelt|sammle|sammln|gesammelt|gsammelt)(?=\\s*(?:$|[,.;!?]|fur|furn|grad|gerade|geld|gemeinsam|im|in|bei|unter|ca|so|rund|\\d|zusammen|alle|jetzt|noch))(?<=(?:(?:euro|€|franken|geld|fr)(?![a-z])[^.!?]{0,40} |(?:wir|ma|eltern|klasse|team|buro|abteilung|kolleg[a-z]*|mannschaft|verein|nachbarn|familien|geschwister|mitglieder|belegschaft) (?:[a-z]+ ){0,3})[a-z]+)',
    examples: [
      'die Nachbarn sammeln gerade, sie hört auf',
      'unser Verein sammelt für den Platzwart',
    ],
  },
  {
    pattern:
      'alte[rn] hasen?|angsthasen?|landei(?:er)?|hahn im korb|schwarze[sn]? schafe?|schragen? vogel|komischen? vogel',
    examples: ['für einen Angsthasen', 'das schwarze Schaf'],
  },
  {
    pattern: '(?:wahrend|als|wenn) (?:wir|ich) (?:im urlaub|verreist|weg) (?:waren?|sind|bin)',
    examples: ['während wir im Urlaub waren'],
  },
  {
    pattern:
      'letzten drucker|nase voll|nerven aus (?:stahl|drahtseilen)|wolke sieben|um die ohren|tapetenwechsel',
    examples: ['auf den letzten Drücker'],
  },
  {
    pattern:
      'frisch(?:-| )?gebacken(?:e[nrs]?)?(?= (?:mama|mami|mutter|mutti|papa|papi|vater|eltern|oma|opa|tante|onkel|paar|ehe|familie|grosseltern|brautpaar))',
    examples: ['frischgebackene Eltern'],
  },
  {
    pattern:
      '(?<=(?:ihr|ihm|ihnen|sich|mir|uns|euch|(?:mein|unser|sein|ihr)e[rmn](?: [a-z]+)?|(?:der|dem) [a-z]+) (?:mal |endlich |einfach |auch |gern |gerne |wieder |so ){0,2})(?:was|etwas|eppas) (?:richtig )?gutes (?:zu )?tun',
    examples: ['möchte meiner Schwester etwas Gutes tun', 'will ihm mal was Gutes tun'],
  },
  {
    pattern:
      '(?<=(?:wohnt|wohnen|lebt|leben|studiert|zieht|ziehen|umzug|ausgewandert) (?:[a-z]+ ){0,2}(?:in|nach|z) )(?!(?:de[rnm]|die|das|eine?[rnms]?|(?:mein|unser|ihr|sein)e?[rnms]?|meh?reren|zwei|erster|neuer|ruhiger?) )[a-z]{4,}',
    examples: [
      'sie wohnt seit kurzem in Hamburg',
      'mein Bruder zieht nach Tirol',
      'd Cousine wohnt z Paris',
    ],
  },
  {
    // A country's cooking is no room.
    pattern:
      'kuche(?<=\\b(?:vermisst|vermissen|heimweh nach|sehnsucht nach) (?:[a-z]+ ){0,3}kuche)',
    examples: ['sie vermisst die deutsche Küche', 'Heimweh nach Tiroler Küche'],
  },
  {
    // Where somebody has gone to live is no theme, what they miss is.
    pattern:
      'nach (?!(?:de[rnm]|dem|das|die|hause|haus|oben|unten|vorne|draussen)\\b)[a-z]{4,}(?= (?:ausgewandert|ausgwandert|ausgwandat|emigriert|ubersiedelt|ubergesiedelt|gezogen|zogen|umgezogen|verzogen)\\b)',
    examples: ['ist 2019 nach Norwegen ausgewandert', 'mei Spezl is nach Kroatien zogen'],
  },
  {
    pattern:
      '(?<=fernbeziehung:? (?:von |zwischen )?)[a-z]{3,}(?: ?[-/] ?| (?:und |nach |bis )?)[a-z]{3,}(?=\\s*(?:[,.;!?)]|$))',
    examples: ['Fernbeziehung Hamburg Wien', 'Fernbeziehung zwischen Graz und Köln'],
  },
  {
    // What ended or was lost after so long is no anniversary.
    pattern:
      'nach (?:(?:fast|uber|mehr als|gut) )?(?:\\d{1,2}|[a-z]+) (?:(?:gemeinsamen )?jahren (?:ehe|beziehung|zusammen|gemeinsam|partnerschaft)|ehejahren|gemeinsamen jahren)',
    examples: ['verlor den Hund nach fünfzehn gemeinsamen Jahren', 'getrennt nach 20 Jahren Ehe'],
  },
  {
    // Of a small child, and no sport.
    pattern:
      '(?:lernt|lernen|kann) (?:(?:gerade|grad|jetzt|schon|bald) )?laufen|(?:macht|machen) (?:(?:gerade|jetzt|bald) )?(?:(?:ihre|seine|die) )?erste[n]? schritte|(?<=\\b(?:baby|ein jahr|1 jahr|[0-9]+ monate)\\b.{0,60})(?:fangt (?:(?:gerade|grad|jetzt|schon) )?an|beginnt) zu laufen',
    examples: ['mein Enkel lernt gerade laufen', 'wird ein Jahr alt und fängt gerade an zu laufen'],
  },
];

export const favours: readonly TextPattern[] = [
  {
    pattern:
      '(?:hat|haben|hast|habt) (?:mir|uns) (?:[a-z]+ ){0,3}?(?:bei|beim|mit) (?:(?:der|dem|den|unserem|meinem) )?[a-z]+ (?:(?:so|sehr|viel|toll) ){0,2}geholfen',
    examples: ['hat mir beim Umzug geholfen'],
  },
  {
    pattern:
      '(?:(?:im urlaub|in den ferien|wahrend (?:des|unseres) urlaubs) )?(?:auf |um )?(?:unsere?[nrms]?|meine?[nrms]?|den|die|das) (?:[a-z]+ )?[a-z]+ (?:aufgepasst|aufpasst|gehutet|gegossen|gefuttert|versorgt|betreut|gekummert|repariert|angenommen)',
    examples: ['der unsere Blumen gegossen hat', 'hat auf die Katze aufgepasst'],
  },
  {
    pattern: 'unsere?[nrms]? [a-z]+ (?:giesst|futtert|hutet|annimmt)',
    examples: ['die unsere Katze füttert'],
  },
  {
    pattern:
      '(?:giesst|giessen|futtert|futtern|hutet|huten|versorgt|versorgen|betreut|leert)(?: (?:immer|oft|gerade|auch|jedes jahr|jeden [a-z]+|im [a-z]+)){0,2} (?:unsere?[nrms]?|meine?[nrms]?) [a-z]+(?: und (?:giesst|futtert|hutet|versorgt|leert) (?:unsere?[nrms]?|meine?[nrms]?|den|die|das) [a-z]+)?',
    examples: ['gießt im Urlaub unsere Blumen und füttert den Kater', 'sie hütet meine Enkel'],
  },
];
