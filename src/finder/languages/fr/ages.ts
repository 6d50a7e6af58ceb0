import type { AgeGrammar } from '../number-grammars.ts';
import { words } from '../patterns.ts';
import { schoolYears } from './school-years.ts';

/** Words for a stay somewhere, behind which one year is how long it lasts. */
const away =
  'part|partent|partir|partie?|vit|vivre|passe|passer|sejour|stage|mission|erasmus|cesure|conge|etudie|etudier|volontaire|voyage|voyager|expatriee?|mutee?|va|vont|envoyee?';

/** The ages of several, which are no duration: "5 et 9 ans". */
const ofSeveral = '\\d(?: ans)?(?:,| et| ou)(?: de)? \\d{1,2} ans';
/** In the subjunctive, what somebody of an age shall do or have: "5 ans qu'il puisse". */
const wished =
  "(?:(?:y|en|le|la|les|l') ?)?(?:puiss|fass|soi(?:t|ent)\\b|ai(?:t|ent)\\b|s'amus|sach|apprenn|aill|reconnaiss)[a-z]*";

/** How French says how old somebody is. */
export const ages: AgeGrammar = {
  parts: {
    years: '\\s?ans\\b|\\s?an\\b|a(?=\\s*(?:[,;.!?]|$|[a-z]{3,}))',
    months: '\\s?mois\\b',
    to: '-|a|et|ou|/',
    marriage: 'noces|mariage',
    duration: `(?<!${ofSeveral} )qu'?(?:ils?|elles?|on)\\b(?! (?:${wished}))|que (?:mon|ma|mes|notre|nos|nous)\\b|de mariage|de vie commune|ensemble|de relation|d'amitie|de couple|d'anciennete|de boite|de carriere|de metier|de maison|de bons et loyaux|(?<=\\b(?:ses|leurs|nos|mes) \\d{1,3} ans )d(?:e |')(?!age)|de (?:sacerdoce|pretrise|ministere|syndicat|police|profession|vie religieuse|enseignement)|de voeux|(?:dans|a) (?:la |le |l'|cette )(?:boite|entreprise|societe|equipe|association|ecole|service)|chez (?:nous|eux)|de service|de (?:grossesse|gestation|deuil|sevrage|convalescence|platre|immobilisation|reeducation|reanimation|coma|couveuse|maladie|chimio|arret|conge|permis|conduite|bateau|mer|navigation|contrat|formation|mission|stage|apprentissage|garantie|location|bail|cotisation|cuisine|pratique|danse|piano|violon|guitare|judo|colocation|coloc|foyer|placement|prison|taule|detention|galere|chomage|celibat|these|doctorat|etudes|traitement|abstinence|sobriete|separation|procedure|silence|absence|attente|essais|pma|benevolat|loyers?|credit|mandat|fac|recherches?|preparation|rangers|plus|moins|difference|ecart)\\b|d'(?:ecart|absence|attente|etudes|essais|abstinence|internat)\\b|a l'etranger|(?<=\\b(?:${away})\\b[^.!?\\d]{0,30}\\b1 an) (?:au|aux|en|dans)\\b`,
    otherUnit:
      '€|eur|\\$|£|chf|francs|dollar|balles|%|cm\\b|kg\\b|m\\b|km\\b|x\\b|enfants|petits?[- ](?:enfants|fils|filles?)|petites[- ]filles|chats?|chiens?|personnes|heures?\\b|jours?\\b|mois\\b|semaines?\\b|fois\\b|max\\b|\\d|[.,]\\d',
    called:
      '(?:ma |la |une |notre )(?:petite|grande|puce|pitchoune|derniere|ainee|cadette)|(?:mon |le |un |notre )(?:petit|grand|dernier|aine|cadet)|p.?tite?|niece|tante',
  },
  before: [
    {
      anchor: 'before',
      pattern:
        "enceintes?(?: de| depuis)?|(?:bloque|cloue|immobilise|coince|alite|arrete)e?s?|abstinente?s?|sobres?|clean|sevree?s?|ensemble|maries|en couple|dans|voila|(?:ca|cela) fait|d'ici|plus que|depuis|il y a|apres|derniers|pendant|durant|encore|(?:il|elle|ils|elles|on|qui) (?:part|partent|passe|passent|voyage|voyagent|reste|restent)",
      examples: [
        'elle est sobre',
        'ils sont en couple',
        'amis depuis',
        'les derniers',
        "d'ici",
        'elle part',
        'enceinte de',
        'il est bloqué',
      ],
      counterexamples: ['elle a', 'pour'],
    },
    {
      anchor: 'before',
      pattern:
        '(?:vit|vivent|habite|habitent|navigue|naviguent|sejourne|sejournent|travaille|bosse|part|partent|partir|parti|partie|partis|reste|restent|passe|passent|passer|absente?|voyage|etudie|revient|rentre|sort|attend|attendu|purge|prend|tire|fait|faire)',
      examples: ['ma fille vit', 'ils naviguent', 'mon frère part'],
      counterexamples: ['ma fille de', 'elle a'],
    },
    {
      anchor: 'before',
      pattern:
        '(?:part|partent|partir|parti|partie|demenag\\w+|installe\\w*|expatrie\\w*|mute\\w*|envoye\\w*|va|vont|vit|vivent|reste\\w*|bosse\\w*|travaille\\w*)\\b[^.!?\\d]{1,30}\\bpour',
      examples: ['il vit au Chili pour', 'mutée à Lyon pour'],
      counterexamples: ['un cadeau pour', 'il part. Idée pour'],
    },
    {
      anchor: 'before',
      pattern:
        '(?:chien(?:ne)?|chat(?:te)?|poney|cheval|jument|lapin|perroquet|tortue|labrador|golden|berger|caniche|bouledogue|beagle|teckel|epagneul|cocker|yorkshire|chihuahua|matou|toutou|voiture|caisse|moto|whisky|rhum|chaudiere)(?: (?!de|a|qui|et|pour|ma|mon|sa|son)[a-z]+)?(?: de| a| qui a| age de| agee de| a deja)',
      examples: ['sa chatte de', 'une moto qui a', 'son chien Titus a', 'un vieux labrador de'],
      counterexamples: [
        'ma fille de',
        'son chien',
        'un chien pour ma fille de',
        'le chat ma fille a',
      ],
    },
  ],
  patterns: [
    {
      pattern: '{a}{months}?{to}{b}{months}{notDuration}',
      reads: 'month-range',
      examples: { 'bébé de 6 à 9 mois': [0.5, 0.75] },
    },
    {
      pattern: '(?<![\\d.]){a}{others}+{to}{b}{years}{notDuration}',
      reads: 'range',
      examples: { 'enfants de 4, 7 et 11 ans': [4, 11] },
    },
    {
      pattern: '(?<![\\d.,]){a}(?: \\d{1,2})+{to}{b}{years}{notDuration}',
      reads: 'range',
      examples: { 'mes nièces 4 7 et 11 ans': [4, 11] },
    },
    {
      pattern:
        '(?<=\\b(?:enfants|petits|petites|garcons|filles|fils|neveux|nieces|filleuls|cousins|jumeaux)\\b[^.!?\\d]{0,25}){a}(?:\\s*[, ]\\s*\\d{1,2})*\\s*[, ]\\s*{b}{years}{notDuration}',
      reads: 'range',
      examples: { 'mes neveux (3, 8, 12 ans)': [3, 12], 'les filles 6 9 ans': [6, 9] },
    },
    {
      // Of two who belong together: "mes parents, 70 et 72".
      pattern:
        '\\b(?:parents|grands-parents|beaux-parents|couple|jumeaux|freres|soeurs|amis|amies|cousins|cousines|oncles|tantes|voisins|voisines|belles-soeurs|beaux-freres)\\s*[,(]?\\s*(?:de |ont )?(?<a>[1-9]\\d) ?(?:et|/|-) ?(?<b>[1-9]\\d)(?=\\s*(?:[,;)!?.]|$|ans))',
      reads: 'range',
      examples: { 'mes parents, 70 et 72, partent en camping': [70, 72] },
    },
    {
      pattern:
        "\\b(?:pour )?(?:les|ses|le|nos) {age}{years} (?:de|d'|du|a)(?= ?[a-z]){notDuration}",
      reads: 'exact',
      isBirthday: true,
      examples: { 'les 40 ans de ma sœur': [40, 40], 'pour les 7 ans d’Inès': [7, 7] },
    },
    {
      pattern: "\\b(?:ses|tes|vos|leurs) {age}{years}(?! (?:de|ensemble|d'))",
      reads: 'exact',
      isBirthday: true,
      examples: { 'elle fête ses 30 ans': [30, 30] },
    },
    {
      pattern:
        "(?<!\\ben )\\b(?:fete ses|va avoir|vont avoir|aura|auront|vient d'avoir)\\s*{age}(?:{years})?{notMoney}",
      reads: 'exact',
      isBirthday: true,
      examples: { 'elle fête ses 40': [40, 40], 'il va avoir 9 ans': [9, 9] },
    },
    {
      pattern: '(?<![\\d.]){a}{years}?{to}{b}{years}{notDuration}',
      reads: 'range',
      examples: { 'de 6 à 8 ans': [6, 8] },
    },
    {
      pattern:
        '\\b(?:enfants|garcons?|filles?|entre)\\s*[,:]?\\s*(?:de)?\\s*\\(?{a}{others}*,?{to}{b}\\b{notMoney}',
      reads: 'child-range',
      examples: { 'enfants de 4 et 6': [4, 6] },
    },
    {
      pattern: '{a}{months}{notDuration}(?<=(?:\\bbebes?\\b|{child}|^)[^.!?\\d]{0,15}\\d+{months})',
      reads: 'months',
      examples: { '18 mois': [1.5, 1.5], 'une petite de 18 mois': [1.5, 1.5] },
    },
    {
      pattern:
        "(?<=\\bles )(?<a>\\d{1,2}){months}(?=\\s*(?:(?:de |d')(?:(?:ma|mon|notre|la|le) )?(?:petite? )?{child}|du (?:petit|dernier|bebe)))",
      reads: 'months',
      isSure: true,
      examples: { 'cadeau pour les 18 mois de ma fille': [1.5, 1.5] },
    },
    { pattern: '{a} semaines?', reads: 'weeks', examples: { 'bébé de 3 semaines': [0, 0] } },
    {
      pattern: '\\bplus de\\s*(?<a>[3-9]\\d){years}{notDuration}',
      reads: 'at-least',
      examples: { 'plus de 60 ans': [60, 99], 'plus de septante-cinq ans': [75, 99] },
    },
    {
      pattern: '\\bmoins de\\s*{a}{years}{notDuration}',
      reads: 'at-most',
      examples: { 'moins de 10 ans': [0, 10] },
    },
    {
      pattern: '\\b(?:des|a partir de)\\s*{a}{years}',
      reads: 'from-young',
      examples: { 'à partir de 3 ans': [3, 5] },
    },
    {
      pattern: '(?<![\\d.,]){a}{years}\\s+et demi\\b',
      reads: 'and-a-half',
      examples: { 'trois ans et demi': [3.5, 3.5] },
    },
    {
      pattern: '(?<![\\d.,]){age}{years}{notDuration}',
      reads: 'exact',
      examples: {
        '8 ans': [8, 8],
        'un garçon de 1 an en bois': [1, 1],
        'grand-mère de quatre-vingts ans': [80, 80],
        'petite-fille, 3 1/2 ans': [3.5, 3.5],
      },
    },
    {
      pattern: '\\bagee? de\\s*{age}\\b{notMoney}',
      reads: 'exact',
      examples: { 'âgée de 40': [40, 40] },
    },
    {
      pattern:
        '\\b(?:ses|sa|son|pour les|pour ses)\\s*{age}(?:er\\b|e\\b|eme\\b)?(?:\\s*anniversaire)',
      reads: 'exact',
      examples: { 'pour son 40e anniversaire': [40, 40] },
    },
    {
      // The candles of a cake.
      pattern:
        '(?<=\\b(?:souffl[a-z]+|pour|fete[a-z]*) (?:[a-z]+ )?(?:ses|les|sa|la|leurs) ?){age}(?:i?eme|e)? bougies?\\b|(?<=\\bsouffl[a-z]+ ){age} bougies\\b',
      reads: 'exact',
      isSure: true,
      isBirthday: true,
      examples: {
        'ma fille souffle ses 4 bougies': [4, 4],
        'sa 5ème bougie, il souffle sa 5e bougie': [5, 5],
      },
    },
    {
      pattern: '{age}(?:er|e|eme)?\\s*-?anniversaire(?! de mariage)',
      reads: 'exact',
      isSure: true,
      examples: { '50ème anniversaire': [50, 50] },
    },
    {
      pattern: '\\banniversaire\\s*\\(?(?:de|ses)?\\s*\\(?{a}(?:ans)?{afterPerson}',
      reads: 'exact',
      examples: { 'anniversaire (60)': [60, 60] },
    },
    {
      pattern: '\\bfin[- ]*(?<a>[2-9]0)\\b{notMoney}',
      reads: 'late',
      examples: { 'fin 50': [56, 59] },
    },
    {
      pattern:
        '\\b(?:gens|personnes?|hommes?|femmes?)\\s*(?:de plus de|plus de)\\s*(?<a>[3-9]\\d)\\b{notMoney}',
      reads: 'at-least',
      examples: { 'femmes de plus de 60': [60, 99] },
    },
    {
      // Not behind "a trois", which says how old somebody's children are, and nothing of that person.
      pattern:
        "(?<!\\b(?:a|ont|avec|maman de|papa de|mere de|pere de) (?:\\d{1,2}|[a-z]+) (?:petits |jeunes )?)\\benfants\\s*(?:de moins de|moins de|jusqu'a)\\s*(?<a>[3-9]|1[0-7])\\b{notMoney}",
      reads: 'below-young',
      examples: { 'enfants de moins de 12': [6, 11] },
    },
    {
      pattern: '(?<![\\d.]){a}{to}{b}\\s+{child}\\b',
      reads: 'child-range',
      examples: { '10-12 nièce, vélo': [10, 12] },
    },
    {
      pattern: '\\b{person}\\s*[,(]?\\s*(?<a>1[3-9]|[2-9]\\d){afterPerson}',
      reads: 'exact',
      examples: { 'papa 61 aime le jazz': [61, 61] },
    },
    {
      pattern: "(?=\\d)(?<=\\b{child} (?:de |d' ?|a )){a}(?=\\s*(?:[,;)!?]|[.:](?!\\d)|$))",
      reads: 'exact',
      examples: { 'un garçon de 9': [9, 9], 'une fille de 13, sportive': [13, 13] },
    },
    {
      pattern: '\\b{child}\\s*[,(]?\\s*{a}{afterPerson}',
      reads: 'exact',
      examples: { 'neveu 8, fan de foot': [8, 8], 'la petite 6 adore les chevaux': [6, 6] },
    },
    {
      pattern: '(?<=\\bpour(?: une?)?\\s)(?<a>[13-9]|1[0-7])(?=\\s*(?:$|,))',
      reads: 'exact',
      examples: { 'quelque chose pour 5, pas cher': [5, 5] },
    },
    {
      // Beside a child only an age is told.
      pattern: "(?<=\\b(?:bb|bebe|{child}) (?:de |d'|a |agee? de )?){age}{years}{notDuration}",
      reads: 'exact',
      isSure: true,
      examples: { 'bb 1 an': [1, 1], 'un garçon de 2 ans': [2, 2] },
    },
  ],
  words: [
    {
      pattern: '\\bquincea(?:n|ny)era\\b',
      reads: [15, 15],
      isSure: true,
      examples: { 'la quinceañera de ma filleule': [15, 15] },
    },
    {
      pattern:
        "\\b(?:a|aura|va avoir|fete(?:ra)? ses|pour ses|ses|de|d') ?un an\\b(?<!\\b(?:stage|sejour|voyage|mission|contrat|conge|pause|service|erasmus|volontariat|cesure|bail|abonnement) d.?un an)(?! (?:de|au|aux|en(?! (?:bonne|pleine|creche|bois|tissu|coton|carton|peluche|metal|laine|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\\b)|a|dans|plus|apres|et demi))",
      reads: [1, 1],
      examples: { 'notre fils a un an': [1, 1], 'bébé va avoir un an': [1, 1] },
    },
    {
      // The candles of a cake.
      pattern:
        '\\b(?:premiere|1(?:e|ere)) bougie\\b|\\bfeter?(?:a|ont)? (?:sa|leur) (?:premiere|1(?:e|ere)) annee\\b',
      reads: [1, 1],
      isSure: true,
      isBirthday: true,
      examples: { 'pour la première bougie de mon neveu': [1, 1] },
    },
    {
      pattern: "\\b(?:pour|fete(?:ra)?|feter) (?:les|ses) ?un an\\b(?= (?:de |d'|du ))",
      reads: [1, 1],
      isSure: true,
      examples: { 'pour les un an de ma filleule': [1, 1] },
    },
    ...'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme'
      .split(' ')
      .map((word, at) => ({
        pattern: `\\b${word} anniversaire\\b(?! de mariage)`,
        reads: [at + 1, at + 1] as const,
        isSure: true as const,
        examples: { [`pour son ${word} anniversaire`]: [at + 1, at + 1] as const },
      })),
    ...Object.entries({
      trentieme: 30,
      quarantieme: 40,
      cinquantieme: 50,
      soixantieme: 60,
    }).map(([word, age]) => ({
      pattern: `\\b${word}\\b(?! anniversaire de mariage)`,
      reads: [age, age] as const,
      examples: { [`son ${word}`]: [age, age] as const },
    })),
    {
      pattern: '\\b(?:nouveau-?nee?s?|nourrissons?)\\b',
      reads: [0, 0],
      examples: { 'un nouveau-né': [0, 0] },
    },
    {
      pattern:
        "\\bbebes?\\b(?<!\\b(?:refus|detest|hait|plus|pas|rien|trop|fini|marre|ni|sans|fait|moins)[a-z]*(?: [a-z']+){0,3} bebes?)(?<!(?:attend|avoir|eu|a) un bebe|perdu (?:un|son|leur|notre|mon) bebe)",
      reads: [0, 1],
      examples: { 'un bébé': [0, 1] },
    },
    {
      pattern: '\\b(?:tout-?petits?|bambins?)\\b',
      reads: [1, 3],
      examples: { 'tout-petit': [1, 3] },
    },
    { pattern: '\\becolier\\w*\\b', reads: [6, 10], examples: { 'un écolier': [6, 10] } },
    ...schoolYears,
    { pattern: '\\bpreados?\\b', reads: [10, 12], examples: { 'une préado': [10, 12] } },
    {
      pattern: '\\b(?:ados?|adolescente?s?)\\b',
      reads: [13, 17],
      examples: { 'un ado': [13, 17] },
    },
    {
      pattern: "\\b(?:la vingtaine|vingtaine d'annees)\\b",
      reads: [20, 29],
      examples: { 'une vingtaine d’années': [20, 29] },
    },
    {
      pattern: "\\b(?:trentenaires?|la trentaine|trentaine d'annees)\\b",
      reads: [30, 39],
      examples: { 'la trentaine': [30, 39] },
    },
    {
      pattern: "\\b(?:quadra(?:genaire)?s?|la quarantaine|quarantaine d'annees)\\b",
      reads: [40, 49],
      examples: { 'un quadra': [40, 49] },
    },
    {
      pattern: "\\b(?:quinqua(?:genaire)?s?|la cinquantaine|cinquantaine d'annees)\\b",
      reads: [50, 59],
      examples: { 'la cinquantaine': [50, 59] },
    },
    {
      pattern: "\\b(?:sexagenaires?|la soixantaine|soixantaine d'annees)\\b",
      reads: [60, 69],
      examples: { 'la soixantaine': [60, 69] },
    },
    { pattern: '\\bseptuagenaires?\\b', reads: [70, 79], examples: { septuagénaire: [70, 79] } },
    { pattern: '\\boctogenaires?\\b', reads: [80, 89], examples: { octogénaire: [80, 89] } },
    {
      pattern: '\\b(?:retraitee?s?|a la retraite)\\b',
      reads: [58, 99],
      examples: { 'un retraité': [58, 99] },
    },
    {
      pattern: '\\b(?:seniors?|personnes? agees?|ehpad|maison de retraite)\\b',
      reads: [70, 99],
      examples: { 'une personne âgée': [70, 99] },
    },
    { pattern: '\\badultes?\\b', reads: [18, 99], examples: { 'pour adultes': [18, 99] } },
  ],
  loose: [
    {
      pattern: '\\b(?<a>[2-9]0)aine\\b',
      reads: 'decade',
      examples: { '60aine': [60, 69] },
    },
  ],
  babyWords: words('bebe bebes'),
  shared: [
    {
      pattern:
        "(?:un seul|meme|commun|en commun|partage|a partager|(?:qu'(?:ils|elles) |puissent (?:se )?|peuvent (?:se )?)partag(?:er|ent)|pour (?:tous )?les (?:deux|trois)|ensemble|a deux)(?= |[,.;!?)]|$)",
      examples: [
        'un seul cadeau à partager',
        'pour jouer ensemble',
        'un cadeau pour les deux',
        'qu’elles puissent partager',
      ],
    },
  ],
  withChild: [
    {
      pattern:
        "(?:truc|chose|activite|jeu|cadeau|idee|bricolage|projet|atelier|livre)s?(?: [a-z]+)? (?:a (?:faire|construire|fabriquer|partager|lire|jouer|vivre) (?:a deux|ensemble|avec)|(?:que|qu'|pour que) ?(?:[a-z0-9'-]+ ){1,8}(?:puisse|puissent|peut|peuvent|pourrait|pourraient) (?:faire|construire|fabriquer|partager|lire|jouer)(?: [a-z]+){0,2} (?:avec|ensemble|a deux))",
      examples: [
        'un truc à faire à deux pour mamie et ma fille',
        'un jeu que mon fils puisse faire avec sa mamie',
      ],
    },
    {
      pattern:
        '(?:veulent|voudraient|aimeraient|peuvent|puissent|vont|pour) (?:faire|construire|fabriquer|partager|bricoler|jouer|cuisiner)(?: (?:quelque chose|un truc|des choses|[a-z]+))? (?:ensemble|a deux)',
      examples: ['ma fille et son oncle veulent faire quelque chose ensemble'],
    },
  ],
  noAges: [
    'elle fête ses 30 ans de police',
    'vingt ans de sacerdoce',
    'elle a perdu son bébé',
    'il refuse les trucs de bébé',
    'rien pour le bébé',
    'dix ans qu’on travaille ensemble',
    'ça fait 10 ans qu’ils sont voisins',
    'voilà 22 ans que ma voisine garde mes colis',
    'mon ami abstinent 2 ans',
    'ensemble 3 ans déjà',
    '10 ans de mariage',
    'il a 20 ans dans la boîte',
    '50 ans de vœux',
    'une grippe qui l’a cloué deux mois',
    'en détention pour encore deux ans',
    'anniversaire de mariage 10 ans',
    'un volontaire qui part 1 an au Sénégal',
    'elle va passer 1 an en Irlande',
    'il part trois mois en Asie',
    'un dîner pour deux',
    'mon frère part deux ans en mission',
    'pas de peluche, y en aura 50',
    'elle a perdu son bébé à six mois de grossesse',
    'sa chienne de 14 ans',
    'une voiture qui a 20 ans',
    'un vieux labrador de 13 ans',
    'il sort de 4 ans de foyer',
    'elle a 5 ans de plus que moi',
    'elle a 5 enfants 11 petits-enfants',
  ],
};
