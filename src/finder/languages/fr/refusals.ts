import { behindThing, type TextPattern } from '../patterns.ts';

/** Words that name nothing. */
const noThing =
  '(?!(?:elle|elles|ils|lui|nous|vous|rien|tout|tous|temps|argent|jour|fois|vie|maman|papa|mere|pere|soeur|frere|ami|amie|mari|femme|enfants?|cadeaux?|budget|porte|ecole|travail|fete|anniversaire|noel|odeurs?|senteurs?)\\b)';
const thing = `${noThing}[a-z-]{3,}`;
const article = "(?:le |la |les |l' ?|du |de la |des |un |une |d' ?)";
/** One thing, or two. */
const what = `(?<what>${thing}(?: (?:et|ou|ni) ${article}?${thing})?)`;
const who = '(?:elle|il|on|ils|elles|(?:ma|mon|ta|ton|sa|son|notre) [a-z]+)';
/** Up to five things. */
const list = `(?<what>${thing}(?:, ${article}?${thing}){0,3}(?: (?:et|ou|ni) ${article}?${thing})?)`;
/** A thing with what tells it apart: "jeux de société", "musique classique". */
const noun = `${thing}(?: (?:(?:a|de|en|du) |d' ?)(?:la |l' ?)?${thing}| (?!et\\b|ou\\b|ni\\b|mais\\b|que?\\b|qui\\b|ca\\b|cela\\b)[a-z-]{4,})?`;
/** Before the name of what somebody likes: "adore la". */
const likes =
  "\\b(?:(?:aim|ador|kiff|appreci|prefer|collectionn|pratiqu|jou|offr|veu|voul|voudr|cherch|lit|lis|fai|pris|pren)[a-z]*|(?:fan|fans|fou|folle|fous|accro|mordue?|passionnee?s?|branchee?s?|amateur|amatrice)) (?:(?:bien|beaucoup|tellement|surtout|plutot|trop|par|de|a) )*(?:le |la |les |l' ?|du |des |de la |aux? |d' ?)?";
/** Up to five things that no verb of liking stands before: "elle adore la mer, la montagne ne lui dit rien". */
const topic = `(?<!${likes})(?:(?:le |la |les |l' ?|ses |son |sa )|(?=(?:lire|ecrire|coudre|peindre|courir|[a-z]{4,}er)\\b))(?<what>${noun}(?:, ${article}?${noun}){0,3}(?: (?:et|ou|ni) ${article}?${noun})?),?`;
/** What one keeps from altogether. */
const banned =
  'mains? vertes?|alcool|sucre|sel|gluten|lactose|viande|porc|parfums?|plastique|ecrans?|bruit|deco|gadgets?|bibelots?|chocolats?|fleurs?|bougies?|tabac|cigares?|cigarettes?|piles?|electronique|nourriture|bouffe|sucreries|bonbons|animaux|sport|rose|paillettes|livres?|bijoux|jouets?';
/** Between a verb and the word that negates it: "ne l'intéresse absolument pas". */
const strongly =
  '(?:absolument |vraiment |franchement |carrement |strictement |tout simplement |tellement |meme )?';
/** What makes a thing wrong for somebody. */
const unfit =
  'facile|simple|bebe|gamin|enfantin|ringard|dangereu(?:x|se)|risque|violent|bruyant|complique|intime|perso|personnel(?:le)?|cliche|banal|impersonnel(?:le)?';
const end = '(?=\\s*(?:[,.;:!?]|$|et\\b|mais\\b|car\\b|depuis\\b|pour\\b|chez\\b|a cause\\b))';

/** Say that what is named is refused, whatever stands between. */
export const refused: readonly TextPattern[] = [
  {
    // The giver likes what somebody else does not.
    pattern:
      "(?:j'|nous |on )(?:adore|aime|adorons|aimons) (?:bien |beaucoup )?(?:le |la |les |l')(?<what>[a-z-]{3,}),? (?:mais|alors que|tandis que|par contre) (?:[a-z']+ ){1,3}?(?:(?:le |la |les |l')?(?:deteste|hait)(?: ca)?(?=\\s*(?:[.,;!?)]|$))|(?:n'|ne )?(?:aime|supporte) pas(?: du tout)?(?: ca)?(?=\\s*(?:[.,;!?)]|$))|(?:ne )?l(?:e|a|es|') ?(?:aime|supporte) pas\\b)",
    examples: ["j'adore le thé mais mon oncle déteste ça", "j'aime le golf mais papa n'aime pas"],
  },
  {
    // "Crèmes, savons, tout lui donne des plaques".
    pattern: `${list}(?:, tout(?: (?:ca|cela))?)? (?:lui|leur) (?:donne|file|provoque|declenche|colle)(?:nt)? (?:des |de l'|de la |une |la |mal |envie de )?(?:plaques|boutons|urticaire|eczema|allergies?|migraines?|maux de tete|nausees?|aigreurs?|crises?|cauchemars|insomnies|brulures)`,
    examples: ['crèmes, savons, tout lui donne des plaques', 'le vin lui donne des aigreurs'],
  },
  {
    // Whoever forbids: a doctor, a mother, a house.
    pattern: `(?<!\\b(?:pas|plus|jamais|strictement) )\\b(?:interdi(?:t|sent)|defen(?:d|dent)|deconseille(?:nt)?|proscri(?:t|vent)|banni(?:t|ssent)|prohibe(?:nt)?|(?:a|ont) (?:interdit|defendu|banni|proscrit|supprime|deconseille)) (?:desormais |maintenant |aussi |formellement |strictement |tout court )?(?!aux? |de |d' ?)${article}?${list}`,
    examples: [
      'la goutte lui interdit la charcuterie, les fruits de mer et la bière',
      'son médecin lui a défendu le fromage et le vin',
      'le règlement interdit l’alcool',
    ],
  },
  {
    pattern: `(?:tout ce qui (?:est|touche au|concerne le) |${article})${list} (?:finiss?(?:ent|ait|aient)|finit|finirai(?:t|ent)|finira|vont|va|atterri(?:t|ssent)|partent|part|terminent?|restent?) (?:toujours |direct |directement |tout droit )?(?:a la (?:poubelle|cave|benne|porte)|au (?:placard|grenier|fond d'un (?:placard|tiroir))|dans un (?:tiroir|placard)|sur vinted|chez emmaus)`,
    examples: [
      'tout ce qui est scolaire finirait à la poubelle',
      'les livres finissent à la poubelle',
      'les peluches finissent au grenier',
    ],
  },
  {
    pattern: `tout ce qui (?:est |sent |fait |a (?:un |une |des )?|contient (?:du |de la |des )?)?(?:en |a |du |de )?(?<what>(?:se )?${thing}) (?:est|sont|c'est|lui est)? ?(?:strictement |totalement )?(?:interdite?s?|bannie?s?|exclue?s?|proscrite?s?|hors de question|non|interdit)${end}`,
    examples: ['tout ce qui se branche est interdit', 'tout ce qui est parfumé est banni'],
  },
  {
    // "Il a arrêté de fumer, et le café aussi".
    pattern: `(?:arr?ete|cesse|stoppe)e? (?:de |d')?(?:fumer|boire|la clope|le tabac|l'alcool|la cigarette),? (?:et |puis |et puis )?${article}(?<what>${thing}) (?:aussi|egalement|pareil|idem)`,
    examples: ['il a arrêté de fumer et le café aussi'],
  },
  {
    // What was given year after year, where something else is looked for.
    pattern: `(?:offre|offrons|offrent|offrir|donnons|offert) (?:toujours |encore |systematiquement |deja )?(?:des |du |de la |un |une |de l')(?<what>${thing}(?: (?:et|ou) ${article}?${thing})?)(?=.{0,70}(?:(?:(?:je |j'|on |nous )(?:veux|veut|voudrais|aimerais|cherche|souhaite|voulons|voudrait|aimerait)|envie d[e']) ?(?:[a-z']+ ){0,2}?(?:changer|varier|autre chose|innover|sortir de|me renouveler|renouveler)))`,
    examples: [
      'voilà quinze ans que j’offre un livre ou une écharpe à ma marraine, je voudrais changer',
      'les enfants vont lui offrir du thé, je veux changer',
    ],
  },
  {
    pattern: `(?:est|sont) (?:farouchement |totalement |completement |tres )?(?:contre|opposee?s? (?:a|au|aux)) ${article}?${what}(?=\\s*(?:[,.;:!?]|$|et\\b|mais\\b|car\\b))`,
    examples: ['elle est contre le cuir', 'ils sont opposés au plastique'],
  },
  {
    // What a gift is to be without, between marks; "sans jardin" tells what somebody has none of.
    pattern:
      '(?<=(?:^|[,;(:] ?|cadeau |truc |chose ))sans (?<what>humour|alcool|parfums?|sucre|chocolat|musique|bruit|ecrans?|plastique|fleurs|paillettes|nourriture|bougies?|photos?|religion|romantisme|gadgets?|electronique)(?=\\s*(?:[,.;:!?)]|$))',
    examples: ['un cadeau pour mon chef, sans humour, sans alcool', 'un truc sans paillettes'],
  },
  {
    // Put away for good.
    pattern: `(?:a|ont) (?:range|remise|pendu|raccroche|depose|mis)(?:e?s?) (?:sa |son |ses |leurs? |les? |la |l')${what} (?:pour (?:de bon|toujours)|definitivement|au (?:clou|placard|garage|grenier|rancart))`,
    examples: ['il a rangé son violon pour de bon', 'elle a remisé son vélo au garage'],
  },
  {
    // What one keeps from, and no thing that somebody has none of yet: "zéro casserole".
    pattern: `\\b(?:zero|0) (?<what>(?:${banned})(?:(?:,| et| ou| ni|, zero| et zero) (?:${banned})){0,4})\\b`,
    examples: ['zéro cigare', 'zéro plastique'],
  },
  {
    // Typed in haste: "allergique latex".
    pattern: `allergi(?:que|e)s? (?!aux?\\b|a\\b|de\\b|severe|grave|alimentaire|saisonn|et\\b|mais\\b|ou\\b)(?<what>${thing})`,
    examples: ['amie allergique chocolat'],
  },
  {
    pattern: `${article}${what},? ${who} (?:n'? ?)?en (?:boit|mange|porte|lit|veut|achete|utilise|ecoute|prend|met|raffole) (?:pas|jamais|plus|guere)(?: du tout)?${end}`,
    examples: ['le rosé, il n’en boit pas', 'les bagues, ma tante n’en porte jamais'],
  },
  {
    pattern: `${article}${what},? ${who} (?:n'? ?)?(?:y )?touche(?:nt)? (?:pas|plus|jamais|guere)(?: du tout)?${end}`,
    examples: ['le café et le cochon il touche pas', 'l’alcool, ma tante n’y touche plus'],
  },
  {
    pattern: `(?:fait|font|faire|faisons) la (?:chasse|guerre) (?:au|aux|a la|a l'|contre (?:le|la|les|l')) ?(?<what>${thing}(?: et (?:au|aux|a la|a l') ?${thing})?)`,
    examples: ['ils font la chasse aux piles et au plastique', 'elle fait la guerre aux bibelots'],
  },
  {
    pattern: `(?:interdiction|interdite?s?|prive(?:e|s|es)?) (?:formelle |totale |absolue |stricte )?(?:de |d' ?|des )(?!(?:lui |leur |y )?(?:offrir|acheter|donner|apporter|amener|envoyer|introduire|faire|prendre)\\b)(?:l' ?|la |le )?${what}|(?<what>(?:${thing} )?${thing}) (?:interdite?s?|bannie?s?|proscrite?s?)${end}|(?:defense|interdiction) (?:de|d') ?(?:lui |leur )?(?:offrir|acheter|donner|manger|boire) ${article}?${what}`,
    examples: [
      'interdiction de peluches',
      'jeux interdits, il grimpe',
      'privé de chocolat',
      'interdiction de lui offrir des bonbons',
    ],
  },
  {
    pattern: `${article}${what} (?:est|sont|lui est|lui sont) (?:strictement |totalement |absolument |desormais |maintenant )?(?:proscrite?s?|interdite?s?|bannie?s?|exclue?s?|deconseillee?s?|tabous?|hors de question|a proscrire|a bannir|a eviter|a exclure)`,
    examples: ['le café est proscrit', 'les bonbons lui sont strictement interdits'],
  },
  {
    pattern: `${article}${what} (?:ne |n'? ?)?(?:lui|leur) (?:reussit|reussissent|convient|conviennent|va|vont|plait|plaisent|dit|disent) (?:pas|plus|rien|guere)(?: du tout)?`,
    examples: ['le café ne lui réussit pas', 'les puzzles lui plaisent plus'],
  },
  {
    // "Le foot, ça ne l'intéresse absolument pas".
    pattern: behindThing(
      topic,
      `(?:(?:ca|cela) )?(?:ne |n'? ?)?(?:(?:le|la|les|lui|leur) |l' ?)(?:(?:interesse|branche|tente|attire|parle|emballe|passionne|amuse|botte|inspire|captive|enchante|motive|sert|va|dit|plait|touche|convient|correspond|ressemble|reussit)(?:nt)?|plaisent|disent|vont|servent|(?:fait|font|donne|donnent) (?=(?:absolument |vraiment )?(?:pas|plus|aucun))) ?${strongly}(?:pas|plus|rien|guere|aucun(?:e)?)(?: du tout)?(?: (?:envie|plaisir|rire|rever))?`,
    ),
    examples: [
      'le foot ne l’intéresse absolument pas',
      'les bijoux ça la branche pas',
      'la lecture ne lui dit vraiment rien',
      'le vin ne leur fait pas envie',
    ],
  },
  {
    pattern: behindThing(
      topic,
      `(?:ca |cela )?(?:(?:(?:le|la|les) |l' ?)(?:emmerde|soule|saoule|gonfle|lasse|fatigue|rase|broute|bassine|assomme|endort|herisse|rebute|repousse|indiffere|deprime)(?:nt)?|(?:lui|leur) (?:passe(?:nt)? (?:au[- ]dessus|par[- ]dessus)|sort(?:ent)? par les|tape(?:nt)? sur les|casse(?:nt)? les|fai(?:t|sent) (?:horreur|peur)|donne(?:nt)? (?:de l'urticaire|envie de fuir))|(?:(?:le|la|les) )(?:fait|font) (?:chier|suer|flipper|bailler|paniquer|deprimer|craquer|fuir))\\b`,
    ),
    examples: [
      'le sport lui passe au-dessus de la tête',
      'la couture ça l’emmerde',
      'les jeux de société la font suer',
    ],
  },
  {
    // Behind the thing, in a word: "la pêche, il a donné", "les randos c'est derrière lui".
    pattern: behindThing(
      topic,
      `(?:c'est (?:derriere (?:lui|elle|eux)|du passe|de l'histoire ancienne)|(?:c'est|ce n'est|n'est|est|sont|ne sont) pas (?:franchement |vraiment |trop |du tout |exactement )?(?:son|sa|leur) (?:truc|dada|fort|point fort|delire|kif|trip|came|tasse de the|genre|style|monde|univers|rayon|passion)|(?:il|elle|on|ils|elles) (?:a|ont) (?:deja )?donne${end}|(?:il|elle|ils|elles) (?:en a|en ont) (?:soupe|fait le tour|sa claque|sa dose|ras le bol|marre)(?! (?:de|du|des|d'|qu)\\b| d')|(?:il|elle|ils|elles) s'en (?:fout|foutent|fiche|fichent|moque|moquent|tape|tapent|bat|cogne|contrefout|contrefiche)(?! (?:de|du|des|d'|qu)\\b| d')|tu (?:peux )?oublie[rs]?|je (?:raye|barre|zappe|bannis|sors de la liste))`,
    ),
    examples: [
      'la pêche, il a donné',
      'les randos c’est derrière lui',
      'la déco c’est pas vraiment son dada',
      'le foot elle s’en moque',
    ],
  },
  {
    // "Si j'offre encore une peluche, sa mère m'étripe", "un mug de plus et il hurle".
    pattern: `(?:si|quand) (?:je |j'|on |tu |quelqu'un |vous )(?:lui |leur )?(?:(?:re)?offre|(?:re)?achete|ramene|apporte|rapporte|donne|refile|prends|recoit|voit|vois)(?:s|z|nt)? encore (?:une?|des|du|de la) ${what}|(?:si (?:elle|il|ils|elles) (?:recoit|recoivent|voit|voient|trouve|trouvent|a|ont) |(?:^|[,.;:!?] ?))(?:encore )?une? ${what} de (?:plus|trop)(?= (?:et|,)|,)|(?:recoit|recoivent|voit|voient) encore une? ${what}`,
    examples: [
      'si j’offre encore une peluche sa mère m’étripe',
      'un mug de plus et il divorce',
      'si elle reçoit encore une bougie elle hurle',
    ],
  },
  {
    // "Parents anti-plastique": against it, and not what keeps it off, such as "casque anti-bruit".
    pattern:
      'anti(?:-| )(?<what>plastiques?|ecrans?|tele|alcool|sucre|gluten|tabac|wifi|gadgets?|parfums?|viande|chimie|peluches?|jouets?|cuir|fourrure|lait|religion|sport|chasse|armes|bijoux|maquillage|consommation|technologie|high-?tech|jeux video)',
    examples: ['parents anti-plastique', 'il est anti écran'],
  },
  {
    // What does not live long with somebody.
    pattern: `(?:tue|tuent|fait (?:crever|mourir)|font (?:crever|mourir)|laisse (?:crever|mourir)|massacre|assassine|noie|oublie d'arroser) (?:toujours )?(?:toute?s? |tous )?(?:ses|les|leurs|la|le) (?:moindres? )?(?<what>plantes?(?: vertes?)?|fleurs|orchidees?|cactus|plantes? grasses?|basilic)`,
    examples: ['elle fait crever toutes les plantes', 'il tue ses plantes'],
  },
  {
    // What somebody chooses alone.
    pattern: `(?:choisi(?:t|r|ssent)|achete(?:r|nt)?|prefere (?:choisir|acheter)|selectionne|prend|trouve)(?: toujours| d'habitude)? (?:ses|son|sa|leurs?|leur) ${what} (?:(?:elle|lui|eux|elles)[ -]memes?|tou(?:t|te|s|tes)? seule?s?|soi-meme|a (?:son|sa) (?:gout|facon)|sur vinted|en friperie)`,
    examples: ['elle choisit ses bijoux elle-même', 'il préfère acheter ses vêtements tout seul'],
  },
  {
    pattern: behindThing(
      topic,
      `(?:il|elle|ils|elles) (?:les|le|la) (?:choisi(?:t|ssent)|achete(?:nt)?|revend(?:ent)?|jette(?:nt)?|donne(?:nt)?|prefere(?:nt)? choisir)\\b(?! d'occasion)`,
    ),
    examples: ['ses fringues il les choisit tout seul', 'les livres elle les revend'],
  },
  {
    pattern: behindThing(
      topic,
      `(?:ne |n'? ?)?(?:sont|est|seront|etaient) (?:pas|plus|guere|jamais) (?:autorisee?s?|admise?s?|acceptee?s?|toleree?s?|permise?s?|bienvenue?s?|possibles?)`,
    ),
    examples: [
      'les appareils électriques sont pas autorisés',
      'les fleurs ne sont pas admises en réa',
    ],
  },
  {
    // "J'aimerais sortir du chocolat et des fleurs".
    pattern: `(?:(?:ve(?:ux|ut)|voudrai[st]|voudrions|aimerai[st]|aimerions|envie|faudrait|faut|histoire|essaie|pour une fois|voulons)(?: bien)?(?: de| d')? ?(?:changer|sortir|varier|m'eloigner|s'eloigner|nous changer)(?: un peu)?) (?:du|des|de la|de l') ?(?<what>${thing}(?: et (?:du |des |de la |de l' ?)?${thing})?)`,
    examples: ['je voudrais sortir du chocolat et des fleurs', 'envie de changer un peu du vin'],
  },
  {
    // "Allergique à tout (pollen, poils, noix)".
    pattern: `(?:allergi|intoleran|sensible)[a-z]* ?(?:a (?:tout|plein de (?:trucs|choses)|beaucoup de (?:trucs|choses)|pas mal de (?:trucs|choses)|plusieurs (?:trucs|choses|aliments)))? ?[:(] ?(?:aux? |a la |a l' ?|${article})?${list}`,
    examples: ['allergique à tout (pollen, poils, noix)', 'allergies : lait, œufs'],
  },
  {
    // What harms, or what somebody keeps from for a while: "en plein sevrage de sucre".
    pattern: `(?:sevrage|sevree?s?|detox|desintox[a-z]*|diete|abstinence|jeune|careme|cure (?:de desintox[a-z]*|sans)|en pause|pause) (?:de (?:la |l' ?)?|d' ?|du |des |sans |pour (?:les? |la |l' ?)|aux? )${what}(?: et (?:de |d' ?|du |des )(?:la |l' ?)?[a-z]+(?: [a-z]+)?)?`,
    examples: ['elle est en plein sevrage de sucre', 'il fait une détox de réseaux sociaux'],
  },
  {
    pattern:
      "(?:accro|addict|addiction|dependante?|dependance|malade|interdit de|ruine par|soigne[a-z]*|probleme[a-z]*|decroche[a-z]*|sorti[a-z]*|cure|desintox[a-z]*)(?: (?:a|au|aux|de|des|du|d|avec|pour|les?|la|son)| d'| l'){0,3} ?(?<what>jeux? d'argent|jeux? de hasard|jeux? a gratter|casinos?|paris sportifs|poker|loto|machines a sous)",
    examples: ['il a fait une cure pour les jeux d’argent', 'elle est accro aux jeux à gratter'],
  },
  {
    // It must not break.
    pattern:
      "(?:donc|du|de l'|d'|trucs?|quelque chose d'|cadeaux?|objets?|soit|il faut|faut|plutot|materiel|vaisselle|verres?|idee) ?(?:de l'|du )?(?:tout |bien )?(?<what>incassables?)",
    examples: ['ils cassent tout, donc incassable', 'quelque chose d’incassable'],
  },
  {
    // The second thing that was given up, behind why the first was.
    pattern: `(?:arrete|supprime|evite|banni|lache|abandonne|exclu|stoppe|elimine)(?:e|er|r)? (?:le |la |les |l' ?|de |d' ?)[a-z' -]{3,30} (?:a cause d[eu'](?:s|e la| la)?|depuis|pour|par|suite a|vu) ?[a-z' -]{2,22} et (?:le |la |les |l' ?)${what}(?= (?:a cause|depuis|pour|par|aussi|suite|vu)\\b|\\s*(?:[.,;!)]|$))`,
    examples: [
      'elle a arrêté les bougies à cause de son asthme et le vin à cause de son foie',
      'il a supprimé le sucre pour sa ligne et le fromage pour son cœur',
    ],
  },
  {
    // Examples of what is too common, in brackets.
    pattern: `(?:evit[a-z]*|pas|rien|plus|sans|jamais|marre|stop|aucun)(?: [a-z']+){0,4}? (?:trucs?|cadeaux?|choses?|machins?|objets?|classiques?|basiques?|cliches?|banalites?|idees?)(?: [a-z']+){0,3} ?\\( ?(?:genre |type |style |comme |ex |par exemple )?${article}?${list}(?= ?[).]|,? etc)`,
    examples: [
      'éviter les trucs bateau (bougies, mugs)',
      'pas de cadeaux vus et revus (parfum, cravate)',
    ],
  },
  {
    // Too early, too easy, too old: what does not suit an age or a skill.
    pattern: behindThing(
      topic,
      `(?:(?:c'est|ce serait|c'etait|ce sont|ca fait|ca serait) (?:encore |bien |beaucoup |vraiment |largement )?(?:trop (?:tot|jeune|${unfit}|vieux|dur|physique|fatigant|cher|vu|fragile|lourd|gros|encombrant|sucre|gras)(?:e|s|es)?|pas (?:encore )?(?:de|pour) son age|plus (?:de|pour) son age|plus trop de son age)|(?:sont|est|seraient) (?:encore |bien |beaucoup |vraiment |largement )?trop (?:${unfit})(?:e|s|es)?)\\b`,
    ),
    examples: [
      'sa mère trouve que les bijoux c’est trop tôt',
      'pour lui les puzzles c’est trop facile',
      'les poupées, c’est plus de son âge',
    ],
  },
  {
    pattern: `(?:ne |n'? ?)?touche(?:nt)? (?:plus|pas|jamais) (?:a |au |aux |a la |a l' ?)${what}|se passe(?:nt)? (?:tres |fort |bien )*(?:de |du |des |d' ?)(?:la |l' ?)?${what}|(?:assez|marre|ras le bol) qu'? ?on (?:lui|leur|nous) (?:offre|achete|donne|apporte|refile) (?:encore |toujours |que )?${article}${what}`,
    examples: [
      'elle ne touche plus au café',
      'il se passe très bien de vin',
      'en a assez qu’on lui offre des livres',
    ],
  },
  {
    pattern: `(?:hors de question|pas question|inutile|interdit|(?:interdiction|defense)(?: formelle| totale| absolue| stricte)?) (?:de |d' ?)(?:lui |leur |y )?(?:offrir|acheter|donner|prendre|apporter|amener|envoyer|introduire|faire entrer) (?:quoi que ce soit (?:pour|de|d' ?|qui) ?)?${article}?${what}|fini(?:e|s|es|ie|is)? (?:avec )?${article}${what}(?=\\s*(?:[,.;:!?]|$|et\\b|mais\\b|pour\\b))`,
    examples: [
      'hors de question de lui offrir quoi que ce soit pour la cuisine',
      'fini les caramels',
      'interdit d’apporter des fleurs',
    ],
  },
  {
    pattern: `(?<what>${thing}(?: (?:a|de|d'|en) (?:la |l')?${thing})?(?:, ${article}?${thing}(?: (?:a|de|d'|en) (?:la |l')?${thing})?){0,3}(?: (?:et|ou|ni) ${article}?${thing})?)(?: et compagnie| et cie| et tout (?:ca|le bazar|le tralala))?(?:,? (?:meme|y compris) (?:(?:en|pour|dans|avec|sans|a) )?(?:l' ?|le |la |les |une? )?[a-z]+)?,? (?:c'est |ce sera |(?:ca )?)?(?:(?:hors de question|pas question)(?! d[e']| qu)|jamais de la vie|on oublie|a oublier|a bannir|a proscrire|a eviter|non merci|c'est non|c'est (?:cuit|mort|foutu|niet)|c mort|niet|meme pas en reve|tres peu pour (?:elle|lui)|plus jamais(?=\\s*(?:[,.;:!?]|$))|(?:c'est )?(?:fini|termine)(?= pour|\\s*(?:[,.;:!?]|$)))`,
    examples: [
      'batterie, trompette et compagnie, hors de question',
      'concerts et parcs d’attractions, jamais de la vie',
      'les bougies, non merci',
    ],
  },
  {
    pattern: `plus (?:jamais )?(?:de |d')(?<what>${thing}(?: [a-z]+)?),? (?:par )?(?:pitie|stp|svp|s'il (?:te|vous) plait|merci)|inutile d'insister avec ${article}?(?<what>${thing})`,
    examples: ['plus de jeux vidéo pitié', 'inutile d’insister avec la musique'],
  },
  {
    pattern: `${article}?(?<what>${thing}(?:, ${article}?${thing}){0,3}(?: (?:et|ou) ${article}?${thing})?)(?:, tout (?:ca|cela))? (?:ne )?(?:(?:le|la|les) (?:met(?:tent)? mal a l'aise|degoute(?:nt)?|repugne(?:nt)?|angoisse(?:nt)?|stresse(?:nt)?|insupporte(?:nt)?|horripile(?:nt)?|laisse(?:nt)? (?:froide?|indifferente?)|barbe(?:nt)?|gave(?:nt)?|rend(?:ent)? malade|(?:fait|font) (?:maintenant |desormais |toujours |aussitot )?(?:pleurer|vomir|gerber|fuir|tousser|eternuer|souffrir|tourner de l'oeil))|l'(?:ecoeure(?:nt)?|angoisse(?:nt)?|agace(?:nt)?|enerve(?:nt)?|ennuie(?:nt)?|effraie(?:nt)?|insupporte(?:nt)?)|lui fait horreur|lui font (?:horreur|peur))`,
    examples: [
      'les fruits de mer l’écœurent',
      'chasse, pêche, couteaux, tout ça le met mal à l’aise',
      'le café la rend malade',
      'les mots croisés la font maintenant pleurer',
    ],
  },
  {
    pattern: `(?:essaie|essaye|tente|veut|compte|decide|doit) (?:de |d')?(?:arreter|stopper) ${article}(?<what>${thing})|(?:se prive|fait careme|jeune) d[eu'](?:s | la )? ?(?<what>${thing})`,
    examples: ['il essaie d’arrêter le vin', 'elle se prive de chocolat'],
  },
];

/** Say that the giver does not want to give what was named before. */
export const disapproved: readonly TextPattern[] = [
  {
    pattern:
      "(?:mais|sauf que|seulement|par contre|cependant|toutefois|or),? (?:(?:moi|nous|je|j'|on|ses parents|sa mere|son pere|la maman|le papa|trouve|trouvent|trouvons|pense|pensent|crois|que|c'est|ce n'est pas|c'est pas|est|sont|suis|sommes|ca|cela|elle|il|un peu|bien|beaucoup|encore|vraiment|quand meme|tres|assez|plutot|franchement|perso|personnellement|a mon avis|pour moi|trop) )*(?:j'|qu')? ?(?:(?:trop|un peu) (?:jeune|tot|petite?|vieux|adulte|violent|dangereux|cher payer|extreme|sexy|precoce|risque|cruel|mature)|contre(?: (?:ca|cela))?(?=\\s*(?:[.,;!?)]|$)| (?:donc|alors|et|,))|de son age|(?:(?<=trouve (?:ca |cela )?(?:tres |trop |vraiment |un peu |assez )?)|(?<=c'est (?:tres |trop |vraiment |un peu |assez )?))(?:cruel|dangereux|horrible|malsain|affreux|inapproprie|deplace|barbare|ridicule|moche|vulgaire|choquant|nul))",
    examples: [
      'ma filleule adore le vernis mais je trouve ça trop tôt',
      'il aime la corrida mais je suis contre',
      'il adore le catch mais je trouve ça un peu violent',
    ],
  },
  {
    pattern:
      "(?:mais|ce qui|sauf que|et|meme si) (?:moi )?(?:(?:ca|cela) )?(?:me|m'|nous) ?(?:fait|font|inquiete|angoisse|derange|effraie|choque|terrifie)(?: (?:un peu|tres|trop|vraiment|beaucoup|super|assez))*(?: (?:peur|flipper|froid dans le dos|horreur))?(?=\\s*(?:[.,;!?)]|$)| (?:donc|alors|et)\\b)",
    examples: [
      'il aime les épées mais ça me fait peur',
      'elle adore la moto, ce qui nous inquiète',
    ],
  },
  {
    pattern:
      '(?:je|on|nous)(?: ne)? (?:veux|veut|voulons|voudrais|souhaite|vais|va|compte) (?:surtout |vraiment )?pas (?:encourager|cautionner|soutenir|alimenter|favoriser)(?: (?:ca|cela|cette passion|ce loisir))?|(?:je|on)(?: ne)? (?:cautionne|soutiens|soutient|encourage) pas(?: (?:ca|cela))?',
    examples: [
      'il adore la chasse et je ne veux pas encourager ça',
      'fan de corrida, je cautionne pas',
    ],
  },
  {
    pattern:
      '(?:donc|alors|mais|du coup|merci|surtout|svp|et)(?: surtout)?,? (?:pas de cadeau|pas|rien|aucun cadeau) (?:la[ -]?dessus|dans ce (?:genre|domaine|style)|de ce (?:genre|cote|type)|a ce sujet|en rapport(?: avec (?:ca|cela))?|qui y touche|la dedans|de tout ca)(?=\\s*(?:[.,;!?)]|$))',
    examples: [
      'il aime les armes donc rien là-dessus',
      'elle adore l’horreur, mais rien dans ce genre',
    ],
  },
];
