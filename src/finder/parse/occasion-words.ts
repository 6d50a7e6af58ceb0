import { phrases } from '../text/phrase-matcher.ts';
import type { Occasion } from '../vocabulary.ts';

/** First parts of German compounds such as "...geschenk" and "...feier". */
const compounds: Readonly<Partial<Record<Occasion, string>>> = {
  birthday: 'geburtstags, geburtstag, geburi, burzeltags',
  christmas: 'weihnachts, weihnacht, xmas, advents, nikolausi, christkindl, chrischtchindli',
  valentine: 'valentinstags, valentins, valentinstag',
  wedding: 'hochzeits, hochzeit, vermählungs, trauungs, standesamt',
  engagement: 'verlobungs',
  anniversary: 'jahrestags, hochzeitstags, jubiläums, jahrestag, hochzeitstag',
  birth: 'geburts, babyparty, babypinkel, willkommens',
  baptism: 'tauf, taufe',
  communion: 'kommunions, konfirmations, firmungs, firm, kommunion, konfi, jugendweihe',
  'mothers-day': 'muttertags, muttertag',
  'fathers-day': 'vatertags, vatertag, männertags',
  housewarming:
    'einweihungs, einzugs, umzugs, wohnungseinweihungs, hauseinweihungs, richtfest, einstands',
  graduation: 'abitur, abi, abschluss, schulabschluss, bachelorabschluss, matura, studienabschluss',
  'school-start': 'einschulungs, schulanfangs, schulstart, schultüten',
  exam: 'prüfungs, führerschein, examens',
  retirement: 'renten, ruhestands, pensions, pensionierungs, renteneintritts',
  farewell: 'abschieds, abschied, ausstands, trennungs',
  'thank-you': 'dankes, dankeschön, danke, trinkgeld',
  'get-well': 'genesungs, krankenbesuchs',
  sympathy: 'trauer, beileids, trost',
  apology: 'entschuldigungs, versöhnungs, wiedergutmachungs',
  easter: 'oster, ostern',
  'saint-nicholas': 'nikolaus, nikolo, samichlaus',
  'secret-santa': 'wichtel, schrottwichtel, julklapp, engerl-bengerl',
  'new-year': 'neujahrs, silvester',
  'bachelor-party': 'junggesellinnenabschieds, junggesellenabschieds, jga, polterabend',
  invitation: 'gast, gastgeber, einladungs',
};
const endings = [
  'geschenk',
  'geschenke',
  'geschenks',
  'geschenken',
  'geschenkidee',
  'geschenkideen',
  'gschenk',
  'feier',
  'party',
  'fest',
  'präsent',
  'präsente',
  'überraschung',
  'mitbringsel',
  'essen',
];

const listedPhrases: readonly (readonly [string, Occasion])[] = [
  ...phrases(
    'anniversary' as const,
    `anniversary, wedding anniversary, our anniversary, silver wedding, golden wedding, golden anniversary, years together, years of marriage, years married, hochzeitstag, jahrestag, jubiläum, silberhochzeit, silberne hochzeit, goldene hochzeit, silbernen hochzeit, goldenen hochzeit, papierhochzeit, baumwollhochzeit, lederhochzeit, holzhochzeit, zinnhochzeit, blechhochzeit, rosenhochzeit, seidenhochzeit, petersilienhochzeit, kristallhochzeit, porzellanhochzeit, leinwandhochzeit, saphirhochzeit, diamantene hochzeit, diamantenen hochzeit, eiserne hochzeit, eisernen hochzeit, gnadenhochzeit, jahre verheiratet, jahre zusammen, kennenlerntag,
    anniversaire de mariage, anniversaire de rencontre, ans de mariage, noces d'or, noces d'argent, noces de coton, noces de cuir, noces de froment, noces de cire, noces de bois, noces de laine, noces d'étain, noces de soie, noces de cristal, noces de porcelaine, noces de saphir, noces de rubis, noces de diamant, ans ensemble, aniversario, anniversario`,
  ),
  ...phrases(
    'birthday' as const,
    `birthday, bday, b-day, birthdays, birthday girl, birthday boy, birthday gift, birthday present, turns, turning, geburtstag, geburtstags, geburtstage, geburtstagskind, geburi, burzeltag, purzeltag, wiegenfest, hat geburtstag, anniversaire, anniv, annif, cumpleaños, cumple, compleanno, souffle ses bougies, soufflera ses bougies, souffler ses bougies`,
  ),
  ...phrases(
    'christmas' as const,
    `christmas, xmas, x-mas, x mas, crimbo, yule, yuletide, holidays gift, santa claus, under the tree, stocking filler, stocking fillers, stocking stuffer, stocking stuffers, weihnachten, weihnacht, weihnachts, weihnachtsfest, heiligabend, heilig abend, christkind, chrischtkindli, bescherung, unter den baum, unterm baum, adventskalender, noel, reveillon, pere noel, sous le sapin, navidad, natale`,
  ),
  ...phrases(
    'valentine' as const,
    `valentine, valentines, valentine's day, valentines day, valentin, valentinstag, tag der liebe, saint-valentin, saint valentin, st valentin, st-valentin, san valentin, san valentino`,
  ),
  ...phrases(
    'wedding' as const,
    `wedding, weddings, wedding gift, wedding present, bridal shower, gets married, getting married, marrying, hochzeit, hochzeiten, trauung, heiraten, heiratet, vermählung, brautpaar, standesamt, newlyweds, mariage, se marient, se marie, jeunes mariés, jeunes maries, boda, matrimonio, noces, brautparty`,
  ),
  ...phrases(
    'engagement' as const,
    `engagement, engaged, just got engaged, engagement party, verlobung, verlobt, verlobungsfeier, fiançailles, fiancailles, viennent de se fiancer, compromiso, fidanzamento, heiratsantrag`,
  ),
  ...phrases(
    'birth' as const,
    `birth, new baby, newborn gift, baby shower, babyshower, maternity leave, parental leave, paternity leave, elternzeit, mutterschutz, babypause, congé maternité, congé mat, congé parental, welcome baby, just had a baby, had a baby, gave birth, became a father, became a dad, became a mother, became a mum, became a mom, became parents, arrival of, vater geworden, papa geworden, mutter geworden, mama geworden, eltern geworden, devenir papa, devenu papa, devenir maman, devenue maman, devenus parents, d'être papa, d'être maman, geburt, zur geburt, babyparty, babyparty, frisch entbunden, nachwuchs, wochenbett, naissance, vient d'accoucher, accouchement, liste de naissance, cadeau naissance, nacimiento, nascita`,
  ),
  ...phrases(
    'baptism' as const,
    'baptism, christening, naming ceremony, taufe, täufling, getauft, baptême, bapteme, bautizo, battesimo',
  ),
  ...phrases(
    'communion' as const,
    'communion, first communion, holy communion, confirmation, bar mitzvah, bat mitzvah, kommunion, erstkommunion, konfirmation, konfi, firmung, jugendweihe, première communion, profession de foi, communiant, communiante, comunión, comunione, cresima',
  ),
  ...phrases(
    'mothers-day' as const,
    `mother's day, mothers day, mothers' day, mothering sunday, mum's day, muttertag, fête des mères, fete des meres, día de la madre, festa della mamma`,
  ),
  ...phrases(
    'fathers-day' as const,
    `father's day, fathers day, fathers' day, dad's day, vatertag, papatag, fête des pères, fete des peres, día del padre, festa del papà`,
  ),
  ...phrases(
    'housewarming' as const,
    `housewarming, house warming, house-warming, new house, new home, new flat, new apartment, first home, first flat, first apartment, just moved, moved in, moving in, moving house, moves out, moving out, einzug, einweihung, einweihungsparty, einweihungsfeier, wohnungseinweihung, hauseinweihung, umzug, umgezogen, eingezogen, neue wohnung, neuen wohnung, erste wohnung, ersten wohnung, erste eigene wohnung, ersten eigenen wohnung, eigene wohnung, neues haus, neuen haus, eigenheim, richtfest, hausbau, zieht um, zieht aus, zieht ein,
    crémaillère, cremaillere, pendaison de crémaillère, emménagement, emmenagement, emménage, emmenage, déménagement, demenagement, nouvel appartement, nouvelle maison, premier appartement, premier appart, nouvel appart, casa nueva, casa nuova`,
  ),
  ...phrases(
    'graduation' as const,
    `graduation, graduate, graduated, graduating, graduates, finished uni, finished university, got her degree, got his degree, phd, doctorate, abitur, abi, abiball, matura, schulabschluss, studienabschluss, abschluss, bachelorabschluss, masterabschluss, examensfeier, doktorarbeit, doktortitel, promotion, promoviert, diplôme, diplome, diplômé, diplômée, bac en poche, remise de diplôme, remise des diplomes, fin d'études, obtention du diplôme, graduación, laurea`,
  ),
  ...phrases(
    'school-start' as const,
    'starts school, starting school, first day of school, back to school, first school day, einschulung, schulanfang, schulstart, erster schultag, ersten schultag, kommt in die schule, eingeschult, schultüte, zuckertüte, rentrée des classes, rentrée scolaire, rentree, entre au cp, entrée au cp, entrée en cp, vuelta al cole',
  ),
  ...phrases(
    'exam' as const,
    `exam, exams, passed her exam, passed his exam, passed, driving test, driving licence, driving license, driver's license, passed driving test, prüfung, prüfungen, bestanden, bestandene prüfung, bestandenen prüfung, führerschein, führerscheinprüfung, klausur, klausuren, examen, examens, permis, permis de conduire, réussite, concours, brevet, a réussi, baccalauréat, le bac, bac`,
  ),
  ...phrases(
    'new-job' as const,
    `new job, first job, started a new job, starting a new job, starts a new job, promotion at work, got promoted, promoted, job promotion, neuer job, neuen job, neue stelle, neuen stelle, neue arbeit, jobwechsel, stellenwechsel, jobstart, berufsstart, beförderung, befördert, ausbildungsstart, nouveau job, nouveau travail, nouveau poste, premier emploi, nouvel emploi, promotion au travail, prise de poste`,
  ),
  ...phrases(
    'retirement' as const,
    `retirement, retiring, retires, about to retire, going into retirement, ruhestand, rente, renteneintritt, geht in rente, in pension, pensionierung, verrentung, pensionär, départ à la retraite, depart a la retraite, départ en retraite, retraite, part à la retraite, jubilación, pensionamento`,
  ),
  ...phrases(
    'farewell' as const,
    `farewell, goodbye, good-bye, leaving gift, leaving present, leaving party, leaving do, leaving work, colleague leaving, coworker leaving, leaving colleague, leaving, is leaving, leaving us, moving abroad, moving away, going away, going away gift, bon voyage, last day, abschied, zum abschied, ausstand, verlässt uns, verabschiedung, verabschieden, wechselt die firma, wandert aus, auslandsjahr, auslandssemester, year abroad, gap year, au revoir, pot de départ, cadeau de départ, départ d'une collègue, départ d'un collègue, départ, adieu, nous quitte, despedida, addio`,
  ),
  ...phrases(
    'thank-you' as const,
    `thank you, thank-you, thank you gift, to say thanks, say thank you, to say thank you, as a thank you, thanks for helping, in gratitude, gratitude, dankeschön, danke, danke sagen, als dank, zum dank, bedanken, dankbar, dankbarkeit, für die hilfe, fürs helfen, fürs blumengießen, fürs katzensitten, remercier, remerciement, remerciements, dire merci, pour dire merci, un merci, fin d'année, end of year, end of term, end of school year, schuljahresende, agradecer, ringraziare`,
  ),
  ...phrases(
    'get-well' as const,
    `get well, get well soon, feel better, recovery, recovering, in hospital, in the hospital, after surgery, after an operation, after an op, is sick, is ill, illness, broken leg, gute besserung, genesung, krank, erkrankt, im krankenhaus, krankenhaus, krankenhausaufenthalt, nach der op, nach op, operiert, operation, reha, gebrochenes bein, bein gebrochen, arm gebrochen, fuss gebrochen, hand gebrochen, knöchel gebrochen, finger gebrochen, im gips, in gips, kreuzbandriss, bandscheibenvorfall, grippe, liegt flach, broke her leg, broke his leg, broke her arm, broke his arm, broke her foot, broke his foot, broken arm, broken ankle, broken foot, in a cast, had surgery, having surgery, knee surgery, hip replacement, knee replacement, laid up, the flu, jambe cassée, bras cassé, cheville cassée, s'est cassé la jambe, s'est cassé le bras, dans le plâtre, se faire opérer, sort de l'hôpital, gesund werden, bon rétablissement, bon retablissement, rétablissement, convalescence, à l'hôpital, hôpital, hospitalisé, hospitalisée, malade, opération, chimio, chemo, chemotherapy, chemotherapie, mejórate, guarigione, burnout`,
  ),
  ...phrases(
    'sympathy' as const,
    `sympathy, condolence, condolences, grieving, grief, mourning, bereaved, bereavement, funeral, lost her mother, lost his father, lost her husband, lost his wife, lost her dog, lost her cat, passed away, died, death of, loss of, miscarriage, beileid, trauer, trauernde, trauerfall, trauert, trost, trösten, verstorben, gestorben, verloren hat, beerdigung, todesfall, sternenkind, deuil, condoléances, condoleances, obsèques, décès, a perdu, endeuillé, endeuillée, réconforter, duelo, lutto`,
  ),
  ...phrases(
    'apology' as const,
    `apology, apologise, apologize, say sorry, to say sorry, sorry gift, make up for, make it up to, make up after a fight, after a fight, after an argument, entschuldigung, entschuldigen, wiedergutmachung, wieder gut machen, wiedergutmachen, versöhnung, versöhnen, nach streit, nach einem streit, sorry sagen, tut mir leid, excuse, excuses, m'excuser, pour m'excuser, me faire pardonner, pardon, après une dispute, disculpa`,
  ),
  ...phrases(
    'easter' as const,
    'easter, easter basket, easter bunny, ostern, osternest, osterhase, osterkörbchen, osterkorb, pâques, paques, pascua, pasqua',
  ),
  ...phrases(
    'saint-nicholas' as const,
    'saint nicholas, st nicholas, nikolaus, nikolo, nikolausstiefel, samichlaus, stiefel füllen, saint-nicolas, saint nicolas, st nicolas',
  ),
  ...phrases(
    'secret-santa' as const,
    `secret santa, kris kringle, white elephant, yankee swap, office gift exchange, gift exchange, wichteln, wichtel, wichtelgeschenk, schrottwichteln, julklapp, engerl bengerl, bürowichteln, wichteln im büro, weihnachtswichteln, amigo invisible, père noël secret, pere noel secret, noël secret, secret santa au bureau, pollyanna, cacahuète, amico segreto`,
  ),
  ...phrases(
    'hanukkah' as const,
    'hanukkah, chanukah, chanukka, channuka, hanoucca, hanouka, hanoukka, janucá',
  ),
  ...phrases(
    'new-year' as const,
    `new year's eve, new year's, new years eve, new years, nye, silvester, neujahr, neues jahr, guten rutsch, nouvel an, saint-sylvestre, étrennes, etrennes, jour de l'an, nochevieja, capodanno`,
  ),
  ...phrases(
    'bachelor-party' as const,
    `bachelor party, bachelorette, bachelorette party, hen do, hen party, hen night, stag do, stag party, stag night, jga, junggesellenabschied, junggesellinnenabschied, polterabend, evjf, evg, enterrement de vie de jeune fille, enterrement de vie de garçon, despedida de soltera, addio al nubilato`,
  ),
  ...phrases(
    'invitation' as const,
    `invited, invite us, invited us, having us over, have us over, has us over, laden uns ein, lädt uns ein, uns eingeladen, nous invite, nous invitent, m'invite, m'invitent, invitation, invited to dinner, dinner party, dinner invitation, dinner guest, invited for dinner, staying with, eingeladen, einladung, einladung zum essen, zum essen eingeladen, abendeinladung, kaffeeklatsch, kaffeekränzchen, sektempfang, mitbringsel, gastgeschenk, gastgeschenke, invité, invitée, invités, invitée à dîner, invités à dîner, dîner chez, diner chez, soirée chez, apéro chez, invitación, cena da amici`,
  ),
  ...phrases(
    'just-because' as const,
    `just because, no occasion, no special occasion, for no reason, no reason, cheer up, cheer her up, cheer him up, pick me up, pick-me-up, einfach so, ohne anlass, ohne besonderen anlass, zwischendurch, kein anlass, aufmuntern, aufmunterung, aufheitern, sans raison, sans occasion, comme ça, juste comme ça, remonter le moral, pour le plaisir, porque sí, senza motivo`,
  ),
];

/** "Zum Kaffee eingeladen" names an invitation, and coffee is no interest. */
const meals: readonly (readonly [frames: string, meals: string])[] = [
  [
    'invited to *, invited to a *, invited to the *, invited for *, invited for a *, invited over for *, over for *, over for a *, invitation to a *',
    'dinner, lunch, brunch, breakfast, tea, coffee, drinks, cocktails, wine, cake, barbecue, bbq, braai, picnic, potluck, game night, wine evening, dinner party, garden party, cocktail party',
  ],
  [
    'zum * eingeladen, zu einem * eingeladen, zur * eingeladen, auf ein * eingeladen, auf einen * eingeladen, auf * eingeladen, zum * bei, laden uns zum *, lädt uns zum *, laden mich zum *, lädt mich zum *, einladung zum *, einladung zur *, einladung auf einen *',
    'kaffee, käffchen, kaffee und kuchen, kuchen, tee, grillen, grillabend, grillparty, essen, mittagessen, abendessen, dinner, raclette, fondue, brunch, frühstück, frühstücken, wein, weinabend, spieleabend, picknick, gartenparty, kaffeeklatsch, kaffeekränzchen, sektempfang, apéro',
  ],
  [
    'invité à *, invitée à *, invités à *, invitées à *, invité à un *, invitée à un *, invités à un *, invités à une *, invité au *, invités au *, invité pour *, invités pour *, invité pour un *, invités pour un *, * chez',
    "dîner, déjeuner, bruncher, brunch, prendre le café, prendre l'apéro, café, thé, apéro, l'apéro, goûter, barbecue, bbq, pique-nique, raclette, fondue, soirée jeux",
  ],
];
const invitedTo = meals.flatMap(([frames, list]) =>
  phrases('invitation' as const, frames).flatMap(([frame, value]) =>
    phrases(value, list).map(([meal]) => [frame.replace('*', meal), value] as const),
  ),
);

export const occasionPhrases: readonly (readonly [phrase: string, occasion: Occasion])[] = [
  ...Object.entries(compounds).flatMap(([occasion, list]) =>
    phrases(occasion as Occasion, list).flatMap(([before, value]) =>
      endings.map((ending) => [`${before}${ending}`, value] as const),
    ),
  ),
  ...listedPhrases,
  ...invitedTo,
];
