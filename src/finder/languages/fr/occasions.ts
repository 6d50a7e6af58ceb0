import type { Occasion } from '../../content/vocabulary.ts';
import { inFrames } from '../in-frames.ts';
import type { PhraseList } from '../patterns.ts';
import type { OccasionGrammar } from '../people-grammars.ts';
import { longAgo } from './losses.ts';

const listed: PhraseList<Occasion> = [
  {
    means: 'anniversary',
    phrases: `anniversaire de mariage, anniversaire de rencontre, ans de mariage, noces d'or, noces d'argent,
      noces de coton, noces de cuir, noces de froment, noces de cire, noces de bois, noces de laine,
      noces d'étain, noces de soie, noces de cristal, noces de porcelaine, noces de saphir,
      noces de rubis, noces de diamant, ans ensemble, mariés depuis, mariées depuis, ans qu'on est ensemble, ans qu'on est mariés, ans qu'ils sont ensemble, ans qu'ils sont mariés,
      ans d'amour, ans de couple, ans de relation, ans de vie commune, ans en couple, ans de vie à deux`,
  },
  {
    means: 'birthday',
    phrases: `anniversaire, anniv, annif, souffle ses bougies, soufflera ses bougies, souffler ses bougies`,
  },
  {
    means: 'christmas',
    phrases: `noel, reveillon, pere noel, sous le sapin, pour le 24 décembre, pour le 25 décembre, le 24 décembre, le 25 décembre`,
  },
  {
    means: 'valentine',
    phrases: `st-valentin, valentin, saint-valentin, pour le 14 février, le 14 février`,
  },
  {
    means: 'wedding',
    phrases: `mariage, se marient, se marie, jeunes mariés, noces, se pacse, se pacsent, pacs, se disent oui, se passent la bague au doigt`,
  },
  {
    means: 'engagement',
    phrases: `se sont fiancés, vient de se fiancer, se fiancent, s'est fiancée, s'est fiancé, fiançailles, viennent de se fiancer`,
  },
  {
    means: 'birth',
    phrases: inFrames(
      'a eu *, ont eu *, vient d’avoir *, viennent d’avoir *',
      'un bébé, un enfant, son premier, son deuxième, son troisième, son quatrième, leur premier, leur deuxième, leur troisième, leur quatrième, une petite fille, un petit garçon',
    ),
  },
  {
    means: 'birth',
    phrases: `congé maternité, congé mat, congé parental, devenir papa, devenu papa, devenir maman,
      devenue maman, devenus parents, d'être papa, d'être maman, naissance, vient d'accoucher, vient de naître, viennent de naître, qui vient de naître,
      accouchement, liste de naissance, cadeau naissance`,
  },
  {
    means: 'baptism',
    phrases: `baptême, se fait baptiser, va être baptisé, va être baptisée, sera baptisé, sera baptisée, est baptisé, est baptisée, baptiser notre fils, baptiser notre fille,
      baptiser leur fils, baptiser leur fille, baptiser sa fille, baptiser son fils`,
  },
  {
    means: 'communion',
    phrases: `communion, première communion, profession de foi, communiant, communiante`,
  },
  {
    means: 'mothers-day',
    phrases: `fête des mères`,
  },
  {
    means: 'fathers-day',
    phrases: `fête des pères`,
  },
  {
    means: 'housewarming',
    phrases: `crémaillère, pendaison de crémaillère, emménagement, emménage, emménagent, emménager, emménagé, déménagement,
      nouvel appartement, nouvelle maison, d'acheter une maison, d'acheter leur maison, d'acheter un appartement,
      d'acheter leur première maison, ont acheté une maison, a acheté une maison, a acheté un appartement, premier appartement, premier appart, nouvel appart,
      s'installe dans un studio, s'installe dans son studio, s'installe dans un appart, s'installe dans son appart,
      s'installe dans une maison, s'installent dans un appart, s'installent dans une maison, s'installe dans un appartement`,
  },
  {
    means: 'graduation',
    phrases: `diplômé, diplômée, avoir son master, eu son master, eu son diplôme, avoir son diplôme, reçu son diplôme, recevoir son diplôme, obtenu son diplôme,
      obtenu son master, eu sa licence, avoir sa licence, décroché son diplôme, décroché son master, validé son master, bac en poche, remise de diplôme, remise des diplomes, fin d'études,
      obtention du diplôme, bal de finissants, bal des finissants, bal de finissant, bal de fin d'études, finissants, finissante`,
  },
  {
    means: 'school-start',
    phrases: `rentrée des classes, rentrée scolaire, rentree, entre au cp, entrée au cp, entrée en cp`,
  },
  {
    means: 'exam',
    phrases: `réussite, concours, brevet, a réussi, baccalauréat, le bac, bac`,
  },
  {
    means: 'new-job',
    phrases: `nouveau job, nouveau travail, nouveau poste, premier emploi, nouvel emploi,
      prise de poste, nouveau boulot, nouveau taf, décroché un cdi, signé un cdi, eu son cdi`,
  },
  {
    means: 'retirement',
    phrases: `départ à la retraite, départ en retraite, retraite, part à la retraite, jeune retraité, jeune retraitée,
      jeunes retraités, nouveau retraité, nouvelle retraitée, tout juste retraité, tout juste retraitée`,
  },
  {
    means: 'farewell',
    phrases: `bon voyage, au revoir, pot de départ, cadeau de départ, départ d'une collègue,
      départ d'un collègue, départ, adieu, nous quitte, quitte la boîte, quitte l'entreprise, quitte l'équipe,
      quitte le service, quitte la société, quitte notre équipe, quitte notre service, quitte notre école`,
  },
  {
    means: 'farewell',
    phrases: inFrames(
      '* à la fin, * fin, * en fin, * le mois prochain, * la semaine prochaine, * bientôt, * après, * en juin, * en juillet, * cet été, * ce mois-ci, * cette semaine',
      "part, s'en va, nous quitte, quitte l'école, quitte la crèche, quitte l'équipe, quitte la boîte, quitte le service, quitte le bureau, quitte l'entreprise, change d'école, change de crèche",
    ),
  },
  {
    means: 'thank-you',
    phrases: `remercier, remerciement, remerciements, dire merci, pour dire merci, un merci, fin d'année, médaille du travail, ans de maison, ans de boîte,
      ans d'ancienneté, ans de service, ans dans l'entreprise, ans dans la boîte`,
  },
  {
    means: 'get-well',
    phrases: `jambe cassée, bras cassé, cheville cassée, s'est cassé la jambe, s'est cassé le bras,
      dans le plâtre, se faire opérer, sort de l'hôpital, bon rétablissement, rétablissement,
      convalescence, à l'hôpital, hôpital, hospitalisé, hospitalisée, malade, opération, chimio`,
  },
  {
    means: 'sympathy',
    phrases: `deuil, condoléances, obsèques, décès, a perdu son mari, a perdu sa femme, a perdu sa mère,
      a perdu son père, a perdu sa maman, a perdu son papa, a perdu son chien, a perdu son chat, a perdu un bébé, a perdu son bébé, ont perdu leur bébé, endeuillé, endeuillée, réconforter`,
  },
  {
    means: 'apology',
    phrases: `excuse, excuses, m'excuser, pour m'excuser, me faire pardonner, pardon, après une dispute`,
  },
  {
    means: 'easter',
    phrases: `pâques`,
  },
  {
    means: 'saint-nicholas',
    phrases: `st nicolas, saint-nicolas`,
  },
  {
    means: 'secret-santa',
    phrases: `père noël secret, noël secret, secret santa au bureau, cacahuète`,
  },
  {
    means: 'hanukkah',
    phrases: `hanoucca, hanouka, hanoukka`,
  },
  {
    means: 'new-year',
    phrases: `nouvel an, saint-sylvestre, étrennes, jour de l'an`,
  },
  {
    means: 'bachelor-party',
    phrases: `evjf, evg, enterrement de vie de jeune fille, enterrement de vie de garçon`,
  },
  {
    means: 'invitation',
    phrases: `nous invite, nous invitent, m'invite, m'invitent, invitation, invité, invitée, invités,
      invitée à dîner, invités à dîner, dîner chez, soirée chez, apéro chez, amène quoi, apporte quoi,
      amener quoi, apporter quoi, ramène quoi, quoi apporter, quoi amener, quoi ramener,
      qu'est-ce que j'apporte, qu'est-ce que j'amène, qu'est-ce qu'on apporte, qu'est-ce qu'on amène,
      que puis-je apporter, qu'apporter`,
  },
  {
    means: 'confirmation',
    phrases: `confirmation, confirmand, confirmande, sera confirmé, sera confirmée, va être confirmé, va être confirmée, se fait confirmer`,
  },
  {
    means: 'name-day',
    phrases: `fête du prénom, fête de son prénom, saint patron`,
  },
  {
    means: 'baby-shower',
    phrases: `baby shower, babyshower`,
  },
  {
    means: 'advent',
    phrases: `avent, calendrier de l'avent`,
  },
  {
    means: 'driving-licence',
    phrases: `permis, permis de conduire, son permis, le code de la route`,
  },
  {
    means: 'promotion',
    phrases: `promotion, promotion au travail, promu, promue, reçu une promotion, eu une promotion, obtenu une promotion`,
  },
  {
    means: 'eid',
    phrases: `aïd, aïd el-fitr, aïd el-kébir, ramadan, fête de l'aïd, tabaski, la tabaski, korité, la korité, fête du mouton`,
  },
  {
    means: 'diwali',
    phrases: `diwali, divali`,
  },
  {
    means: 'raksha-bandhan',
    phrases: `rakhi, rakhee, raksha bandhan, rakshabandhan, rakshabandan, raksha bandan`,
  },
  {
    means: 'lunar-new-year',
    phrases: `nouvel an chinois, nouvel an lunaire, nouvel an vietnamien, nouvel an coréen, nouvel an asiatique, têt, seollal`,
  },
  {
    means: 'nowruz',
    phrases: `norouz, nowruz, nouvel an persan`,
  },
  {
    means: 'bar-mitzvah',
    phrases: `bar mitzvah, bat mitzvah, bar-mitsva, bat-mitsva`,
  },
  {
    means: 'just-because',
    phrases: `sans raison, sans occasion, comme ça, juste comme ça, remonter le moral, pour le plaisir`,
  },
];

export const occasions: OccasionGrammar = {
  phrases: [
    ...listed,
    {
      // In Québec "sa fête" is a birthday.
      means: 'birthday',
      phrases: `sa fête, leur fête, ta fête, la fête à, de la fête à, pour la fête à, ma fête à`,
    },
    {
      means: 'invitation',
      phrases: `à la fête à`,
    },
    {
      means: 'farewell',
      phrases: `sa fête de départ, sa fête d'adieu, leur fête de départ, fête d'adieu, fête de départ`,
    },
    {
      means: 'retirement',
      phrases: inFrames(
        '*, cadeau de *, cadeau pour le *, cadeau pour son *, pot de *, pot pour le *, pot pour son *, fête de *, fête pour son *, sa fête de *',
        'départ à la retraite, départ en retraite, départ retraite, mise à la retraite',
      ),
    },
    {
      means: 'anniversary',
      phrases: `noces d'émeraude, noces de perle, noces de nacre, noces d'orchidée, noces de palissandre, noces de platine,
        noces de vermeil, noces de corail, noces de jade, noces de turquoise, noces de faïence, noces de muguet,
        noces d'ivoire`,
    },
    {
      // Whoever is invited to a feast gives for that feast.
      means: 'birthday',
      phrases: inFrames(
        'invité à *, invitée à *, invités à *, invitées à *, invité pour *, invitée pour *, invités pour *, invitées pour *',
        "l'anniversaire, l'anniv, l'annif, un anniversaire, un anniv, un annif, son anniversaire, son anniv, la fête d'anniversaire, une fête d'anniversaire, un goûter d'anniversaire",
      ),
    },
    {
      means: 'wedding',
      phrases: inFrames(
        'invité à *, invitée à *, invités à *, invitées à *',
        'un mariage, leur mariage, son mariage, des noces',
      ),
    },
    {
      means: 'wedding',
      phrases: 'invité au mariage, invitée au mariage, invités au mariage, invitées au mariage',
    },
    {
      means: 'baptism',
      phrases: inFrames(
        'invité *, invitée *, invités *, invitées *',
        'à un baptême, au baptême, à son baptême',
      ),
    },
    {
      means: 'new-job',
      phrases: inFrames(
        "a ouvert *, vient d'ouvrir *, va ouvrir *, ouvre *, inaugure *, lance *, a lancé *, vient de lancer *, a monté *, monte *, a créé *",
        `son salon, sa boutique, son magasin, son cabinet, son restaurant, son resto, son bar, son café, sa boulangerie, son atelier,
        son institut, son entreprise, sa boîte, son agence, sa librairie, son commerce, sa propre boutique, son propre salon,
        son propre restaurant, sa propre boîte, son propre magasin, son food truck, sa pizzeria, sa ferme, son studio`,
      ),
    },
    {
      means: 'new-job',
      phrases: inFrames(
        "*, vient de *, s'est mis à son compte, s'est mise à son compte",
        'se mettre à son compte, se lancer à son compte, se lance à son compte, se met à son compte',
      ),
    },
    {
      // "Invités à un barbecue" names an invitation, and the barbecue is no interest.
      means: 'invitation',
      phrases: inFrames(
        'invité à *, invitée à *, invités à *, invitées à *, invité à un *, invitée à un *, invités à un *, invités à une *, invité au *, invités au *, invité pour *, invités pour *, invité pour un *, invités pour un *, * chez',
        "dîner, déjeuner, bruncher, brunch, prendre le café, prendre l'apéro, café, thé, apéro, l'apéro, goûter, barbecue, bbq, pique-nique, raclette, fondue, soirée jeux",
      ),
    },
  ],
  finished: [
    {
      pattern:
        "(?:finir|fini|finit|terminer|termine|acheve|boucler?|decrocher?|obtenir|obtenu|obtient|eu|valider?|reussi|soutenu) (?:(?:brillamment|enfin|tout juste|son|sa|ses|leurs?|un|une|le|la|les) ){1,2}(?:etudes?|licence|master|doctorat|these|diplome|bts|dut|cap|ecole d'[a-z]+|fac|cursus|formation)|(?:etudes?|licence|master|doctorat|these|diplome|ecole d'[a-z]+|fac|formation) (?:(?!pas|jamais|presque|bientot)[a-z']+ ){0,3}?(?:finie?s?|terminee?s?|en poche|obtenue?|bouclee?s?)",
      examples: ['elle vient de finir ses études de droit', 'diplôme d’infirmière en poche'],
    },
  ],
  told: [
    {
      // Who has served for so long is thanked; only the years of a marriage are a couple's.
      means: 'thank-you',
      pattern:
        "(?:fete[a-z]*|celebr[a-z]+|pour) (?:(?:ses|leurs) (?:\\d+|[a-z]+(?:-[a-z]+)?) ans (?:de |d'|dans |chez (?:les |l')|comme |en tant que )|les (?:\\d+|[a-z]+(?:-[a-z]+)?) ans (?:dans |chez (?:les |l')|comme |en tant que ))(?!mariage|vie commune|vie a deux|relation|couple|amour|amitie|bonheur|ma\\b|mon\\b|mes\\b|la\\b|l')[a-z]+|(?:\\d+|[a-z]+) ans (?:de |d')(?:sacerdoce|pretrise|ministere|profession religieuse|vie religieuse|syndicat|benevolat|carriere|enseignement)|jubile (?:sacerdotal|de (?:profession|sacerdoce))",
      examples: ['fête ses 30 ans de police', 'vingt ans de bénévolat', 'jubilé sacerdotal'],
    },
    {
      // In Quebec a birthday.
      means: 'birthday',
      pattern:
        '(?<!\\b(?:grande|petite|bonne|une) )fete (?:de|a) (?:ma|mon|notre|sa|son) (?:blonde|chum|copine|copain|fille|fils|gars|garcon|mere|pere|maman|papa|soeur|frere|ami|amie|mari|femme|conjointe?|boss|collegue|patronne?|niece|neveu|grand[- ]mere|grand[- ]pere|mamie|papi|belle[- ]mere|beau[- ]pere|voisine?|tante|oncle|cousine?|filleule?)\\b(?!.{0,40}\\bsainte?\\b)',
      examples: ['c’est la fête de ma blonde', 'pour la fête de mon gars'],
    },
    {
      // Also there; whoever wishes it to parents may mean Mother's or Father's Day.
      means: 'birthday',
      pattern:
        "bonne fete (?:de|a) (?:ma|mon|notre|sa|son) (?!mere|pere|maman|papa|mamie|papi|grand)[a-z]+|(?:cadeaux?|party|souper|gateau) de fete(?! (?:de (?:noel|fin|depart|paques|famille)|des|d'adieu|nationale|religieuse|du))",
      examples: ['bonne fête à mon neveu', 'un souper de fête pour mon chum'],
    },
    {
      // Whoever corrects what they have just typed apologises to nobody.
      means: null,
      pattern: "(?:non|euh|oups|ah|enfin),? pardon|pardon,? (?:je veux dire|non|c'est)",
      examples: ['pour mon oncle non pardon mon cousin', 'euh pardon, ma tante'],
    },
    {
      // A first flight.
      means: null,
      pattern: "bapteme de l'air",
      examples: ['un baptême de l’air'],
    },
    {
      // Whoever is named for their part in a wedding is one of those who marry.
      means: 'wedding',
      pattern:
        '(?:a|au|pour|de|du|offrir) (?:la |le |une |un |ma |mon |notre |future |futur ){0,2}(?:mariee?)(?! (?:depuis|avec|a|et pere|et mere|deux|[a-z]+ enfants))|futurs? mariee?s?',
      examples: ['un cadeau pour la mariée', 'offrir au marié'],
    },
    {
      // Whoever is met at home for the first time is a host.
      means: 'invitation',
      pattern:
        "(?:rencontrer?|rencontre|connaitre|connaissance (?:de|avec)|voir|vois|chez) (?:(?:ses|les|mes|sa|son|la|le|leur|leurs|futurs?|beaux|belle|parents? de) ?-?){1,3}(?:parents?|famille|beaux-parents|belle-famille|mere|pere)(?: (?:de|d') ?(?:mon|ma|sa|son)? ?[a-z]+)? (?:pour la premiere fois|la premiere fois)|premi(?:er|ere) (?:repas|diner|dejeuner|rencontre|visite|fois|week-end) (?:chez|avec) (?:(?:ses|les|mes|sa|son|la|le|futurs?) ){1,2}(?:beaux|belle|parents|famille)",
      examples: [
        'je rencontre ses parents pour la première fois',
        'premier repas chez les parents de mon copain',
      ],
    },
    {
      // Who has long been retired celebrates no retirement.
      means: null,
      pattern:
        '(?<!\\b(?:jeunes?|nouve(?:au|lle|aux|lles)|juste|fraichement|recemment|futur|future|bientot|enfin) )retraite(?:e|s|es)\\b|(?<=\\b(?:est|sont|un|(?:mon|ma|notre) [a-z-]+,?|papa,?|maman,?) )retraite(?=\\s*(?:,|depuis|qui|et\\b|\\d))|(?:a la|en|de sa) retraite depuis (?!hier|peu|quelques|lundi|une semaine|un mois)[a-z0-9]+',
      examples: [
        'ma tante est retraitée',
        'mon père, retraité, jardine',
        'en retraite depuis dix ans',
      ],
    },
    {
      // A loss of long ago is no occasion.
      means: null,
      pattern: longAgo,
      examples: ['sa chatte est morte il y a des années'],
    },
    {
      // Who is back at work needs nothing for a newborn.
      means: null,
      pattern:
        "(?:retour|revient|revenue?s?|rentre|rentree?|reprend|reprise) (?:(?:au|du|le) (?:travail|boulot|bureau) )?(?:de |d'|apres )(?:son |sa |un |le )?conge (?:mater(?:nite)?|pater(?:nite)?|parental)|conge (?:mater(?:nite)?|pater(?:nite)?|parental) (?:est )?(?:fini|termine)|(?:fin|bout) d[eu] (?:son |sa )?conge (?:mater(?:nite)?|pater(?:nite)?|parental)",
      examples: ['elle revient de congé maternité', 'son congé parental est terminé'],
    },
    {
      // Somebody who lives with the giver or next door leaves; a son who moves out has a first home.
      means: 'farewell',
      pattern:
        "(?:colocs?|colocataires?|locataires?|voisine?s?|proprio|proprietaires?)(?: [a-z']+){0,2}? (?:demenage(?:nt)?|s'en va|s'en vont|partent|part)(?! en (?:vacances|voyage|week))",
      examples: ['notre coloc déménage en juin', 'les voisins s’en vont'],
    },
    {
      means: 'farewell',
      pattern:
        "(?:part|partent|partir|demenage(?:nt)?|s'installe(?:nt)?|va|vont) (?:[a-z]+ ){0,4}?(?:pour toujours|definitivement|pour de bon)|s'expatrie(?:nt|r)?|emigre(?:nt|r)?",
      examples: ['elle part vivre au Pérou pour toujours', 'une amie s’expatrie'],
    },
  ],
  past: [
    {
      pattern: 'apres (?:le|notre|mon|leur) (?:mariage|bapteme)',
      examples: ['pour la remercier après le mariage'],
    },
    {
      pattern:
        "(?:[a-z]+ de (?:mariage|fete)|fete des (?:meres|peres)|(?:saint|st)[- ][a-z]+|[a-z']+) (?:est|etait|sont|c'etait) (?:(?:deja|maintenant|bien|enfin) ){0,2}(?:passee?s?|finie?s?|terminee?s?|derriere nous|(?:la semaine|le mois|l'an|l'annee) (?:dernier|derniere|passee?)|il y a)",
      examples: ['Noël est passé', 'son anniversaire était le mois dernier'],
    },
    {
      pattern:
        "(?:a|ont|avons|avait) deja (?:eu|fete|celebre) (?:(?:son|sa|leur|notre|la|le|l') ?)?(?:fete des (?:meres|peres)|[a-z]+ de mariage|(?:saint|st)[- ][a-z]+|[a-z]+)",
      examples: ['elle a déjà eu sa fête'],
    },
    {
      // What they got then tells of that day, and the gift is for another one.
      pattern:
        "deja (?:offert|donne|achete|eu|recu) (?:[a-z']+ ){1,7}?(?:pour|a(?= (?:noel|paques|la st|la saint))) (?:(?:son|sa|leur|la|le|l') ?)?(?:fete des (?:meres|peres)|[a-z]+ de mariage|(?:saint|st)[- ][a-z]+|[a-z]+)|(?:pour|a) (?:(?:son|sa|leur|la|le|l') ?)?(?:fete des (?:meres|peres)|[a-z]+ de mariage|(?:saint|st)[- ][a-z]+|[a-z]+),? (?:(?:il|elle|on|je|j'|lui|ils|elles|nous) ?){1,3}(?:a|ai|ont|avait|avons) deja (?:eu|offert|donne|achete|recu)",
      examples: [
        'déjà offert un livre pour son anniversaire',
        'à Noël elle a déjà reçu un sac',
        'pour la Saint-Valentin il a déjà eu des chocolats',
      ],
    },
    {
      pattern:
        "[a-z]+ dernier|dernier (?!jour|moment|ne\\b)[a-z]+|(?:l'an|l'annee) (?:dernier|derniere|passee?) (?:pour|a) (?:(?:son|sa|leur|la) )?[a-z]+|(?:pour|a) (?:(?:son|sa|leur|la) )?[a-z]+ (?:l'an|l'annee) (?:dernier|derniere|passee?)",
      examples: ['Noël dernier', 'l’an dernier pour son anniversaire', 'à Pâques l’année dernière'],
    },
  ],
};
