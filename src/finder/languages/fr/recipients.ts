import { inFrames } from '../in-frames.ts';
import { words } from '../patterns.ts';
import type { RecipientGrammar } from '../people-grammars.ts';
import { ambiguous } from './ambiguous-people.ts';
import { firstNames } from './first-names.ts';
import { others } from './other-people.ts';

const grown =
  "(?:fils|fille|beau-fils|belle-fille|neveu|niece|petit-fils|petite-fille|filleule?|il|elle|qui)(?: (?:va|vient de|est|a|vit|s'est|bientot|deja|enfin|maintenant|y)){0,3}";

export const recipients: RecipientGrammar = {
  names: { first: firstNames, calling: words('appelle prenomme prenommee nomme nommee') },
  phrases: [
    {
      means: { recipient: 'parent', gender: 'f' },
      phrases: `maman, mere, belle-mere, belle-maman, daronne, reum, mamounette, belle-doche, ma vieille, mamans,
      maman de coeur`,
    },
    {
      means: { recipient: 'parent', gender: 'm' },
      phrases: `papounet, daron, papa, pere, beau-pere, beau-papa, reup, paternel, mon vieux, beau-doche`,
    },
    {
      means: { recipient: 'parent' },
      phrases: `parents, parent, beaux-parents, darons, mes vieux, renps`,
    },
    {
      means: { recipient: 'grandparent', gender: 'f' },
      phrases: `grand-mere, grande-mere, mamie, mamy, bonne-maman, bobonne, mameye, mamounie, arriere-grand-mere, grand-maman, nonna`,
    },
    {
      means: { recipient: 'grandparent', gender: 'f' },
      phrases: 'ma meme, ta meme, sa meme, memere, mamee, mon arriere mamie',
    },
    {
      means: { recipient: 'grandparent', gender: 'm' },
      phrases: `pepe, grand-pere, papy, bon-papa, papi, pepere, papinou, arriere-grand-pere, grand-papa, nonno`,
    },
    {
      means: { recipient: 'grandparent' },
      phrases: `grands-parents`,
    },
    {
      means: { recipient: 'partner', gender: 'f', mayBeFriend: true },
      phrases: `ma copine, copine`,
    },
    {
      means: { recipient: 'partner', gender: 'f' },
      phrases: `ma femme, mon epouse, epouse, ma cherie, petite amie, compagne, ma fiancee, ma meuf,
      partenaire feminine, ma blonde, ma nana, ma gonzesse, ma dulcinee`,
    },
    {
      means: { recipient: 'partner', gender: 'm' },
      phrases: `mon mari, mari, mon epoux, epoux, petit ami, mon mec, mon homme, mon cheri, mon fiance,
      mon chum, chum, compagnon, conjoint, mon keum, mon jules`,
    },
    {
      means: { recipient: 'partner', gender: 'm', mayBeFriend: true },
      phrases: `mon copain, copain`,
    },
    {
      means: { recipient: 'partner' },
      phrases: `partenaire, ma moitie, mon amour`,
    },
    {
      means: { recipient: 'child', gender: 'f', mayBeGrown: true },
      phrases: `ma fille, fille, filles, notre fille, sa fille, belle-fille, petite-fille, filleule,
      filleules, niece, nieces`,
    },
    {
      means: { recipient: 'child', gender: 'm', mayBeGrown: true },
      phrases: `mon fils, fils, son fils, notre fils, beau-fils, neveu, petit-fils, filleul`,
    },
    {
      means: { recipient: 'child', mayBeGrown: true },
      phrases: `petits-enfants, neveux, mes enfants, mon enfant, petit-enfant, neveux et nieces`,
    },
    {
      means: { recipient: 'child', gender: 'f' },
      phrases: `fillette, fillettes, petite fille de, une fille, jeune fille de, pitchoune, pitchounette, gamine,
      gamines, petite puce, bambine, copine de classe, une copine de classe, copines de classe, copine d'ecole,
      copine de maternelle, copine de creche`,
    },
    {
      means: { recipient: 'child', gender: 'm' },
      phrases: `garcon, garcons, petit garcon, garconnet, pitchoun, copain de classe, un copain de classe, copains de classe,
      copain d'ecole, copain de maternelle, copain de creche, p'tit gars, petit gars, petit bonhomme`,
    },
    {
      means: { recipient: 'child', mayBeTeen: true },
      phrases: `eleve, eleves, jumeaux, jumelles, triples, camarade de classe, camarades de classe`,
    },
    {
      means: { recipient: 'child' },
      phrases: `enfant, enfants, gamin, gamins, gosse, gosses, bout de chou, loulou, bebe, nourrisson,
      nouveau-ne, tout-petit, bambin, ecoliers, ecolieres, mome, momes, minot, minots,
      poupon, tout-petits, bambins, ecolier, ecoliere, petit bout, p'tit bout, pitchouns, loupiot,
      loupiote, loupiots, marmot, marmots, mioche, mioches, camarade de jeu`,
    },
    {
      means: { recipient: 'teen' },
      phrases: `adolescents, preado, ado, ados, adolescent, mineur, mineure, mineurs, collegien, collegienne,
      collegiens, lyceen, lyceenne, lyceens, adolescente`,
    },
    {
      means: { recipient: 'teen', gender: 'f' },
      phrases: `ado fille, fille ado, jeune fille, ma fille ado`,
    },
    {
      means: { recipient: 'teen', gender: 'm' },
      phrases: `garcon ado, fils ado, mon fils ado`,
    },
    {
      // "The big sister" of a baby is no sister of the giver.
      means: { recipient: 'child', gender: 'f' },
      phrases: `la grande soeur, devient grande soeur, devenue grande soeur, future grande soeur`,
    },
    {
      means: { recipient: 'child', gender: 'm' },
      phrases: `le grand frere, au grand frere, du grand frere, devient grand frere, devenu grand frere, futur grand frere`,
    },
    {
      means: { recipient: 'sibling', gender: 'f' },
      phrases: `soeur, soeurette, frangine, soeurs, frangines, reus`,
    },
    {
      means: { recipient: 'sibling', gender: 'f', isGrownUp: true },
      phrases: 'belle-soeur',
    },
    {
      means: { recipient: 'sibling', gender: 'm' },
      phrases: `frere, frerot, frangin, frero, freres, frangins, reuf`,
    },
    {
      means: { recipient: 'sibling', gender: 'm', isGrownUp: true },
      phrases: 'beau-frere, beauf',
    },
    {
      means: { recipient: 'sibling' },
      phrases: `soeur jumelle, frere jumeau, freres et soeurs, fratrie`,
    },
    {
      // A child that becomes a sister is no sister of the giver.
      means: { recipient: 'child', gender: 'f' },
      phrases: inFrames(
        'va être *, va devenir *, devient *, devenir *, devenue *, devenu *, sera *, future *, futur *',
        'grande sœur',
      ),
    },
    {
      // A child that becomes a sister is no sister of the giver.
      means: { recipient: 'child', gender: 'm' },
      phrases: inFrames(
        'va être *, va devenir *, devient *, devenir *, devenue *, devenu *, sera *, future *, futur *',
        'grand frère',
      ),
    },
    {
      means: { recipient: 'friend', gender: 'f' },
      phrases: `amie, amies, une amie, mon amie, meilleure amie, ma meilleure amie, une copine, copines,
      mes copines, meilleure copine, ma meilleure copine, amie d'enfance, copine d'enfance,
      copine de lycee`,
    },
    {
      means: { recipient: 'friend', gender: 'f', isGrownUp: true },
      phrases: `mariee, future mariee, demoiselle d'honneur, demoiselles d'honneur, temoin de mariage, copine de fac,
      copine de boulot`,
    },
    {
      means: { recipient: 'friend', gender: 'f' },
      phrases: `copines, mes copines, nos copines, ma pote, une pote, meilleure pote, ma meilleure pote, mes potes filles`,
    },
    {
      means: { recipient: 'friend', gender: 'm' },
      phrases: `pote, potes, mon pote, meilleur pote, ami, un ami, mon ami, meilleur ami, mon meilleur ami,
      un copain, poto, potos, ami d'enfance, copain d'enfance, copain de lycee`,
    },
    {
      means: { recipient: 'friend', gender: 'm', isGrownUp: true },
      phrases: 'copain de fac',
    },
    {
      means: { recipient: 'friend' },
      phrases: `amis, copains, mes copains, nos copains, mes chums, correspondante, correspondant`,
    },
    {
      means: { recipient: 'friend', isGrownUp: true },
      phrases: 'colocataire, coloc, colocs',
    },
    {
      means: { recipient: 'colleague', gender: 'f' },
      phrases: `ma collegue, une collegue`,
    },
    {
      means: { recipient: 'colleague' },
      phrases: `collegue, collegues, collegue de travail, collegue de bureau, stagiaire, employe, employes,
      equipe, secretaire, client, clients`,
    },
    {
      // A team that somebody plays in receives nothing.
      means: { recipient: null },
      phrases: inFrames(
        'équipe *',
        'de foot, de football, de rugby, de hand, de handball, de basket, de volley, de hockey, de natation, de sport, de France, du lycée, du collège, du village, du club',
      ),
    },
    {
      means: { recipient: 'colleague' },
      phrases: inFrames(
        '* du boulot, * du travail, * du taf, * du bureau, * au boulot, * au travail, * de mon boulot, * de mon travail',
        "gars, fille, filles, mec, mecs, copine, copain, pote, potes, ami, amie, amis, nana, dame, homme, femme, quelqu'un, gens",
      ),
    },
    {
      means: { recipient: 'boss' },
      phrases: `chef, patron, superieur, responsable, boss, taulier, directeur`,
    },
    {
      means: { recipient: 'boss', gender: 'f' },
      phrases: `ma chef, ma cheffe, cheffe, patronne, superieure, ma boss, directrice, tauliere`,
    },
    {
      means: { recipient: 'teacher', isProfession: true },
      phrases: `coach, mentor, prof, instituteur, instit, maitre d'ecole, enseignant, entraineur, atsem,
      professeur, professeure, maitre, prof principal, aesh, avs, baby-sitter, babysitter, animateur,
      chef scout, chef louveteau, encadrant, educateur sportif, moniteur, moniteur d'auto-ecole, directeur d'ecole, equipe de la creche`,
    },
    {
      means: { recipient: 'teacher', gender: 'f', isProfession: true },
      phrases: `maitresse, maitresses, institutrices, enseignantes, nounous, institutrice, enseignante, nounou, assistante maternelle, tata nounou,
      maitresse d'ecole, ass mat, auxiliaire de puericulture, puericultrice, monitrice, animatrice,
      entraineuse, cheftaine, cheffe scoute, encadrante, directrice d'ecole, directrice de creche, directrice de la creche`,
    },
    {
      means: { recipient: 'neighbour' },
      phrases: `voisins, voisinage`,
    },
    {
      means: { recipient: 'neighbour', gender: 'm' },
      phrases: `voisin`,
    },
    {
      means: { recipient: 'neighbour', gender: 'f' },
      phrases: `voisine, voisines`,
    },
    {
      means: { recipient: 'host' },
      phrases: `hote, hotes, nos hotes, famille d'accueil`,
    },
    {
      means: { recipient: 'host', gender: 'f' },
      phrases: `hotesse, maitresse de maison`,
    },
    {
      means: { recipient: 'couple' },
      phrases: `couple, couples, deux mamans, deux papas, deux meres, deux peres, jeunes maries, maries, les maries, un couple, fiances,
      amis qui se marient, copains qui se marient, deux amis qui, deux copains qui, deux collegues qui, futurs maries, futurs epoux`,
    },
    {
      means: { recipient: 'family' },
      phrases: `famille, familles, toute la famille`,
    },
    {
      means: { recipient: 'parents-to-be' },
      phrases: `futurs parents, future maman, future mere, futur papa, jeunes parents, jeune maman, jeune papa,
      enceinte, ${inFrames('attend *, attendent *, attendons *', 'notre bebe, notre enfant, notre premier, notre deuxieme, notre premier bebe, notre premier enfant, notre deuxieme bebe, notre deuxieme enfant, notre troisieme enfant, un bebe, un enfant, son premier bebe, son premier enfant, son deuxieme bebe, son deuxieme enfant, leur premier bebe, leur premier enfant, leur deuxieme bebe, leur deuxieme enfant')},
      devenue maman, devenu papa,
      devenus parents, ${inFrames('devient *, va devenir *, va etre *', 'maman, papa, mere, pere')}, vient d'etre maman`,
    },
    {
      means: { recipient: 'relative', gender: 'f', isGrownUp: true },
      phrases: `ma bru, notre bru, bru, tante, matante, ma tante, tata, tatie, tantine, grand-tante, marraine`,
    },
    {
      means: { recipient: 'relative', gender: 'f' },
      phrases: 'cousine, cousines',
    },
    {
      means: { recipient: 'relative', gender: 'm', isGrownUp: true },
      phrases: `gendre, tonton, mononcle, oncle, grand-oncle, parrain`,
    },
    {
      means: { recipient: 'relative', gender: 'm' },
      phrases: 'cousin',
    },
    {
      means: { recipient: 'relative', isGrownUp: true },
      phrases: `parrain et marraine`,
    },
    {
      means: { recipient: 'acquaintance' },
      phrases: `connaissance, connaissances, quelqu'un que je connais peu, quelqu'un que je connais a peine`,
    },
    {
      means: { recipient: 'acquaintance', gender: 'f' },
      phrases: `ex femme, ex copine, ex compagne, ex épouse`,
    },
    {
      means: { recipient: 'acquaintance', gender: 'm' },
      phrases: `ex mari, ex copain, ex compagnon, ex conjoint`,
    },
    {
      means: { recipient: 'acquaintance' },
      phrases: `ex`,
    },
    {
      means: { recipient: 'acquaintance', isProfession: true },
      phrases: `facteur, factrice, livreur, livreuse, femme de menage, femmes de menage, homme de menage, homme a tout faire, homme d'entretien,
      femme de chambre, jeune fille au pair, fille au pair, au pair, aide menagere, coiffeuse, coiffeur,
      estheticienne, gardien, gardienne, gardien d'immeuble, concierge, chauffeur de bus, eboueur,
      eboueurs, garagiste, notaire, bibliothecaire, veterinaire, veto, religieuse, religieuses,
      bonne soeur, bonnes soeurs, nonne, nonnes, moine, le cure, notre cure, mon cure, pretre, pasteur,
      rabbin, imam`,
    },
    {
      means: { recipient: 'acquaintance', isProfession: true, isCarer: true },
      phrases: `infirmier, infirmiers, medecin, docteur, toubib, toubibs, chirurgien,
      chirurgienne, oncologue, sage-femme, sages-femmes, kine, kinesitherapeute, aide-soignant, soignant, soignants, auxiliaire de vie,
      aide a domicile, dentiste, generaliste, gyneco, gynecologue, pediatre, psy, psychologue,
      orthophoniste, osteo, osteopathe, ambulancier, pharmacien, pharmacienne`,
    },
    {
      means: { recipient: 'acquaintance', gender: 'f', isProfession: true, isCarer: true },
      phrases: `infirmiere, infirmieres, aide-soignante, aide-soignantes, soignante, soignantes`,
    },
    {
      means: { recipient: null, gender: 'f', mayBeSpouse: true },
      phrases: `femme, femmes, jeune femme, pour elle, meuf, meufs, demoiselle, nana, nanas, gonzesse, gonzesses,
      bonne femme`,
    },
    {
      means: { recipient: null, gender: 'm', mayBeSpouse: true },
      phrases: `homme, hommes, jeune homme, pour lui, mec, mecs, keum, keums, gars, un type, bonhomme, monsieur`,
    },
  ],
  owners: {
    words: words('de d du des ma mon mes notre nos la le les'),
    genitivePhrase: [
      {
        anchor: 'before',
        pattern: '(?:de|d) (?:mon|ma|mes|notre|nos|son|sa|ses)(?: \\S+)?',
        examples: ['de ma', 'de son petit'],
        counterexamples: ['pour ma', "d'une"],
      },
    ],
  },
  pronouns: {
    she: words('elle'),
    he: words('il lui'),
    theirs: words('son sa leur ses leurs'),
    whose: words('dont'),
    me: words('me m moi nous'),
    mine: words('mon ma mes notre nos'),
  },
  others,
  ambiguous,
  friendSigns: [
    {
      pattern:
        "s'est (?:[a-z]+ ){0,2}(?:separee?|fait larguer|fait plaquer|fait quitter)|vient de (?:se separer|rompre|divorcer|se marier)|se marie|(?:est|et) (?:[a-z]+ )?(?:mariee?|celibataire|divorcee?|separee?)|(?:son|sa|avec son|avec sa) (?:mari|copain|mec|conjoint|fiance|ex|femme|copine|compagne|meuf|divorce|rupture)|a rompu",
      examples: ['ma copine s’est séparée de son mec', 'ma copine est divorcée'],
    },
  ],
  grownUpSigns: [
    {
      pattern: `${grown} (?:r?entre(?:r)?|commence(?:r)?|fait|etudie|integre(?:r)?|admise?|prise?) (?:[a-z']+ )?(?:medecine|droit|pharma|kine|prepa|licence|master|fac|bts|iut)`,
      examples: ['ma fille entre en médecine', 'mon neveu commence médecine'],
    },
    {
      pattern: `${grown} (?:etudie|travaille|bosse|conduit|se marie|mariee?|enceinte|demenage|emmenage|etudiante?|pacsee?|divorcee?|retraitee?|vit (?:sur|dans) (?:un|une|son|sa) (?:voilier|bateau|peniche|camion|van|studio|appart(?:ement)?|coloc(?:ation)?)|attend(?:ent)? (?:un|une|son|leur|des) (?:(?:tout )?(?:premiere?|deuxieme|second|petite?) )?(?:bebe|enfant|fille|garcon|jumeaux|jumelles))`,
      examples: [
        'mon fils travaille en boulangerie',
        'ma nièce est enceinte',
        'ma fille attend son premier bébé',
        'ma fille vit sur un voilier',
      ],
    },
    {
      pattern: `${grown} (?:part(?:ir)?|voyage(?:r)?|fait?|faire) (?:[a-z']+ ){0,3}(?:voyager|en voyage|tour du monde|autour du monde|en australie|a l'etranger|en erasmus|vivre|au canada|pvt|etudes|medecine|these|service|etudier|a la fac)`,
      examples: ['ma fille part un an à l’étranger', 'mon neveu fait le tour du monde'],
    },
    {
      pattern: `${grown} (?:achete|acheter|loue|louer|emmenager|s'installer|s'installe|installee?) (?:[a-z']+ ){0,2}(?:appart|appartement|maison|studio|voiture|chez|dans|avec)|(?:fils|fille|neveu|niece) et (?:sa femme|son mari|sa compagne|son compagnon|son conjoint|sa copine|son copain)`,
      examples: ['mon fils vient d’acheter une maison', 'ma fille et son mari'],
    },
  ],
  from: words('du de d des'),
  employers: [
    {
      anchor: 'before',
      pattern:
        "(?:travaille|travaillent|bosse|bossent|taffe|employee?|embauchee?|salariee?)(?: (?!(?:et|aime|adore|beaucoup|trop|dur)\\b)[a-z]+){0,2} (?:pour|chez|a|au|aux|dans)(?: ?(?:les?|la|l'|une?|sa|son))?",
      examples: ['il travaille pour les', 'elle bosse à la', 'employé chez'],
      counterexamples: ['travaille beaucoup pour', 'achète chez', 'travaille'],
    },
  ],
  origins: [
    {
      anchor: 'before',
      pattern:
        "(?<!\\b(?:ce|tout|choses?|objets?|produits?|trucs?) (?:ce )?qui )(?:arriv(?:e|es|ent|er|ee?s?)|debarqu(?:e|ent|er|ee?s?)|vien(?:t|nent|s|ne)|venue?s?|originaires?|refugiee?s?|exilee?s?|nati(?:f|ve)s?|nee?s?|immigree?s?)(?: (?:tout juste|juste|directement|tout droit|recemment))? (?:du|de|d'|des|de la|de l')",
      examples: ['elle vient de la', 'un ami originaire du', "arrivés récemment d'"],
      counterexamples: ['tout ce qui vient de la', 'un livre de', 'elle vient avec'],
    },
    {
      // Where somebody studies or stays, or where those are who are visited.
      anchor: 'before',
      pattern:
        "(?:etudi(?:e|ent|er)|etudes|fac|universite|erasmus|semestre|annee|annee de cesure|echange|stage|mutee?|pvt|fille au pair|volontariat)(?: [a-z]+)? (?:a|au|aux|en)(?: (?:l'|la))?|(?:amis?|amies?|cousine?s?|oncle|tante|famille|hotes?|correspondante?s?|collegues?|frere|soeur) (?:a|au|aux|en)(?: (?:l'|la))?",
      examples: ['elle étudie en', 'des amis aux', 'année de césure au'],
      counterexamples: ['vacances en', 'rêve de voyager au', 'voyage en'],
    },
    {
      anchor: 'before',
      pattern:
        "(?<!\\b(?:ce|tout|choses?|objets?|produits?|trucs?) (?:ce )?qui )d'origine(?: [a-z]+ et)?",
      examples: ["il est d'origine", "d'origine belge et"],
      counterexamples: ["une idée d'originale", "l'origine"],
    },
    {
      anchor: 'before',
      pattern:
        "(?<!\\b(?:ce|tout|choses?|objets?|produits?|trucs?) (?:ce )?qui )(?:nee?s?|grandie?s?|elevee?s?)(?: et (?:grandie?s?|elevee?s?))? (?:a|au|aux|en|dans le|dans la)(?: (?:l'|la))?",
      examples: ['né au', 'elle est née et grandie à la'],
      counterexamples: ['grandit au', 'né le'],
    },
    {
      anchor: 'before',
      pattern:
        "(?<!\\b(?:ce|tout|choses?|objets?|produits?|trucs?) (?:ce )?qui )(?:vi(?:t|vent|vait)|habit(?:e|ent|ait)|resid(?:e|ent)|log(?:e|ent)|bosse(?:nt)?|travaille(?:nt)?)(?: (?!part|va|vont|reve|voyage|aime|adore|mais|et|qui|pour)[a-z']+){0,6} (?:a|au|aux|en|dans le|dans la)(?: (?:l'|la))?",
      examples: ['il vit depuis un an à la', 'ma tante habite en'],
      counterexamples: ['elle vit et voyage en', 'il lit en'],
    },
  ],
};
