import type { TextPattern } from '../patterns.ts';

/** A word that may name a thing, and none that says how or how much, nor what is no gift. */
const ownable =
  '(?!(?:alt|gross|gut|jung|klein|schwer|lang|weit|reif|schlau|nicht|noch|nie|schon|mehr|das|des|sie|ihn|ihm|ihr|wirklich|echt|ganz|grad|gerade|geld|zeit|platz|hat|haben|hod|hot|ist|is|als|und|oder|davon|liest|redet|arbeit[a-z]*|bekommt|bekommen|kriegt|kriegen)\\b)[a-z-]{4,}';
/** Who eats or reads no end of it has none to spare. */
const consumes =
  '(?:mag|mog|liebt|trinkt|isst|liest|hort|schaut|guckt|spielt|zockt|backt|kocht|strickt|braucht|will|futtert|nascht|sammelt)';
const muchOf =
  'genug|gnua|gnuag|gnue|gnueg|ohne ende|en masse|massenhaft|haufenweise|zuhauf|im uberfluss|in hulle und fulle|wie sand am meer|zum abwinken|bis unters dach|bis zum umfallen';
/** The same where a verb says that somebody has it. */
const evenMore = `(?:${muchOf}|massig|kistenweise|tonnenweise|kiloweise|dutzendweise|in massen|in rauen mengen|bis unter(?: das dach| die decke)|bis zur decke|bis zum jungsten tag|fur (?:die nachsten )?(?:[a-z]+ )?(?:jahre|jahrzehnte|leben)|in (?:jeder ecke|jeder farbe|jeder grosse|allen (?:farben|grossen|formen|varianten))|doppelt(?: und dreifach)?|mehr als genug|zum verschenken)`;
/** What somebody has or gets and no second one would be given: people, animals, homes, parts of the body, work. */
const noGift =
  '(?!(?:baby|babys|kind|kinder|jung[a-z]*|madchen|[a-z]*sohne?|[a-z]*tochter|schwester[a-z]*|bruder[a-z]*|enkel[a-z]*|zwillinge|freund[a-z]*|geschwister|welpen?|[a-z]*hunde?|[a-z]*katzen?|kater|kitten|pferde?|ponys?|haus|hauser|hauschen|[a-z]*wohnung(?:en)?|zimmer|garten|balkone?|job|jobs|stelle|beruf[a-z]*|hobbys?|hobbies|interessen|allergien?|fuhrerschein|diagnose|hufte|knie|herz[a-z]*|brille|horgerate?|rollstuhl|rollator|besuch|preis|medaille|zusage|urlaub|tage?|wochen?|monate?|jahre?n?|stunden|minuten|euro|mal|prozent|kilo|leute|gaste|mitarbeiter[a-z]*|schuler[a-z]*|gutscheine?|nachwuchs|kundigung|unterricht|bescheid|angebot|nichts?|nix|alles|etwas|was|spass|freude|lust|probleme?|schmerzen|sachen|dinge)\\b)';
const thing = `${noGift}${ownable}`;
/** A thing before these words, which are looked for first: few words stand before them, and `noGift` has many. */
const thingBefore = (words: string) => `(?<what>(?=[a-z-]{4,}${words})${thing})`;
const article =
  '(?:ein|eine|einen|nen|ne|n|die|das|den|sein|seine|seinen|ihr|ihre|ihren|so ein|so eine|so einen)';
const adjectives = '(?:[a-z-]{3,}(?:e|es|en|er) ){0,2}?';
/** A thing with its article and what describes it, or alone. */
const object = `(?:${article} (?<what>${adjectives}${thing})|(?<what>${thing}))`;
/** Words that fill the clause between its verbs, and none that denies it. */
const filler =
  '(?!(?:nie|nicht|nix|nichts|kein[a-z]*|aber|und|oder|was|bald|leider nie)\\b)[a-z0-9]+';
const fillers = `(?:${filler} ){0,5}?`;
const has = '(?:hat|haben|hab|habe|hatte|hatten|hob|hot|hod|het|hett|ham|hom|hobn)';
const possessive = '(?:sein|seine|ihr|ihre|deren|dessen)';
const who = '(?:er|sie|es|a|s|wir|ich|ma|mir)';
const already = '(?:schon|bereits|ja|doch|auch|eh|sogar|gerade|erst|noch|selber|selbst|halt)';
const got =
  '(?:gekauft|bekommen|gekriegt|zugelegt|gegonnt|geerbt|angeschafft|besorgt|geschenkt bekommen|geschenkt gekriegt|bestellt)';
const clauseEnd = '(?=\\s*(?:[,.;!]|$|und\\b|aber\\b))';
const several = '(?:zwei|drei|vier|funf|sechs|sieben|[2-9]|mehrere|etliche|diverse)';

/** Where things are kept. */
const container =
  '(?:[a-z]*(?:keller|schrank|schranke|regale?|vitrinen?|kiste|kisten|zimmer|schublade|schubladen)|dachboden|speicher|garage|schuppen|werkstatt|wohnung|haus|bude|kuche|balkon|fensterbank|fensterbrett|wand|wande|truhe|kasten|bad|garten|terrasse|hof|auto|schreibtisch|buro|stall|scheune|dahoam|daheim|zuhause)';
const full =
  '(?:voll|voller|randvoll|brechend voll|gerammelt voll|vollgestopft|uberfullt|vollgestellt)';
/** Of what fills a place, and is no mood. */
const keptThere = `${full} (?:(?:mit|von|vor|an) )?(?:(?:lauter|seinen|ihren|den) )?(?<what>(?!(?:musik|leben|licht|liebe|sonne|warme|menschen|wasser|staub|geschichten|erinnerungen)\\b)${thing})`;
const everywhere =
  '(?:in jeder ecke|uberall(?: herum| rum)?|uberoi|uberoll|haufenweise|massenhaft|zuhauf|ohne ende|(?:schon |wirklich |mehr als )?genug|bis (?:unter|an|zu) (?:die|das|der) (?:decke|dach)|im ganzen haus|in der ganzen wohnung|rum|herum|umanand|kreuz und quer)';
const lies =
  "(?:gibt es|gibts|gibt's|liegt|liegen|steht|stehen|stapelt sich|stapeln sich|hangt|hangen|turmen sich|turmt sich|fliegt|fliegen)";

/** What somebody has several of, or much of. */
export const plenty: readonly TextPattern[] = [
  {
    pattern: `(?<!\\b${consumes} )(?<what>${ownable}) (?:${muchOf})(?=\\s*(?:[,.;!]|$))`,
    examples: ['Papa fotografiert, Stative genug', 'hat Wolle ohne Ende'],
  },
  {
    pattern: `(?<what>${ownable}) (?:hat|haben|hab|hot|hod|het) (?:er|sie|a|wir|ma|der|die|es|ich|s)(?: (?:wirklich|echt|schon|eh|halt|ja|bereits|doch|bestimmt|inzwischen)){0,2} (?:(?!genug)${evenMore}|\\d{2,3}|hunderte?|dutzende)(?=\\s*(?:[,.;!]|$))`,
    examples: ['Puzzles haben wir 30, sie malt gern', 'Perlen hat sie echt massenhaft'],
  },
  {
    pattern: `${has} (?:(?:eh|ja|halt|doch) )?(?<what>${thing}) (?:(?:schon|bereits|eh|wirklich|echt) ){0,2}(?!genug\\b)${evenMore}`,
    examples: ['hat Lego schon in Massen', 'sie hat Wolle echt tonnenweise'],
  },
  {
    pattern: `${container} (?:(?:ist|sind|steht|stehen|hat er|hat sie|haben sie) )?(?:ja |bis oben |komplett |ganz |total )*${keptThere}`,
    examples: ['hat das Regal voller Krimis', 'seine Küche steht voll mit Gewürzen'],
  },
  {
    pattern: `${thingBefore(` ${has}\\b`)} ${has} (?:${who} )?${fillers}(?:(?:die|den|das|einen?|ihren?|seinen?) )?(?:(?:ganze[nrs]?|halbe[nrs]?) )?${container} ${full}`,
    examples: ['Modelle hat er schon die ganze Vitrine voll'],
  },
  {
    pattern: `${thingBefore(` ${lies}`)} ${lies} (?:(?:inzwischen|mittlerweile|schon|bei|ihr|ihm|ihnen|uns|da|dort|scho|eh|ja) ){0,4}${everywhere}${clauseEnd}`,
    examples: ['Lego gibt es inzwischen in jeder Ecke', 'Kerzen stehen bei ihr überall herum'],
  },
  {
    pattern: `(?:ertrinkt|ertrinken|erstickt|ersticken|versinkt|versinken|schwimmt|schwimmen|badet|baden) (?:(?:fast|schon|regelrecht|bald|ja|eh|quasi|langsam|geradezu) ){0,2}in (?<what>(?!(?:arbeit|geld|see|meer|pool|schulden|stress|selbstmitleid|trauer)\\b)${thing})|vor (?:lauter )?(?<what>${thing}) (?:nicht|nich|ned|net|kaum)(?: mehr)? (?:retten|laufen|treten)|(?:uberhauft|zugeschuttet|zugemullt|bombardiert|uberschuttet|eingedeckt) (?:(?:wird|werden|wurde|wurden) )?(?:(?:er|sie|immer|eh|ja) )?mit (?<what>${thing})|mit (?<what>${thing}) (?:(?:regelrecht|nur so|immer|eh|schon) )?(?:uberhauft|zugeschuttet|zugemullt|bombardiert|uberschuttet)`,
    examples: [
      'die ertrinken in Babysachen',
      'kann sich vor Kuscheltieren nicht retten',
      'wird mit Schokolade überhäuft',
    ],
  },
  {
    pattern: `(?:vorrat|vorrate|lager|arsenal|uberschuss) an (?<what>${thing})`,
    examples: ['sie hat einen riesigen Vorrat an Wolle'],
  },
  {
    // Others give it all the time.
    pattern: `(?:dauernd|standig|andauernd|immer|laufend|bei jeder gelegenheit|zu jedem anlass|jedes jahr|jedes mal) (?:nur |wieder )?(?:von (?:allen|jedem|uberall) )?(?<what>${ownable}) (?:bekommt|bekommen|kriegt|kriegen|kriagt|geschenkt)`,
    examples: ['der bei jeder Gelegenheit Bienen kriegt'],
  },
  {
    pattern: `(?<what>${ownable})\\s*\\? (?:${muchOf}|berge|tonnen|kisten|schranke voll)`,
    examples: ['die Oma strickt. Nadeln? Tonnen.'],
  },
  {
    pattern: `(?:hat|haben|hot|hod) (?:(?:schon|eh|bestimmt|sicher) )?(?:hunderte?|tausende?|dutzende|zig|[3-9]\\d|\\d{3}) (?!euro|jahr|tag|woche|monat|stund|kilo|km|prozent|enkel|kind|schul|leut|mitarb)(?<what>[a-z-]{4,})`,
    examples: ['der Kleine hat hundert Bagger', 'sie hat schon zig Tassen'],
  },
  {
    pattern: `${has} (?:${already} ){0,2}(?:${several}|(?:[3-9]|\\d{2,3}|zig|x) (?:paar|stuck|sorten|verschiedene)) (?<what>${thing})${clauseEnd}`,
    examples: ['hat drei Fahrräder', 'sie hat schon mehrere Rucksäcke', 'hat 30 Paar Ohrringe'],
  },
  {
    pattern: `${has} (?:(?:aber|auch|ja|halt|eh) )?(?:${already} ){0,2}(?:jede menge|zig|etliche|unzahlige|unmengen(?: an| von)?|massig|massenhaft|haufenweise|tonnenweise|reichlich|ausreichend|einen haufen|nen haufen|berge von|einen ganzen schrank voller?|schranke voller?) (?<what>${thing})`,
    examples: ['hat jede Menge Tassen', 'hat einen ganzen Schrank voller Schals'],
  },
];

/** What somebody bought, was given or owns already. */
export const surelyOwned: readonly TextPattern[] = [
  {
    pattern: `${thingBefore(`,? (?:aber |doch |nur )?(?:${has}|davon|von denen)\\b`)},? (?:aber |doch |nur )?(?:(?:${has} (?:${who} )?)?(?:davon|von denen) (?:[a-z]+ ){0,3}(?:(?:kein[a-z]*|nichts|nix|nicht) (?:mehr|weiteren?|noch)|genug|zig|etliche|unzahlige|reichlich|kistenweise|haufenweise|massenhaft|jede menge|mehr als genug|ganze (?:kisten|schranke|regale)))`,
    examples: [
      'voll mit Puzzles, davon bitte keine mehr',
      'mag Zimmerpflanzen aber davon hat sie schon zig',
      'hat viele Bagger, davon braucht er nichts mehr',
      'baut gern mit Lego, hat davon aber schon kistenweise',
    ],
  },
  {
    pattern: `${container} (?:(?:ist|sind|steht|stehen|hat er|hat sie|haben sie) )?(?:schon|scho|bereits|eh schon|langst) ${keptThere}|(?:ganze[nrs]?|halbe[nrs]?) ${container} ${keptThere}`,
    examples: [
      'haben einen ganzen Keller voll Lego',
      'seine Vitrine ist schon voll mit Modellautos',
    ],
  },
  {
    pattern: `${has} (?:${already} |wirklich |eigentlich ){0,2}(?:alles (?:an|von)|(?:die|seine|ihre) (?:komplette|ganze|gesamte|volle|vollstandige)) (?<what>${thing})`,
    examples: ['er hat alles an Zubehör', 'hat die komplette Ausrüstung zum Angeln'],
  },
  {
    pattern: `besitzt (?:${already} ){0,2}${object}`,
    examples: ['er besitzt eine Drohne', 'besitzt bereits einen guten Grill'],
  },
  {
    pattern: `${has} ${fillers}${object} ${got}|${has} (?:${who} )?sich ${fillers}${object} geholt`,
    examples: [
      'hat sich gerade eine Gitarre gekauft',
      'hat zu Weihnachten von uns einen neuen Rucksack bekommen',
      'hat sich letzten Monat Kopfhörer zugelegt',
    ],
  },
  {
    pattern: `${article} (?<what>${adjectives}${thing}) ${has} (?:${who} )?${fillers}${got}|${thingBefore(` ${has}\\b`)} ${has} ${who} ${fillers}${got}`,
    examples: ['den Grill hat er letztes Jahr bekommen', 'Kopfhörer hat sie sich gerade gekauft'],
  },
  {
    pattern: `(?:wir|ich) ${has} (?:ihm|ihr|ihnen) ${fillers}${object} geschenkt|${has} (?:(?:wir|ich) )?(?:ihm|ihr|ihnen) ${fillers}${object} geschenkt`,
    examples: [
      'letztes Jahr haben wir ihm einen Grill geschenkt',
      'oma hat ihr zum Geburtstag eine Nähmaschine geschenkt',
    ],
  },
  {
    pattern: `${thingBefore(` ${has}\\b`)} (?:${has} (?:wir|ich) ${fillers}geschenkt|hatten (?:wir|ma) (?:schon|bereits|letztes|letzte|letzten|voriges|zuletzt)(?: (?:jahr|mal|weihnachten))?${clauseEnd})`,
    examples: ['Kopfhörer haben wir schon geschenkt', 'Kamera hatten wir letztes Jahr'],
  },
  {
    pattern: `${possessive} (?<what>${adjectives}${thing}) (?:ist|sind) (?:noch |erst |gerade |fast |ganz |so gut wie |wie |relativ |ziemlich |brand){1,3}(?:neu|(?:ein|zwei|drei|vier|[1-9]|wenige|ein paar|einige) (?:tage?|wochen?|monate?|jahre?) alt|top|in ordnung|gut in schuss|voll funktionsfahig)`,
    examples: ['sein Fahrrad ist erst zwei Jahre alt', 'ihre Kaffeemaschine ist noch ganz neu'],
  },
  {
    pattern: `(?:${possessive}|${article}) (?<what>${adjectives}${thing}),?(?: (?:der|die|das))? (?:noch (?:${already} |sehr |ganz |einwandfrei |super )?(?:gut |prima |bestens )?(?:funktioniert|lauft|geht|tut|halt)|(?:funktioniert|lauft|geht|tut|tuts) (?:noch|einwandfrei|super|prima|bestens))`,
    examples: [
      'seine Bohrmaschine funktioniert noch',
      'hat einen Grill, der noch gut funktioniert',
    ],
  },
  {
    pattern: `${thingBefore(' (?:ist|sind|is|san|war|schon|bereits|ja|auch|eh|alles|vorhanden)\\b')} (?:(?:(?:ist|sind|is|san|war) )?(?:(?:schon|bereits|ja|auch|eh|alles) )*vorhanden|(?:ist|sind|is) (?:schon|bereits|auch schon|ja schon) da)${clauseEnd}`,
    examples: ['Grill vorhanden', 'Nähmaschine ist schon da'],
  },
  {
    pattern: `${has} (?:${already} ){0,2}${article} (?<what>${adjectives}${thing}) (?:zuhause|daheim|zu hause|im keller|im schrank|in der garage|im schuppen|rumstehen|herumstehen|rumliegen|stehen|liegen)`,
    examples: ['hat einen Grill zuhause', 'sie hat schon eine Nähmaschine rumstehen'],
  },
  {
    pattern: `mit (?<what>${thing}) (?:(?:ist|sind|bin|hat|haben) ${who} (?:sich )?${fillers}|(?:schon |bereits |gut |bestens |reichlich )*)(?:versorgt|eingedeckt|ausgestattet|ausgerustet)`,
    examples: [
      'mit Schals ist sie bestens versorgt',
      'ist mit Tassen gut eingedeckt',
      'mit Wolle ist Oma bis 2040 eingedeckt, mit Wolle ist sie bis 2040 eingedeckt',
    ],
  },
  {
    pattern: `${thingBefore(` ${has}\\b`)} ${has} ${who} (?:(?:schon|bereits|inzwischen|mittlerweile|wirklich|ja|eh|sicher|bestimmt|mindestens|sogar) ){0,3}${several}(?: (?:paar|stuck|sorten|exemplare|davon|verschiedene))?${clauseEnd}`,
    examples: ['Kopfhörer hat er mittlerweile drei Paar', 'Lupen hat sie vier, mag Krimis'],
  },
  {
    pattern: `${thingBefore(' (?:besitzt|besitzen|hortet|horten|hamstert|bunkert)\\b')} (?:besitzt|besitzen|hortet|horten|hamstert|bunkert) ${who}${clauseEnd}`,
    examples: ['einen Gaskocher besitzt er', 'Lippenstifte hortet sie'],
  },
  {
    pattern: `${thingBefore(' (?:hat|hod|hot|het|hots|hods|hats|haben|ham|hams)\\b')} (?:(?:hat|hod|hot|het|haben|ham) (?:er|sie|se|a|s|der|die|mer|ma)|hots|hods|hats|hams) (?:(?:aber|ja|eh|wirklich|langst|naturlich|halt|auch|nun) ){0,2}(?:schon|scho|bereits)${clauseEnd}`,
    examples: ['Yogamatte hat se scho', 'Stecken hots schon, Lampen hat der ja bereits'],
  },
  {
    // Somebody else pays for it.
    pattern: `${thingBefore(' (?:bekommt|kriegt|bekommen|kriegen|stellt|zahlt)\\b')} (?:(?:bekommt|kriegt|bekommen|kriegen) ${who} ${fillers}(?:gesponsert|gestellt|gratis|umsonst|kostenlos|bezahlt)|(?:stellt|zahlt) (?:ihr|ihm|ihnen )?(?:der|die) (?:verein|firma|arbeit|arbeitgeber|klinik|schule|chef))${clauseEnd}`,
    examples: ['Sportsachen bekommt sie gesponsert', 'Schuhe stellt die Firma'],
  },
  {
    // "Strickt, Wolle hat sie": alone in its clause.
    pattern: `(?<=(?:^|[.,;:(]) ?)(?<what>(?!(?:angst|hunger|durst|gluck|pech|humor|geschmack|talent|mut|kraft|geduld|recht|fieber|husten|krebs|diabetes|rheuma|migrane|asthma|demenz|alzheimer|parkinson|gicht|multiple|ahnung|interesse|stil|charme|temperament|urlaub|freizeit|ferien|feierabend|besuch|abitur|arthrose|heimweh|liebeskummer|stress|sorgen|[a-z]*allergie|[a-z]*schmerzen|[a-z]*probleme|woran|warum|wieso|womit|woher|damit|davon|daran|dabei|heute|gestern|leider|dann|jetzt|fruher|sonst|trotzdem|deshalb|diesmal|bestimmt|vielleicht|eigentlich|naturlich|mittlerweile|inzwischen|seitdem|vorher|nachher|damals|neulich|wahrscheinlich|vermutlich|manchmal|meistens|letztens)\\b)${thing}) (?:hat|hot|hod|het|haben|ham|besitzt) (?:er|sie|a|s|se|die|der|wir|ma)(?=\\s*(?:[,.;!)]|$))`,
    examples: ['strickt, Wolle hat sie', 'Fernglas hat er, mag Vögel'],
  },
  {
    // What there was the last time.
    pattern: `(?:letzte[rnsm]?|vorige[rnsm]?|vergangene[rnsm]?) (?:jahr|mal|weihnachten|ostern|geburtstag|muttertag|vatertag|fest|jahr zu weihnachten|jahr zum geburtstag) (?:gab es|gabs|gab's|war es|wars|hats|hat es|bekam er|bekam sie|kriegte er|kriegte sie) (?:(?:schon|von uns|von mir|bereits) ){0,2}${object}`,
    examples: ['zum letzten Geburtstag gabs ne Tasse', 'letztes Jahr war es ein Schal'],
  },
  {
    pattern: `(?:im|in der|auf dem|auf der|unterm|unter dem|hinterm|neben dem) ${container} (?:stapeln|turmen|stapelt|turmt|haufen) sich (?:(?:schon|scho|bereits|ja|eh|noch|die|seine|ihre|lauter|zig) ){0,3}(?<what>${thing})`,
    examples: ['im Keller stapeln sich schon die Brettspiele'],
  },
  {
    pattern: `(?:${possessive}|das|der|die) (?<what>${thing}) (?:ist|is|sind|san) (?:(?:erst|noch|ja|eh|schon) ){0,2}(?:nagelneu|brandneu|niegelnagelneu|fabrikneu|frisch gekauft|neu gekauft)`,
    examples: ['das Fahrrad ist nagelneu'],
  },
  {
    // Others give it.
    pattern: `${thingBefore(' (?:bekommt|kriegt|bekommen|kriegen|kriagt|bekam|bekamen|kriegte)\\b')} (?:bekommt|bekommen|kriegt|kriegen|kriagt|bekam|bekamen|kriegte) ${who} (?:(?:schon|scho|bereits|ja|eh|immer|auch|sicher|bestimmt|leider) ){0,3}(?:von|vom) (?!(?:mir|uns|ihm|ihr|sich)\\b)[a-z]+(?: [a-z]+){0,2}${clauseEnd}`,
    examples: [
      'Blumen bekommt sie schon vom Elternbeirat',
      'einen Helm kriegt er von seiner Mutter',
    ],
  },
  {
    pattern: `an (?<what>${thing}) (?:mangelt|fehlt) es (?:(?:ihm|ihr|ihnen|uns|da|wirklich) )*nicht`,
    examples: ['an Tassen mangelt es ihr nicht'],
  },
  {
    pattern: `(?:bekommt|kriegt|bekommen) (?:schon |bereits )?(?:von|vom) (?!uns\\b|mir\\b)(?:[a-z]+ ){1,3}?${article} (?<what>${adjectives}${thing})|(?:bekommt|kriegt) (?:schon|bereits) ${article} (?<what>${adjectives}${thing})`,
    examples: ['bekommt von seinem Bruder einen Grill', 'sie kriegt schon eine Kamera von Oma'],
  },
  {
    pattern: `braucht (?:er |sie )?(?:(?:wirklich|echt|auch|ganz sicher|definitiv) )?(?:kein[a-z]* (?:zweite[nsr]?|neue[nsr]?|weitere[nsr]?|andere[nsr]?|zusatzliche[nsr]?)|nicht (?:noch|schon wieder|unbedingt noch) eine?n?) (?<what>${thing})`,
    examples: ['braucht keine neue Gitarre', 'sie braucht nicht noch einen Rucksack'],
  },
];

const allOf =
  '(?:alles|ois|alls|oiss|jedes(?: nur)?(?: (?:mogliche|erdenkliche|denkbare))? (?:zubehor|gerat|werkzeug|teil|gadget|utensil)|samtliches zubehor|alle (?:gerate|werkzeuge|utensilien|sachen)|(?:die|eine) (?:ganze|komplette|gesamte|volle) (?:ausrustung|ausstattung|palette)|das (?:ganze|komplette) (?:zubehor|equipment|zeug|programm))';
const how =
  '(?:(?:schon|scho|bereits|eh|ja|doch|wirklich|echt|eigentlich|praktisch|quasi|aber|halt|auch|sicher|bestimmt|langst|notige|mogliche|erdenkliche|wichtige|da|zuhause|daheim) ){0,4}';
const forIt =
  '(?:fur(?: (?:die|den|das|ihren?|seinen?|ihr|sein|unseren?|sein[en]* liebe[sn]?))?|furs|furn|fiars|fian|fira|fur d|zum|zur|rund ums|rund um(?: (?:das|den|die|ihr|sein|ihre|seine|ihren|seinen))?|ums|beim|in sachen)';
/** Whoever has it, by a pronoun or a noun. */
const holder =
  '(?:(?:(?:mein|meine|unser|unsere|der|die|das|ihr|ihre|sein|seine) )?[a-z]{3,}|er|a|s|ma|i)';
/** What gear may be for, and nobody who is given something. */
const purpose =
  '(?!(?:babys?|kind|kinder|kleinen?|nachwuchs|enkel[a-z]*|haushalt|leben|alltag|gluck|geburtstag|hochzeit|weihnachten|fest|feier|ihn|sie|ihm|ihr|sich|uns|mich|alle|die|der|das|den)\\b)[a-z-]{3,}';

/** What somebody has all that is needed for. */
export const allFor: readonly TextPattern[] = [
  {
    pattern: `${has} (?:${who} )?${how}(?:${allOf} ${how}${forIt} (?<what>${purpose})|${forIt} (?<what>${purpose}) ${how}${allOf}(?! (?:getan|gegeben|gemacht|geopfert|erreicht|gewonnen|versucht)\\b))`,
    examples: [
      'mei Bruada hod scho ois fürn Garten',
      'hat wirklich jedes Zubehör für den Grill',
      'hat eine komplette Ausrüstung zum Angeln',
      'hat für die Küche alles, was man braucht',
    ],
  },
  {
    pattern: `${has} (?:${who} )?${how}(?:alles|ois),? (?:was|wos) (?:man|ma|er|sie|a|s|der mensch) (?:so )?${forIt} (?<what>${purpose}) (?:so |alles |nur |eben |halt ){0,2}(?:braucht|brauch|brauchen kann|benotigt|gebrauchen kann|notig hat)`,
    examples: ['hat schon alles, was man zum Campen braucht'],
  },
  {
    pattern: `${forIt} (?<what>${purpose}) (?:(?:${has}|besitzt|besitzen) ${holder} ${how}${allOf}|(?:ist|sind|is) ${holder} ${how}(?:(?:komplett|bestens|voll|super|top|gut|vollstandig|perfekt) )?(?:ausgestattet|ausgerustet|eingerichtet|versorgt)|(?:fehlt|fehlen) (?:ihm|ihr|ihnen|eam|uns) ${how}(?:nichts|nix|gar nichts|uberhaupt nichts))`,
    examples: [
      'für die Küche hat sie eigentlich alles',
      'zum Nähen ist sie bestens ausgestattet',
      'rund ums Pferd fehlt ihr nichts',
    ],
  },
];
