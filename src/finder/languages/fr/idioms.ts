import type { TextPattern } from '../patterns.ts';

/** What somebody cannot do is no interest. */
const inabilities: readonly TextPattern[] = [
  {
    pattern:
      '(?<=\\b(?:(?:sait|savent|sais) (?:(?:vraiment |absolument )?pas|a peine|tout juste) |(?:nulle?s?|mauvaise?s?|zero|catastrophique) (?:en |pour |au |a la )|(?:jamais|pas) appris a )(?:du tout |bien |trop )?)(?:lire(?! sur)|cuisiner|cuisine|patisser|patisserie|coudre|couture|tricoter|tricot|chanter|chant|danser|danse|dessiner|dessin|peindre|peinture|jardiner|jardinage|bricoler|bricolage)\\b(?! plus)(?!.{0,60}\\b(?:appren[a-z]+|y mettre))',
    examples: ['il ne sait pas cuisiner', 'il sait à peine cuisiner', 'elle est nulle en cuisine'],
  },
];

/** Who gives something to a brother or sister of a newborn: the birth is no occasion of theirs. */
export const birthsOfSiblings: readonly TextPattern[] = [
  {
    pattern:
      "(?:(?:a l'occasion de |pour )?la naissance de (?:sa|son|la|le) (?:petite? )?(?:frere|soeur|bebe)|(?:(?:(?:le|un|son|sa|leur|la|une) (?:nouveau |nouvelle |petite? )?|petite? )(?:bebe|frere|soeur)(?: qui)?|(?:sa|leur|la|ma|notre) (?:petite |grande |belle-|meilleure )?(?:maman|mere|soeur|cousine|fille|amie|copine)) (?:(?:vient|viennent) (?:de naitre|d'arriver|d'accoucher)|est nee?|arrive|va (?:naitre|arriver|accoucher)|a accouche))(?: d'une? [a-z ]{3,20})?(?<=\\b(?:pour|gater|offrir|consoler|cadeau|a|au)(?: le| la| au| a la)? (?:grande? (?:frere|soeur)|ainee?)\\b[^!?]{0,100})(?<!\\bbebe et (?:pour )?(?:le|la|au|a la) grande? (?:frere|soeur)\\b.{0,100})",
    examples: [
      'pour la grande sœur de 5 ans (le bébé vient de naître)',
      'pour le grand frère de 3 ans, sa maman vient d’accoucher',
      'pour la grande sœur, à l’occasion de la naissance de son petit frère',
    ],
  },
  {
    pattern:
      "(?:(?:mon|ma|notre|nos|des|un|une|la|le|les) (?:[a-z-]+ ){0,2})?(?:[a-z-]+ )(?:(?:vient|viennent) (?:d'accoucher|d'avoir (?:une? (?:petite? )?(?:bebe|fille|garcon)|des (?:jumeaux|jumelles)))|a accouche|ont eu un bebe|attend un deuxieme)(?: d(?:'une? |e )[a-z ]{3,20}?)?(?=(?:[ ,.]|$)(?!.{0,150}\\bbebe et ).{0,150}\\b(?:pour|gater|offrir|consoler|penser|a offrir) (?:aussi |plutot )?(?:quelque chose |un cadeau )?(?:a la |au |le |la |a )?grande? (?:frere|soeur)\\b)",
    examples: [
      'notre meilleure amie vient d’accoucher, nous voudrions gâter le grand frère de 3 ans',
      'ma cousine a accouché, cadeau pour la grande sœur',
    ],
  },
];

export const idioms: readonly TextPattern[] = [
  {
    // Who has had enough of something wants no break.
    pattern:
      "(?:a|ont|aurait|merite|veut|voudrait) (?:bien |vraiment |grand )?(?:(?:besoin|envie) )?(?:de |d')?(?:une |un |faire une )?(?:petite |vraie |bonne )?(?:pause|coupure|soiree off|repit)(?! cafe| dejeuner)",
    examples: ["elle a besoin d'une pause", 'ma femme mérite une vraie coupure'],
  },
  {
    // What somebody was hurt at.
    pattern:
      "(?<=\\b(?:casse|foule|tordu|dechire|blesse|fracture)e?s? (?:(?:le|la|les|l'|un) ?)?[a-z]+ )(?:au|a la|en faisant (?:du|de la|de l')|en (?!mai|juin|deux|mars)) ?[a-z]+",
    examples: ["il s'est cassé la jambe au ski", "s'est foulé la cheville en faisant du roller"],
  },
  {
    // Whoever looks for mushrooms does not shoot.
    pattern:
      "chass(?:eu(?:r|se)s?|e|es|er|ent|ait)(?= (?:de |d'|aux? |a la |a l'|les |des )(?:champignons|morilles|cepes|girolles|tetes|primes|fantomes|images|orages|autographes|bonnes (?:affaires|occasions?|occases?)|bons plans|affaires|promos?|promotions|soldes|reductions|meteorites|fossiles|pokemons?|vinyles|livres))|chasseu(?:r|se)s?(?= de tresors?)",
    examples: [
      'chasseur de champignons',
      'la chasse aux bonnes affaires',
      'elle chasse les promos',
    ],
  },
  {
    // Whoever photographs weddings does not marry.
    pattern:
      '(?<=\\b(?:fait|fais|faire|font|photographe|specialisee?|vit|vivre) (?:(?:de |dans )?(?:la |les |des )?(?:photos?|photographie) )?)(?:de |des )?mariages?',
    examples: ['elle fait de la photo de mariage', 'mon frère est photographe de mariage'],
  },
  {
    // What one cycles on at home, and nobody who trains others.
    pattern: 'home.?trainers?',
    examples: ['il roule sur son home trainer'],
  },
  {
    // A good present is no voucher.
    pattern:
      "(?<=\\b(?:quoi|koi|cherche|trouver|idee de|serait|fait|vrai|veux|faut) (?:un )?)bon cadeau(?! (?:de|d'|chez|fnac|amazon|sephora|decathlon|illicado))",
    examples: ['c koi un bon cadeau'],
  },
  {
    // A market is no walk.
    pattern: '(?:au|le|du|un|sur les|ce) marches?(?! (?:sur|en montagne))',
    examples: ['vend ses confitures au marché'],
  },
  {
    // What one only says to die of.
    pattern:
      "(?:mort|morts|morte|mortes|mourir|meurs|meurt|meurent) de (?:rire|honte|faim|soif|fatigue|ennui|peur|trouille|froid|chaud|jalousie|curiosite)|mourir d'ennui",
    examples: ['morte de rire'],
  },
  {
    // Slang for years, whose words are brooms too.
    pattern:
      '(?<=\\b(?:\\d{1,3}|vingt|trente|quarante|cinquante|soixante) )(?:balais|piges|berges)',
    examples: ['mon mec, 30 balais'],
  },
  {
    // Where one is silent, and no end of work.
    pattern:
      "(?:(?:en|une?|sa|de|la) )?retraites? (?:de |d'|du )?(?:meditation|meditative|yoga|spirituelle|silencieuse|silence|bouddhiste|monastique|ecriture|jeune|detox|vipassana|au monastere|a l'abbaye|dans un monastere)",
    examples: ['elle part en retraite méditation', 'une retraite de yoga'],
  },
  {
    // The weather somewhere, and no wish to be warm.
    pattern:
      "(?:la |cette |une |les |l')?(?:forte |grosse |grande |grosses |fortes )?(?:chaleurs?|canicule)(?= (?:fait|font|est|la|le|lui|accable|tue|humide|etouffante|accablante|tropicale|monte|qu'il|terrible))",
    examples: ['la chaleur fait tout fondre'],
  },
  {
    // A first dive or jump, and no feast of a child.
    pattern:
      'baptemes? (?=(?:de (?:plongee|parapente|chute|saut|planeur|voile|conduite)|d.(?:helico|ulm)|en (?:parapente|helico|ulm|planeur|avion|montgolfiere)))',
    examples: ['un baptême de plongée', 'un baptême en parapente'],
  },
  {
    // A name.
    pattern:
      "(?<=\\b(?:s'appell(?:e|ent|ait)|(?:se )?prenomm(?:e|ee)|(?:le |son )?petit nom (?:c'est|est)|surnommee?) )[a-z-]+",
    examples: ["elle s'appelle Léna", 'une fille prénommée Rose'],
  },
  {
    // Where somebody carries something, and no wish for luggage.
    pattern:
      '(?<=\\b(?:dans|en|sur|de) )(?:ses|sa|son|ma|mon|mes|leurs?|nos|notre) (?:petite? |grande? |propres? )?(?:valises?|bagages?|sac a dos|soute)(?! (?:est|sont|usee?|fichue?|a roulettes))',
    examples: ['un cousin qui a de la place dans ses bagages'],
  },
  {
    // What a toy may be made of, and no sewing.
    pattern:
      "(?<=\\b(?:que|uniquement|seulement|exclusivement|juste|rien qu) (?:(?:du|de la|en|des|de l') ?)?(?:[a-z]+ (?:ou|et|ni) (?:(?:du|de la|en|des) )?)?)(?:tissu|coton|lin|carton|metal|papier|feutre|osier|caoutchouc|silicone)(?! (?:pour|a) (?:coudre|dessiner|ecrire))",
    examples: ['que du bois ou du tissu', 'uniquement en coton'],
  },
  {
    // What a gift is carried in.
    pattern:
      "(?<=\\b(?:tenir|tient|tienne|rentre|rentrer|loger|entrer|passer) (?:en|dans) )(?:(?:une?|sa|la|ma|mon|le|leur|son|ses|leurs) |l' ?)?(?:petite? |grande? )?(?:valises?|bagages?|sac(?: a (?:dos|main))?|boite a gants|coffre|poche|cabine)\\b",
    examples: ['doit tenir dans une valise', 'ça doit rentrer dans son sac à dos'],
  },
  {
    // The road is where a driver works, and no journey that is loved.
    pattern:
      'sur (?:la|les) routes?(?: entre [a-z-]+ et [a-z-]+)?(?<=\\b(?:chauffeu(?:r|se)|routi(?:er|ere)|camionneu(?:r|se)|livreu(?:r|se)|ambulanci(?:er|ere)|commercial|camions?|poids lourds?|taxi|vtc)\\b.{0,60})',
    examples: [
      'il est routier, sur la route entre Namur et Turin',
      'ma sœur est camionneuse, toujours sur les routes',
    ],
  },
  ...inabilities,
  ...birthsOfSiblings,
  {
    // A dog of a shelter or a breed, and neither mountains nor farmers.
    pattern:
      "(?<=\\b(?:chien(?:ne)?|chiot|chat(?:te|on)?|lapin|animal|animaux|toutou|adoptee?|recueillie?)(?: [a-z]+){0,2} )(?:de|du|d'un|dans un|au|en|dans le|a la|issu du|venant d'un) refuge|(?<=\\brefuge\\b[^.!?]{0,50}|\\b(?:chien(?:ne)?|chiot)\\b[^.!?]{0,60})(?<!de )berger(?! (?:allemand|australien|belge|blanc|suisse|malinois|anglais|picard|des pyrenees))",
    examples: ['il a adopté un chien de refuge', 'un chien, un grand berger'],
  },
  {
    // "Petit" in the north.
    pattern:
      "ch'?tis? (?=(?:cadeau|kdo|truc|qqch|quelque|budget|present|gars|mot|geste|bonhomme|bout|frere|fils|cousin))",
    examples: ['un ch’ti cadeau pour ses 70 ans'],
  },
  {
    // A care home.
    pattern: '(?:maisons?|residences?) (?:de (?:retraite|repos)|pour (?:aines|personnes agees))',
    examples: ['mamie vit en maison de retraite', 'elle entre en maison de repos'],
  },
  {
    pattern: "(?<=meilleure?s? (?:[a-z]+ ){1,2})(?:du monde|de l'univers)",
    examples: ['pour la meilleure amie du monde'],
  },
  {
    pattern:
      '(?<=(?:mon|ma) (?:petite? )?)(?:chou|puce|poussin|biche|coeur|rayon de soleil|pilier)',
    examples: ['pour mon chou', 'ma petite puce'],
  },
  { pattern: '(?<=mon )(?:gros )?(?:nounours|ours) de', examples: ['mon gros nounours de mari'] },
  {
    // "Has two" of something, and no time for two.
    pattern:
      '(?<=\\b(?:il|elle|on|y|qui|papa|maman|mere|pere|frere|soeur|fille|fils|mari|femme|copine?|ami|amie) )a deux(?= (?!sans |dans |mais |plus |pas |puis |apres |tous |ans\\b|personnes )[a-z-]+(?:s|x|gauches)\\b)',
    examples: ['elle a deux enfants', 'mon frère a deux vélos'],
  },
  {
    pattern:
      'marche(?:nt)? (?:encore |toujours |tres |super |plus |pas |mal ){0,2}(?:bien|mal|nickel|plus|pas)\\b',
    examples: ['une montre qui marche très bien', 'sa radio ne marche plus'],
  },
  {
    // When something is done, and no journey.
    pattern:
      "(?:tous les|tous ses|tous leurs|chaque|un|ses|leurs|le|les)(?: deux)? week-?ends?(?! (?:a(?! [a-z]+(?:er|ir|re)\\b)|au|en|de|romantique|detente|insolite|spa|surprise)\\b| d')",
    examples: ['il court tous les week-ends', 'elle passe ses week-ends dehors'],
  },
  {
    pattern: '(?:ce |truc )qui (?:touche|concerne|se rapporte)(?= (?:a|au|aux|le|la|les|l)\\b)',
    examples: ['tout ce qui touche au vélo'],
  },
  {
    // A course that somebody takes is no wish for one.
    pattern:
      '(?:suit|suivent|prend|prennent|fait|a)(?: [a-z]+)? des cours (?:particuliers |du soir |collectifs )?(?:de|d|du)\\b',
    examples: ['elle prend des cours de piano'],
  },
  {
    // Who forbids or advises something works as a doctor and receives nothing.
    pattern:
      "(?:(?:son|sa|ses|leur|le|la) |l')(?:medecin|docteur|doc|toubib|cardiologue|chirurgien(?:ne)?|kine|oncologue|ophtalmo|orl|dietologue|dieteticien(?:ne)?)(?= (?:lui |leur |ne |n'|l'|le |la )*(?:a|ont|veut|dit|interdit|deconseille|conseille|recommande|defend|prescrit|autorise)\\b)",
    examples: ['son médecin lui a interdit de courir'],
  },
  {
    // How often something is done, and nothing practical.
    pattern:
      '(?<!\\b(?:pour|de|utile|utiles|utilise|utiliser|sert|servir|servira|porte|porter|portable) )tous les (?:jours|matins|soirs)',
    examples: ['elle court tous les jours'],
  },
  {
    // What is earned, saved or worn, and no gift of money.
    pattern:
      "(?<=\\b(?:gagn|depens|economis|met|mettre|manqu|perd|perdu|pret|doi|dev|port|colli|bagu|brac|bouc|collect|rapport|donn|vers)[a-z]* (?:[a-z]+ )?(?:que )?)de l'argent(?! (?:liquide|de poche|pour son anniv))",
    examples: ['elle porte de l’argent', 'il met de l’argent de côté'],
  },
  { pattern: 'amour de ma vie', examples: ['l’amour de ma vie'] },
  {
    pattern:
      'mouton noir|oiseau rare|petite souris|vieux loup de mer|bonne poire|tete de mule|poule mouillee|ours mal leche|(?<=maman )louve|(?<=(?:papa|maman) )poule',
    examples: ['une vraie maman poule', 'le mouton noir'],
  },
  {
    pattern:
      '(?:pendant|durant) (?:nos|mes|les|notre|mon|ma) (?:vacances|voyages?|absence|sejour|week-?ends?|deplacements?|hospitalisation|conges?)',
    examples: ['pendant nos vacances'],
  },
  {
    pattern:
      'cerise sur le gateau|a (?:un peu )?le (?:cafard|blues)|coup de (?:blues|mou|foudre)|petit nuage|derniere minute',
    examples: ['elle a le cafard'],
  },
  {
    // Whoever has been retired for years does not retire now.
    pattern:
      "(?<=(?:est|sont|etait|suis|quil est|qu'il est) (?:deja |maintenant |desormais )?)(?:a la|en) retraite(?! (?:le|la|ce|cette|vendredi|lundi|mardi|mercredi|jeudi|samedi|dimanche|demain|bientot|dans|fin|depuis (?:hier|peu|ce|cette|quelques (?:jours|semaines)|(?:une|deux|trois|1|2|3) semaines?|(?:un|1) mois)))|retraitee?s? depuis",
    examples: ['papi est à la retraite depuis dix ans', 'elle est en retraite et s’ennuie'],
  },
  {
    // A state: beside a word for leaving it is the occasion.
    pattern:
      "(?<!\\b(?:part|partent|parti|partie|partis|partir|partira|partiront|partons|depart|passe|passer|met|mise?|mettre|bientot|enfin|prend|prendre|admise?|va|vont|pot|cadeau|fete|arrive|arriver) (?:bientot |enfin |deja )?)(?:a la|en) retraite(?= (?:a [a-z]|et |qui |il |elle |mais |depuis |aime |adore |passionne|fan |de l'|du |des )|,)(?! depuis (?:hier|peu|ce|cette|quelques (?:jours|semaines)|(?:une|deux|trois|1|2|3) semaines?|(?:un|1) mois))",
    examples: ['instituteur à la retraite à Liège', 'ma tante, prof à la retraite, lit beaucoup'],
  },
  {
    // A flat of one room, and things that nobody names.
    pattern:
      "(?:dans|pour) (?:un|son|sa|leur|mon|le|notre) (?:petit |minuscule |mini |tout petit )?studio(?! d'enregistrement| de (?:musique|yoga|danse|photo|radio|tatouage))|(?<=(?:emmenage|installe|vit|habite|loue|loge)[a-z]* (?:en |un )?)studio|(?:des|les|ses|leurs|ces) affaires (?:de|pour|personnelles)|(?<=(?:des|les|ses|leurs) )affaires(?! (?:criminelles|judiciaires|non|de (?:crime|police)|classees))",
    examples: ['il emménage dans un petit studio', 'elle perd toujours ses affaires'],
  },
  {
    // What was failed is no feast and no love.
    pattern:
      "(?:rate|ratee|rater|loupe|loupee|louper|foire|foirer|plante|planter|echoue|echouer|recalee?|colle)(?: (?:a|au|aux|a l'))? (?:son|sa|ses|leur|le|la|l')? ?(?:permis|bac|code|brevet|concours|examens?|exams?|partiels?|diplome|these|conduite)(?: (?:d'|d |de |du |des )[a-z]+)?",
    examples: ['il a loupé son permis', 'elle vient de rater son concours d’infirmière'],
  },
  {
    // Who raises animals or children is no pupil.
    pattern:
      '(?<=\\b(?:il|elle|qui|on|mamie|mamy|papi|papy|maman|papa|mere|pere|soeur|frere|tante|tata|oncle|tonton|cousine?|amie?|voisine?|copine?|collegue|marraine|parrain) )eleve(?= (?:des|ses|leurs|son|sa|les|seule?|toute? seule?|deux|trois|quatre) )',
    examples: ['mamie élève des lapins', 'elle élève seule ses deux filles'],
  },
  {
    // In German a tanner.
    pattern: 'gerber',
    examples: ['la moindre odeur la fait gerber'],
  },
  {
    // Who gives the licence back does not celebrate it.
    pattern: '(?:perdu|perdre|rendu|rendre|retire) (?:son|sa|leur|le) permis',
    examples: ['il vient de rendre son permis'],
  },
  {
    pattern:
      "(?:prend|prends|prendre|prendra|repart|repartir|part|partir|rentre|rentrer|voyage|voyager|vient|venir|arrive) (?:l'|en |par l'|par )avion",
    examples: ['elle repart en avion', 'il prend l’avion lundi'],
  },
  {
    // What lives in the home is a condition there, and no love.
    pattern:
      '(?<=(?:on|nous) (?:a|avons|y a) (?:deja |aussi |en plus )?)(?:une?|deux|trois|quatre|des|[2-9]) (?:petite?s? |grose?s?s? |vieux |vieilles? |jeunes? )?(?:chats?|chiens?|chattes?|chiennes?|lapins?|perroquets?|furets?)(?! (?:qui adore|et (?:il|elle) adore))',
    examples: ['mais nous avons deux chats', 'on a un chien chez nous'],
  },
  {
    // The friend receives, and not the child who goes to the party.
    pattern:
      "(?:ma|mon|notre|la|le) (?:fille|fils|petite?|grande?|gamine?|puce|loulou|ainee?|cadette?)(?=(?:,? (?:de |a )?[a-z0-9]+ ans)?,? (?:est |a ete |va etre |va |vont )?(?:invitee?|(?:a|fete|feter) (?:l'anniv(?:ersaire)?|une fete|un gouter)[a-z' ]{0,20} (?:d'un|d'une|de son|de sa)))",
    examples: [
      'ma fille de 7 ans est invitée à l’anniversaire d’un copain',
      'mon fils invité chez une camarade',
    ],
  },
  {
    // What ended or was lost after so long is no anniversary.
    pattern:
      'apres (?:(?:pres|plus) de )?(?:\\d{1,2}|[a-z]+(?:-[a-z]+)?) (?:ans|annees) (?:de (?:mariage|vie commune|vie a deux|relation)|ensemble)',
    examples: ['il a perdu son chien après quinze ans ensemble', 'séparée après 20 ans de mariage'],
  },
  {
    // Of a small child, and no sport.
    pattern:
      '(?:apprend|apprendre|commence|se met) a marcher|(?:fait|faire) ses (?:tout )?premiers pas',
    examples: ['mon petit-fils apprend à marcher', 'elle fait ses premiers pas'],
  },
];

export const favours: readonly TextPattern[] = [
  {
    pattern:
      "(?:m'a|m'ont|nous a|nous ont) (?:(?:beaucoup|bien|tellement) )?aidee?s? (?:a demenager|pour (?:le|notre|mon) demenagement|a emmenager)",
    examples: ["il m'a aidé à déménager"],
  },
  {
    // What the giver has passed is no occasion of whoever helped.
    pattern:
      "(?:j'ai|jai|on a|j'viens d'|je viens d')(?: enfin| deja)? ?(?:eu|avoir|obtenu|obtenir|decroche|reussi|passe) (?:mon|notre|nos|l') ?(?:permis|bac|brevet|code|diplome|concours|exams?|examens?|these|memoire)",
    examples: ['pour ma prof de piano, j’ai eu mon concours', 'on a décroché notre diplôme'],
  },
  {
    pattern:
      "(?:gard|arros|promen|repar|depann|recuper|tond|taill|surveill|nettoy|recueilli|heberg|sauv|soign|nourri|tondu)(?:e|ee|es|er|ait|u)? (?:(?:notre|nos|mon|ma|mes)(?: [0-9]+| deux| trois| quatre)?|(?:les |la |le |l')[a-z]+ et (?:nos|notre|mon|ma|mes|le|la|les)) [a-z]+(?: (?:et|puis) (?:(?:gard|arros|promen|repar|tond|taill|surveill|nettoy|releve|nourri)(?:e|ee|es|er|u)? )?(?:le |la |les |l'|notre |nos |mon |ma |mes )[a-z]+)*|occupee?s? de (?:notre|nos|mon|ma|mes)(?: [0-9]+| deux| trois)? [a-z]+(?: (?!et\\b|qui\\b|pendant\\b|elle\\b|il\\b)[a-z]+)?(?: et (?:de |du |des )?(?:nos|notre|mes|mon|ma|la|le|les|l')? ?[a-z]+)?",
    examples: ['la voisine qui a gardé notre chat', 'l’amie qui a arrosé nos plantes'],
  },
  {
    pattern:
      "nous (?:a|ont) (?:garde|arrose|nourri|promene|repare|depanne|recupere)e?s? (?:les |le |la |l')[a-z]+|(?:garde|gardent|arrose|arrosent|nourrit|nourrissent|promene) (?:notre|nos) [a-z]+",
    examples: ['mon voisin nous a gardé les poules', 'elle arrose nos plantes tout l’été'],
  },
];
