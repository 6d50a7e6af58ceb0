import type { DietGrammar } from '../exclusion-grammars.ts';
import { inFrames } from '../in-frames.ts';
import { conditions } from './conditions.ts';

/** Things with a screen. */
const device =
  '(?:ecrans?|telephones?|tel|portables?|smartphones?|tablettes?|consoles?|ordinateurs?|ordis?|teles?|jeux video|reseaux sociaux|tiktok|youtube)';

const notSpeaker =
  '(?! (?:bluetooth|portable|connectee?|sans fil|acoustique|hifi|jbl|bose|sonos|marshall|de salon|nomade))';

/** Somebody who is told of together with the place where they live. */
const livesAt =
  '(?:mere|maman|pere|papa|freres?|soeurs?|cousine?s?|tante|tata|tatie|tantie|oncle|tonton|amie?s?|copains?|copines?|neveux?|nieces?|grand-mere|grand-pere|mamie|mamy|papi|papy|parents|grands-parents|famille|fils|fille|filleule?s?|parrain|marraine|correspondante?|potes?|beau-frere|belle-soeur|belle-mere|beau-pere|beaux-parents|belle-fille|beau-fils|gendre|bru|petit-fils|petite-fille|petits-enfants|enfants|jumeaux|jumelles|mon (?:mari|homme|ex|epoux|compagnon|cheri|amoureux)|ma (?:femme|epouse|ex|compagne|cherie|moitie)|eleve|prof|cops|guide|hote|hotesse|logeuse|correspondants?|collegues?|clients?|cliente|associee?|partenaire|contact|boss|patronne?|memere|pepe|grand-tante|grand-oncle|belle-famille|vit|vivent|habite|habitent|expatriee?s?|bloquee?s?)(?: (?!part|partent|parti|va|vont|aller|voyage|vol|reve|revent|passe|revient|rentre|arrive|adore|aime|nee?s?|deployee?s?|mutee?s?|affectee?s?|stationnee?s?|envoyee?s?|originaire|venue?|marie|travaille|joue|emmene|offrir|sont|sera|etait)[a-z-]{3,})?(?:,? \\(?(?:\\d+|et|ans|ans\\)|mois|qui|est|sont|vit|vivent|habite|habitent|reste|restee?s?|maintenant|la-bas|loin))*';
const cities =
  'abidjan|bouake|dakar|thies|lome|cotonou|porto-novo|douala|yaounde|kinshasa|lubumbashi|brazzaville|pointe-noire|libreville|bamako|conakry|ouagadougou|ouaga|bobo|niamey|ndjamena|bangui|antananarivo|tana|bujumbura|kigali|nouakchott|casablanca|casa|rabat|marrakech|meknes|tanger|agadir|alger|oran|constantine|annaba|bejaia|tunis|sfax|sousse|beyrouth|istanbul|londres|berlin|new york|new-york|tokyo|dubai|doha|sydney|melbourne|madrid|barcelone|lisbonne|rome|milan|port-au-prince|saigon|hanoi|bangkok|singapour|pekin|shanghai|los angeles|boston|miami|bombay|pondichery|moroni|noumea|papeete|tahiti|mayotte|madagascar|maurice|cuba|djibouti|taiwan';
const countries =
  "au (?:senegal|mali|maroc|cameroun|togo|benin|gabon|congo|tchad|niger|burkina|liban|canada|quebec|japon|bresil|mexique|portugal|vietnam|perou|chili|danemark|royaume-uni|bled|pays)|en (?:algerie|tunisie|cote d'ivoire|guinee|centrafrique|mauritanie|egypte|turquie|espagne|italie|allemagne|angleterre|irlande|ecosse|suede|norvege|finlande|pologne|roumanie|grece|russie|ukraine|georgie|armenie|chine|coree|inde|thailande|australie|nouvelle-zelande|argentine|colombie|haiti|amerique|afrique|asie|rdc|guadeloupe|martinique|nouvelle-caledonie)|aux (?:etats-unis|usa|antilles|comores|philippines)|a l'(?:etranger|ile maurice)";

export const diets: DietGrammar = {
  phrases: [
    {
      means: 'no-internet',
      phrases: `n'a pas internet, n'a pas d'internet, n'ont pas internet, pas internet, pas d'internet, pas Internet chez, sans internet, pas de wifi, sans wifi, pas de smartphone,
      sans smartphone, ni internet, ni d'internet, ni wifi, ni smartphone, ni ordinateur, zéro réseau, aucun réseau, pas de réseau, pas de connexion internet, pas de connexion, aucune connexion, sans connexion, pas connecté, pas connectée`,
    },
    {
      means: 'vegan',
      phrases: `végane, véganes, végétalien, végétalienne, végétaliens, végétaliennes, ne mange rien d'animal, mange rien d'animal, rien d'origine animale`,
    },
    {
      means: 'vegetarian',
      phrases: `végétarien, végétarienne, végétariens, végétariennes, végé, pescétarien, pescétarienne, pesco-végétarien, pesco-végétarienne, jaïn, ne mange pas de viande,
      mange pas de viande`,
    },
    {
      means: 'no-alcohol',
      phrases: `sans alcool, non alcoolisé, ancien alcoolique, ancienne alcoolique, allaite, future maman, musulman,
      musulmane, musulmans, musulmanes, halal`,
    },
    {
      means: 'no-sugar',
      phrases: `diabétique, diabétiques, diabète, sans sucre, pas de sucre, au régime, fait un régime, suit un régime, fait régime, à cause du sucre, du sucre dans le sang`,
    },
    {
      means: 'no-nuts',
      phrases: `allergie aux noix, allergique aux noix, allergique aux fruits à coque, allergie aux fruits à coque,
      allergique aux arachides, allergique aux cacahuètes, allergique aux fruits secs, allergie aux fruits secs, allergie aux arachides`,
    },
    {
      means: 'no-gluten',
      phrases: `sans gluten, intolérant au gluten, intolérante au gluten, coeliaque, pas de gluten, plus de gluten, mange pas de gluten, ne mange pas de gluten, mange plus de gluten, ne mange plus de gluten, supporte pas le gluten,
      ne supporte pas le gluten, digère pas le gluten, ne digère pas le gluten, tolère pas le gluten, ne tolère pas le gluten, évite le gluten, arrêté le gluten, allergique au gluten,
      allergie au gluten`,
    },
    {
      means: 'no-lactose',
      phrases: `intolérant au lactose, intolérante au lactose, sans lactose, allergique au lait, allergique au lactose, aplv, protéines de lait, protéines de lait de vache,
      pas de lactose`,
    },
    {
      means: 'no-fragrance',
      phrases: `eczema, psoriasis, rosacee, couperose, dermatite, peau tres sensible, peau atopique, sans parfum, asthmatique, asthme, migraine, migraines, migraineux, migraineuse, sensible aux odeurs, sensible aux parfums, sensible au parfum, sensible aux senteurs,
      allergique aux parfums, ne supporte pas les odeurs, ne supporte pas les parfums, ne supporte plus les parfums,
      supporte pas les odeurs, ne supporte plus les odeurs, supporte plus les odeurs,
      la moindre odeur l'ecoeure, les odeurs l'ecoeurent,
      ${inFrames('les odeurs *', "la dérangent, le dérangent, la gênent, le gênent, l'incommodent, l'indisposent, lui donnent la nausée, lui donnent mal à la tête")},
      ${inFrames('la moindre odeur la fait *, la moindre odeur le fait *, les odeurs la font *, les odeurs le font *', "gerber, vomir, fuir, tourner de l'oeil")}`,
    },
    {
      means: 'no-pollen',
      phrases: `rhume des foins, allergique au pollen, allergie au pollen, allergique aux pollens`,
    },
    {
      means: 'no-screen',
      phrases: `sans écran, sans écrans, pas d'écran, pas d'écrans, aucun écran, rien avec un écran, zéro écran,
      loin des écrans`,
    },
    {
      means: 'little-space',
      phrases: `pas de place, zéro place, peu de place, petit appartement, petit appart, studio minuscule, tout petit studio,
      plus de place, plus la place, aucune place, chambre d'étudiant, chambre étudiante, résidence universitaire, cité u, cité universitaire,
      vit dans un camion, vit dans un van, vit sur un bateau, vit en camion, vit en van`,
    },
    {
      means: 'frailty',
      phrases: `a l'hopital, hospitalise, hospitalisee, a la clinique, en soins palliatifs`,
    },
    {
      means: 'limited-mobility',
      phrases: `fauteuil roulant, en fauteuil, mobilité réduite, béquilles, déambulateur, alité, alitée,
      arthrose, polyarthrite, parkinson, covid long, sclérose en plaques`,
    },
    {
      means: 'no-hearing',
      phrases: `sourd, sourde, sourds, n'entend plus rien, entend plus rien, n'entend rien`,
    },
    {
      means: 'shaky-hands',
      phrases: `parkinson, arthrose, polyarthrite, mains qui tremblent, mains tremblantes, tremblements, doigts raides,
      mains raides`,
    },
    {
      means: 'halal',
      phrases: `musulman, musulmane, musulmans, musulmanes, halal, pas de porc, ne mange pas de porc,
      mange pas de porc`,
    },
    {
      means: 'kosher',
      phrases: `casher, kasher, mange cacher, juif, juive, juifs`,
    },
  ],
  patterns: [
    ...(['no-alcohol', 'pregnancy'] as const).map((means) => ({
      means,
      // "Une enceinte" is a loudspeaker.
      pattern: `(?<!(?:une|l'|des|cette|grosse|petite|nouvelle|sa|son|d'|pas|plus|jamais|non|sans) ?)enceinte${notSpeaker}`,
      examples: ['ma cousine est enceinte', 'une amie enceinte de jumeaux'],
    })),
    ...(
      [
        ['no-gluten', 'gluten', 'allergie gluten'],
        ['no-lactose', 'lactose|lait', 'intolérance lactose'],
        [
          'no-nuts',
          'noix|arachides?|cacahuetes?|fruits a coques?|noisettes?|amandes?',
          'allergique noisette',
        ],
        ['no-egg', 'oeufs?', 'allergie œuf'],
        ['no-fish', 'poissons?|crustaces|fruits de mer', 'intolérant poisson'],
      ] as const
    ).map(([means, what, example]) => ({
      // Typed in haste, without the small words.
      means,
      pattern: `(?:allergi(?:e|que)|alergi(?:e|que)|intol[ae]ran(?:te?|ce)|intoleren(?:te?|ce))s? (?:(?:severe|grave|legere|forte) )?(?:(?:a|au|aux|a la|de) |a l'|a l )?(?:le |la |les )?(?:${what})\\b`,
      examples: [example],
    })),
    ...(['no-alcohol', 'halal'] as const).map((means) => ({
      means,
      // Who keeps the rules of Islam, told by what they do or are there.
      pattern:
        '(?:va|vont|prie|prient|benevole)(?: [a-z]+){0,2} (?:a la|dans sa|de la) mosquee|imams?|mourides?|tidjanes?|(?:maitre|ecole|etudes?|prof|professeur) coraniques?|(?:apprend|recite|connait|etudie|lit) (?:le|tout le) coran|(?:reviennent|revient|rentre|rentrent|retour|pelerinage|part|partent|va|vont|voyage)(?: [a-z]+){0,2} (?:de|a) la mecque|\\b(?:hadj|hajj|omra)\\b|(?:fait|font|faire|pendant|jeune du|mois de|fin du) (?:le )?ramadan|(?:mange(?:nt)?|touche(?:nt)?|consomme(?:nt)?) (?:pas|jamais|plus) (?:(?:de |du |le |au )?(?:porc|cochon))',
      examples: [
        'il va à la mosquée tous les vendredis',
        'notre imam',
        'mes parents reviennent de la Mecque',
        'il ne mange pas de cochon',
      ],
    })),
    {
      // Who drinks nothing but water and the like; tea and coffee are things that they like.
      means: 'no-alcohol',
      pattern:
        "boi(?:t|vent) (?:que|qu'|seulement|uniquement) ?(?:de l'|des |du |de la |d')?(?:eau|lait|jus|soda|limonade|cola|sirop)\\b",
      examples: ['elle ne boit que de l’eau', 'il boit uniquement du sirop'],
    },
    {
      // Whoever travels with a rucksack, or is to be given what weighs little.
      means: 'light-luggage',
      pattern:
        "(?:part|partent|partir|partira|voyage|voyagent|voyager|tour (?:du monde|d'europe|d'asie)|backpack[a-z]*|traverse|vadrouille|pelerin[a-z]*|compostelle)\\b(?![^.!?]{0,40} (?:faut|veut|besoin|cherche|offrir|acheter)\\b)[^.!?,]{0,40} sac[ -]a[ -]dos|(?:kdo|kado|cadeau|cado|truc|quelque chose|qqch|objet|machin) (?:(?:de|tres|assez|plutot|hyper|super|bien|ultra) )*(?:ultra-?)?leger(?!s? (?:et )?(?:budget|mais|alcool|repas|a lire))(?=\\s*(?:[.,;!?)]|$|svp|stp|pour|pr|et (?:petit|pas|plat|peu)|a (?:porter|emporter|transporter)))",
      examples: ['elle part en Asie avec son sac à dos', 'un kdo léger svp'],
    },
    {
      // Who takes it along has little left: "un kilo de libre dans ses bagages".
      means: ['light-luggage', 'far-away'],
      pattern:
        "(?:\\d+|une?|deux|trois|quatre|cinq|dix|quelques|quelque|peu de|un peu de|encore|juste|que) ?(?:kg|kilos?|grammes?|g|de place|la place)(?: (?:de|encore|en|d'))?(?: ?(?:libre|dispo(?:nible)?s?|restants?|marge|reste|rab))?[^.!?,;]{0,12} (?:dans|sur|de) (?:ses|sa|son|ma|mon|mes|leurs?|la|les|le|un|une) (?:petite? )?(?:valises?|bagages?|soute|malle|container|conteneur)|(?:envoye|confie|remis|transmis|transporte|emporte|apporte|porte)(?:e|s|r)? (?:par|a|via) (?:une?|mon|ma|le|la|son|sa|des) [a-z]+ (?:qui (?:part|rentre|voyage|va|prend|a)|en partance)",
      examples: [
        'un cousin qui a 1 kg de libre dans ses bagages',
        'confié à un ami qui part là-bas',
      ],
    },
    {
      means: 'light-luggage',
      pattern:
        "(?:bagage|valise|taille|format) (?:cabine|a main)|(?:passer|rentre(?:r)?|passe|tient|tienne|tenir|entre(?:r)?|loge(?:r)?) (?:en|dans|ds) (?:(?:une|sa|la|mon|ma|leur|son|un|le|ses|leurs) |l')?(?:petite? |grande? )?(?:cabine|bagages?|valises?|sac a dos|sac|musette|sacoche)\\b|(?:n'a|n'ont|a|ont) (?:qu'une|juste une|seulement une)(?: seule| petite)? valise|voyage(?:nt|r)? (?:leger|avec (?:juste |seulement )?(?:un sac|une valise))|(?:avec|juste|seulement|qu') ?(?:une seule|un seul|juste un|juste une|une?) (?:petite? )?(?:valise|sac a dos)\\b|petit et leger(?=\\s*[.,;!?]|\\s*$| (?:pour|a|car|comme|parce|vu|si|qui)\\b)",
      examples: [
        'ça doit tenir dans son sac',
        'il part avec une valise cabine',
        'elle n’a qu’une valise',
        'elle voyage léger',
        'il part avec une seule valise',
        'quelque chose de petit et léger',
      ],
    },
    {
      means: 'in-transit',
      pattern:
        "(?:passer|rentre(?:r)?|passe|tient|tienne|tenir|entre(?:r)?|loge(?:r)?) (?:en|dans|ds) (?:(?:une|sa|la|mon|ma|leur|son|un|le|ses|leurs) |l')?(?:petite? |grande? )?(?:enveloppe|boite aux lettres|colis|soute)|(?:envo(?:yer|ie|yons)|expedi(?:er|e)|poster)(?: [a-z']+){0,4} (?:par (?:la poste|courrier|colis|avion)|a l'etranger|outre-mer|en avion)|(?:glisser|glisse|mettre|met|plat|petit|mini)(?: [a-z]+){0,2} (?:dans|pour|pr) (?:l'|(?:la|sa|ses|son|une|un|mon|le) )?(?:enveloppe|valises?|sac|bagages?|colis)|(?:coller|deposer|laisser|mettre|poser|glisser)(?: [a-z]+){0,3} (?:dans|en) (?:sa|la|leur|ma|une) boite aux lettres|alourdir (?:ses|sa|leurs|son|les|la) (?:valises?|bagages?|sac)",
      examples: [
        'je dois l’envoyer par la poste',
        'à glisser dans une enveloppe',
        'ça doit tenir dans une enveloppe',
      ],
    },
    {
      // What is to fit in a pocket or a glove compartment is small.
      means: 'in-transit',
      pattern:
        "(?:rentre(?:r)?|tient|tienne|tenir|entre(?:r)?|loge(?:r)?|glisse(?:r)?) (?:en|dans|ds) (?:(?:une|sa|la|ma|leur|ses|les) )?(?:petite )?(?:poches?(?! (?:de|du|sous))|boite a gants)\\b|(?:pas|rien) de plus (?:grand|gros) qu'une? [a-z]+|(?:a|ai|ont|reste|cede|laisse|garde)(?: [a-z']+){0,4} la place d'une? [a-z]+|(?:taille|format) (?:de )?poche\\b",
      examples: ['un truc qui tienne dans une poche', 'si ça rentre dans la boîte à gants'],
    },
    {
      // Where somebody lives: no voucher of here works there.
      means: 'far-away',
      pattern: `(?:(?:a|sur) (?:${cities})|${countries})(?<=\\b${livesAt},? (?:a|au|aux|en|sur) [a-z' -]{2,20})(?! (?:en vacances|l'an|cet ete|cet hiver|pour (?:une|deux|trois|les|ses) ))(?<!\\b(?:week-?ends?|voyages?|sejours?|escapades?|billets?|vacances|emmener|emmene|vols?|lune de miel|weekends?)\\b[^.!?]{0,50})`,
      examples: ['ma marraine à Cotonou', 'mes neveux de 4 et 6 ans qui vivent au Liban'],
    },
    {
      means: 'far-away',
      pattern:
        "(?:envo(?:yer|ie|yons)|expedi(?:er|e)|poster|parvenir|transmettre)(?: [a-z']+){0,4} (?:par (?:la poste|courrier|colis|avion)|a l'etranger|outre-mer|en avion|un (?:petit )?colis)|(?:par la poste|(?:un|le|mon|petit) colis) (?:pour|vers|en|aux?)|(?:envoie|envoyer|expedie|expedier|poste) (?:un |par |le |en )?(?:petit )?(?:colis|paquet)|envoyer (?:depuis|en|au|aux) [a-z]+",
      examples: ['je lui envoie un colis', 'à faire parvenir par la poste'],
    },
    {
      // The giver carries it there.
      means: 'far-away',
      pattern:
        "(?:je |j'|on |nous )(?:y )?(?:voyage|pars|part|prends|prend|vais|va|rentre|arrive|decolle)[^.!?]{0,40} (?:valises?|bagages?|soute|avion)(?! (?:cabine )?a lui)",
      examples: ['je voyage vendredi, ça doit aller dans la valise', 'j’y vais en avion samedi'],
    },
    {
      // Nothing that lasts.
      means: 'no-things',
      pattern:
        "objets?(?=\\s*(?:[,.;!)]|$|mais|elle|il|que|juste|plutot|seulement|on|donc|chez|en plus|inutiles?|(?:car|parce|merci|svp|mon|ma|mes|pour (?!(?:la|le|les|sa|son|ses|leur|leurs) ))\\b))(?<=\\b(?:(?:deteste|hait|fuit|refuse|craint)(?:nt)?(?: (?:recevoir|accumuler|entasser|posseder|avoir))?|(?:veut|veulent|voulait) (?:plus|pas)|pas|plus|sans|rien|aucun|marre|assez|zero|ni|stop)(?: aux| de| des| les| un)*(?: | d')objets?)",
      examples: [
        'elle refuse les objets',
        'mes parents ne veulent plus d’objets',
        'ils détestent recevoir des objets',
      ],
    },
    {
      means: 'no-things',
      pattern:
        "materiel(?:le)?s?(?! (?:de |d'|du |pour (?!ma |mon |mes |notre |nos |elle|lui|eux|une? )|informatique|medical|deja))(?<=\\b(?:rien|pas|jamais|plus)(?: de| d'| du)?(?: cadeaux?| choses?| trucs?)? materiel(?:le)?s?)",
      examples: ['rien de matériel', 'ils ne veulent pas de cadeaux matériels'],
    },
    {
      // Whoever comes from abroad on a visit carries home what is given.
      means: 'in-transit',
      pattern:
        "(?<!mal )(?:au|du) (?:bled|pays)[^.!?]{0,25} (?:vien(?:t|nent)|arriv(?:e|ent)|debarqu(?:e|ent)|pass(?:e|ent))|(?:vien(?:t|nent)|arriv(?:e|ent)|debarqu(?:e|ent)|pass(?:e|ent))[^.!?]{0,20} (?:du bled|de l'etranger|d'outre-mer)|(?:repart(?:ent|ira|iront)?|retourn(?:e|ent|era)|rentr(?:e|ent|era)) (?:au (?:bled|pays)|en avion|chez (?:lui|elle|eux) en avion)",
      examples: ['ma tante du bled vient cet été', 'il repart au pays dimanche'],
    },
    {
      means: 'in-transit',
      pattern:
        '(?:passe|passer|passent|aille|partir|parte|part|partira|voyage|voyager|arrive|arriver|arrivera|recevra|surprise|cadeau|livre|livrer)(?: [a-z]+){0,3}? par (?:la poste|poste|courrier|colis|mondial relay|chronopost|colissimo|dhl|point relais|relais colis)\\b|(?:envoi[est]?|envoyer|expedier?) (?:par|en|via) (?:mondial relay|chronopost|colissimo|dhl|point relais|relais colis)|(?:(?:il )?(?:lui |me |leur )?(?:faut|faudrait|cherche|veux|voudrais)(?: quelque chose| un truc)?|alors|donc) (?:du|de|de tres) (?:tres )?leger\\b|(?:a|pour) poster(?! (?:au mur|de))|(?:doit|faut|devra) (?:que (?:ce|ca) soit |etre )(?:tres |assez |plutot )?leger|que (?:ce|ca) soit (?:tres |assez |plutot )?leger|(?:pas|rien|jamais)(?: de)?(?: trop)? (?:lourd|fragile|encombrant)(?: ni (?:lourd|fragile|encombrant))*|(?:colis|paquet)(?: postal)? (?:tres |assez )?leger|par (?:la )?poste,? (?:donc|alors|et) (?:tres )?leger|moins d.un kilo|(?:pese[rs]?|poids|fasse|faire|depasse[rs]?|maxi?|maximum|moins de|pas plus de|sous(?: les)?|au plus) ?(?:(?:pas )?(?:plus de|moins de|max[a-z]*|au plus|au maximum|les?|:) ?)?\\d+ ?(?:g|gr|grammes?|kg|kilos?)\\b(?! (?:de|d)\\b)|leger a (?:porter|transporter|envoyer|emporter)',
      examples: [
        'rien de lourd ni fragile',
        'il lui faut du léger',
        'une surprise par courrier',
        'colis postal léger',
        'quelque chose de léger à transporter',
        'faut que ça passe par la poste et que ce soit léger',
      ],
    },
    {
      means: 'little-space',
      pattern:
        "(?:vi(?:t|vent|s)|habite(?:nt)?|loge(?:nt)?)(?: (?:seule?|a deux|dans|en|actuellement))* (?:un |son |une )?(?:petite? |mini )?(?:studio|chambre (?:de bonne|universitaire|etudiante)|coloc(?:ation)?)(?! d')|(?:manque|manquent) (?:cruellement )?de place|pas (?:beaucoup|enormement|trop|assez|tellement|vraiment)(?: de| la)? place|(?:pas|rien de) trop (?:grand|gros|volumineux|encombrant)(?! (?:budget|prix))|rien (?:de (?:volumineux|gros|grand)|d'encombrant|d'imposant)",
      examples: [
        'elle vit dans un studio',
        'il manque de place',
        'pas trop grand',
        'rien d’encombrant',
      ],
    },
    {
      means: 'little-space',
      pattern:
        "(?:c'est |cest )?(?:tout|tres|trop|vraiment)(?: tout)? petit chez (?:elle|lui|eux|elles|mon|ma|mes|son|sa|notre)|(?:studio|appart(?:ement)?|chambre|logement|maison|deux-pieces|t1|f1) (?:vraiment )?(?:minuscule|tout petit|toute petite|trop petite?|riquiqui|de poche)|(?:minuscule|tout petit|toute petite) (?:studio|appart(?:ement)?|logement|chambre|maison)|\\d+ ?(?:m2|metres? carres?)",
      examples: ['c’est tout petit chez eux', 'elle vit dans un appart riquiqui'],
    },
    {
      means: 'poor-sight',
      pattern:
        "vue (?:qui )?baiss(?:e|ait|ee)|(?:yeux|vue) (?:tres |bien |trop )?(?:fatiguee?s?|abimee?s?|malades?)|dmla|degenerescence maculaire|glaucome|cataractes?|malvoyante?s?|voit (?:vraiment |presque |quasi(?:ment)? )?(?:plus|pas)(?: (?:tres|trop|bien|assez|grand[- ]chose|clair|rien)){1,2}|yeux (?:ne |n')?y voient (?:plus|pas|presque plus|mal)",
      examples: ['elle a les yeux fatigués', 'il voit plus très bien'],
    },
    {
      // A parcel that is spoken of is sent.
      means: 'in-transit',
      pattern:
        "(?:le|mon|son|ce|notre|dans (?:le|un|mon|notre|ce)) (?:petit )?(?:colis|paquet)(?: (?:postal|poste|qui part|que j'envoie|que je prepare|qu'on envoie))? (?:ne )?(?:doit|peut|devra|pese|peser|depasse|fasse|fait|part|partira|sera|soit|arrive|arrivera|voyage|mettra|met|pour)|(?:frais|prix) (?:de port|d'envoi|d'expedition)|(?:envoi|expedition) (?:par la poste|postale?|internationale?|a l'etranger|outre-mer)|affranchi[a-z]*|(?:doit|peut|faut que ca|que ca) (?:pouvoir )?(?:voyager|supporter le (?:voyage|transport))|(?:survivr|support|resist)[a-z]* (?:a |au |le |la )(?:poste|voyage|transport|facteur)",
      examples: [
        'le colis ne doit pas dépasser deux kilos',
        'sans trop de frais de port',
        'ça doit supporter le transport',
      ],
    },
    {
      means: 'in-transit',
      pattern:
        "(?:dois|vais|veux|faut|devrai|compte)(?: [a-z']+){0,2} (?:le |la |les |l'|lui )(?:envoyer|expedier|poster)|\\ba (?:expedier|envoyer)(?= (?:en|au|aux|a|vers|par|chez|la-bas|la bas|loin)\\b)",
      examples: ['je dois le poster', 'un cadeau à expédier au Canada'],
    },
    {
      means: 'poor-sight',
      pattern: '(?:de |des |les )?(?:mauvais|tres mauvais) yeux|(?:mauvaise|tres mauvaise) vue',
      examples: ['elle a de mauvais yeux'],
    },
    {
      means: 'limited-mobility',
      pattern:
        "(?:ne |n')?(?:peut|peuvent|arrive|doit|sait) (?:plus|pas)(?: a)? (?:monter|descendre|prendre)(?: [a-z]+){0,2} (?:escaliers?|marches|etages?)|(?:pas|sans|aucun)(?: d'| de | les | )(?:escaliers?|marches a monter|etages a monter)|escaliers (?:difficiles|impossibles|interdits)",
      examples: ['elle ne peut plus monter les escaliers', 'pas d’escaliers'],
    },
    {
      means: 'limited-mobility',
      pattern:
        "(?:en |une )?chaise roulante|(?:se )?deplac(?:e|er|ent) (?:tres |plus |assez )?(?:difficilement|mal|peu|avec (?:une canne|difficulte|peine))|(?:ne |n')?sort(?:ent)? (?:plus|presque plus|quasiment plus)(?: du tout)? de (?:chez (?:elle|lui|eux)|la maison|son appart[a-z]*|sa chambre)",
      examples: [
        'il est en chaise roulante',
        'elle se déplace difficilement',
        'elle ne sort plus de chez elle',
      ],
    },
    {
      means: 'limited-mobility',
      pattern:
        "(?:problemes?|soucis?|maux|douleurs?|fragile|operations?) (?:de|du|au|aux|d')(?: la| les)? ?(?:dos|genoux?|hanches?|coeur|epaules?|jambes?|articulations?)|hernies?|(?:problemes?|soucis?|insuffisance|maladie|ennuis?) (?:cardiaques?|respiratoires?|pulmonaires?)|coeur fragile|cardiaque",
      examples: ['elle a des problèmes de dos', 'il a une hernie', 'elle est fragile du cœur'],
    },
    {
      means: 'limited-mobility',
      pattern:
        "(?:se |s')(?:fatigue|fatiguent|essouffle|essoufflent) (?:tres |trop |vite|facilement|rapidement)+|fatigue (?:intense|chronique|extreme|permanente|constante)|(?:plus|pas)(?: beaucoup| trop| assez)? de force|(?:ne |n')?(?:peut|peuvent|doit|arrive) (?:plus|pas)(?: a)? (?:se baisser|se pencher|porter (?:de |du |des |trop |de trop )?(?:charges? )?(?:lourde?s?|poids)|faire d'efforts?)",
      examples: ['elle se fatigue vite', 'il n’a plus de force', 'elle ne peut pas se baisser'],
    },
    {
      means: 'shaky-hands',
      pattern:
        "(?:mains|doigts|bras)(?: qui)? (?:tremblent|trembles?)|(?:mains|doigts) (?:ne |n')?(?:suivent|repondent|obeissent|marchent|fonctionnent) (?:plus|pas)|tremble(?:nt)? (?:des mains|des doigts|beaucoup|tout le temps|un peu|enormement|pas mal)|tremblote|(?:du mal|de la peine|des difficultes) a (?:tenir|attraper|saisir|serrer|ouvrir|visser|devisser|enfiler|boutonner|manipuler|agripper|ecrire)|(?:mains|doigts|poignets)(?: (?:sont|tout|tres|trop|bien|devenus)){0,3} (?:raides?|gonflee?s?|nouee?s?|crochus|tordus|douloureux|douloureuses)|arthrite|mal (?:aux|a la|au) (?:mains?|doigts?|poignets?|pouces?)|(?:ne |n')?(?:peut|peuvent|arrive) (?:plus|pas)(?: a| bien)* (?:se servir|utiliser|bouger)(?: de)? (?:ses|leurs) (?:mains|doigts)",
      examples: [
        'ses mains tremblent',
        'elle tremble des mains',
        'il a mal aux doigts',
        'elle a du mal à tenir un stylo',
        'ses doigts sont tout raides',
      ],
    },
    {
      means: 'limited-mobility',
      pattern:
        '(?:nouvelle|nouveau) (?:hanche|genou)|(?:hanche|genou|rotule) neu(?:ve|f)|(?:hanches?|genoux?|dos|epaules?|chevilles?|jambes?|pieds?|reins|tendons?|ligaments?|menisques?|coiffe|poignets?) (?:luxee?s?|demise?s?|dechiree?s?|hs|blessee?s?|petee?s?|rompue?s?|en miettes|arrachee?s?|enflee?s?|bloquee?s?|coincee?s?|foutue?s?|en compote|en vrac|operee?s?|fragiles?|detruit|pourrie?s?|immobilisee?s?)|lumbago|sciatique|hernie discale|entorse|tour de reins|ligaments? (?:croisee?s?|dechires?)',
      examples: ['elle a une nouvelle hanche', 'il a le dos bloqué', 'genou opéré'],
    },
    {
      means: 'limited-mobility',
      pattern:
        "(?:fait|faire|etre|ete|sera|est) oper(?:er|ee?s?)(?! (?:des? (?:yeux|dents?|la cataracte|l'oeil)))|(?:remet(?:tre)?|sort|remis|remise) d'une (?:grosse )?operation|mal (?:genou|dos|hanche|jambe)",
      examples: ['elle vient de se faire opérer', 'il se remet d’une opération'],
    },
    {
      means: 'shaky-hands',
      pattern:
        "cassee? (?:la|le|l'|une?) ?(?:poignet|main|bras|coude|epaule|doigt|pouce)|(?:poignet|main|bras|coude|epaule|doigts?|pouce)(?: (?:droite?|gauche))? (?:cassee?s?|fracturee?s?|platree?s?|dans (?:le|l') ?platre|en echarpe|bloquee?s?|immobilisee?s?|fouleee?s?)|canal carpien|rhumatismes?|plus de force dans les (?:mains|doigts)|(?:mains|doigts) (?:abimee?s?|deformee?s?|qui font mal|engourdi(?:e?s?))",
      examples: [
        'elle s’est cassé le poignet',
        'bras gauche dans le plâtre',
        'il a des rhumatismes',
      ],
    },
    {
      means: 'poor-sight',
      pattern:
        '(?:peut|peuvent|arrive|arrivent) (?:plus|pas|presque plus|quasiment plus)(?: (?:vraiment|bien|trop|du tout|a|a bien)){0,2} lire',
      examples: ['mon grand-père ne peut plus lire', 'elle n’arrive plus à lire'],
    },
    {
      means: 'no-screen',
      pattern: `(?:decroch(?:er|e|ent)|lach(?:er|e)|sort(?:ir|e)|eloign(?:er|e)|detach(?:er|e)|deconnect(?:er|e)|arrach(?:er|e)|loin|sevr(?:er|e))(?: (?:un peu|enfin))? (?:des |de son |de sa |de ses |de leurs |de la |du |de l'|d'|ses |son |sa |les |le )${device}`,
      examples: ['pour la décrocher de son téléphone', 'loin des consoles'],
    },
    {
      means: 'no-screen',
      pattern: `moins (?:de temps )?(?:d'|de |sur |devant |avec )(?:son |sa |ses |les |la |le |l'|des |leurs )?${device}|moins de (?:temps )?(?:d'ecran|jeux video)`,
      examples: ['passer moins de temps sur son téléphone', "moins d'écrans"],
    },
    {
      means: 'no-screen',
      pattern: `(?:scotchee?s?|collee?s?|accros?|rivee?s?|toute la journee|sans arret|toujours(?=.*ecrans)|tout le temps(?=.*ecrans))(?: (?:a|au|aux|sur|devant))? (?:son |sa |ses |les |la |le |l'|leurs )?${device}`,
      examples: ['il est scotché à sa tablette', 'toujours sur son téléphone, pas d’écrans'],
    },
    {
      means: 'no-driving',
      pattern:
        '(?:pas|plus|jamais)(?: (?:trop|vraiment|le droit de|en etat de))? conduire|condui(?:t|s|sent) (?:pas|plus|jamais)|(?:arrete|arreter|cesse) de conduire',
      examples: [
        'papi ne peut plus conduire',
        'elle conduit pas',
        "il n'a plus le droit de conduire",
      ],
    },
    {
      means: 'no-driving',
      pattern:
        '(?:pas|plus|sans)(?: (?:de|le|son))? (?:permis|voiture)|(?:perdu|rendu|rendre|vendu|vendre|retire) (?:son|sa|leur|le|la) (?:permis|voiture|auto)',
      examples: [
        "elle n'a pas le permis",
        'il a vendu sa voiture',
        'il vient de rendre son permis',
      ],
    },
    {
      means: 'limited-mobility',
      pattern:
        '(?:cassee?|bousillee?|petee?|flinguee?|niquee?|explosee?|fracassee?|esquintee?|abimee?|tordue?|foulee?|demise?|luxee?|dechiree?|ruinee?|detruite?) (?:la|le|les|une?) (?:jambe|cheville|pied|hanche|genou|genoux|bassin|dos|ligaments?|epaule|tendon|menisque|croises)|(?:jambe|cheville|pied|hanche|genou|bassin)s? (?:cassee?s?|fracturee?s?|dans le platre|platree?s?)|dans le platre',
      examples: ["il s'est cassé la jambe", 'cheville cassée'],
    },
    {
      means: 'limited-mobility',
      pattern:
        'operee? (?:du|de la|des) (?:genoux?|hanche|dos|pied|cheville)|prothese (?:de|du)(?: la)? (?:hanche|genou)|mal (?:au dos|aux genoux|a la hanche|au genou)',
      examples: ['opérée de la hanche', 'il a mal aux genoux'],
    },
    {
      means: 'limited-mobility',
      pattern:
        '(?:plus|pas|a peine)(?: (?:trop|beaucoup|bien|vraiment))? marcher|(?<!\\b(?:son|sa|ses|leurs?|ca|cela)(?: (?!mere|maman|pere|papa|frere|soeur|mari|femme|grand-|tante|oncle|fil|ami|cop|voisin)[a-z-]+){0,2}(?: ne)? )march(?:e|ent) (?:plus|difficilement|mal|a peine)|clouee? au lit',
      examples: ['ne peut plus marcher', 'elle marche difficilement', 'sa mère ne marche plus'],
    },
    {
      means: 'no-alcohol',
      pattern:
        "(?:a|ont) (?:plus|pas) (?:le )?droit (?:a l'alcool|de boire|d'alcool)|(?:arrete|stoppe)r? (?:de boire|l'alcool|la boisson)|(?:jours?|mois|ans?|annees?|semaines?) (?:sobre|d'abstinence|sans (?:boire|alcool))|alcoolique (?:repenti|abstinent|sobre)e?|en sevrage|desintox\\w*|(?:se (?:bat|battent)|lutte(?:nt)?|combat|en guerre|galere) (?:contre|avec) (?:l'alcool|son alcoolisme|la boisson|la bouteille|la picole)|(?:problemes?|soucis?) (?:d'|avec l'|de |avec la )(?:alcool|boisson|bouteille)|alcoolisme|alcooliques? anonymes|(?:arrete|arreter|lache|pose) (?:la bouteille|de picoler|l'apero|les aperos)|picole plus|porte trop sur la bouteille|(?:est|part|entre|sort|sorti|sortie|revient|sortir) (?:en|de|d'une) cure(?! (?:thermale|de (?!desint|sevr)))",
      examples: ['il a arrêté de boire', 'deux ans sans boire'],
    },
    {
      means: 'no-alcohol',
      pattern:
        "boi(?:t|vent) (?:pas|plus|jamais)(?: une| la moindre)?(?: seule)? goutte(?: d'alcool)?",
      examples: ['il ne boit plus une goutte'],
    },
    ...conditions,
  ],
  recovered: [
    {
      pattern:
        "(?:en|est en) remission|gueri(?:e|s|es)?(?! bien)|(?:(?:vaincu|battu|surmonte|terrasse|survecu a|gagne (?:contre|sa bataille contre|son combat contre)) |(?:sortie?s?|venue?s? a bout) (?:d[ue] |d'))(?:son |le |sa |la |une? |l')?(?:cancer|crabe|leucemie|lymphome|maladie|tumeur)|(?:fini|finit|termine|terminee?|finie?s?)(?: enfin| bientot)? (?:sa|la|ses|son|les|le) (?:chimio\\w*|rayons|radiotherapie|traitements?)|dernieres? (?:seances? de |cure de )?(?:chimio\\w*|rayons|radiotherapie)|sortie?s? d'affaire|(?:bien )?(?:remise?|retablie?|retabli)s? (?:de |d'|du |des |apres )|(?:va|vont) (?:enfin |beaucoup |bien )?mieux|sur pied|tiree?s? d'affaire",
      examples: [
        'elle est en rémission',
        'il a vaincu son cancer',
        'elle a gagné son combat contre la leucémie',
        'elle a terminé sa chimio',
        'il est sorti d’affaire',
        'remise de son opération',
      ],
    },
  ],
  suits: {
    vegan: { named: ['vegan', 'vegane', 'vegetal'] },
    'no-alcohol': { lacking: ['alcool'], named: ['mocktail'] },
    'no-sugar': { lacking: ['sucre'] },
    'no-gluten': { lacking: ['gluten'] },
    halal: { named: ['halal'] },
    kosher: { named: ['casher'] },
  },
};
