import type { ConditionPattern } from '../exclusion-grammars.ts';
import { selves } from './selves.ts';

/** Somebody lacks what follows. */
const lacks =
  "(?:pas|plus|ni|sans|aucun|aucune)(?: de| d'| un| une| le| la| son| sa| vrai| vraie)*";
/** Somebody keeps from what follows. */
const avoids =
  '(?:sans|pas|plus|moins|peu|evite(?:r)?|limite(?:r)?|surveille|supprime)(?: de| le| la| les| trop de| son)*';
/** Somebody begins with something, maybe with another thing than what they have done for long. */
const wantsToLearn =
  '.{0,80}\\b(?:apprendre|apprend|debut(?:er|e|ante?)|commenc(?:er|e)|se mettre|essayer|s.initier)\\b';
const isAfraid =
  '(?:peur|phobie|terreur|panique|angoisse|horreur) (?:de |du |des |de la |dans |devant )?|(?:deteste|fuit|craint|evite|redoute|supporte (?:pas|plus|mal)) ';

/** Where whoever cannot go out stays. */
const home =
  "(?:chez (?:elle|lui|eux|soi)|(?:la |sa |leur )maison|(?:son|leur|l')? ?(?:appart[a-z]*|lit|domicile|studio|fauteuil|canape)|sa chambre)";

/** Animals that people keep. */
const petsFr =
  '(?:chiens?|chiennes?|chats?|chatons?|chevaux|cheval|poneys?|animaux|animal|lapins?|hamsters?|oiseaux|perroquets?|reptiles?|equitation|galop)';

/** What somebody cannot eat, do, bear or use at home. */
export const conditions: readonly ConditionPattern[] = [
  ...selves.map((one) => ({ ...one, means: 'for-giver' as const })),
  {
    means: 'no-things',
    pattern:
      "(?:trucs?|choses?|affaires|bazar|babioles?)(?=\\s*(?:[,.;!?)]|$|et\\b|mais|elle|il|que|juste|plutot|seulement))(?<=\\b(?:(?:veut|veulent|voulait) (?:plus|pas)|marre|assez|zero|stop)(?: aux| de| des| les| d')* ?(?:trucs?|choses?|affaires|bazar|babioles?))",
    examples: ['elle ne veut pas de trucs, aime l’opéra', 'ils ne veulent plus de choses'],
  },
  {
    means: 'no-things',
    pattern:
      "(?:rien|pas|plus rien|sans rien) (?:a |d'autre a |de plus a )?(?:deballer|ranger|caser|entreposer|stocker|entasser|accumuler|amasser|conserver)\\b(?! (?:son|sa|ses|les|la|le)\\b)|sans paquet (?:a ouvrir|cadeau)|rien qui (?:dure|reste|lui survive|s'accumule|s'entasse)\\b|(?:quelque chose|trucs?|cadeaux?|choses?|offrir) (?:de (?:perissable|consommable|ephemere)|perissables?|consommables?|ephemeres?|qui (?:disparai(?:t|sse)|ne (?:dure|reste|traine)(?:nt)? pas))",
    examples: [
      'elle veut du temps et rien à déballer',
      'rien à ranger',
      'quelque chose de périssable',
      'que leur offrir qui disparaisse ?',
    ],
  },
  {
    means: 'no-things',
    pattern:
      "(?:rien de (?:materiel|physique)|(?:pas|plutot|plus|ni|jamais) (?:d'|un |des |de |qu'un |que des )?(?:objets?|truc materiel|bien materiel|cadeau (?:materiel|physique)))(?=\\s*(?:[,.;!?)]|$|(?:svp|mais|juste|plutot|car|parce|puisque|merci|ni|pour (?!(?:la|le|les|sa|son|ses|leur|leurs) )|il|elle|mon|ma|mes|on)\\b|une? (?:experience|sortie|moment)))",
    examples: [
      'une expérience, pas un objet',
      'rien de matériel',
      'pas d’objet svp',
      'une sortie plutôt qu’un objet',
    ],
  },
  {
    // Nothing to wear or to put up.
    means: 'together',
    pattern:
      "(?:quelque chose|trucs?|choses?|activites?|jeux?)(?: (?:sympa|chouette)s?)* (?:a faire|(?:qu'on|que nous|que l'on) (?:peut|peuvent|puisse|pourrait|pourra|fasse|fera|ferait|puissions|pourrions)(?: faire)?) (?:a deux|ensemble|en couple|en famille|en amoureux|avec (?:elle|lui|eux|elles|nous))",
    examples: ['un truc à faire à deux avec mon mari', 'quelque chose qu’on puisse faire ensemble'],
  },
  {
    means: 'not-personal',
    pattern:
      "(?:pas|rien|ni|sans etre)(?: (?:de|d'|quelque chose|un cadeau))* ?(?:(?:trop|tres|vraiment|si) )*(?:personnel(?:le)?|intimes?)s?|(?<!\\b(?:pas|rien d'|trop|si|ni) ?)impersonnel(?:le)?s?",
    examples: [
      'un cadeau pas trop personnel pour mon médecin',
      'rien d’intime',
      'plutôt impersonnel',
    ],
  },
  {
    means: 'plants-eaten',
    pattern:
      '(?<=\\b(?:chats?|chattes?|chatons?|chiens?|chiennes?|chiots?|lapins?|lapines?|tortues?|animaux|animal|perroquets?|chevres?)\\b[^.!?]{0,60})(?:mange(?:nt)?|bouffe(?:nt)?|devore(?:nt)?|detrui(?:t|sent)|grignote(?:nt)?|massacre(?:nt)?|saccage(?:nt)?|boulotte(?:nt)?)(?: (?:toutes|tous|les|ses|leurs|mes|chaque|systematiquement|toujours|la moindre|et|fleurs|plantes))* (?:plantes?|fleurs?|bouquets?|plantes vertes)',
    examples: ['une amie, son chat mange toutes les plantes', 'ses lapins grignotent chaque fleur'],
  },
  {
    // Aime un animal et n'en a pas.
    means: 'no-pet',
    pattern: `(?<=\\b${petsFr}\\b.{0,70})(?:(?:n'|ne )?(?:peut|peuvent|pourra|veut|a|ont|aura) (?:pas|plus|jamais)(?: le droit d')? ?(?:en avoir|en adopter)|(?:n')?en (?:a|ont|aura|possede) (?:pas|aucun|plus)|(?:sans|impossible d'|interdit d')(?: ?en)? ?(?:en )?avoir(?: un)?|(?:pas|sans) (?:de |d'|un |une )?${petsFr} a (?:elle|lui|eux))|(?:(?:n'|ne )?(?:a|ont) pas d'animal|(?:n'|ne )?(?:a|ont) pas d'animaux|(?:n'|ne )?(?:peut|peuvent) pas avoir (?:d'animal|d'animaux|de chien|de chat)|(?:n'|ne )?(?:a|ont) pas de (?:chien|chat|cheval|poney)|pas de (?:poney|cheval|chien|chat) a (?:elle|lui|eux))`,
    examples: [
      'ma tante adore les chiens mais ne peut pas en avoir',
      'fan de chats, on n’en a pas à cause des allergies',
      'aime les chats mais n’en a pas',
      'fait de l’équitation, pas de poney à elle',
      'il adore les chiens, il n’a pas d’animal',
    ],
  },
  {
    means: 'nothing-bought',
    pattern:
      "(?:rien|pas|jamais|non) (?:d'|de |des )?(?:cadeaux? |choses? |trucs? )?(?:achetee?s?|achetables?)(?= (?:tout|dans|en magasin|au|svp|pour (?:elle|lui|eux|ma|mon|mes))\\b|\\s*(?:[,.;:!?)]|$))(?<!\\b(?:ai|as|a|ont|avons|avez|est|sont|encore) (?:rien|pas|jamais) [a-z' ]{0,20})|(?:rien|pas un cadeau|cadeau|quelque chose|truc) qui (?:ne |n')?(?:s'achete(?:nt)?(?: pas)?|vien(?:t|ne) d'un magasin|sorte? d'un magasin)(?<=(?:rien qui (?:s'achetent?|s'achete|vien(?:t|ne) d'un magasin|sorte? d'un magasin)|pas))|(?:uniquement|seulement|juste|que|rien que|exclusivement) (?:(?:du|des|un|les|quelque chose de|des choses|des trucs|un cadeau|des cadeaux) )*(?:faits?(?: |-)maison|faits?(?: |-)main\\b(?! en)|home ?made)|(?:veux|voudrais|peux|(?:on|nous) (?:ne )?(?:veut|peut|voulons|pouvons)) (?:pas|rien|plus rien) (?:acheter|depenser)(?= (?:tout (?:fait|pret)|du tout)\\b|\\s*(?:[,.;:!?)]|$))",
    examples: [
      'surtout rien d’acheté',
      'que du fait maison',
      'uniquement un cadeau fait main',
      'rien qui s’achète pour mon père',
      'un cadeau qui ne s’achète pas',
      'je ne veux rien acheter',
      'je ne veux pas acheter tout prêt',
    ],
  },
  {
    means: 'no-sugar',
    pattern:
      '(?:surveille|surveiller|surveillent|fait attention|font attention|limite|limiter|reduit|reduire|evite|eviter|arrete|arreter|supprime|supprimer)(?: (?:a|au|aux|son|le|sa|la|les|ses|tout|tous))* (?:sucres?|glycemie)|(?:moins|peu) de sucres?|surveille(?:nt)? (?:sa|leur) ligne|(?:fait|font|faire|attention a|gaffe a|en plein|entame[a-z]* un|commence[a-z]* un|fait un|fait son|suit son)(?: (?:tres |bien |super ))?(?: ?(?:attention|gaffe) a)? ?(?:(?:sa|leur) (?:ligne|silhouette|glycemie)|(?:au )?regime(?! (?:sans|de|politique)))|(?:essaie|essaye|tente|veut|cherche|doit|voudrait)(?: (?:de|a|d))? (?:maigrir|mincir|perdre (?:du poids|des kilos|quelques kilos))',
    examples: [
      'il surveille son sucre',
      'elle réduit le sucre',
      'avec peu de sucre',
      'il surveille sa ligne',
      'elle essaie de maigrir',
    ],
  },
  {
    means: 'no-fragrance',
    pattern:
      "(?:perdu|sans|plus d'|pas d') ?(?:l'|son )?odorat|(?:plus|ni)(?: de)? (?:gout|saveurs?) (?:ni|et)(?: d'| l'| de)? ?(?:odorat|odeurs?)|(?:sent|sentir) plus (?:rien|les odeurs)|anosmi[a-z]+",
    examples: ['elle a perdu l’odorat', 'elle ne sent plus rien depuis le covid'],
  },
  {
    means: 'limited-mobility',
    pattern:
      'pacemaker|stents?|pontage|infarctus|crise cardiaque|(?:operation|operee?) (?:du|a coeur ouvert|au) ?coeur',
    examples: ['on lui a posé un pacemaker', 'après son infarctus'],
  },
  {
    means: 'no-baby',
    pattern:
      '(?<=\\b(?:bebes?|naissance|accouch[a-z]*|enceinte|nouveau-ne|jeune maman|maman depuis)\\b.{0,250})(?:(?:rien que|juste|uniquement|seulement|plutot) pour (?:elle|lui|eux|la maman|le papa)|pour (?:elle|lui|la maman) (?:seule?|toute seule|uniquement|et pas pour (?:le )?bebe)|a (?:elle|lui|la maman) et (?:pas|non) au bebe|pas (?:pour (?:le )?|au )bebe|(?<=(?:veux|voudrais|veut|cherche|aimerais|souhaite|voulons|cherchons|preferons|prefere) (?:lui )?(?:offrir )?(?:un (?:petit )?cadeau|quelque chose|un truc) )(?:pour elle|pour la maman))',
    examples: [
      "elle vient d'accoucher, quelque chose rien que pour elle",
      "elle vient d'accoucher, pour lui faire plaisir à elle et pas au bébé",
      'tout le monde gâte le bébé, moi je veux un cadeau pour elle',
      'jeune maman, un cadeau juste pour elle',
    ],
  },
  {
    // Whatever else is told, the baby gets nothing.
    means: 'no-baby',
    pattern:
      "(?:rien|pas|plus|non|ni|jamais|aucun)(?: (?:de |d')?(?:truc|chose|cadeau|objet|machin|affaire|article|bricole)s?)? (?:pour |pr |destinee?s? (?:au |aux )?)(?:le |la |les |des |leur |leurs |son |sa |ses |l')?(?:(?:futurs? |petits? |nouveau )?(?:bebe|bb)s?|jumeaux|jumelles|enfants?|petite?s?(?= svp|\\s*(?:[,.;:!?]|$)))\\b(?! (?:qui|de \\d))|(?:rien|pas|non) (?:pas )?(?:au|aux) (?:bebe|bb)s?\\b|(?:rien|pas|jamais|ni|sans)(?: [a-z']+){0,5}? (?:sur|parle(?:nt)?|touche(?:nt)?|rappelle(?:nt)?|evoque(?:nt)?|rapport|lien|trait|voir|autour|allusion|avec|mentionne(?:nt)?)(?: (?:a|aux?|de|des|du|la|le|les|une?|avec|leur|son|sa)| d'| l'){0,3} ?(?:bebes?|grossesses?|maternite|naissances?|accouchements?|berceaux?|landaus?)\\b",
    examples: [
      'rien pour le bébé',
      'pas de trucs pour le bébé',
      'un cadeau pour elle et non pour les bébés',
      'rien pour les enfants',
      'rien sur la maternité',
      'surtout rien qui parle de bébé',
      'rien qui ait un lien avec la grossesse',
    ],
  },
  {
    // "Everybody thinks of the baby alone."
    means: 'no-baby',
    pattern:
      "(?:(?:marre|assez|ras le bol|tanne|tannee|dommage|normal) (?:qu'on |que (?:tout le monde |les gens |chacun )?)|tout le monde |les gens )(?:ne |n')?(?:lui )?(?:pense|offre|gate|regarde|parle|achete)(?:nt)?(?: de cadeaux?)? (?:que |qu')(?:au |aux |a |pour (?:le |les )?|le |les |du |des )(?:bebes?|petite?s?|enfants?|jumeaux)",
    examples: ['elle en a marre qu’on n’offre qu’au bébé', 'tout le monde ne pense qu’au bébé'],
  },
  {
    // The baby that was expected has died.
    means: 'no-baby',
    pattern:
      "(?:perdu|perdre|perdent|perd|enterre|enterrer) (?:(?:le|leur|mon|son|un|ce|notre|les|leurs|des) )(?:petit |futur |premier |deux )?(?:bebes?|bbs?|jumeaux|jumelles|foetus)\\b(?! (?:chat|chien|lapin))|(?:perdu|perdre) (?:(?:le|la|leur|mon|ma|son|sa|un|une) )?(?:petite? |fille |fils |enfant )*(?:a (?:la naissance|\\w+ (?:mois|semaines) de grossesse|l'accouchement|terme)|in utero)|grossesse (?:ne |n'|s'|est |a ete |qui )?(?:[a-z']+ ){0,3}(?:arretee|interrompue|au bout|a terme|terminee|mal)|(?:a|ont) (?:du )?avort(?:e|er)|mort (?:subite|perinatale|in utero)|mort du nourrisson",
    examples: [
      'ma sœur a perdu le bébé',
      'elle a perdu sa petite fille à la naissance',
      'sa grossesse s’est arrêtée',
      'elle a dû avorter',
    ],
  },
  {
    means: 'housebound',
    pattern: `(?:ne |n'? ?)?sort(?:ent|ait)? (?!(?:jamais|pas|presque jamais) de sa chambre)(?:plus|jamais|presque (?:plus|jamais|pas)|quasi(?:ment)? (?:plus|jamais|pas)|guere|rarement|pas)(?: du tout| beaucoup| trop)? de ${home}(?! sans)|(?:ne |n'? ?)?quitte(?:nt)? (?:plus|pas|jamais|presque (?:plus|jamais)|quasi(?:ment)? (?:plus|jamais)|guere)(?: du tout)? ${home}|(?:clouee?s?|coincee?s?|confinee?s?|cloitree?s?|bloquee?s?|immobilisee?s?|enfermee?s?|consignee?s?|forcee? de rester) (?:au lit|a (?:la maison|domicile)|chez (?:elle|lui|eux)|dans (?:son|sa|leur|un|le) (?:lit|chambre|fauteuil|canape|appart[a-z]*)|sur (?:son|le|un) (?:lit|canape|fauteuil))(?! (?:avec|par|a cause d[eu']) ?(?:une? |la |sa )?(?:grosse? |vilaine? )?(?:angine|grippe|rhume|gastro|creve|covid|fievre|bronchite))|alitee?s?|grabataires?|mourante?s?|en fin de vie|agonise|a l'agonie|(?:qu'|que )quelques (?:jours|semaines) a vivre|assignee?s? a residence|bracelet electronique|hospitalisee?s? a domicile|sous oxygene|(?:ne |n'? ?)?descend(?:ent)? (?:plus|presque (?:plus|jamais)|jamais|rarement|quasi(?:ment)? plus)(?: du tout)?(?: de (?:chez (?:elle|lui|eux)|son [a-z]+))?(?=\\s*(?:[,.;!?)]|$))|(?:peut|peuvent|doit|doivent|ose|osent|arrive|arrivent|veut|veulent) (?:plus|pas)(?: du tout| trop)?(?: a)? (?:quitter ${home}|sortir(?: de ${home}| dehors| le soir| du tout| beaucoup)?(?=\\s*(?:[,.;!?)]|$|mais|et|car|donc|a cause|depuis|avec|elle|il)))|(?:plus|pas) le droit de sortir|(?:doit|devra|oblig[a-z]+ (?:de|a)) rester (?:allongee?|couchee?|alitee?|a la maison|chez (?:elle|lui)|au lit|au chaud)|sans (?:avoir (?:a|besoin de) |devoir )?(?:sortir|bouger|se deplacer)(?: de ${home})?(?=\\s*(?:[,.;!?)]|$))`,
    examples: [
      'mamie ne sort plus de chez elle',
      'il ne quitte presque plus son lit',
      'elle est clouée au lit',
      'ma sœur est alitée',
      'elle doit rester allongée',
      'un cadeau dont il profite sans sortir de chez lui',
    ],
  },
  {
    means: 'no-reading',
    pattern:
      "(?<!\\b[1-7] (?:ans|ans et demi)\\b.{0,60})(?:(?:ne |n'? ?)?(?:sait|savent|savait) (?:pas|a peine) (?:lire|ni lire|dechiffrer)|(?:jamais|pas) (?:appris|eu la chance d'apprendre) a lire|illettree?s?|analphabetes?|illettrisme|(?:jamais|pas) (?:allee?s?|ete|mis les pieds) a l'ecole|ne (?:sait|savent) ni lire|(?:lit|lisent|parle|parlent|comprend|comprennent|maitrise|maitrisent|dechiffre|dechiffrent) (?:pas|a peine|tres peu|peu|mal|tres mal|presque pas|quasiment pas|pas un mot)(?: encore| bien| trop| tres bien| du tout| un mot d[eu']| de)* ?(?:le |notre |la |en )?(?:francais|langue|alphabet|ecriture latine))(?!.{0,60}\\b[1-7] ans\\b)",
    examples: [
      'mon grand-père ne sait pas lire',
      'elle n’est jamais allée à l’école',
      'il est illettré',
      'elle ne lit pas le français',
    ],
  },
  {
    // Gout forbids meat, fish and beer alike.
    means: ['no-alcohol', 'vegetarian'],
    pattern:
      '(?:(?:a|de|avec|souffre de|crises? de|fait de|contre|sa|cause de) (?:la |sa )?goutte|acide urique)(?! (?:de|d|a goutte|au nez)\\b| d)(?<!(?:boit|boire|boivent|bois) (?:pas |plus |jamais )?(?:une |la )goutte)',
    examples: ['papi a la goutte', 'il fait des crises de goutte', 'trop d’acide urique'],
  },
  {
    // Who has been left, or has lost husband or wife.
    means: 'parted',
    pattern:
      "(?:(?:sa|son) (?:copine|meuf|nana|femme|fiancee|blonde|mec|copain|mari|chum|fiance|compagne|compagnon|ex) (?:l'a|vient de (?:le|la)) (?:jete|largue|plaque|quitte|vire|trompe|lourde|jeter|larguer|plaquer|quitter|virer|tromper|lourder)(?:e)?|vient de se faire (?:jeter|larguer|plaquer|quitter|lourder|tej)|s'est fait (?:jeter|larguer|plaquer|quitter|lourder|tej)|celibataires? endurcie?s?|(?:rien|pas|jamais)(?: de)?(?: cadeaux?| trucs?| choses?)?(?: a faire)? (?:a|pour|de) (?:deux|couples?|amoureux)(?! (?:ans|mois|euros|pas)))",
    examples: [
      'sa copine l’a jeté',
      'il s’est fait larguer',
      'rien à faire à deux',
      'pas de trucs de couple',
    ],
  },
  {
    means: 'low-salt',
    pattern: `attention (?:(?:au|a son|a trop de) )(?:sel|gras, au sel|sucre et au sel|gras et au sel)\\b|(?:regime|pauvre en|hypo).?(?:sans )?(?:sel|sode|sodium)|${avoids} sel\\b|sel (?:lui est|est) (?:interdit|deconseille|proscrit)`,
    examples: ['régime sans sel', 'elle doit manger sans sel', 'il doit faire attention au sel'],
  },
  {
    means: 'low-fat',
    pattern: `(?:pauvre en|sans|allege en) (?:graisses?|matieres? grasses?)|rien de gras|attention (?:au sel et )?(?:au gras|aux graisses|aux matieres grasses|au cholesterol)|${avoids} (?:gras|graisses?)\\b|cholesterol|vesicule|calculs? biliaires?`,
    examples: ['il a du cholestérol', 'rien de gras', 'attention au sel et aux matières grasses'],
  },
  {
    means: 'no-spice',
    pattern:
      "ulceres?|gastrite|reflux|brulures? d'estomac|(?:supporte|mange|digere|tolere)(?: [a-z]+)? (?:pas|plus|mal|rien)(?: [a-z']+){0,2} (?:epice\\w*|piquant\\w*|piment\\w*)|intestins? irritables?",
    examples: ['elle a un ulcère', 'il ne supporte pas les plats épicés'],
  },
  {
    means: 'no-egg',
    pattern:
      "(?:allergi(?:e|que)|intoleran(?:t|te|ce)) (?:aux? |a l'|a )?(?:oeufs?|blancs? d'oeufs?)|sans oeufs?\\b|(?:mange|digere)(?: [a-z]+)? (?:pas|plus) (?:d'|les )oeufs?",
    examples: ['il est allergique aux œufs', 'sans œufs'],
  },
  {
    means: 'no-height',
    pattern: `vertiges?|acrophob\\w+|(?:${isAfraid})(?:le |la |les )?(?:vide|hauteurs?|altitude)`,
    examples: ['elle a le vertige', 'il a peur du vide'],
  },
  {
    means: 'no-crowds',
    pattern: `(?:${isAfraid})(?:le |la |les )?(?:foules?|monde|bains? de foule|endroits bondes|lieux bondes)|aime(?:nt)? (?:pas|guere) (?:du tout |trop )?(?:le monde|la foule|les foules)(?=\\s*(?:[,.;!?)]|$))|agoraphob\\w+|phobie sociale|anxiete sociale|(?:la foule|les foules) (?:l'|la |le |lui )`,
    examples: ['il déteste la foule', 'elle est agoraphobe', 'la foule l’angoisse'],
  },
  {
    means: 'no-water',
    pattern: `(?:${isAfraid}|peur de |deteste |evite )(?:l'|la )(?:eau|mer|piscine)\\b(?! (?:gazeuse|plate|minerale))|(?:sait|savent) (?:pas|toujours pas) nager|mal de mer|aquaphob\\w+`,
    examples: ['il a peur de l’eau', 'elle ne sait pas nager', 'il déteste l’eau'],
  },
  {
    means: 'no-flashing',
    pattern:
      'epilep\\w+|photosensib\\w*|sensible (?:a la lumiere|aux lumieres|aux flashs)|phot?ophob\\w*',
    examples: ['elle est épileptique', 'il est sensible à la lumière'],
  },
  {
    means: 'sensitive',
    pattern:
      "(?:hyper)?sensible (?:aux?|a la|aux) (?:bruits?|sons?)|hypersensib\\w+|hyperacousi\\w+|misophon\\w+|acouphenes?|surcharge sensorielle|troubles? sensoriels?|(?:le bruit|les bruits|les sons forts) (?:la |le |les |l'|lui )(?:gene|genent|derange|derangent|stresse|stressent|angoisse|angoissent|agresse|agressent|effraie|effraient|fait peur|font peur|fait mal|font mal|est penible|sont penibles|est insupportable|sont insupportables)|(?:supporte|tolere)(?:nt)? (?:tres )?(?:mal|pas|plus) (?:le bruit|les bruits)|peur (?:du bruit|des bruits)|gene(?:e|s|es)? par (?:le|les) bruits?",
    examples: [
      'il est hypersensible au bruit',
      'elle a des acouphènes',
      'le bruit le gêne beaucoup',
      'elle supporte mal le bruit',
    ],
  },
  {
    means: 'quiet',
    pattern:
      "(?:doit|devrait|doivent|faut que ce soit|faut un truc)(?: [a-z]+){0,2} (?:silencieu(?:x|se|ses)|muet(?:s|te|tes)?|sans bruit)|(?:cadeaux?|jouets?|jeux?|jeu|trucs?|quelque chose) (?:(?:de|d'|tres|plutot|bien) ?)*(?:silencieu(?:x|se|ses)|muet(?:s|te|tes)?|sans bruit)\\b|(?:pas|ni|sans|aucun|aucune|plus|jamais)(?: de)? (?:trucs?|jouets?|choses?|jeux|machins?|objets?|cadeaux?) qui (?:font|fait|fasse|fassent) (?:(?:du|trop de|beaucoup de|un) )?(?:bruit|boucan|vacarme|raffut)",
    examples: [
      'pas de trucs qui font du bruit',
      'ça doit être silencieux',
      'un cadeau silencieux pour ma filleule',
      'un jouet muet',
    ],
  },
  {
    // The walls are thin.
    means: 'quiet',
    pattern:
      'voisins?(?: [a-z]+){0,3} (?:chiants?|relous?|penibles?|sensibles?|pointilleux|susceptibles?|procedurie?rs?|qui (?:dorment|dort|tapent)|se plaign[a-z]+|ralent|rale|tapent|grincheux|grincheuse)|(?:murs?|cloisons?|plafonds?)(?: [a-z]+){0,2} (?:fine?s?|en (?:carton|papier))\\b|(?:mal|pas) insonorisee?s?',
    examples: ['les voisins se plaignent déjà', 'les murs sont très fins'],
  },
  {
    means: ['one-handed', 'shaky-hands'],
    pattern:
      "(?:rien|tout ce) qui (?:demande|necessite|exige|se fait|se joue|requiert) (?:a )?(?:les )?deux mains|(?:une seule|qu'une|plus qu'une|d'une seule|une) (?:main|bras) (?:valide|de libre|qui marche|qui fonctionne)|(?:d'une|qu'une|plus qu'une|une) seule main|(?:plus qu'|n'a qu'|que d')une main|(?:qu'un|un seul|d'un seul) bras|(?:perdu|ampute\\w* de) (?:une?|la|le|sa|son) (?:main|bras)|(?:plus|perdu|perd) l'usage d(?:e|'une?) (?:(?:son|sa|ses) )?(?:bras|main|mains)|manchote?|hemipleg\\w+|(?:cote|bras|main) (?:droite?|gauche) (?:est )?paralysee?|(?:reste|restent|sert)(?: plus)? que (?:de )?(?:la|sa|une) main|(?:main|bras) (?:droite?|gauche) (?:ne |n')?(?:repond|marche|fonctionne|suit|bouge|obeit) (?:plus|pas)",
    examples: [
      'elle ne se sert que d’une main',
      'son côté droit est paralysé',
      'une seule main',
      'il n’a plus l’usage de son bras droit',
      'sa main droite ne répond plus',
      'il ne lui reste que la main gauche',
      'tout ce qui demande deux mains est exclu',
    ],
  },
  {
    means: 'colour-blind',
    pattern:
      'daltoni\\w+|(?:distingue|voit)(?: [a-z]+)? (?:pas|mal) (?:bien )?les couleurs|confond (?:le rouge et le vert|les couleurs)',
    examples: ['il est daltonien', 'ne distingue pas les couleurs'],
  },
  {
    means: 'hair-loss',
    pattern:
      '(?:perd(?:u)?|perdre|perdait) (?:tous )?(?:ses|leurs) cheveux|(?:plus|pas) (?:de|un|ses|tous ses) cheveux?|cheveux (?:tombent|sont tombes|en moins)|chute de(?:s)? cheveux|alopecie|pelade|(?:est|devenu|devenue) chauve',
    examples: ['elle a perdu ses cheveux', 'il est chauve', 'elle n’a plus de cheveux'],
  },
  {
    means: 'no-piercings',
    pattern:
      "oreilles? (?:(?:ne |n')?(?:sont|est) )?(?:pas|non|jamais ete) percees?|(?:pas|sans)(?: les?| d')? ?(?:oreilles? percees?|trous? aux oreilles)|(?:que|uniquement|seulement) (?:des )?(?:boucles a )?clips?",
    examples: ['ses oreilles ne sont pas percées', 'elle n’a pas les oreilles percées'],
  },
  {
    means: ['no-garden', 'little-space'],
    pattern: `${lacks} ?(?:jardin|balcon|terrasse|exterieur|cour)\\b`,
    examples: ['elle n’a pas de jardin', 'un appartement sans balcon ni jardin'],
  },
  {
    means: 'no-kitchen',
    pattern: `${lacks} ?(?:four|plaques|plaque (?:de cuisson|electrique|chauffante)|cuisiniere|gaziniere|cuisine equipee|coin cuisine)\\b|(?:sans|ni) cuisine\\b(?! (?:equip|molec|du monde))|(?:que|juste|seulement) (?:un |d'un )?(?:micro-ondes|bouilloire)`,
    examples: ['il n’a pas de four', 'elle n’a qu’une chambre sans plaques'],
  },
  {
    means: 'no-bathtub',
    pattern: `${lacks} ?(?:baignoire)\\b|(?:que|qu'|juste|seulement) ?(?:une|d'une|la) douche\\b`,
    examples: ['ils n’ont pas de baignoire', 'elle n’a qu’une douche'],
  },
  {
    means: 'no-power',
    pattern: `${lacks} ?(?:electricite|courant|prises? electriques?|prises?)\\b|(?:peu|presque pas) d'(?:electricite|courant)|coupures? (?:de courant|d'electricite)|delestages?|courant (?:vient|marche|va et vient|saute)(?: [a-z]+){0,2} (?:quand il veut|souvent|tout le temps|rarement|par moments)`,
    examples: [
      'une cabane sans électricité',
      'il n’y a pas de courant',
      'le courant vient quand il veut',
    ],
  },
  {
    means: ['by-letter', 'in-transit'],
    pattern:
      "(?:dans|par) (?:la |une |sa |leur |ma |l')?(?:(?:grande |petite |simple )?enveloppe|boite aux lettres|fente)|(?:dans|avec|en) (?:une |la |sa )?(?:simple )?lettre\\b|dans (?:une|la|sa) carte\\b(?! (?:de|du|des|au))|en courrier|(?:doit|faut)(?: que ce soit| etre) plat|quelque chose de (?:tres |bien )?plat|format lettre",
    examples: ['à glisser dans une enveloppe', 'doit passer dans la boîte aux lettres'],
  },
  {
    // Nor does who is dying eat.
    means: 'eating-disorder',
    pattern:
      '(?<!\\b(?:en|y) )(?:mange|avale)(?:nt)? (?:plus|presque plus|quasi(?:ment)? plus|pratiquement plus)(?: (?:rien|grand[- ]chose))?(?=\\s*(?:[,.;!]|$))|troubles? (?:du comportement )?alimentaires?|\\btca\\b|anorexi\\w*|anorexique|boulimi\\w*',
    examples: ['elle se remet d’un trouble alimentaire', 'elle est anorexique'],
  },
  {
    means: 'no-alcohol',
    pattern:
      "(?:il|elle|on) (?:ne |n')?boi[tv]\\w* (?:plus|pas|jamais)(?=\\s*(?:[,.;!?]|$|depuis\\b|max\\b))",
    examples: ['il boit plus', 'elle ne boit pas, elle aime lire'],
  },
  {
    means: 'experienced',
    pattern: `depuis (?:plus de )?(?:\\d{1,2}|dix|douze|quinze|vingt|trente|quarante|cinquante|soixante) ans(?<!\\b(?:maries?|mariee?s?|ensemble|travaille|travaillent|habite|habitent|vit|vivent|est|sont|connait|connais|souffre|fume|boit|couple|veuve|veuf|amie?s?|voisine?s?|collegues?|a|ont|sobre)\\b[^.,;]{0,20}depuis (?:plus de )?[a-z0-9]+ ans)(?!${wantsToLearn})|depuis (?:toujours|(?:l'|son |leur )enfance|des (?:decennies|annees))(?<!\\b(?:maries?|travaille|habite|vit|est|sont|connait|souffre|amie?s?)\\b[^.,;]{0,20}depuis [a-z' ]{4,20})(?!${wantsToLearn})|(?=tous|chaq|quot)(?<=\\b[a-z]+e (?:[a-z'-]+ ){0,4})(?:tous les jours|chaque jour|quotidiennement)(?!${wantsToLearn})|(?=pro|conf|chev|exp|pass)(?<=(?:photographe|[a-z]{3,}(?:eur|euse|iste|ier|iere|ien|ienne)) )(?:professionnel(?:le)?s?|pro\\b|confirmee?s?|chevronnee?s?|experimentee?s?|passionnee?s?)|(?:prof|professeure?|monitrice|moniteur|coach) (?=(?:de |d')(?:guitare|piano|violon|violoncelle|batterie|chant|musique|dessin|danse|yoga|pilates|ski|equitation|tennis|golf|natation|surf|voile|poterie)\\b)`,
    examples: [
      'ma tante brode depuis 40 ans',
      'il joue à la pétanque tous les jours',
      'photographe professionnel',
      'une couturière confirmée',
      'papi pêche depuis toujours',
      'ma cousine est prof de guitare',
    ],
  },
];
