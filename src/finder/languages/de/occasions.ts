import type { Occasion } from '../../content/vocabulary.ts';
import { inFrames } from '../in-frames.ts';
import type { PhraseList } from '../patterns.ts';
import type { OccasionGrammar } from '../people-grammars.ts';
import { longAgo } from './losses.ts';

/** Last parts of compounds that begin with an occasion: "Geburtstagsfeier". */
const endings =
  '*geschenk, *geschenke, *geschenks, *geschenken, *geschenkidee, *geschenkideen, *gschenk, *feier, *party, *fest, *präsent, *präsente, *überraschung, *mitbringsel, *essen';

const listed: PhraseList<Occasion> = [
  {
    means: 'anniversary',
    phrases: `hochzeitstag, jahrestag, jubiläum, silberhochzeit, silberne hochzeit, goldene hochzeit, goldne hochzeit, diamantne hochzeit,
      silbernen hochzeit, goldenen hochzeit, papierhochzeit, baumwollhochzeit, lederhochzeit,
      holzhochzeit, zinnhochzeit, blechhochzeit, rosenhochzeit, seidenhochzeit, petersilienhochzeit,
      kristallhochzeit, porzellanhochzeit, leinwandhochzeit, saphirhochzeit, diamantene hochzeit,
      diamantenen hochzeit, eiserne hochzeit, eisernen hochzeit, gnadenhochzeit, ehejubiläum, hochzeitsjubiläum, jahre verheiratet,
      jahre zusammen, kennenlerntag`,
  },
  {
    means: 'birthday',
    phrases: `zum geb, zum geb., geb-geschenk, geburtstag, geburtstags, geburtstage, geburtstagskind, geburi, burzeltag, purzeltag,
      wiegenfest, hat geburtstag`,
  },
  {
    means: 'christmas',
    phrases: `weihnachten, weihnacht, weihnachts, weihnachtsfest, heiligabend, heilig abend, christkind,
      chrischtkindli, bescherung, unter den baum, unterm baum`,
  },
  {
    means: 'valentine',
    phrases: `valentin, valentinstag, tag der liebe`,
  },
  {
    means: 'wedding',
    phrases: `hochzeit, hochzeiten, trauung, heiraten, heiratet, vermählung, brautpaar, standesamt,
      brautparty, das jawort, jawort geben`,
  },
  {
    means: 'engagement',
    phrases: `verlobung, verlobt, verlobungsfeier, heiratsantrag`,
  },
  {
    means: 'birth',
    phrases: inFrames(
      '* kind bekommen, * baby bekommen, * kind gekriegt, * baby gekriegt, * kind gekommen, * kind ist da, * kind zur welt gebracht',
      'ein, ihr, das, ihr erstes, ihr zweites, ihr drittes, ihr viertes, das erste, das zweite, das dritte, das vierte, erstes, zweites, drittes, viertes',
    ),
  },
  {
    means: 'birth',
    phrases: `neugeborene, neugeborenes, neugeborenen, baby ist da, baby ist auf der welt, elternzeit, mutterschutz, babypause, vater geworden, papa geworden, mutter geworden,
      mama geworden, eltern geworden, geburt, zur geburt, frisch entbunden, nachwuchs,
      wochenbett`,
  },
  {
    means: 'baptism',
    phrases: `taufe, täufling, getauft`,
  },
  {
    means: 'communion',
    phrases: `kommunion, erstkommunion`,
  },
  {
    means: 'mothers-day',
    phrases: `muttertag`,
  },
  {
    means: 'fathers-day',
    phrases: `vatertag, papatag`,
  },
  {
    means: 'housewarming',
    phrases: `einzug, einweihung, einweihungsparty, einweihungsfeier, wohnungseinweihung, hauseinweihung,
      umzug, umgezogen, eingezogen, neue wohnung, neuen wohnung, erste wohnung, ersten wohnung,
      erste eigene wohnung, ersten eigenen wohnung, eigene wohnung, neues haus, neuen haus,
      eigenheim, haus gekauft, wohnung gekauft, richtfest, hausbau, zieht um, zieht aus, zieht ein`,
  },
  {
    means: 'housewarming',
    phrases: inFrames(
      'zieht in *, ziehen in *, gezogen in *, ziag in *, zieht ind *, ziagt in *',
      inFrames(
        'a *, eine *, erste eigene *, ihre *, seine *, die *, unsere *, ne *, ihre erste *, seine erste *, die erste *, ihre eigene *, seine eigene *, ihre erste eigene *, seine erste eigene *, die eigene *, a eigene *, eine kleine *, eine kleinere *, a kloane *, a kleine *, eine neue *, a neie *, a neue *, ihre neue *, seine neue *, eine größere *, eine eigene *',
        'wohnung, bude, wohnig, mietwohnung, altbauwohnung, dachwohnung, zweizimmerwohnung, einzimmerwohnung, wg, studentenbude',
      ),
    ),
  },
  {
    means: 'graduation',
    phrases: `abitur, abi, abiball, matura, schulabschluss, studienabschluss, abschluss, bachelorabschluss,
      masterabschluss, examensfeier, doktorarbeit, doktortitel, promoviert, lehrabschluss,
      ausgelernt, zum gesellenbrief, zum meisterbrief, freisprechung, freisprechungsfeier, abschlussball, maturaball`,
  },
  {
    means: 'school-start',
    phrases: `einschulung, schulanfang, schulstart, erster schultag, ersten schultag, kommt in die schule,
      eingeschult, schultüte, zuckertüte`,
  },
  {
    means: 'exam',
    phrases: `prüfung, prüfungen, bestanden, bestandene prüfung, bestandenen prüfung, klausur, klausuren, examen, examens`,
  },
  {
    means: 'new-job',
    phrases: `erster arbeitstag, ersten arbeitstag, erste arbeitswoche, neuer job, neuen job, neue stelle, neuen stelle, neue arbeit, jobwechsel, stellenwechsel,
      jobstart, berufsstart, ausbildungsstart`,
  },
  {
    means: 'retirement',
    phrases: `ruhestand, rente, renteneintritt, geht in rente, in pension, pensionierung, verrentung,
      pensionär, frisch pensioniert, frisch pensionierte, frisch pensionierter, frisch pensionierten, frisch verrentet,
      frischgebackene rentnerin, frischgebackener rentner, frischgebackenen rentner, neu pensioniert`,
  },
  {
    means: 'farewell',
    phrases: `abschied, zum abschied, ausstand, verlässt uns, verlässt die firma, verlässt das team,
      verlässt die abteilung, verlässt unsere firma, verlässt unser team, verlässt unsere schule, verabschiedung, verabschieden,
      wird verabschiedet, werden verabschiedet, verabschiedet wird, verabschiedet werden, verabschiedet sich, verabschieden sich,
      wechselt die firma, wandert aus, auslandsjahr, auslandssemester`,
  },
  {
    means: 'thank-you',
    phrases: `dankeschön, danke, danke sagen, als dank, zum dank, bedanken, dankbar, dankbarkeit,
      für die hilfe, fürs helfen, fürs blumengießen, fürs katzensitten, schuljahresende`,
  },
  {
    means: 'get-well',
    phrases: `operation, reha, chemotherapie, burnout, gute besserung, genesung, krank, erkrankt,
      im krankenhaus, krankenhaus, krankenhausaufenthalt, nach der op, nach op, operiert,
      gebrochenes bein, bein gebrochen, arm gebrochen, fuss gebrochen, hand gebrochen,
      knöchel gebrochen, finger gebrochen, im gips, in gips, kreuzbandriss, bandscheibenvorfall,
      grippe, liegt flach, gesund werden`,
  },
  {
    means: 'sympathy',
    phrases: `beileid, trauer, trauernde, trauerfall, trauert, trost, trösten, verstorben, gestorben,
      verloren hat, beerdigung, todesfall, sternenkind, baby verloren`,
  },
  {
    means: 'apology',
    phrases: `entschuldigung, entschuldigen, wiedergutmachung, wieder gut machen, wiedergutmachen,
      versöhnung, versöhnen, nach streit, nach einem streit, sorry sagen, tut mir leid`,
  },
  {
    means: 'easter',
    phrases: `ostern, osternest, osterhase, osterkörbchen, osterkorb`,
  },
  {
    means: 'saint-nicholas',
    phrases: `nikolaus, nikolo, nikolausstiefel, samichlaus, stiefel füllen`,
  },
  {
    means: 'secret-santa',
    phrases: `wichteln, wichtel, wichtelgeschenk, schrottwichteln, julklapp, engerl bengerl, bürowichteln,
      wichteln im büro, weihnachtswichteln`,
  },
  {
    means: 'hanukkah',
    phrases: `chanukka`,
  },
  {
    means: 'new-year',
    phrases: `silvester, neujahr, neues jahr, guten rutsch`,
  },
  {
    means: 'bachelor-party',
    phrases: `jga, junggesellenabschied, junggesellinnenabschied, polterabend`,
  },
  {
    means: 'invitation',
    phrases: `laden uns ein, lädt uns ein, uns eingeladen, eingeladen, einladung, einladung zum essen,
      zum essen eingeladen, abendeinladung, kaffeeklatsch, kaffeekränzchen, sektempfang, mitbringsel,
      gastgeschenk, gastgeschenke, bringe ich mit, bring ich mit, bringt man mit, bringen wir mit,
      bring ma mit, nehme ich mit, nehm ich mit, nimmt man mit, nehmen wir mit, was mitbringen,
      soll ich mitbringen, sollen wir mitbringen, kann ich mitbringen, können wir mitbringen`,
  },
  {
    means: 'confirmation',
    phrases: `konfirmation, konfi, konfirmand, konfirmandin, konfirmiert, firmung, firmling, gefirmt`,
  },
  {
    means: 'name-day',
    phrases: `namenstag`,
  },
  {
    means: 'baby-shower',
    phrases: `babyparty, baby shower, babyshower`,
  },
  {
    means: 'advent',
    phrases: `advent, adventskalender, adventskalenderfüllung`,
  },
  {
    means: 'driving-licence',
    phrases: `führerschein, führerscheinprüfung, fahrprüfung`,
  },
  {
    means: 'promotion',
    phrases: `beförderung, befördert`,
  },
  {
    means: 'eid',
    phrases: `zuckerfest, opferfest, ramadan, eid, bayram, fastenbrechen`,
  },
  {
    means: 'diwali',
    phrases: `diwali, lichterfest`,
  },
  {
    means: 'raksha-bandhan',
    phrases: `rakhi, rakhee, raksha bandhan, rakshabandhan, rakshabandan, raksha bandan`,
  },
  {
    means: 'lunar-new-year',
    phrases: `chinesisches neujahr, chinesischen neujahr, chinesische neujahr, chinesisches neujahrsfest,
      chinesischen neujahrsfest, vietnamesisches neujahr, vietnamesischen neujahr, vietnamesisches neujahrsfest,
      vietnamesischen neujahrsfest, koreanisches neujahr, koreanischen neujahr, mondneujahr, tết, seollal`,
  },
  {
    means: 'nowruz',
    phrases: `nowruz, newroz, nouruz, persisches neujahr`,
  },
  {
    means: 'bar-mitzvah',
    phrases: `bar mizwa, bat mizwa, bar mitzwa, bat mitzwa, bar mitzvah, bat mitzvah`,
  },
  {
    means: 'just-because',
    phrases: `einfach so, ohne anlass, ohne besonderen anlass, zwischendurch, kein anlass, aufmuntern,
      aufmunterung, aufheitern`,
  },
];

export const occasions: OccasionGrammar = {
  phrases: [
    {
      means: 'birthday',
      phrases: inFrames(endings, 'geburtstags, geburtstag, geburi, burzeltags'),
    },
    {
      means: 'christmas',
      phrases: inFrames(
        endings,
        'weihnachts, weihnacht, xmas, nikolausi, christkindl, chrischtchindli',
      ),
    },
    {
      means: 'valentine',
      phrases: inFrames(endings, 'valentinstags, valentins, valentinstag'),
    },
    {
      means: 'wedding',
      phrases: inFrames(endings, 'hochzeits, hochzeit, vermählungs, trauungs, standesamt'),
    },
    {
      means: 'engagement',
      phrases: inFrames(endings, 'verlobungs'),
    },
    {
      means: 'anniversary',
      phrases: inFrames(endings, 'jahrestags, hochzeitstags, jubiläums, jahrestag, hochzeitstag'),
    },
    {
      means: 'birth',
      phrases: inFrames(endings, 'geburts, babypinkel, willkommens'),
    },
    {
      means: 'baptism',
      phrases: inFrames(endings, 'tauf, taufe'),
    },
    {
      means: 'communion',
      phrases: inFrames(endings, 'kommunions, kommunion'),
    },
    {
      means: 'mothers-day',
      phrases: inFrames(endings, 'muttertags, muttertag'),
    },
    {
      means: 'fathers-day',
      phrases: inFrames(endings, 'vatertags, vatertag, männertags'),
    },
    {
      means: 'housewarming',
      phrases: inFrames(
        endings,
        'einweihungs, einzugs, umzugs, wohnungseinweihungs, hauseinweihungs, richtfest, einstands',
      ),
    },
    {
      means: 'graduation',
      phrases: inFrames(
        endings,
        'abitur, abi, abschluss, schulabschluss, bachelorabschluss, matura, studienabschluss',
      ),
    },
    {
      means: 'school-start',
      phrases: inFrames(endings, 'einschulungs, schulanfangs, schulstart, schultüten'),
    },
    {
      means: 'exam',
      phrases: inFrames(endings, 'prüfungs, examens'),
    },
    {
      means: 'retirement',
      phrases: inFrames(endings, 'renten, ruhestands, pensions, pensionierungs, renteneintritts'),
    },
    {
      means: 'farewell',
      phrases: inFrames(endings, 'abschieds, abschied, ausstands, trennungs'),
    },
    {
      means: 'thank-you',
      phrases: inFrames(endings, 'dankes, dankeschön, danke, trinkgeld'),
    },
    {
      means: 'get-well',
      phrases: inFrames(endings, 'genesungs, krankenbesuchs'),
    },
    {
      means: 'sympathy',
      phrases: inFrames(endings, 'trauer, beileids, trost'),
    },
    {
      means: 'apology',
      phrases: inFrames(endings, 'entschuldigungs, versöhnungs, wiedergutmachungs'),
    },
    {
      means: 'easter',
      phrases: inFrames(endings, 'oster, ostern'),
    },
    {
      means: 'saint-nicholas',
      phrases: inFrames(endings, 'nikolaus, nikolo, samichlaus'),
    },
    {
      means: 'secret-santa',
      phrases: inFrames(endings, 'wichtel, schrottwichtel, julklapp, engerl-bengerl'),
    },
    {
      means: 'new-year',
      phrases: inFrames(endings, 'neujahrs, silvester'),
    },
    {
      means: 'bachelor-party',
      phrases: inFrames(
        endings,
        'junggesellinnenabschieds, junggesellenabschieds, jga, polterabend',
      ),
    },
    {
      means: 'invitation',
      phrases: inFrames(endings, 'gast, gastgeber, einladungs'),
    },
    {
      means: 'confirmation',
      phrases: inFrames(endings, 'konfirmations, firmungs, firm, konfi, jugendweihe'),
    },
    {
      means: 'name-day',
      phrases: inFrames(endings, 'namenstags, namenstag'),
    },
    {
      means: 'baby-shower',
      phrases: inFrames(endings, 'babyparty'),
    },
    {
      means: 'advent',
      phrases: inFrames(endings, 'advents, adventskalender'),
    },
    {
      means: 'driving-licence',
      phrases: inFrames(endings, 'führerschein'),
    },
    {
      means: 'promotion',
      phrases: inFrames(endings, 'beförderungs'),
    },
    {
      means: 'eid',
      phrases: inFrames(endings, 'zuckerfest, opferfest, ramadan, eid'),
    },
    ...listed,
    {
      // "Zum Kaffee eingeladen" names an invitation, and coffee is no interest.
      means: 'invitation',
      phrases: inFrames(
        'zum * eingeladen, zu einem * eingeladen, zur * eingeladen, auf ein * eingeladen, auf einen * eingeladen, auf * eingeladen, zum * bei, laden uns zum *, lädt uns zum *, laden mich zum *, lädt mich zum *, einladung zum *, einladung zur *, einladung auf einen *',
        'kaffee, käffchen, kaffee und kuchen, kuchen, tee, grillen, grillabend, grillparty, essen, mittagessen, abendessen, dinner, raclette, fondue, brunch, frühstück, frühstücken, wein, weinabend, spieleabend, picknick, gartenparty, kaffeeklatsch, kaffeekränzchen, sektempfang, apéro',
      ),
    },
  ],
  finished: [
    {
      pattern:
        '(?:abgeschlossen|fertig|beendet|geschafft|absolviert|hinter sich)(?<=studium (?:(?!nicht|nie|noch|fast|bald|kaum|hat|ist|will|und|mag)[a-z]+ ){0,3}(?:hinter )?[a-z]+)',
      examples: [
        'hat ihr Physikstudium endlich geschafft',
        'sein Studium mit Auszeichnung beendet',
      ],
    },
    {
      pattern:
        '(?:bachelor|master|diplom|staatsexamen|doktor|promotion|uni|magister|meister|meisterschule|meisterbrief|gesellenbrief|gesellenprufung|lehrabschlussprufung|lap|ausbildung|lehre) (?:(?!nicht|nie|noch|fast|bald|kaum|hat|ist|will|und|mag)[a-z]+ ){0,3}(?:abgeschlossen|bestanden|geschafft|gemacht|fertig|in der tasche)|fertig studiert|ausstudiert',
      examples: [
        'hat den Bachelor in Kunst bestanden',
        'mei Bua hod fertig studiert',
        'die LAP geschafft',
      ],
    },
  ],
  told: [
    {
      // The jubilee of a colleague is none of a marriage.
      means: 'thank-you',
      pattern:
        'jubilaum(?=.*\\b(?:kolleg[a-z]*|chef|chefin|mitarbeiter[a-z]*|firma|betrieb|verein|dienst)\\b)|(?<=\\b(?:kolleg[a-z]*|chef|chefin|mitarbeiter[a-z]*|firma|betrieb|verein)\\b.{0,60})jubilaum',
      examples: ['Jubiläum Kollegin 25 Jahre', 'unser Chef feiert Jubiläum'],
    },
    {
      // Who has given notice or goes after so many years says goodbye.
      means: 'farewell',
      pattern:
        'gekundigt (?:und )?(?:(?:er|sie) )?(?:geht|verlasst uns|hort auf|wechselt)|(?:[a-z]*lehrer|[a-z]*lehrerin|kollege|kollegin|chef|chefin|[a-z]*trainer|[a-z]*trainerin|erzieherin|[a-z]*leiter|[a-z]*leiterin) (?:geht|hort auf)(?= (?:nach (?:\\d+|[a-z]+) jahren|nachste|bald$|leider|zum (?:jahres|monats)ende))',
      examples: ['Kollegin hat gekündigt und geht', 'unsere Lehrerin geht nach 4 Jahren'],
    },
    {
      // Whoever is named for their part in a wedding is one of those who marry.
      means: 'wedding',
      pattern:
        '(?:fur|an|von|vom|der|dem|den|die) (?:die |den |meine |meinen |unsere |unseren |liebe |kunftige ){0,2}(?:braut|brautigam)(?:(?: |-)?(?:paar|eltern))?(?! (?:ausgespannt))',
      examples: ['was schenkt man dem Bräutigam', 'etwas für die Braut'],
    },
    {
      // Who has served for so long is thanked; only the jubilee of a marriage is a couple's.
      means: 'thank-you',
      pattern:
        '(?!(?:ehe|hochzeits|liebes|beziehungs|paar|geburtstags|doppel)jubil)[a-z]{3,}-?jubila(?:um|en)(?:s[a-z]*)?|[a-z]+zugehorigkeit|(?:feiert|feiern|gefeiert|geehrt|ehren|zum|zu) (?:(?:[a-z]+) ){0,3}?(?:\\d+|[a-z]+) jahren? (?:im|in|bei|beim|als) [a-z]+|\\d+ jahren? (?:treue|mitglied|mitgliedschaft|priester|priestertum|ordensleben|ordensfrau|ehrenamt|dienst)',
      examples: [
        'goldenes Priesterjubiläum',
        'feiert 30 Jahre bei der Feuerwehr',
        '40 Jahre Mitgliedschaft',
      ],
    },
    {
      // A pet that moves in has no home to furnish: people alone are named here.
      means: 'housewarming',
      pattern:
        '(?:zieht|ziehen|zog|zogen) (?:[a-z]+ ){0,4}?(?:nachbar(?:n|in|innen|sfamilie)?|familie|mieter(?:in)?|leute|paar|parchen)(?: [a-z]+){0,3}? ein(?=\\s*(?:$|[,.;!?]|und\\b|bei\\b|neben))|(?:nachbar(?:n|in|innen|sfamilie)?|familie|mieter(?:in)?|leute|paar|parchen)(?: [a-z]+){0,3}? (?:(?:zieht|ziehen|zog|zogen)(?: [a-z]+){0,4}? ein(?=\\s*(?:$|[,.;!?]|und\\b|bei\\b|neben))|einziehen|einzieht)',
      examples: [
        'neben uns zieht eine junge Familie ein',
        'die neuen Mieter ziehen am Freitag ein',
        'wenn die Nachbarn einziehen',
      ],
    },
    {
      // Whoever corrects what they have just typed apologises to nobody.
      means: null,
      pattern:
        '(?:nein|ne|nee|ups|ah|ach|oh),? (?:(?:ich )?entschuldigung|tut mir leid|entschuldigen sie)|entschuldigung,? (?:ich meine?|nein)',
      examples: ['für Onkel, nein Entschuldigung, für meinen Cousin'],
    },
    {
      // Who has none has not just passed the test.
      means: null,
      pattern:
        '(?:kein(?:en)?|ohne) (?:eigenen )?fuhrerschein|fuhrerschein(?: [a-z]+){0,2} (?:noch )?(?:nicht|nich|ned|net)\\b',
      examples: ['sie hat keinen Führerschein', 'Führerschein hat sie noch nicht'],
    },
    {
      // Who has nothing at home yet.
      means: 'housewarming',
      pattern: '(?:leere[nr]?|unmoblierte[nr]?) (?:[a-z]+ )?(?:wohnung|bude|mietwohnung|wg)',
      examples: ['wohnt jetzt in einer leeren Wohnung', 'eine fast leere Bude'],
    },
    {
      // Who has long been retired celebrates no retirement.
      means: null,
      pattern:
        '(?:seit|schon) (?:(?!kurzem|heute|gestern|mai|juni|juli|januar|dieser|diesem|einer|einem|letzter|letztem|zwei)[a-z0-9]+ ){1,3}?(?:in rente|im ruhestand|in pension|pensioniert|verrentet)|(?:ist|sind)(?: schon| ja| langst){0,2} (?:in rente|im ruhestand|in pension)(?=\\s*(?:,|$|und\\b))|(?:ist|sind) (?:(?:schon|ja|bereits) )?(?:pensionar|rentner(?:in)?)',
      examples: ['seit zehn Jahren in Rente', 'er ist schon im Ruhestand, mag Schach'],
    },
    {
      // A loss of long ago is no occasion.
      means: null,
      pattern: longAgo,
      examples: ['vor vielen Jahren ihren Mann verloren', 'der Hund starb vor zehn Jahren'],
    },
    {
      // Who is back at work needs nothing for a newborn.
      means: null,
      pattern:
        '(?:elternzeit|mutterschutz|karenz|babypause)(?: [a-z]+){0,2} (?:vorbei|zu ende|um|rum|beendet|fertig)|(?:zuruck|wieder da|kommt|kehrt)(?: [a-z]+){0,2} aus (?:(?:der|dem|ihrer|seiner) )?(?:elternzeit|mutterschutz|karenz|babypause)|nach (?:(?:der|ihrer|seiner|dem) )?(?:elternzeit|mutterschutz|karenz|babypause)',
      examples: ['ihre Elternzeit ist vorbei', 'kommt aus der Karenz zurück', 'nach der Babypause'],
    },
    {
      // Whoever is met at home for the first time is a host.
      means: 'invitation',
      pattern:
        '(?:lern[et]?|lernen|treffe?|treffen|besuche?|besuchen|seh|sehe|sehen) (?:[a-z]+ ){0,6}?(?:eltern|familie|schwiegereltern|schwiegerfamilie|mutter|mama|vater|papa)(?: [a-z]+){0,3}? (?:kennen|zum ersten mal|das erste mal|erstmals|zum ersten mal kennen)|zum ersten mal (?:bei|zu) (?:[a-z]+ ){0,3}(?:eltern|familie|schwiegereltern|mutter|vater)|erste[sn]? (?:treffen|essen|besuch|mittagessen|abendessen|kennenlernen|mal) (?:mit|bei|beim) (?:[a-z]+ ){0,3}(?:eltern|familie|schwiegereltern)',
      examples: [
        'lerne am Sonntag ihre Eltern kennen',
        'erstes Treffen mit den Schwiegereltern',
        'bin zum ersten Mal bei seinen Eltern',
      ],
    },
    {
      // Somebody who lives with the giver or next door leaves; a son who moves out has a first home.
      means: 'farewell',
      pattern:
        '(?:mitbewohner(?:in|innen)?|mieter(?:in)?|untermieter(?:in)?|nachbar(?:n|in|innen|schaft)?|vermieter(?:in)?)(?: [a-z]+){0,2}? (?:zieht|ziehen|zog) (?:(?!hier|ein|neben|zu)[a-z]+ ){0,3}?(?:aus|weg|um|fort|davon)',
      examples: ['unser Mitbewohner zieht aus', 'die Nachbarn ziehen bald weg'],
    },
    {
      means: 'farewell',
      pattern:
        '(?:wandert|wandern|auswandern|ausgewandert|wandere)(?: [a-z]+){0,4} aus|(?:zieht|ziehen|geht|gehen|fliegt) (?:[a-z]+ ){0,2}?(?:nach|in die|ins) [a-z]+ (?:(?:und|um) )?(?:fur immer|dauerhaft|endgultig)|(?:fur immer|dauerhaft|endgultig) (?:nach|ins|in die) [a-z]+',
      examples: ['Kollege wandert nach Peru aus', 'sie zieht für immer nach Chile'],
    },
  ],
  past: [
    {
      pattern: 'nach (?:der|ihrer|unserer|meiner) (?:hochzeit|trauung|taufe)',
      examples: ['als Dank nach der Hochzeit'],
    },
    {
      pattern:
        '[a-z]+ (?:ist|is|sind|war|waren) (?:(?:ja|schon|bereits|jetzt|eh|leider|nun|erst|gerade|bei|ihr|ihm|uns|vor|einer|kurzem) ){0,3}(?:vorbei|rum|um|gelaufen|gewesen|voruber|schon|bereits|erledigt|durch|letzte[nsr]?|vor (?:ein|zwei|drei|kurzem))',
      examples: [
        'Weihnachten ist jetzt vorbei',
        'Silberhochzeit war schon',
        'Ostern war letzte Woche',
      ],
    },
    {
      pattern:
        '(?:hatten?|hat|habn?) (?:(?:[a-z]+) ){0,3}?(?:schon|bereits|letzte[ns]? (?:woche|monat|jahr)|gerade erst|neulich) [a-z]+(?: gehabt| gefeiert)?(?! bekommen| gekriegt| geschenkt)|[a-z]+ (?:hatten?|hat|haben|habn) (?:[a-z]+ ){0,2}?(?:schon|bereits) (?:gehabt|gefeiert)|nach [a-z]+ (?:jetzt|nun|kommt)',
      examples: ['sie hatte schon Namenstag', 'Muttertag haben wir schon gefeiert'],
    },
    {
      pattern:
        '(?:zum|zu|an|am) (?:(?:ihrem|seinem|letzten) )?[a-z]+ (?:(?:gabs|gab es|gab s|bekam|kriegte|schenkt?en?|gab) |(?:hat|haben|hab|habe|hatten?|hods?) (?=[^.!?;]{0,60} (?:bekommen|gekriegt|geschenkt|gegeben|gekauft|kriegt|griagt)\\b))(?:[a-z]+ ){0,3}?(?:schon|bereits|letztes jahr)',
      examples: [
        'zum Valentinstag gab es schon Pralinen',
        'zu Weihnachten hat er schon Socken bekommen',
      ],
    },
    {
      pattern:
        '(?:letztes|voriges|vergangenes) (?:jahr|mal) (?:zu|zum|an|am) [a-z]+|(?:letzte[snm]?|vergangene[snm]?|vorige[snm]?) (?!tag|schultag|arbeitstag)[a-z]+|(?:zu|zum|an) [a-z]+ (?:letztes|voriges|vergangenes) jahr',
      examples: ['letztes Weihnachten', 'letztes Jahr zum Namenstag', 'zu Ostern letztes Jahr'],
    },
  ],
  compound: [
    {
      anchor: 'whole',
      pattern: '.{4,}(geburtstag|abschied|hochzeit|taufe|weihnachten|jubilaum|umzug)',
      examples: ['kindergeburtstag', 'firmenjubiläum'],
      counterexamples: ['geburtstag', 'taufen'],
    },
  ],
};
