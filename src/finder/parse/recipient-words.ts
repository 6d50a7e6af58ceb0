import { phrases } from '../text/phrase-matcher.ts';
import type { Recipient } from '../vocabulary.ts';

/** What a word says about a recipient. */
export interface Role {
  /** null when the word names a gender only ("a woman") */
  readonly recipient: Recipient | null;
  readonly gender?: 'f' | 'm';
  /** a son or niece may be grown up; the age decides */
  readonly mayBeGrown?: true;
}

const role = (recipient: Recipient | null, gender?: 'f' | 'm'): Role => ({
  recipient,
  ...(gender ? { gender } : {}),
});
const offspring = (gender?: 'f' | 'm'): Role => ({ ...role('child', gender), mayBeGrown: true });

/** Phrases for recipients in English, German and French, and some in Spanish and Italian. */
export const roles: readonly (readonly [phrase: string, role: Role])[] = [
  ...phrases(
    role('parent', 'f'),
    `mother, mum, mom, mommy, mummy, mama, mami, mutti, mutter, muttern, muddi, mamma, maman, mere,
    stepmother, stepmum, stepmom, step mum, step mom, stiefmutter, stiefmama, belle-mere, belle mere, belle-maman, mother in law, mother-in-law, motherinlaw,
    schwiegermutter, schwiegermama, schwiemu, old lady, madre, mamá, daronne`,
  ),
  ...phrases(
    role('parent', 'm'),
    `father, dad, daddy, papa, paps, vater, vati, babbo, pere, pops, old man, papounet, daron,
    stepfather, stepdad, step dad, stiefvater, stiefpapa, beau-pere, beau pere, beau-papa, father in law, father-in-law, schwiegervater, schwiegerpapa, padre, papá`,
  ),
  ...phrases(
    role('parent'),
    'parents, parent, eltern, elternteil, schwiegereltern, in laws, in-laws, inlaws, beaux-parents, beaux parents, folks, padres, genitori, alte herrschaften',
  ),
  ...phrases(
    role('grandparent', 'f'),
    `grandmother, grandma, gran, granny, nan, nana, nonna, grammy, oma, omi, grossmutter, grossmama, urgrossmutter, uroma,
    grosi, grosmami, grand-mere, grand mere, mamie, mamy, bonne-maman, great-grandmother, abuela`,
  ),
  ...phrases(
    role('grandparent', 'm'),
    `grandfather, grandpa, grandad, granddad, gramps, grampa, opa, opi, grossvater, grosspapa, urgrossvater, uropa, grosspapi,
    grand-pere, grand pere, papy, pepe, bon-papa, great-grandfather, abuelo, nonno, opapa`,
  ),
  ...phrases(
    role('grandparent'),
    'grandparents, grosseltern, oma und opa, grands-parents, grands parents, grandma and grandpa, abuelos, nonni',
  ),
  ...phrases(
    role('partner', 'f'),
    `wife, my girlfriend, girlfriend, gf, fiancee, my fiancée, ehefrau, meine frau, meiner frau, frauchen, meine freundin, meiner freundin, partnerin,
    lebensgefahrtin, verlobte, meine verlobte, liebste, gattin, gemahlin, ma femme, mon epouse, epouse, ma copine, copine, ma cherie, petite amie, compagne, ma fiancee,
    ma meuf, ma nana, missus, missis, my missus, her indoors, my lady, my woman, my girl, die gnadige, meine perle, mein schatz, mi novia, mi mujer, mi esposa, mia moglie, la mia ragazza, meine bessere halfte, wifey, partenaire feminine, ma blonde, meine angetraute`,
  ),
  ...phrases(
    role('partner', 'm'),
    `husband, hubby, boyfriend, bf, my boyfriend, fiance, my man, ehemann, mein mann, meinen mann, meinem mann, gatte, gatten, mein freund, meinen freund, meinem freund,
    lebensgefahrte, lebensgefahrten, verlobter, verlobten, gottergatte, mon mari, mari, mon epoux, epoux, mon copain, copain, petit ami, mon mec, mon homme, mon cheri, mon fiance, mon chum,
    compagnon, conjoint, mio marito, mi marido, mi novio, my fella, my bloke, my fiancé, il mio ragazzo, göttergatte`,
  ),
  ...phrases(
    role('partner'),
    'partner, my partner, spouse, significant other, better half, other half, my love, my so, partenaire, ma moitie, mon amour, liebling, schatz, schatzi, sweetheart, soulmate, bae',
  ),
  ...phrases(
    offspring('f'),
    `daughter, stepdaughter, tochter, tochterchen, stieftochter, ma fille, fille, filles, notre fille, sa fille, belle-fille, niece, nichte, granddaughter, grand-daughter, enkelin, enkeltochter, petite-fille, petite fille,
    goddaughter, patentochter, patenmadchen, filleule, filleules, nachbarstochter, figlia, hija, nipotina, gottimeitli, gottameitli`,
  ),
  ...phrases(
    offspring('m'),
    `son, sons, stepson, sohn, sohnemann, sohnes, stiefsohn, mon fils, fils, son fils, notre fils, beau-fils, nephew, neffe, neffen, neveu, grandson, enkel, enkelsohn, petit-fils, petit fils, godson, patensohn, patenjunge,
    filleul, nachbarssohn, figlio, hijo, göttibub`,
  ),
  ...phrases(
    offspring(),
    `grandchild, grandchildren, grandkids, grandkid, enkelkind, enkelkinder, enkelkindern, enkeln, petits-enfants, petits enfants, godchild, patenkind, patenkindes, patenkinder, gottikind, gottenkind, gottakind, nephews, nieces, nichten, neveux,
    my kid, my kids, my child, my children, meine kinder, mein kind, meinem kind, meinen kindern, mes enfants, mon enfant`,
  ),
  ...phrases(
    role('child', 'f'),
    'little girl, girl, girls, madchen, nachbarsmadchen, maedchen, madel, madels, fillette, fillettes, petite fille de, une fille, jeune fille de, schoolgirl, lass, maderl, bambina, niña',
  ),
  ...phrases(
    role('child', 'm'),
    'junge, nachbarsjunge, nachbarsjungen, little boy, boy, boys, bub, bube, buben, jungen, ein junge, einen jungen, junge von, kleiner junge, jungs, garcon, garcons, petit garcon, schoolboy, lad, bambino, niño, bengel',
  ),
  ...phrases(
    role('child'),
    `child, children, kid, kids, kiddo, little one, little ones, kind, kinder, kindern, kindes, kids, enfant, enfants, gamin, gamine, gosse, gosses, bout de chou, loulou, knirps, zwerg, zwerge, stöpsel,
    baby, babys, babies, newborn, neugeborenes, neugeborene, saugling, bebe, nourrisson, nouveau-ne, toddler, toddlers, kleinkind, kleinkinder, tout-petit, tout petit, bambin, preschooler, kindergartenkind, kindergartenkinder, vorschulkind, grundschulkind, nachbarskind, nachbarskinder,
    pupil, pupils, schoolchild, schoolchildren, schuler, schulern, schulerin, schulerinnen, volksschuler, volksschulerin, grundschuler, grundschulerin, eleve, eleves, ecoliers, ecolieres,
    infant, infants, stepchild, stepchildren, foster child, foster children, triplets, bairn, choirboy, krabbelkind, stiefkind, stiefkinder, pflegekind, pflegekinder, adoptivkind, adoptivkinder,
    drillinge, drillingen, dreikasehoch, kinderl, mome, momes, minot, minots, poupon, tout-petits, bambins, triples,
    erstklassler, erstklasslerin, schulanfanger, schulkind, schulkinder, twins, zwillinge, zwillingen, jumeaux, jumelles, niños, bambini, wicht, 1st grader, first grader, geschwisterchen, ecolier, ecoliere`,
  ),
  ...phrases(
    role('teen'),
    `teen, teens, teenager, teenagers, teenage, teenie, teenies, jugendliche, jugendlicher, jugendlichen, ado, ados, adolescent, adolescente, adolescents, tween, preteen, preado, konfirmand, konfirmandin, konfirmanden, firmling, schoolkid,
    minor, minors, minderjahrige, minderjahriger, minderjahrigen, mineur, mineure, mineurs, youngster, youngsters, youth, juvenile, halbwuchsige, halbwuchsiger, halbwuchsigen, high schooler, high school student, middle schooler, secondary school pupil,
    gymnasiast, gymnasiastin, gymnasiasten, collegien, collegienne, collegiens, lyceen, lyceenne, lyceens`,
  ),
  ...phrases(
    role('teen', 'f'),
    'teenage girl, teenage girls, teenage daughter, teen daughter, teen girl, teenagerin, teenie tochter, ado fille, fille ado, jeune fille, ma fille ado',
  ),
  ...phrases(
    role('teen', 'm'),
    'teenage boy, teenage boys, teenage son, teen son, teen boy, garcon ado, fils ado, mon fils ado',
  ),
  ...phrases(
    role('sibling', 'f'),
    'sister, sis, sissy, stepsister, half-sister, half sister, little sister, big sister, schwester, schwesterherz, schwesterchen, stiefschwester, halbschwester, schwagerin, sister in law, sister-in-law, soeur, soeurette, frangine, belle-soeur, belle soeur, hermana, sorella, schwagerin',
  ),
  ...phrases(
    role('sibling', 'm'),
    'brother, bro, bruv, stepbrother, half brother, little brother, big brother, bruder, bruders, bruderherz, bruderchen, stiefbruder, halbbruder, schwager, brother in law, brother-in-law, frere, frero, frerot, frangin, beau-frere, beau frere, hermano, fratello, kleiner bruder',
  ),
  ...phrases(
    role('sibling'),
    'siblings, sibling, twin sister, twin brother, zwillingsschwester, zwillingsbruder, soeur jumelle, frere jumeau, geschwister, geschwistern, twin, freres et soeurs, fratrie',
  ),
  ...phrases(
    role('friend', 'f'),
    `bestie, bff, best friend forever, girl friend of mine, female friend, freundin, freundinnen, beste freundin, besten freundin, meine beste freundin, meiner besten freundin, eine freundin, einer freundin, gute freundin, busenfreundin, abf,
    amie, amies, une amie, mon amie, meilleure amie, ma meilleure amie, une copine, copines, mes copines, meilleure copine, ma meilleure copine, amica, amiga, trauzeugin, braut, bride, bride to be, bride-to-be, mariee, future mariee, bridesmaid, bridesmaids, maid of honour, maid of honor, brautjungfer, demoiselle d'honneur, demoiselles d'honneur, temoin de mariage, girlfriends, girls' night`,
  ),
  ...phrases(
    role('friend', 'm'),
    `mate, best mate, buddy, pal, dude, freund, bester freund, besten freund, mein bester freund, meinen besten freund, meinem besten freund, ein freund, einen freund, einem freund, guter freund, guten freund, kumpel, kumpels, spezl, haberer, kollege von mir,
    pote, potes, mon pote, meilleur pote, ami, un ami, mon ami, meilleur ami, mon meilleur ami, un copain, amico, amigo, trauzeuge, brautigam, groom, trauzeugen, best man, groomsmen, groomsman`,
  ),
  ...phrases(
    role('friend'),
    `friend, friends, best friend, best friends, mates, freunde, freunden, freundeskreis, befreundet, amis, roommate, flatmate, housemate, mitbewohner, mitbewohnerin, wg, colocataire, coloc, colocs, classmate, klassenkamerad, klassenkameradin, fellow student, kommilitone, kommilitonin, penpal, pen pal, brieffreundin, brieffreund, teammate, mannschaftskollege, vereinskollege, vereinskollegin, correspondante, correspondant`,
  ),
  ...phrases(
    role('colleague', 'f'),
    'kollegin, kolleginnen, arbeitskollegin, arbeitskolleginnen, buroskollegin, burokollegin, female colleague, ma collegue, une collegue',
  ),
  ...phrases(
    role('colleague'),
    `colleague, colleagues, coworker, co-worker, co worker, coworkers, co-workers, workmate, workmates, kollege, kollegen, arbeitskollege, arbeitskollegen, burokollege, mitarbeiter, mitarbeitern, mitarbeiterin, mitarbeiterinnen, azubi, praktikant, praktikantin, intern,
    employee, employees, assistant, team, staff, collegue, collegues, collegue de travail, collegue de bureau, stagiaire, employe, employes, equipe, secretary, sekretarin, secretaire, client, clients, customer, kunde, kunden, kundin, compañero de trabajo, collega, business partner, geschaftspartner`,
  ),
  ...phrases(
    role('boss'),
    'boss, my manager, manager, supervisor, team lead, teamleiter, teamleiterin, vorgesetzter, vorgesetzte, vorgesetzten, chef, meinen chef, mein chef, patron, patronne, superieur, superieure, responsable, ceo, jefe, jefa, capo, abteilungsleiter, abteilungsleiterin',
  ),
  ...phrases(
    role('boss', 'f'),
    'chefin, meine chefin, ma chef, ma cheffe, cheffe, ma patronne, female boss',
  ),
  ...phrases(
    role('teacher'),
    `teacher, teachers, tutor, professor, prof, lehrer, lehrern, lehrkraft, klassenlehrer, schulleiter, trainer, coach, sporttrainer, fahrlehrer, musiklehrer, klavierlehrer, instituteur, instit, maitre d'ecole, enseignant, entraineur, maestro, profesor, insegnante, teaching assistant, nursery teacher, kindergarten teacher, erzieher, atsem, childminder, preschool teacher, doktorvater, mentor, driving instructor`,
  ),
  ...phrases(
    role('teacher', 'f'),
    'lehrerin, lehrerinnen, klassenlehrerin, kindergartnerin, erzieherin, erzieherinnen, musiklehrerin, klavierlehrerin, trainerin, maitresse, institutrice, enseignante, tagesmutter, nounou, assistante maternelle, nanny, babysitterin, profesora, maestra, doktormutter, mentorin, tata nounou',
  ),
  ...phrases(
    role('neighbour'),
    'neighbour, neighbor, neighbours, neighbors, next door, nachbar, nachbarn, nachbarschaft, voisin, voisins, voisinage, vecino, vecina, vicino, vermieter, landlord',
  ),
  ...phrases(
    role('neighbour', 'f'),
    'nachbarin, nachbarinnen, voisine, voisines, landlady, vermieterin',
  ),
  ...phrases(
    role('host'),
    "host, hostess, hosts, dinner host, gastgeber, gastgebern, gastgebergeschenk, hote, hotes, hotesse, nos hotes, maitresse de maison, airbnb host, gastfamilie, host family, famille d'accueil",
  ),
  ...phrases(role('host', 'f'), 'gastgeberin, hostess, hotesse, maitresse de maison'),
  ...phrases(
    role('couple'),
    `couple, couples, newlyweds, newly-weds, newly weds, bride and groom, brautpaar, brautpaares, hochzeitspaar, ehepaar, parchen, liebespaar, befreundetes paar, junges paar, altes paar, fur das paar, jubelpaar, jeunes maries, maries, les maries, un couple, frisch verheiratet, frisch verheiratete, mr and mrs, aunt and uncle, mum and dad, mom and dad, mama und papa, mutter und vater, schwester und schwager, fiances, pareja, coppia, sposi`,
  ),
  ...phrases(
    role('family'),
    'family, families, familie, familien, famille, familles, familia, famiglia, whole family, ganze familie, toute la famille, household',
  ),
  ...phrases(
    role('parents-to-be'),
    `expecting parents, parents to be, parents-to-be, expectant mother, expectant parents, mum to be, mum-to-be, mom to be, mom-to-be, mother to be, dad to be, dad-to-be, new parents, new mum, new mom, new dad, first time mum, first time dad, first-time parents,
    werdende eltern, werdenden eltern, werdende mama, werdende mutter, werdenden mutter, werdende mutti, werdenden papa, werdender papa, werdender vater, frischgebackene eltern, frischgebackenen eltern, frischgebackene mama, frischgebackener papa, frisch gebackene eltern, junge eltern, neue eltern,
    futurs parents, future maman, future mere, futur papa, jeunes parents, jeune maman, jeune papa, pregnant, schwanger, schwangere, schwangeren, hochschwanger, enceinte, expecting, expecting a baby, erwartet ein baby, attend un bebe, attend un enfant, attendent un bebe, nachwuchs, guter hoffnung, mama geworden, mutter geworden, papa geworden, vater geworden, eltern geworden, became a mum, became a mom, became a dad, became a mother, became a father, become a mum, become a dad, devenue maman, devenu papa, devenus parents, devient maman, devient papa, vient d'etre maman`,
  ),
  ...phrases(
    role('relative', 'f'),
    'daughter in law, daughter-in-law, schwiegertochter, aunt, auntie, aunty, tante, tantchen, tata, tatie, godmother, patentante, taufpatin, gotti, gotta, marraine, cousine, great-aunt, grosstante, patin, tia, zia',
  ),
  ...phrases(
    role('relative', 'm'),
    'son in law, son-in-law, schwiegersohn, schwiegersohns, gendre, uncle, onkel, tonton, oncle, godfather, patenonkel, taufpate, gotti, parrain, cousin, vetter, grossonkel, pate, tio, zio',
  ),
  ...phrases(
    role('relative'),
    'relative, relatives, cousins, verwandte, verwandten, verwandtschaft, godparents, paten, parrain et marraine, prima, primo, family member',
  ),
  ...phrases(
    role('acquaintance'),
    `acquaintance, acquaintances, someone i barely know, someone i hardly know, someone i don't know well, postman, mailman, mail carrier, cleaning lady, cleaner, hairdresser, midwife, my doctor, our doctor, gp, dentist, bekannte, bekannter, bekannten, postbote, postboten, putzfrau, friseurin, hebamme, hausarzt, arzt, arztin, mullmann, paketbote, hausmeister,
    connaissance, connaissances, quelqu'un que je connais peu, quelqu'un que je connais a peine, facteur, femme de menage, coiffeuse, sage-femme, sage femme, gardien, gardienne, concierge, medecin, physio, physiotherapeutin, therapist, therapeutin, tierarzt, vet, pflegerin, pfleger, care assistant, nurses on the ward, date`,
  ),
  ...phrases(
    role(null, 'f'),
    `woman, women, lady, ladies, female, for her, her, frau, frauen, dame, damen, junge frau, junger frau, jungen frau, fur sie, femme, femmes, jeune femme, pour elle, mujer, donna, wife material, altere dame, alteren dame, meuf, demoiselle`,
  ),
  ...phrases(
    role(null, 'm'),
    `man, men, guy, bloke, gentleman, male, for him, mann, manner, mannern, herr, herren, herrn, junger mann, jungen mann, jungem mann, fur ihn, homme, hommes, jeune homme, pour lui, mec, monsieur, hombre, uomo, kerl, typen, alterer herr, alteren herrn`,
  ),
];
