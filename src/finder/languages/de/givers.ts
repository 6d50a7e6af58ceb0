import type { TextPattern } from '../patterns.ts';

const relative =
  '(?:mama|mami|mutti|mutter|papa|papi|vati|vater|eltern|bruder|brudern?|schwester|schwestern|geschwistern?|mann|frau|freund|freundin|freunden?|freundinnen|partner|partnerin|verlobte[nr]?|kollegen?|kollegin|kolleginnen|kindern?|sohn|sohnen|tochter|tochtern|enkel|enkeln|enkelin|enkelkindern?|neffen?|nichten?|oma|opa|grosseltern|cousins?|cousine|tante|onkel|schwager|schwagerin|mitbewohner|mitbewohnerin)';
const described =
  '(?:(?:kleine[nrm]?|grosse[nrm]?|altere[nrm]?|jungere[nrm]?|beste[nrm]?|beiden?) )?';
/** The ages of who gives, which are not the recipient's. */
const theirAges =
  '(?:,?\\s?\\(?\\d{1,2}(?:(?:\\s?[,/&+-]\\s?| und )\\d{1,2})*(?: jahre?(?: alt)?)?\\)?,?)?';
const child =
  '(?:[a-z]*(?:kind|kinder|enkel|enkelin|enkelkinder|sohn|sohne|tochter|tochter)|jungs|jungen|madels|madchen|zwillinge|neffen?|nichten?|kids|kleine[rn]?|grosse[rn]?)';
const kinOfChild =
  '(?:(?:tauf)?pat(?:e|en|in|innen)|patentante|patenonkel|patentanten|patenonkels|gotte|gotti|gottis|godi|god|tante|onkel|oma|opa|grosseltern)';
/** What a child is told to do or to like before its giving: "liebt Pferde und". */
const told = '(?:(?!fur\\b)[a-z]+,? ){1,8}und ';
/** Several who give together. */
const club =
  '[a-z]*(?:verein|vereins|club|klub|mannschaft|team|chor|band|orchester|gruppe|runde|klasse|abteilung|feuerwehr|gemeinde|stammtisch|clique|kapelle|riege)';
const clubGives =
  '(?:schenkt|schenken|sammelt|sammeln|verabschiedet|dankt|danken|gratuliert|uberrascht|bedankt|legt zusammen|(?:will|mochte|mocht|wurde gern|braucht|sucht)\\b.{0,60}(?:schenken|geschenk|danken|bedanken|verabschieden|uberraschen|was|etwas))';
/** What the giver says of herself: "ich fahre LKW". */
const doing =
  '(?:fahre?|spiele?|arbeite|mache|segle|segele|fliege|unterrichte|trainiere|reite|tanze|singe|male|koche|studiere|lerne|wohne|lebe|angle|turne|klettere|schwimme|nahe|stricke|backe|leite)';
/** Who gets it: "meiner Mutter", "Mama". */
const receiver =
  '(?:(?:mein|unser|sein|ihr)e?[mrn]|de[mnr]|mama|mami|mutti|papa|papi|vati|oma|opa|fur)';
const gives = '(?:schenken|besorgen|kaufen|basteln|uberraschen|machen|geben|danken|mitbringen)';
const wants = '(?:will|wollen|mochten?|wurden?|soll|sollen|mag)';
const plansOfUs =
  '(?:wollen|mochten|wurden|suchen|brauchen|schenken|hatten gern|sind auf der suche|besuchen|uberlegen|legen zusammen|sammeln)';

/** What the giver says of herself or of who gives with her, which says nothing of whoever receives. */
export const givers: readonly TextPattern[] = [
  {
    // What the giver becomes, when somebody else's child is born.
    pattern:
      '(?:ich werde|werde ich|wir werden|werden wir)(?: (?:bald|endlich|dann|zum ersten mal|wieder|nochmal))*(?: (?:eine?|die|der))? (?:(?:ur)?(?:oma|opa|grossmutter|grossvater|grosseltern)|tante|onkel|patin|pate|gotti|gotte)',
    examples: ['meine Tochter entbindet im März, ich werde Oma'],
  },
  {
    pattern: `(?:ich )?bin (?:die |der |eine? )?${relative}(?= (?:von|eines?|einer|meines|unserer?|vom)\\b)`,
    examples: ['bin Vater von nem 14-Jährigen', 'ich bin die Oma von zwei Buben'],
  },
  {
    // Who gives too does not receive.
    pattern: `(?:zusammen|gemeinsam) mit (?:meine[mnr]|unsere[mnr]) ${described}${relative}(?: und (?:(?:meine[mnr]|unsere[mnr]) )?${relative})?(?= (?:fur|mochte|will|suche|schenk)|,)`,
    examples: ['zusammen mit meinem Bruder für Mama'],
  },
  {
    pattern: `(?:meine?|unsere?) ${described}${child}${theirAges} und ich(?= ${plansOfUs}\\b)`,
    examples: ['mein Sohn 6 und ich wollen seiner Oma was schenken'],
  },
  {
    pattern: `(?:meine|unsere) (?:zwei|drei|vier|funf|sechs|sieben|\\d{1,2}) (?:[a-z]+ )?${relative} und ich(?= ${plansOfUs}\\b)|(?:meine?|unsere?) ${described}(?!(?:mann|frau|freund|freundin|partner|partnerin) )${relative} und ich(?= ${plansOfUs}\\b)|(?:ich|wir) und (?:meine?|unsere?) ${described}${relative}(?= ${plansOfUs}\\b)|(?:meine?) (?:mann|frau|freund|freundin|partner|partnerin) und ich(?= (?:besuchen|wollen|mochten|suchen|brauchen|schenken) (?:etwas |was |ein geschenk )?(?:fur )?(?:(?:sein|ihr|mein|unser)e?[mrn]?|mama|papa|oma|opa) )`,
    examples: [
      'mein Bruder und ich suchen was für Mama',
      'mein Freund und ich besuchen seine Oma',
      'meine vier Geschwister und ich schenken Mama',
    ],
  },
  {
    pattern: `wir (?:(?:drei|vier|alle|als) )?(?:eltern|kollegen|kolleginnen|geschwister|kinder|enkel|enkelkinder|freunde|freundinnen|schwestern|bruder|nachbarn|mutter|mamas|schuler|cousins|neffen|nichten)(?= ${plansOfUs}\\b)`,
    examples: ['wir Kollegen sammeln für unseren Chef', 'wir Eltern wollen ihr was schenken'],
  },
  {
    // What a club does that gives is no liking of whoever receives.
    pattern: `(?:unsere?|meine?|der|die|das|ganze) (?:[a-z]+ )?${club}(?= (?:\\(?\\d+ (?:leute|mann|personen|kinder)\\)? )?${clubGives}\\b)|^${club}(?= (?:\\(?\\d+ (?:leute|mann|personen|kinder)\\)? )?${clubGives}\\b)`,
    examples: [
      'unser Handballverein schenkt der Putzfrau was',
      'Ruderclub (8 Leute) schenkt dem Wirt was',
    ],
  },
  {
    // What the giver does, where it is done with nobody who may receive.
    pattern: `(?<![a-z] )ich ${doing} (?!(?:(?!(?:und|aber|also|doch) )[a-z0-9]+ ){0,7}(?:mit|fur|wie|bei meine[rmn]|ausland|weit|weg|stunden)\\b)[a-z0-9 -]{2,60}?(?=[,.;!?]| (?:und|aber|also|doch) |$)`,
    examples: ['ich fahre LKW und suche was für die Kinder', 'ich spiele Geige in einem Orchester'],
  },
  {
    // What the giver likes, beside what somebody else does.
    pattern: `(?:(?<=(?:^|[,.;!?] ?|\\b(?:aber|doch|wahrend) ))|(?<=\\b(?:ist|liebt|mag|steht|spielt|sammelt|malt|kocht|lieber|gern|gerne) (?:[a-z-]+ ){0,5}und ))ich (?:(?:liebe|mag|sammle|bevorzuge|stehe auf|bin fan von|bin verruckt nach) (?:(?:total|sehr|eher|lieber) )?(?!(?:es|ihn|sie|ihm|ihr|meine[nmr]?|mein|seine[nmr]?|ihre[nmr]?|das|die|den|eine?n?|was|wie|wenn|dass|etwas|geschenke|sachen|dinge|praktische[s]?|kleine[s]?|nutzliche[s]?|personliche[s]?)\\b)(?!(?:[a-z-]+ ){0,5}(?:mit|fur|wie)\\b)(?:[a-z-]+ ){0,3}?[a-z-]+|(?!(?:schenke?|mache?|hatte|wurde|mochte|gebe|kaufe|sehe)\\b)[a-z]+e (?:(?:sehr|so|total) )?(?:gern|gerne|lieber))(?=[,.;!?]|$| (?:und|aber|wahrend) )(?!.*\\b(?:auch|beide|ebenfalls|ebenso|genauso|zusammen|gemeinsam)\\b)(?:(?=.*\\b(?:meine?[nmr]?|unsere?[nmr]?) (?:[a-z]+ )?(?:${relative}|${child})\\b)|(?<=\\b(?:meine?[nmr]?|unsere?[nmr]?) (?:[a-z]+ )?(?:${relative}|${child})\\b.*))`,
    examples: [
      'ich liebe Backen, aber meine Schwester töpfert',
      'mein Onkel mag Züge und ich mag Vögel',
      'ich koche gern, aber mein Bruder malt',
    ],
  },
  {
    // Children who give: "meine Tochter, 7, liebt Pferde und will ihrer Oma was schenken".
    pattern: `(?:(?:die|meine?|unsere?|alle|beide|der|das|ihre?|seine?) )?${described}${child}${theirAges} (?:${told})?(?:${wants} (?:(?:gern|gerne|unbedingt|auch|mal) )?(?=${receiver}\\b.{1,60}\\b${gives}\\b)|(?:schenke?n?t?|basteln?|bastelt|danken?|dankt|malen|malt) (?=${receiver}\\b))`,
    examples: [
      'Enkelkinder 4 und 7 schenken Opa was',
      'meine Tochter 7 liebt Pferde und will ihrer Oma was schenken',
      'mein Kind 4 soll der Tagesmutter was geben',
    ],
  },
  {
    // A parent who is told of and gives.
    pattern: `(?:mein |meine |unser )?(?:papa|vater|mama|mutter|bruder|schwester|onkel|tante|opa|oma|freund|freundin)(?:,? (?!fur\\b)[a-z]+){0,5},? (?:sucht|braucht|will|mochte) (?:ein geschenk|was|etwas|ne idee|eine idee|ideen)(?= fur (?:seine?[nrm]?|ihre?[nrm]?) )`,
    examples: ['Papa auf Montage, sucht was für seinen Sohn'],
  },
  {
    // Who wants to give something to somebody else.
    pattern: `(?:(?:die|meine?|unsere?|alle|beide|der) )?${described}(?:${relative}|jungs|madels|madchen|zwillinge|kleine[rn]?|grosse[rn]?)${theirAges} ${wants} (?:(?:gern|gerne|unbedingt|auch) )?(?=${receiver}\\b.{1,60}\\b${gives}\\b)`,
    examples: [
      'die Kinder wollen ihrem Papa etwas schenken',
      'mein Sohn, 5, möchte Papa etwas basteln',
      'unsere Tochter (4) will ihrer Oma was schenken',
    ],
  },
  {
    // Whoever has a say about a child: "Nichte, 4, Mama will kein Plastik".
    pattern: `(?<=\\b(?:nichten?|neffen?|enkel(?:in|kind)?|patenkind|patensohn|patentochter|gottikind|kind|kindes|kleine[rn]?|sohn|tochter|baby|zwillinge|cousine|cousin|bub|bua|madchen|madel|junge|jungen|maus|knirps|zwerg|schwester|bruder|\\d{1,2}[- ]?jahrige[nrms]?)\\b.{0,160})(?:(?:die|der|deren|dessen|seine?|ihre?|seitens) )?(?:mama|mami|mutter|mutti|papa|papi|vater|eltern)(?= (?:will|wollen|mochten?|mag|mogen|meint|meinen|meinte|sagt|sagen|sagte|erlaubt|erlauben|verbietet|verbieten|duldet|dulden|wunscht|wunschen|bittet|bitten|hasst|hassen|ist|sind|hat|haben|achtet|achten) (?:(?:gesagt|gemeint|sich|ausdrucklich|auch|aber|leider|bitte|streng|total|strikt|dass|er|sie|es|absolut) ){0,3}(?:kein[a-z]*|nichts?|nix|nich|ned|net|nit|gegen|schluss|nur|bloss|streng|ohne)\\b)`,
    examples: [
      'Nichte, 4, Mama will kein Plastik',
      'für den Neffen, 6, die Eltern erlauben keine Waffen',
      'für einen 14-jährigen, die Mutter meint kein Bildschirm',
    ],
  },
  {
    pattern: 'ich,?\\s?\\(?\\d{1,2}\\)?,? (?=(?:brauche|brauch|suche|such|mochte|will|hatte)\\b)',
    examples: ['ich (14) brauche ein Geschenk', 'ich, 12, suche was für Mama'],
  },
  {
    // Somebody's grandchildren are counted and do not receive.
    pattern: `(?<!\\b(?:ich|wir) )(?:hat|haben) (?:zwei|drei|vier|funf|sechs|sieben|acht|[2-9]|mehrere|viele) (?:(?:kleine|erwachsene|altere|jungere|susse) )?(?:enkel|enkelkinder|urenkel|geschwister|bruder|schwestern|neffen|nichten)(?:,?\\s?(?:im alter von |von )?\\(?\\d{1,2}(?:(?:\\s?,\\s?| und )\\d{1,2})+(?: jahre?n?)?\\)?)?`,
    examples: ['meine Mama hat drei Enkel, 2, 4 und 6', 'er hat zwei Brüder'],
  },
  {
    // The age of a pet or a thing.
    pattern:
      '(?<=\\b(?:(?:mein|unser|sein|ihr)e?|der|die|das) (?:alte[rs]? )?(?:hund|hundin|katze|kater|pferd|pony|kaninchen|papagei|haus|wohnung|auto|fahrrad|rad|e-bike|boot|sofa|laptop|handy|verein|firma)(?: ist| wird| wurde)(?: (?:erst|schon|jetzt|bald|fast|uber|gerade))? )(?:\\d{1,3}|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn)(?: (?:jahre?|monate?|wochen?)(?: alt)?)?',
    examples: ['ihr Hund ist erst zwei Jahre alt', 'sein Haus ist 100 Jahre alt'],
  },
  {
    // What the giver fears says nothing of whoever receives.
    pattern:
      '(?<!(?:er|sie|wer|die|der) )(?:ich |i )(?:(?:selber|selbst|personlich) )?(?:hab|habe|ho|han) (?:(?:selber|selbst|ja|leider|total|voll|so|etwas|riesige?n?) ){0,2}(?:angst|schiss|panik) (?:vor|vorm) (?:(?:den|dem|der|allen) )?[a-z]+|(?:ich |i )(?:bin|bi) (?:(?:selber|selbst|ja|leider|auch|eh) ){0,2}allergisch (?:gegen|auf) (?:(?:die|das|den) )?[a-z]+',
    examples: [
      'ich hab angst vor hunden',
      'bin zwar die Tante, ich bin selber allergisch auf Katzen',
    ],
  },
  {
    pattern:
      '(?:(?:mein (?:mann|freund|bruder|partner)|meine (?:frau|freundin|schwester|partnerin|eltern|geschwister)) und ich|ich und (?:mein (?:mann|freund|bruder|partner)|meine (?:frau|freundin|schwester|partnerin)))(?=.{1,160}\\b(?:unse?re?[nmrs]? (?:[a-z]+ ){0,2}(?:sohn|tochter|kind|kinder|kleine[rn]?|jungste[rn]?|alteste[rn]?|zwillinge|oma|opa|mutter|vater|mama|papa|eltern|nachbar[a-z]*|neffen?|nichte|bub|bua|enkel|enkelin|freunde|schwiegermutter|schwiegereltern)|fur (?:meine?[nrm]?|unse?re?[nmr]?|ihre?[nrm]?|seine?[nrm]?) ))',
    examples: [
      'meine Frau und ich suchen etwas für ihren Bruder',
      'mein Mann und ich arbeiten viel, unser Sohn wird 7',
    ],
  },
  {
    pattern:
      '(?:ich )?bin (?:(?:selbst|selber|auch|zwar|ja|nur|eh|doch) ){0,2}(?:(?:die|der|eine?|seine?|ihre?) )?(?:[a-z]{3,}(?:erin|istin|rtin|ztin|orin|antin|entin|login|nerin|terin|ierin)|[a-z]{2,}(?:lehrer|pfleger|erzieher|arbeiter|meister|fahrer|verkaufer)|hebamme|krankenschwester|tagesmutter|nanny|babysitter|arzt|koch|student|azubi|patentante|patin|pate|tante|onkel|oma|opa|veganer|vegetarier|vegan|vegetarisch|moslem|muslim|muslima|jude|judin|diabetiker|schwanger|trocken|zoliakie)',
    examples: ['ich bin Tischlerin', 'bin selbst vegan', 'ich bin die Tagesmutter'],
  },
  {
    pattern:
      '(?<!(?:in meiner klasse|klassenkamerad|klassenkameradin|schulfreund|schulfreundin|klasse)\\b[^.!?]{0,25})(?:ich bin|(?<![a-z] )bin) (?:erst |gerade |grad |schon |selbst |selber )?\\d{1,2}(?! ?(?:monat|wochen|tage|euro|leute|personen))(?: ?jahre?(?: alt)?)?',
    examples: ['ich bin 31 und sie mag Tee', 'bin 12, für meine Oma'],
  },
  {
    // What whoever belongs to a grown-up believes, eats or likes.
    pattern:
      '(?<=[a-z0-9)] ?[,(] ?(?:und |aber )?)(?:(?:ihre?|seine?|deren|dessen) )?(?:mann|frau|partner(?:in)?|ehemann|ehefrau|freund(?:in)?|kinder) (?:ist|sind|isst|lebt)(?: (?:auch|streng|sehr|glaubige?[rn]?|eine?))* (?:muslim(?:a|in|isch)?|moslem|judisch|jude|judin|hindu|christ(?:in|lich)?|katholisch|buddhist(?:in)?|vegan(?:er|erin)?|vegetarisch|vegetarier(?:in)?)',
    examples: ['Chefin, ihr Mann ist Muslim, sie mag Wein', 'Putzfrau, 50, Mann ist Moslem'],
  },
  {
    pattern:
      '(?<=[a-z0-9)] ?[,(] ?(?:und |aber )?)(?:ihre?|seine?|deren|dessen) (?:mann|frau|partner(?:in)?|ehemann|ehefrau|freund(?:in)?|kinder) (?:liebt|lieben|mag|mogen|spielt|spielen|sammelt)(?: [a-z]+){1,5}(?=[,.;)] ?(?:und |aber )?(?:er|sie)\\b)',
    examples: ['mein Nachbar, seine Frau liebt Pferde, er angelt'],
  },
  {
    // Who is or will be the godmother or the aunt of a child gives to it.
    pattern: `(?:(?:ich |wir )?(?:werden?|wurden?|darf|durfen|soll|sollen|bin)|(?<=(?:^|[,.!?:;]|\\b(?:man|ich|wir|schenke|schenken|schenkt))\\s*)als)(?: (?:ich|wir|jetzt|bald|nun|auch|zum ersten mal|erstmals|die|der|eine?|frischgebackene[nr]?|frisch gebackene[nr]?|zukunftige[nr]?|werdende[nr]?|stolze[nr]?|gefragt|ob)){0,4} ${kinOfChild}(?: (?:werden|sein|geworden))?|(?<!\\b(?:ist|wird|wurde|er|sie|konnte|soll|darf|mochte)\\b[^.!?]{0,40})${kinOfChild} (?:sein|werden|geworden)`,
    examples: ['ich werde Patentante', 'was schenkt man als Taufpate', 'Patenonkel sein: Taufe'],
  },
  {
    // What children like, where one grown-up receives.
    pattern:
      '(?<=[a-z0-9)] ?[,.;] ?(?:und |aber )?)(?:meine|unsere|seine|ihre|die) (?:(?:zwei|drei|vier|beiden|\\d) )?(?:kinder|kids|jungs|madels|sohne|zwillinge) (?:(?:beide|alle|total) )?(?:lieben|mogen|spielen|sammeln|stehen auf)(?: [a-z]+){1,5}(?=[,.;]? (?:[a-z]+ ){0,3}(?:geschenk|dankeschon|etwas|was|aufmerksamkeit|kleinigkeit)(?: [a-z]+)? fur ihn\\b)',
    examples: ['unser Babysitter ist 18, unsere Kinder lieben Züge, kleines Dankeschön für ihn'],
  },
];
