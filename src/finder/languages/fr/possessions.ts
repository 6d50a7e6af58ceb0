import type { Cue } from '../exclusion-grammars.ts';
import { inFrames } from '../in-frames.ts';
import { behindThing, type PhraseList, type TextPattern } from '../patterns.ts';

/** Words before or after what somebody has already. */
export const possessionCues: PhraseList<Cue> = [
  {
    means: 'owns',
    phrases: `l'an dernier c'était, l'année dernière c'était, la dernière fois c'était, noël dernier c'était, l'an passé c'était,
    l'an dernier on lui a offert, l'année dernière on lui a offert, l'an dernier je lui ai offert, l'année dernière je lui ai offert,
    lui ai déjà offert, lui a déjà offert, lui avons déjà offert, lui ai déjà donné, leur ai déjà offert, leur a déjà offert`,
  },
  {
    means: 'owns',
    phrases: inFrames(
      'a *, a deja *, ont *, ont deja *, possede *, elle a *, il a *',
      `tous les, toutes les, tout pour le, tout pour la, tout pour les, tout le necessaire de, tout le necessaire pour, tout le materiel de,
      tout le materiel du, tout le materiel pour, des tonnes de, des tas de, une montagne de, une tonne de,
      des dizaines de, des centaines de, plein de, un placard plein de, des placards pleins de`,
    ),
  },
  {
    means: 'owns',
    phrases: `croule sous les, croulent sous les, croule deja sous les, s'empilent, s'empilent jusqu'au plafond, debordent,
    en a plein les placards, elle en a plein les placards, il en a plein les placards, plein les placards,
    plein la maison, jusqu'au plafond, elle en a des tonnes, il en a des tonnes`,
  },
  {
    // "Les puzzles, il en a trente", "des foulards un tiroir plein".
    means: 'owns',
    phrases: inFrames(
      'il en a *, elle en a *, on en a *, ils en ont *, elles en ont *, il doit en avoir *, elle doit en avoir *, doit bien en avoir *, il en a deja *, elle en a deja *, il en possede *, elle en possede *',
      `deux, trois, quatre, cinq, six, sept, huit, neuf, dix, douze, quinze, vingt, trente, quarante, cinquante, cent, deux cents, trois cents, quatre cents, cinq cents, mille, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300, 400, 500, 1000`,
    ),
  },
  {
    means: 'owns',
    phrases: `un tiroir plein, un placard plein, une armoire pleine, une etagere pleine,
    des tiroirs pleins, des placards pleins, des etageres pleines, deja offert, deja offerte, deja offerts, deja offertes, deja recu, deja recus, deja achete, deja achetes`,
  },
  {
    means: 'owns',
    phrases: `a deja, ont deja, possede deja, ai deja`,
  },
  {
    // "Il vient de s'acheter un vélo", "elle s'est offert une montre".
    means: 'owns',
    phrases: inFrames(
      `*, deja *, enfin *`,
      `vient d'acheter, vient de s'acheter, vient de s'offrir, vient de se payer, vient de se prendre, vient de se commander,
      vient de recevoir, viens de lui offrir, vient de lui offrir, vient de lui acheter, viens de lui acheter, s'est achete,
      s'est achetee, s'est offert, s'est offerte, s'est paye, s'est payee, s'est commande, s'est deja achete, s'est deja achetee,
      s'est deja offert, s'est deja offerte, s'est recemment achete, s'est recemment offert, s'est enfin achete, a achete,
      a deja achete, a recemment achete, a commande, a recu, a deja recu, a recemment recu, ont recu, ont achete, ont deja achete,
      se sont achete, se sont offert, se sont deja achete, viennent d'acheter, viennent de s'acheter, viennent de s'offrir`,
    ),
  },
  {
    means: 'owns',
    phrases: inFrames(
      `* offert, * achete, * commande, * deja achete, * deja pris, * deja trouve, * deja commande`,
      `lui ai, lui a, lui avons, lui ont, leur ai, leur a, leur avons, leur ont`,
    ),
  },
  {
    means: 'owns',
    phrases: `possede, possedent, offre deja, offrent deja, lui achete deja, lui prend deja, est equipe d', est equipee d', est equipe de, est deja equipe de, est equipe en, est equipee en,
    est deja equipe en, est deja equipee en, est bien equipe en, est bien equipee en, deja equipe d', deja equipee d',
    deja equipe en, deja equipee en, deja equipe cote, deja equipee cote, bien equipe en, bien equipee en, bien equipe cote,
    bien equipee cote, est bien equipe cote, est bien equipee cote, tout un tas de, a tout un tas de`,
  },
  {
    // "Pas besoin d'un autre vélo": of what is not needed once more one is there.
    means: 'owns',
    phrases: inFrames(
      `pas besoin d'*, n'a pas besoin d'*, n'ai pas besoin d'*, pas besoin d'encore *, aucun besoin d'*, a pas besoin d'*`,
      'un autre, une autre, un deuxieme, une deuxieme, un second, une seconde, un nouveau, un nouvel, une nouvelle',
    ),
  },
  {
    means: 'lacks',
    phrases: `n'a pas de, n'a pas d', n'a aucun, n'a aucune, n'ont pas de, n'ont pas d', n'ont aucun, n'ont aucune,
    il a pas de, il a pas d', elle a pas de, elle a pas d', il a aucun, elle a aucun, il a aucune, elle a aucune, ne possede pas de, ne possede pas d',
    n'a ni, n'a jamais eu de, n'a jamais eu d', n'a presque rien pour, n'a presque pas de, n'a quasiment rien pour, n'a quasi rien pour, a presque rien pour, n'a pas grand chose pour, n'a rien encore pour`,
  },
];

/** Numbers from two on, in figures and words. */
const several =
  '(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante|cent|[2-9]|\\d{2,3})';
/** What is counted beside "has" and is no thing. */
const uncounted =
  '(?:ans?|mois|jours?|semaines?|heures?|minutes?|euros?|eur|balles|kilos?|km|cm|metres?|enfants?|mains?|pieds?|fois|cours|metiers?|jobs?|boulots?|maisons?|appartements?|frangins?|frangines?)\\b';
/** A word for a thing, with what is often between: "trois vieux vélos". */
const thing =
  "(?:(?:vieux|vieille|vieilles|belles?|beaux|beau|petite?s?|grande?s?|bonne?s?|super) )?(?<what>[a-z-]{3,}(?: (?:(?:a|de|en) |d')[a-z]{3,})?)";
/** The same with a word that describes it, where a verb follows: "sa montre connectée est". */
const described =
  "(?:(?:vieux|vieille|beau|belle|petite?|grande?|nouvelle|nouveau) )?(?<what>[a-z-]{3,}(?: (?:(?:a|de|en) |d')?[a-z]{3,})?)";
/** What ends the name of a thing that a clause goes on behind: "un vélo électrique cet été". */
const shown =
  "(?<what>[a-z-]{3,}(?: (?:(?:a|de|en) |d')[a-z]{3,}| (?!qui|que|et|mais|pour|cet|cette|son|ses|sa|hier|avec|dans|pas|donc|elle|ils?|aux?|des?|les?|la|chez|sur|par|depuis|recemment|quand|car)[a-z-]{4,})?)";

/** Where things are kept that there is much of. */
const store =
  '(?:placards?|tiroirs?|armoires?|caisses?|cartons?|etageres?|commodes?|cave|garage|grenier|bacs?|malles?|valises?|coffres?|dressing|bibliotheque|piece|chambre|cuisine|maison|appart(?:ement)?|vitrines?|atelier|remise|salon|bureau|frigo|congelo|penderie|rayonnages?)';
/** Up to five things, and what may stand in front of each. */
const before = "(?:le |la |les |l' ?|du |de la |des |de |d' ?|aux? )";
const list = `(?<what>[a-z-]{3,}(?: (?:(?:a|de|en) |d')[a-z]{3,})?(?:, ${before}?[a-z-]{3,}(?: (?:(?:a|de|en) |d')[a-z]{3,})?){0,4}(?: (?:et|ou|ni) ${before}?[a-z-]{3,})?)`;
/** Says that somebody lacks nothing of what is named beside it. */
const supplied =
  '(?:(?:tres |plus que |super |deja |vraiment )?(?:bien )?(?:surequipee?s?|equipee?s?|paree?s?|fournie?s?|pourvue?s?|servie?s?|gatee?s?|comblee?s?|blindee?s?|bardee?s?|outillee?s?|montee?s?|nantie?s?))';

/** What somebody owns, in the group `what`, told by how many there are, how old it is, or when it was given. */
export const plenty: readonly TextPattern[] = [
  {
    pattern: `(?:a|ont|possede|possedent) (?:deja |au moins |bien |presque |environ |pres de |plus de )?(?:${several} |une (?:di|quin|ving|tren|quaran|cinquan|cen)[a-z]*aine d(?:e |'))(?!${uncounted})${thing}`,
    examples: ['il a trois guitares', 'elle possède 12 parapluies'],
  },
  {
    pattern: `\\ben (?:a|ont|possede) (?:deja )?(?:plein|trop|des (?:tonnes|tas|caisses|cartons|placards|kilos|dizaines|centaines|piles|wagons)|une? (?:collection|tonne|montagne|armoire|etagere|placard|tiroir|tas|stock|flopee|pile|dizaine|vingtaine|trentaine|centaine)(?: (?:entiere?|pleine?))?),? (?:de |d'|des )${thing}`,
    examples: ['elle en a une collection, de mugs', 'il en a des tonnes, des casquettes'],
  },
  {
    // What somebody else has seen to.
    pattern: `(?:le |la |les |l'|son |sa |ses )${thing},? (?:c'est (?:deja )?(?:fait|regle|pris|prevu|reserve|commande|achete)|(?:est|sont) deja (?:pris|prevu|reserve|commande|achete|offert)(?:e?s?))(?=\\s*(?:[,.;!?)]|$|par\\b|et\\b|mais\\b|donc\\b))`,
    examples: ['la montre, c’est déjà prévu', 'le vélo est déjà acheté'],
  },
  {
    pattern: `(?:en a|l'a|les a|en ont) (?:deja|bien assez)(?: une?| plusieurs)?,? (?:de |d'|une? |des |le |la |les |l')${thing}`,
    examples: ['il en a déjà une, de guitare', 'elle les a déjà, les Lego'],
  },
];

/** The same in words that allow no other reading. */
export const surelyOwned: readonly TextPattern[] = [
  {
    // "Un placard rempli de thés", "son armoire déborde de pulls".
    pattern: `(?:une?|deux|trois|plusieurs|des|son|sa|ses|leurs?) ${store} (?:(?:deja |tout(?:e)? )?(?:entiere?s?|pleine?s?|remplie?s?|bourree?s?|complete?s?|debordant|qui deborde(?:nt)?) (?:de |d' ?|des |a craquer de )|(?:est |sont )?(?:deja |toujours )?(?:plein[es]* de |remplie?s? de |deborde(?:nt)? de |regorge(?:nt)? de |croule(?:nt)? sous (?:les |la |le )|explose(?:nt)? de |deborde(?:nt)? d' ?))(?!lumiere|soleil|vie|monde|gens|enfants|amour|charme|poussiere|bruit|rires|amis)${list}`,
    examples: [
      'il a un placard rempli de thés',
      'son armoire déborde de pulls',
      'il en a déjà une caisse pleine de figurines',
    ],
  },
  {
    pattern: `(?:ne |n' ?)?(?:sait|savent) (?:meme )?(?:plus (?:trop )?(?:ou|comment) (?:mettre|ranger|caser|stocker|poser|fourrer|planquer)|(?:plus|pas) (?:quoi|que) (?:faire|foutre) (?:de|avec)) (?:tou(?:te)?s )?(?:ses|leurs|les|tant de|ces|de) ${list}`,
    examples: [
      'elle ne sait plus où mettre ses livres',
      'ils savent plus quoi faire de leurs mugs',
    ],
  },
  {
    // "Ils ont tout en double : vaisselle, linge".
    pattern: `(?<!\\b(?:allergi|intoleran|sensibl|attenti|touch|gout|ouvert|pens|face|pret|accro|interess)[a-z]* )(?:a|ont|possede|possedent|ai) (?:deja |vraiment |a peu pres )?(?:absolument )?tout(?: (?:en (?:double|triple|quantite)|ce qu(?:'il|'ils|'elle|'elles|i) [a-z' ]{2,18}|le necessaire|deja|neuf|le confort))?(?: deja)? ?(?::|\\() ?${before}?${list}`,
    examples: [
      'ils ont tout en double : vaisselle, linge, électroménager',
      'elle a tout ce qu’il faut : vaisselle, déco',
    ],
  },
  {
    // What was given before: "on lui a déjà tout fait : parfum, foulard".
    pattern: `(?:(?:tout (?:fait|offert|essaye|teste|tente|donne)|deja (?:fait|offert|essaye|teste|tente)) ?: ?|(?:epuise|fait le tour d) ?(?:toutes )?(?:les idees|le rayon|le stock|es idees|u rayon)(?: de| du| des)? ?|deja fait le coup (?:du|de la|des|de l') ?|deja donne dans (?:les?|la) )${before}?${list}`,
    examples: [
      'on lui a tout fait : parfum, foulard, sac',
      'j’ai épuisé les idées livres et disques',
      'j’ai déjà fait le coup du parfum',
    ],
  },
  {
    pattern: `(?:a|ont|possede|possedent) (?:deja |vraiment )?tout (?:ce qu'(?:il|elle|ils|elles) (?:lui |leur )?faut )?(?:en (?:matiere de |termes de |fait de )?|cote |niveau |question |rayon |au rayon |au niveau |en terme de )(?!double|triple|stock|main|ordre|place)${before}?${list}`,
    examples: ['il a tout en outils', 'ils ont déjà tout côté vaisselle'],
  },
  {
    pattern: `(?:cote|niveau|question|rayon|au rayon|en matiere de|au niveau|en termes de|pour ce qui est de|pour) ${before}?${thing},? (?:il|elle|ils|elles|on|c'est|(?:mon|ma|notre) [a-z]+) ?(?:est |sont |a |ont |ne |n' ?|est deja )?(?:${supplied}|(?:deja )?tout(?: ce qu'(?:il|elle|ils|elles) (?:lui |leur )?faut)?|(?:ce qu'(?:il|elle|ils|elles) (?:lui |leur )?faut)|manque(?:nt)? (?:de rien|pas))(?=\\s*(?:[,.;!)]|$|et\\b|mais\\b|donc\\b|merci\\b))`,
    examples: ['côté cuisine ils ont tout', 'niveau vaisselle elle est blindée'],
  },
  {
    pattern: `(?:est|sont|deja|bien) ${supplied} (?:en |cote |niveau |question |rayon |pour (?:le |la |les |l' ?|faire (?:du |de la ))|de la tete aux pieds pour (?:le |la |les |l' ?))${thing}`,
    examples: ['elle est suréquipée en cuisine', 'il est bien fourni en whisky'],
  },
  {
    pattern: `(?:de quoi|pourrait|peut) (?:ouvrir|monter|tenir|remplir|faire|lancer) (?:une? |toute? une? |son |sa )?(?:magasin|boutique|brocante|musee|librairie|mercerie|cave|bibliotheque|stand|rayon)(?: entiere?)? (?:de |d' ?|avec (?:ses |leurs |tous ses |toutes ses |les ))${thing}`,
    examples: [
      'il a de quoi ouvrir un magasin de vélos',
      'elle pourrait ouvrir une boutique de foulards',
    ],
  },
  {
    // What came at the last feast, or comes at each.
    pattern: `(?:(?:l'an (?:dernier|passe)|l'annee (?:derniere|passee)|(?:a )?noel dernier|la derniere fois|a noel|pour noel|au noel dernier|a (?:son|leur) (?:dernier )?anniv(?:ersaire)?|(?:a )?chaque (?:annee|anniv(?:ersaire)?|noel|fois|fete)|tous les (?:ans|noels)|toutes les annees)(?: dernier| passe)?,? (?:(?:c'etait|c'est|(?:il|elle|on|ils|elles) (?:y )?(?:a eu|ont eu|a recu|ont recu|recoit|recoivent|a droit a|ont droit a|(?:lui |leur )(?:a (?:deja )?(?:offert|pris|achete)|offre|achete|file)))|(?:je |j')(?:lui |leur )(?:offre|ai (?:deja )?(?:offert|pris|achete)|achete|file|prends)) (?:toujours |encore |deja |droit a )?(?:une?|des|du|de la|le|la|les|l') ?)${shown}`,
    examples: [
      'l’année passée c’était un parfum',
      'à Noël il a eu des écouteurs',
      'à chaque anniversaire elle reçoit un foulard',
    ],
  },
  {
    // Somebody else sees to it: "le vélo c'est papi qui l'offre".
    pattern: behindThing(
      `(?:le|la|les|l') ?${thing},?`,
      `(?:c'est|ce sont|ce sera) (?:deja )?(?:(?:mon|ma|mes|son|sa|ses|leurs?|notre|nos|le|la|les) )?[a-z-]+(?: [a-z]+)? qui (?:(?:le|la|les) |l' ?|s'en )(?:offre|prend|prennent|achete|apporte|fournit|paie|paye|charge|occupe|offrira|donne)(?:nt)?`,
    ),
    examples: ['le vélo c’est papi qui l’offre', 'les livres c’est ma sœur qui s’en occupe'],
  },
  {
    pattern: `(?:(?:mon|ma|mes|son|sa|ses|leurs?|notre|nos|les?|la) )[a-z-]+ (?:s'occupe(?:nt)?|se charge(?:nt)?) deja (?:du |de la |des |de l' ?)${thing}(?=\\s*(?:[,.;!)]|$|et\\b|mais\\b|donc\\b))`,
    examples: ['sa sœur s’occupe déjà du parfum'],
  },
  {
    // "Enfin bref tout l'outillage".
    pattern:
      "(?:bref|enfin|donc|etc|deja|a|ont|possede|en gros|quoi) (?:deja )?(?:bref )?tout(?:e)? (?:le|la|l'|son|sa|leur) ?(?:bon )?(?<what>outillage|outils|cuisine equipee|bricolage|attirail du [a-z]+|vaisselle|electromenager|multimedia|maquillage)",
    examples: ['il a déjà la perceuse, enfin bref tout l’outillage'],
  },
  {
    pattern:
      "(?:a|ont|possede|possedent|ai|et|bref|enfin|deja|avec) (?:deja )?(?:absolument )?tout(?:e)? (?:le|l'|son|leur|la) ?(?:bon )?(?:matos|materiel|equipement|stuff|barda|attirail|bazar|panoplie|kit|necessaire)(?: complet| complete| qu'il faut)? (?:de |du |de la |d'|pour (?:le |la |les |l'|faire (?:du |de la ))?|a )?(?<what>(?!mais|et|car|il|elle|pour|qui|que|donc|deja|depuis)[a-z-]{3,}(?: [a-z]{4,})?)",
    examples: ['ils ont tout le matos camping', 'elle a tout le matériel de dessin'],
  },
  {
    // All of a series.
    pattern: `(?:a|ont|possede|possedent|ai) (?:deja |quasi(?:ment)? |presque )?(?:lu |vu )?(?:toute (?:la|sa) collection|(?:la|une|sa) collection (?:complete|entiere)|l'integrale|toute la serie|tous les (?:tomes|volumes|albums|dvd)) (?:des |de la |de l' ?|du |de |d' ?)${thing}`,
    examples: ['il a la collection complète des Tintin', 'elle a l’intégrale de Friends'],
  },
  {
    pattern: `(?:a|ont|possede) (?:deja )?(?:le tout dernier|la toute derniere|le dernier|la derniere|les derniers|les dernieres) (?!mot|mois|semaine|annee|fois|place|parole|minute|seconde|heure|page|mode|etape|marche|course|ligne|chance|goutte)${thing}`,
    examples: ['il a déjà le dernier iPhone'],
  },
  {
    pattern: `(?:(?:vient|viennent) de (?:s'acheter|se (?:payer|prendre|commander)|s'offrir)|(?:s'est|se sont) (?:deja |enfin |recemment )?(?:achetee?s?|offerte?s?|payee?s?)) (?:une?|son propre|sa propre) ${shown}`,
    examples: ['elle vient de s’acheter un vélo électrique', 'il s’est offert une montre cet été'],
  },
  {
    pattern: `(?:son|sa|ses|leur|leurs) ${described} (?:n'a|n'ont|a|ont) (?:que |qu'|a peine |seulement |juste |meme pas )(?:une?|${several}) (?:ans?|mois|jours?|semaines?)`,
    examples: ['sa montre n’a que deux ans', 'son casque a à peine six mois'],
  },
  {
    pattern: `(?:son|sa|ses|leur|leurs) ${described} (?:est|sont|marche|marchent|fonctionne|fonctionnent) (?:encore |toujours |tres |tout |toute |comme |parfaitement |super ){0,2}(?:neu(?:f|ve|fs|ves)|recente?s?|bien|bonne?s?|en (?:bon|parfait|tres bon) etat|nickel)`,
    examples: ['sa montre est toute neuve', 'son vélo marche encore très bien'],
  },
  {
    pattern: `(?:a|ont|possede) (?:deja )?(?:une?|des|le|la|les|son|sa|ses) ${thing}(?: [a-z-]+){0,3} qui (?:marche|marchent|fonctionne|fonctionnent|va|roule|tourne|tient)(?:nt)? (?:encore |toujours |tres |super |parfaitement ){0,2}(?:bien|nickel|la route)`,
    examples: ['il a une montre qui marche très bien'],
  },
  {
    pattern: `(?:a|ont) (?:deja )?(?:eu|recu) (?:une?|des|le|la|les) ${thing}(?: [a-z-]+){0,3} (?:a|pour) (?:(?:son|leur) anniv(?:ersaire)?|noel|sa fete|ses [a-z0-9]+ ans)`,
    examples: ['elle a eu un collier à son anniversaire', 'il a eu une montre pour Noël'],
  },
  {
    // What "en" stands for, of which there is much already.
    pattern: `(?<![a-z'])(?:(?:les|des|le|la|du|de la|de|aux?) |l'|d'|(?:aime|adore|adorent|aiment|collectionne) (?!les |la |le |l'|des |du |de |aux? |bien ))${thing}(?: (?!mais\\b|et\\b)[a-z-]+){0,2}?,? (?:mais |or |et |sauf qu'|alors qu'|bon )?(?:(?:la |bref )?(?:il|elle|on|ils|elles|(?:son|sa|mon|ma|notre|leur) [a-z]+|(?:ses|leurs|mes) [a-z]+) )en (?:a|ont|possede|possedent|recoit|recoivent) (?:deja )?(?:bien |beaucoup |largement |vraiment |au moins )?(?:trop|plein|suffisamment|beaucoup|enormement|plusieurs|partout|a revendre|a la pelle|a foison|a gogo|par-dessus la tete|jusqu'au (?:cou|plafond)|jusque (?:la|dans)|plus qu'(?:assez|il n'en faut)|a ne (?:plus|pas) savoir|tout une? |un (?:tas|placard|tiroir|carton|stock|wagon|paquet)|une (?:montagne|tonne|caisse|armoire|etagere|collection|flopee|quantite|centaine|dizaine|vingtaine|trentaine|cave|pile|malle|valise|ribambelle)|des (?:caisses?|tonnes|tas|montagnes|dizaines|centaines|kilos|armoires|placards|tiroirs|cartons|bacs|boites|piles|etageres|wagons|paquets)|deja(?=\\s*(?:[,.;!)]|$)))(?: (?:entiere?s?|pleine?s?|complete?s?))?`,
    examples: [
      'il adore les Lego mais il en a des caisses entières',
      'elle aime le thé, elle en a plein',
      'les tasses, elle en a à la pelle',
      'elle adore les mots croisés, mais elle en a une pile',
    ],
  },
  {
    // Typed in haste, without "a".
    pattern: `(?:(?:\\b(?:a|ont) )?\\bdja|(?:^|,|\\b(?:ans|mais|et|pour|gamer|geek)) ?\\bdeja) (?:une?|la|le|les|des|son|sa|ses) (?<what>[a-z][a-z0-9-]+)`,
    examples: ['24 ans dja la ps5'],
  },
  {
    pattern: `(?<=(?:\\bdja|(?:^|,|\\b(?:ans|mais|et|pour|gamer|geek)) ?\\bdeja) (?:une?|la|le|les|des|son|sa|ses) [a-z0-9 -]{2,25} (?:et|plus) )(?:une?|la|le|les|des|son|sa|ses) (?<what>[a-z][a-z0-9-]+)`,
    examples: ['dja la ps5 et un casque'],
  },
  {
    // Others give it: "mon frère lui offre un vélo".
    pattern: `(?<!\\b(?:je|on|nous|j|enfants|filles?|fils|neveux?|nieces?) )(?:lui|leur) (?:offre|offrent|achete|achetent|offrira|offriront|achetera|acheteront|paie|paient|paye|payent|paiera|paieront)(?: deja| aussi)? (?:une?|le|la) ${shown}`,
    examples: ['mon frère lui offre un vélo'],
  },
  {
    pattern: `(?:parents|marraine|parrain|mamie|papi|grand-mere|grand-pere|grands-parents|soeurs?|freres?|tantes?|oncles?|tonton|tata|famille|collegues|amis|copains|copines) (?:offre|offrent|offrira|offriront|paie|paient|payent)(?: deja| aussi)? (?:la|le) ${shown}`,
    examples: ['la marraine offre la médaille', 'ses parents paient le vélo'],
  },
  {
    pattern: `(?:recoi(?:t|vent)|recevra|recevront|aura)(?: deja)? (?:des|du|de la) ${thing} de (?:son|sa|ses|leurs?|mon|ma|mes|la part|tout)`,
    examples: ['elle recevra déjà des fleurs de ses collègues'],
  },
  {
    pattern: `recoi(?:t|vent)(?: deja)? (?:une?|le|la) ${thing}(?: (?!de\\b)[a-z-]+)? de (?:son|sa|ses|leurs?|mon|ma|mes|la part)`,
    examples: ['elle reçoit une montre de ses parents'],
  },
  {
    pattern: `herite (?:d'|de )(?:une? |la |l'|le |son |sa )?${shown}`,
    examples: ['elle a hérité d’un piano'],
  },
  {
    pattern: `(?:contente?s?|satisfaite?s?|ravie?s?) de (?:son|sa|ses|leurs?) (?:nouvelle |nouveau |vieux |vieille )?${shown}`,
    examples: ['il est content de son vélo'],
  },
];
