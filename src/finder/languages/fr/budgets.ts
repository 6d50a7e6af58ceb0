import type { BudgetGrammar } from '../number-grammars.ts';

const under =
  "(?<![a-z])(?:moins de|moins cher que|jusqu'a|jusqua|jusque|pas plus de|pas au-dela de|au plus|sans depasser|ne depasse pas|(?:doit|faut|devrait|peut|veux|voudrais) pas (?:que ca )?depasse(?:r)?|inferieur a|en dessous de|rien (?:au-dela|au dessus|au-dessus) de|max(?:imum|i)?\\.?|limite(?: de)?:?|budget(?: ?(?:max(?:imum|i)?\\.?|de|est de|d'environ))?:?|prix:?|<=?|≤)\\s*";
const over =
  '(?<![a-z])(?:(?<!(?:rien|pas|jamais) )(?:au[- ]dessus|au[- ]dela) de|plus de|au moins|min(?:imum)?\\.?|a partir de|des|des de|>=?|≥)\\s*';

/** A word of the clause that an amount begins. */
const clause = "(?:,? (?!et |ou |mais |car |il |elle )[a-z']+)";

/** People who may give together. */
const people =
  '(?:personnes|collegues|copains|copines|potes|amis|amies|couples|familles|parents|enfants|eleves|locataires|filles|garcons|mamans|papas|voisins|voisines|stagiaires|etudiants|etudiantes|joueurs|joueuses|choristes|membres|foyers|gars|nanas|employes|salaries|infirmieres|gens)';
/** Several who each receive. */
const receivers =
  "(?:invitee?s|convives|enfants|eleves|camarades|collegues|employes?|salaries|clients?|clientes|demoiselles d'honneur|temoins|voisins|voisines|participants|participantes|visiteurs|membres|benevoles|joueurs|joueuses|residents)";

/** Forbids or refuses the spending that follows. */
const refusal =
  '(?:refuse(?:nt|rait)?|interdi(?:t|te|ts|sent)|defen(?:d|dent|du|se)|pas|ni|jamais|sans|hors de question|evit(?:e|er|ons|ez)|inutile)';
/** To spend or to take, as a verb before an amount. */
const spending =
  '(?:mettre|mette|mets|met|depenser|depense|depenses|payer|paie|paye|aller|aille|monter|monte|taper|tape|debourser|debourse|accepter|accepte|donner|donne|offrir|offre|recevoir|recoive|acheter|achete|investir|investisse|claquer|claque|lacher|lache)';

/** Says that something is not allowed, before what is not. */
const forbids =
  '(?:interdi(?:t|te|ts|sent)|interdiction|defend(?:ent|u|us)?|defense|(?:pas|plus|jamais) le droit|(?:autoris|accept|toler|permet|prenn|pren|admet)[a-z]* (?:pas|plus|aucun|jamais)|refus(?:e|ent|era|eront))';
const gift =
  '(?:cadeaux?|kdos?|trucs?|choses?|objets?|achats?|jouets?|enveloppes?|depenses?|presents?|articles?)';

/** How French says what a gift may cost. */
export const budgets: BudgetGrammar = {
  currencies: {
    EUR: 'euros?\\b|balles\\b|balle\\b|(?<=\\d\\d ?)e\\b(?! ?(?:anniversaire|annee|fois|etage))|(?<=\\b(?:que|max|maxi|budget|environ|genre|moins de|jusqu.a|pas plus de) \\d ?)e\\b(?! ?(?:anniv|annee|etage|fois|mois|enfant|cadeau|mug))|(?<=\\d ?)e(?= (?:par|chacune?|chaque|maxi?|maximum)\\b)',
    USD: 'dollars?\\b(?! canadiens?)',
    CAD: 'dollars? canadiens?\\b|piasses?\\b|piastres?\\b',
    GBP: 'livres sterling\\b',
    XOF: 'f(?:rancs?|cfa)? ?cfa\\b|fcfa\\b|cfa\\b',
    CHF: 's?fr\\.|s?fr\\b|francs?\\b',
    PLN: 'zlotys?\\b',
  },
  notMoney:
    'ans?\\b|mois\\b|jours?\\b|semaine|personne|pers\\b|invite|piece|x\\b|cm\\b|mm\\b|kg\\b|km\\b|m\\b|g\\b|l\\b|litre|h\\b|heure|minute|min\\b|fois\\b|enfant|collegue|ami|anniversaire|er\\b|e\\b|eme\\b|pour ?cent|pages|\\.?\\s?(?:jan|fev|mar|avr|mai|juin|juil|aout|sep|oct|nov|dec)',
  patterns: [
    {
      pattern:
        "(?<=\\b(?:maxi?|maximum|jusqu'a|moins de|pas plus de|au plus) )(?=\\d){amount}(?= (?:par|pour chaque) (?:enfant|eleve|gamin|invite|personne|tete|piece|cadeau)\\b| chacune?\\b)",
      reads: 'at-most',
      isBare: true,
      isEach: true,
      examples: { '26 bricoles, maxi 1,50 par enfant': [null, 1] },
    },
    {
      pattern: '(?<![\\d-])(?=[1-9]\\d){amount}(?= par enfant\\b)',
      reads: 'at-most',
      isBare: true,
      examples: { 'jumeaux, 25 par enfant': [null, 25] },
    },
    {
      pattern: `(?:plus de|au[- ]dela de|au[- ]dessus de) {amount}(?=${clause}{1,4}? (?:pas|jamais|non|trop|exclue?|impossible|hors)\\b)`,
      reads: 'at-most',
      isBare: true,
      examples: {
        'plus de 50 euros je ne mettrai pas': [null, 50],
        'au-delà de 40 euros c’est trop': [null, 40],
        'plus de 30 euros, ce serait exclu': [null, 30],
      },
    },
    {
      // "Il refuse qu'on dépense plus de 20 euros", "elle n'a pas le droit d'accepter au-delà de 20".
      pattern: `\\b${refusal}(?: (?!et|mais|car|donc|alors|budget)[a-z']+){0,4}? (?:[a-z]')?${spending}(?: (?:a|de|des|en|pour|lui|leur|qqch|quelque|chose|un|cadeau|cadeaux)){0,3} (?:plus (?:de|que)|davantage que|au[- ]dela de|au[- ]dessus de) {amount}{notMoney}`,
      reads: 'at-most',
      isBare: true,
      examples: {
        'il refuse qu’on dépense plus de 20 euros': [null, 20],
        'elle n’a pas le droit d’accepter au-delà de vingt euros': [null, 20],
        'faut pas taper au-dessus de 75': [null, 75],
        'pas question de mettre plus que 30': [null, 30],
      },
    },
    {
      // "L'école interdit tout cadeau de plus de 5 euros", "rien à plus de 15".
      pattern: `\\b(?:${forbids}(?: (?!et|mais|car|donc|alors|budget)[a-z']+){0,6}?|(?:rien|aucun|aucune|pas)(?: (?:de |d'|un |une )?(?:[a-z]+ )?${gift})?) (?:(?:qui (?:ne )?(?:coute|vaut|vaille|fasse|soit|aille)(?:nt)?|valant|coutant|d'une valeur|d'un montant|d'un prix|a|de|dont le prix est) ){0,2}(?:plus (?:de|que)|davantage que|(?:au[- ]?dela|au[- ]dessus) de|superieure?s? a|(?:qui )?depass(?:e|ent|ant)) {amount}{notMoney}`,
      reads: 'at-most',
      isBare: true,
      examples: {
        'on nous interdit tout cadeau de plus de 5 euros': [null, 5],
        'l’école n’autorise pas les cadeaux de plus de 10 euros': [null, 10],
        'rien à plus de 15': [null, 15],
        'aucun cadeau qui dépasse 30 €': [null, 30],
        'pas de cadeaux d’une valeur supérieure à 20 euros': [null, 20],
      },
    },
    {
      // "Les cadeaux au-dessus de 20 euros sont interdits".
      pattern: `(?:plus de|au[- ]?dela de|au[- ]dessus de|superieure?s? a|depassant) {amount}(?=${clause}{0,4}? (?:interdite?s?|refusee?s?|prohibee?s?|proscrite?s?|bannie?s?|exclue?s?|illegal|illegaux)\\b)`,
      reads: 'at-most',
      isBare: true,
      examples: { 'les cadeaux au-dessus de 20 euros sont interdits': [null, 20] },
    },
    {
      // "30 pas 31", "15 francs, pas un centime de plus".
      pattern:
        '(?<![\\d-]){amount},? (?:et )?pas (?:(?:(?:un|une) (?:euro|centime|sou|cent|franc|rond|balle|piasse|radis) )?de plus\\b|\\d{2,3}(?=\\s*(?:$|[.,;!?])))',
      reads: 'at-most',
      isBare: true,
      examples: {
        '40 pas un centime de plus': [null, 40],
        '25 euros et pas un sou de plus': [null, 25],
        'foot, 30 pas 31': [null, 30],
      },
    },
    {
      pattern: `${under}{amount}[^.!?\\d]{0,12}\\b${over}{amount2}{notMoney}`,
      reads: 'between',
      examples: { 'moins de 50 € et plus de 20 €': [20, 50] },
    },
    {
      pattern: `(?<![a-z])(?:au moins|pas moins de|pas en dessous de|minimum|minimun|min\\.|(?<!(?:rien|pas|jamais) )au[- ]dessus de)\\s+{amount}{notMoney}(?![^.!?\\d]{0,20}\\b${under}\\d)`,
      reads: 'at-least',
      isBare: true,
      examples: {
        'au moins 50': [50, null],
        'pas moins de 25': [25, null],
        'au-dessus de 80': [80, null],
      },
    },
    {
      pattern: '\\bentre\\s*{amount}\\s*(?:-|a|et)\\s*{amount2}{notMoney}',
      reads: 'between',
      isBare: true,
      examples: { 'entre vingt et trente euros': [20, 30] },
    },
    {
      // "70 euros à deux": the second number counts who gives.
      pattern:
        '(?<![\\d.]){amount}\\s*(?:-|a(?!(?<=(?:€|eur|euros?|balles?) ?a) ?[2-9](?![\\d.,]| ?(?:€|e\\b|eur|balles?)))|et)\\s*{amount2}{notMoney}',
      reads: 'between',
      examples: { 'de 20 à 30 euros': [20, 30] },
    },
    {
      // Two amounts side by side, and no thousand.
      pattern:
        '(?<![\\d.,])(?=[1-9]\\d{1,2} +[1-9])(?:de )?{amount}\\s+{amount2}(?<=€|eur|euros?|balles?|chf|\\de)',
      reads: 'between',
      examples: { '20 30 euros': [20, 30], '150 200 euros': [150, 200] },
    },
    {
      // A slash or "ou" alone stands in dates, sizes and counts too.
      pattern:
        '(?<![\\d./]){amount}\\s*(?:/|ou)\\s*{amount2}(?<=€|eur|euros?|balles?|francs?|chf|\\de|\\d e|dollars?|piasses?)',
      reads: 'between',
      examples: { '15/25 €': [15, 25], '40 ou 50 euros': [40, 50] },
    },
    {
      pattern: `${over}{amount}[^.!?\\d]{0,20}\\b${under}{amount2}{notMoney}`,
      reads: 'between',
      examples: { 'au moins 20 au plus 40 euros': [20, 40] },
    },
    {
      pattern:
        "(?<![a-z])(?:(?:cagnotte|pot commun|pot|collecte|caisse commune|tirelire|leetchi|enveloppe commune)(?: (?:commune?|de la classe|du bureau|de l'equipe))?(?: (?:de|a|est a|est de|s'eleve a|atteint|fait|contient|d'environ))? ?:?|(?:a |on a |ont |avons |avait )?(?:recolte|collecte|reuni|rassemble|recueilli)e?s?)\\s*{amount}{notMoney}",
      reads: 'pot',
      isBare: true,
      examples: {
        'cagnotte de 90 euros': [54, 90],
        'on a réuni 150': [90, 150],
        'pot commun : 60 €': [36, 60],
      },
    },
    {
      pattern:
        '{amount}\\s*(?:dans (?:la|le|notre) (?:cagnotte|pot|caisse|tirelire|enveloppe)|de (?:cagnotte|collecte)|(?:ont ete |a ete )?(?:recolte|collecte|reuni|rassemble)e?s?)\\b',
      reads: 'pot',
      isBare: true,
      examples: { '80 € de cagnotte': [48, 80], '70 dans le pot': [42, 70] },
    },
    {
      pattern: `${under}{amount}{notMoney}`,
      reads: 'at-most',
      isBare: true,
      examples: {
        'moins de 40 €': [null, 40],
        'jusqu’à 15€': [null, 15],
        'pas plus de 50': [null, 50],
        'budget 40': [null, 40],
        'budget 50e': [null, 50],
      },
    },
    {
      pattern:
        '{amount}\\s*(?:max(?:imum|i)?\\b|ou moins|(?:tout )?au plus\\b(?! *\\d)|limite|de budget|budget|grand maximum|a (?:deux|trois|quatre|cinq|six|2|3|4|5|6)\\b|pour (?:les |tous les |toutes les )?(?:[2-9]|tous|toutes) (?:max|maxi|maximum|grand max)\\b)',
      reads: 'at-most',
      isBare: true,
      examples: {
        '20 euros max': [null, 20],
        '30 balles max': [null, 30],
        '100 à deux': [null, 100],
      },
    },
    {
      // "Environ 200 au total" is read as about 200.
      pattern:
        '(?<!\\b(?:environ|a peu pres|autour de|aux alentours de|dans les|vers|circa|ca)\\.? ?){amount}\\s*(?:en tout\\b|au total)',
      reads: 'at-most',
      isBare: true,
      examples: { '60 en tout': [null, 60] },
    },
    {
      pattern: `(?<![a-z])(?<!\\b(?:il|elle|ils|elles|qui) (?:a|ont|possede|possedent|collectionne) )(?:environ|a peu pres|autour de|aux alentours de|d(?:an)?s les|vers|circa|ca\\.?|~|≈)\\s*(?:${under})?{amount}{notMoney}`,
      reads: 'about',
      isBare: true,
      examples: { 'environ cent euros': [70, 120] },
    },
    {
      pattern: `${over}{amount}{notMoney}`,
      reads: 'at-least',
      examples: { 'à partir de 50 euros': [50, null] },
    },
    {
      pattern: '{amount}\\s*(?:ou plus|minimum)',
      reads: 'at-least',
      isBare: true,
      examples: { '30 ou plus': [30, null] },
    },
    {
      pattern: '{amount}\\s*et plus',
      reads: 'at-least',
      examples: { '50 euros et plus': [50, null] },
    },
    {
      pattern: '{amount}\\s*(?:a peu pres|environ|grosso modo|plus ou moins)\\b',
      reads: 'about',
      examples: { '40 euros environ': [28, 48] },
    },
    {
      pattern: '\\bexactement\\s*{amount}{notMoney}',
      reads: 'exactly',
      examples: { 'exactement 25 euros': [20, 26] },
    },
    {
      pattern: `${under}(?:une (?:petite )?)?{word}(?! (?:de |d')| ans)`,
      reads: 'at-most',
      isBare: true,
      examples: { 'max une vingtaine': [null, 20], 'budget une cinquantaine': [null, 50] },
    },
    {
      pattern:
        "(?<!\\b(?:a|la|est|sera|etait|sommes|serons|sont|soyons) (?:pres d' ?|environ |a peu pres )?)\\b(?:d')?une (?:petite |bonne )?{word}(?=\\s*(?:max\\b|maxi\\b|maximum|grand max|en tout|[.,!?)]|$))",
      reads: 'about',
      isBare: true,
      examples: { 'autour d’une vingtaine': [14, 24], 'une trentaine max': [21, 36] },
    },
    {
      pattern: "(?:une? )?{word} (?:d'|de |d)?{currency}",
      reads: 'about',
      isBare: true,
      examples: {
        'une trentaine d’euros': [21, 36],
        'une quinzaine deuros': [10, 18],
        'une centaine de francs': [73, 126],
      },
    },
  ],
  amounts: {
    dizaine: 10,
    douzaine: 12,
    quinzaine: 15,
    vingtaine: 20,
    trentaine: 30,
    quarantaine: 40,
    cinquantaine: 50,
    soixantaine: 60,
    centaine: 100,
  },
  // The colours of the notes.
  slang: {
    'un euro': 1,
    'une piasse': 0.63,
    'un billet rouge': 10,
    'un billet bleu': 20,
    'un billet orange': 50,
  },
  vague: [
    {
      pattern:
        '(?:pas trop cher(?:e|s|es)?|abordable|raisonnable|(?<!\\b(?:sciences?|etudes?|histoire|journal|presse|crise|licence|master|prof|fac|droit|analyses?|revues?|actualites?|voitures?) )economiques?\\b)',
      euros: 40,
      examples: ['pas trop cher', 'quelque chose d’économique'],
    },
    {
      pattern:
        '(?:petite attention|petites? bricoles?|(?:une|des|quelques|qq) bricoles?|babioles?|petits? riens?|(?<!(?:avec|de) )(?:3|trois) fois rien|(?:juste|seulement) (?:un (?:petit )?geste|symbolique)|(?:maximum|maxi|tres|plutot|purement|reste|rester|uniquement|que du|quelque chose de|trucs?|cadeaux?|presents?|gestes?|somme|valeur|prix|montant) symbolique|p.?tite? (?:attention|bricole|geste)|petit (?:geste|qqch|quelque chose|cadeau symbolique|present))',
      euros: 20,
      examples: [
        'une petite attention',
        'juste un geste',
        'trois fois rien',
        'juste une bricole',
        'un petit quelque chose',
      ],
    },
    {
      pattern:
        '(?:pas chers?|pas cheres?|rien de (?:trop |tres )?cher|bon marche|p.?e?tit budget|p.?e?tits? prix|fauche|pas (?:beaucoup|trop) (?:d.argent|de sous)|(?:juste|seulement) (?:une petite chose|un petit (?:truc|quelque chose|cadeau))|peu (?:couteu(?:x|se|ses)|onereu(?:x|se|ses))|budget (?:tres |plutot |assez |super |hyper )?(?:serre|limite|restreint|modeste|modique|reduit|minuscule|mini|maigre|riquiqui|etudiant)|(?<!\\bgros |plusieurs |des )petits? (?:cadeaux?|kdo|kado|present)(?! (?:dejeuner)))',
      euros: 25,
      examples: [
        'pas cher',
        'rien de cher',
        'pas beaucoup d’argent',
        'juste un petit truc',
        'ptit budget',
        'budget très serré',
        'peu coûteux',
      ],
    },
    {
      pattern:
        "(?:(?:veux|veut|voudrais|souhaite|faut|faudrait)(?: surtout)? pas (?:trop )?en faire(?: trop| des tonnes| des caisses)?|sans (?:trop )?en faire(?: trop| des tonnes| des caisses)?|rien (?:de |d')(?:trop )?(?:grandiose|extravagant|demesure|excessif|fou))",
      euros: 35,
      examples: [
        'je veux pas en faire trop',
        'sans en faire des tonnes',
        'rien de grandiose',
        "rien d'extravagant",
      ],
    },
    {
      // "Je sais pas grand chose de lui" says nothing of money.
      pattern:
        "(?<!(?:sai[st]|connai[st]|aime|fait|fais|mange|veut|comprend|dit|reste|interesse|possede|voit|entend|a|ai|boit|lit|ya|demande) )pas grand[- ]?chose(?! (?:contre|d'autre|de plus))|(?:j'ai|jai|on a|j'ai vraiment) (?:pas|plus)(?: beaucoup)? (?:un rond|un sou|de sous|d'argent|de thunes?)|(?:suis|sommes) (?:vraiment )?(?:a sec|sans le sou|dans la deche)",
      euros: 25,
      examples: ['juste pour marquer le coup, pas grand-chose', 'j’ai pas un rond'],
    },
  ],
  shares: [
    {
      pattern:
        '\\b(?:chacun|chacune) (?:donne|met|paie|participe a) {amount}[^.!?\\d]{0,30}\\b(?:on est|nous sommes|on sera) {givers}',
      examples: { 'chacun donne 5, on est 8': 40 },
    },
    {
      pattern:
        '\\b(?:on est|nous sommes|on sera) {givers}\\b[^.!?\\d]{0,30}{amount}\\s*(?:chacun|chacune|par personne|par tete)\\b',
      examples: { 'on est 8 à mettre 5 euros chacun': 40 },
    },
    {
      pattern: `{givers} ${people} ?(?:x|a|fois) ?{amount}{notMoney}`,
      examples: {
        '4 couples x 50 euros': 200,
        '12 copains à 5 chacun': 60,
      },
    },
    {
      pattern: '\\b(?:on est|nous sommes|on sera) {givers} a {amount}{notMoney}',
      examples: { 'on est 12 à 4 euros': 48 },
    },
    {
      // So small a sum is what each of many gives.
      pattern: `\\b{givers} ${people},? (?=(?:[2-9]|10)\\b){amount}(?<![\\d\\s]){notMoney}`,
      examples: { '25 familles 2 euros': 50, '11 personnes, six euros': 66 },
    },
    {
      pattern: '{givers} ?(?:x|fois) ?(?!4\\b){amount}{notMoney}',
      examples: { 'cinq fois dix euros': 50 },
    },
  ],
  headCounts: [
    {
      pattern: `(?:on est|on sera|on etait|nous sommes|nous serons)(?: (?:a|environ|que|tous|toutes|au moins))* \\d{1,3}(?: ${people})?(?! ?(?:ans|euros?|€|balles?|bal\\b|francs?|chf|e\\b|\\d)| et \\d)`,
      examples: ['on est 20', 'nous serons environ 40', 'nous sommes 18 familles'],
    },
    {
      pattern:
        '(?:(?:mes|nos|les) )?\\d{1,3} (?!euros?|francs?|balles?)[a-z]{4,}(?= (?:donnent|offrent|mettent|versent|cotisent|se cotisent|participent)\\b)',
      examples: ['15 enfants offrent un cadeau', 'les 12 parents se cotisent'],
    },
    {
      pattern:
        'a (?:[2-9]|1\\d)(?=,? (?:avec (?:mes|ma|mon|nos|des|les)|on|nous|budget|cagnotte)\\b)',
      examples: ['à 3 avec mes frères'],
    },
  ],
  pooled: {
    shares: [
      '\\b(?:on|nous) (?:met|mets|mettons|donne|donnons) (?:chacune?|tous|toutes) {amount}',
      '\\b(?:chacune?|chaque|tous|tout le monde)(?: de nous)? (?:donne|met|mets|paie|apporte|amene|participe a|cotise) {amount}',
      '\\b(?:chacune?|chaque [a-z]+) (?:verse|offre|file|lache|glisse) {amount}',
      '\\b[a-z]+ent chacune? {amount}',
      '\\ba (?:donner|verser|participer a) {amount}',
      '{amount} (?:chacune?|chaque|par (?:rameur|tete de pipe|bureau|voisin|client|personne|tete|enfant|famille|joueu(?:r|se)|eleve|parent|collegue|foyer|membre|participante?))\\b',
      '\\ba mettre {amount}',
    ],
    givers: [
      '\\b(?:on est|nous sommes|nous serons|on sera|on se cotise a|on a ete) (?:que |tous |toutes )?(?:a )?{givers}\\b|\\ba {givers}(?=,? (?:avec|on|nous)\\b)|\\bchacune? a {givers}\\b',
      `{givers} ${people}\\b`,
      '\\b{givers} [a-z]{4,} (?:donnent|mettent|versent|cotisent|participent|offrent|paient) ',
    ],
    examples: {
      'on est dix et chacun met 5': 50,
      'un euro par enfant 24 enfants, pour la maîtresse': 24,
      'nous sommes sept à mettre dix euros': 70,
      '20€ chacun, on est trois': 60,
      'on est 6 copines on met chacune 15 euros': 90,
      '2e par membre, on est 20 au club': 40,
      'les soixante choristes donnent chacun 1 euro': 60,
      'nous sommes six à donner quinze euros': 90,
      '15 euros chacun à quatre': 60,
      'à trois avec mes frères on met 50 chacun': 150,
    },
  },
  local: [
    {
      instead: 'USD',
      currency: 'CAD',
      least: 0,
      words: [
        {
          anchor: 'anywhere',
          pattern:
            'montreal|quebec|quebecois|quebecoise|gatineau|sherbrooke|saguenay|trois-rivieres|canada|ma blonde|(?:mon|son|ton) chum|ma chum|tannee?|asteure|astheure|icitte|pantoute|magasiner|cegep|tuque|poutine|depanneur|pis|toute? croche|fin de semaine|chalet|char|motoneige|peche blanche|peche sur glace',
          examples: ['on habite à Sherbrooke', 'ma blonde adore lire', 'mon chum'],
          counterexamples: ['elle est blonde', 'la Suisse'],
        },
      ],
    },
    // Nobody gives for thousands of Swiss francs, and few people for thousands of euros.
    { instead: 'CHF', currency: 'XOF', least: 1000 },
    {
      instead: null,
      currency: 'XOF',
      least: 1000,
      words: [
        {
          anchor: 'anywhere',
          pattern:
            "dakar|senegal|senghor|abidjan|cote d'ivoire|lome|togo|cotonou|benin|bamako|mali|ouaga(?:dougou)?|burkina|niamey|douala|yaounde|cameroun|libreville|gabon|brazzaville|cfa|tabaski|korite|bfem",
          examples: ['ma tante à Dakar', '5000 CFA', 'pour la Tabaski'],
          counterexamples: ['ma tante à Paris', 'un voyage en Afrique'],
        },
      ],
    },
  ],
  receivers: {
    before: [
      {
        anchor: 'before',
        pattern:
          "pour(?: (?:les|mes|nos|des|de|chacune?|chaque|toute?s?|tous|mon|notre|la|une|un|le|cette))*(?: ?l')?(?: ?(?:equipe|classe|groupe|bureau|service|bande) (?:de|d'))?(?: (?:environ|une))?",
        examples: ['du thé pour', "pour l'équipe de", 'pour tous mes', 'pour chacun des'],
        counterexamples: ['on est', 'avec mon'],
      },
      {
        anchor: 'before',
        pattern: 'mes|nos|gere|encadre|dirige',
        examples: ["j'encadre", 'nos'],
        counterexamples: ['ses'],
      },
      {
        anchor: 'before',
        pattern:
          "(?<!\\b(?:maitresse|maitre|instit[a-z]*|prof[a-z]*|atsem|educatrice|animatrice|entraineur)\\b[^.!?]{0,60})pour(?: (?!maitre|instit|prof|atsem|educ|anim|entraineur)[a-z']+){0,3} (?:classe|groupe|creche|maternelle|equipe)(?: (?:de|du|d') ?[a-z]+)?,?",
        examples: ['pour toute la classe de maternelle,'],
        counterexamples: ['pour la maîtresse de la classe,'],
      },
    ],
    unless: [
      {
        anchor: 'anywhere',
        pattern:
          "on est|nous sommes|on sera|et moi|d'entre nous|entre nous|(?:on|nous|chacune?|tous|chaque \\w+) (?:met|mets|mettons|donne|donnons|paie|cotise|participe)|cotis\\w*|cagnotte|a mettre",
        examples: [
          'on est cinq',
          'ma sœur et moi',
          'chacun donne 10',
          'une cagnotte',
          'on met 5 euros',
        ],
        counterexamples: ['pour mon équipe de 8', 'il met la table', 'elle est cinq fois tante'],
      },
    ],
    forEach: [
      {
        anchor: 'anywhere',
        pattern:
          '(?:par|pour chaque) (?:enfant|eleve|gamin|invite|petit)|(?:pochettes?|sachets?|paniers?) (?:surprises?|cadeaux?|invites?|anniversaire)',
        examples: ['par enfant'],
        counterexamples: ['chacun 2 euros'],
      },
      {
        // Many gifts for many people, or many small things for one.
        anchor: 'anywhere',
        pattern: `(?:cadeaux|attentions|souvenirs|lots|bricoles|quelque chose|petits trucs) (?:[a-z]+ ){0,2}(?:pour|a) (?:(?:tous|toutes|les|mes|nos|des|chaque) )*${receivers}\\b|pour (?:(?:tous|toutes|les|mes|nos|des) )*(?:invitee?s|convives)|(?:calendrier|chaussettes?) (?:de l'avent|de noel)|\\d{1,3} (?:pieces|d'entre eux)`,
        examples: ['petits cadeaux pour les invités', 'quelque chose pour tous mes collègues'],
        counterexamples: ['un cadeau pour maman', 'quelque chose pour notre entraîneur'],
      },
    ],
    thanked: [
      {
        anchor: 'anywhere',
        pattern:
          'maitresses?|maitres?|instit[a-z]*|prof[a-z]*|atsem|educatrices?|animat[a-z]+|entraineur|nounou|direct(?:rice|eur)|assistante|avs|aesh|depart|retraite|remerci[a-z]*|merci',
        examples: ['pour la maîtresse', 'pour remercier'],
        counterexamples: ['pour la classe'],
      },
    ],
    examples: {
      '26 élèves, 2 euros par enfant': 2,
      'pour la maîtresse, 24 enfants, 2 euros chacun': 48,
      'petits cadeaux pour mon équipe de 8 personnes, 10 euros chacun': 10,
      'pour mes 6 collègues, 12 euros par personne': 12,
      'petits cadeaux pour toute la classe, 25 enfants, 3 euros par enfant': 3,
      "calendrier de l'avent pour mon fils, 24 surprises, 2 euros chacune": 2,
      'petites attentions pour nos invités, 30 personnes, 4 euros chacun': 4,
      'un cadeau pour papa, 4 enfants, 25 euros chacun': 100,
      // They give where the text says so.
      'on est 5 collègues, 12 euros par personne': 60,
    },
  },
  divided: [
    {
      pattern:
        '\\bpour (?:les |mes |nos )?{recipients}\\b[^.!?\\d]{0,30}{amount} ?(?:en tout|au total|pour tous|pour toutes)\\b',
      examples: { 'pour 3 atsem 15 euros en tout': 5 },
    },
  ],
  peopleBefore: [
    {
      anchor: 'before',
      pattern: '\\w*(?:gens|personnes?|enfants?|hommes?|femmes?)\\s*(?:de)?',
      examples: ['pour des gens de', 'un homme', 'petits-enfants'],
      counterexamples: ['pour papa', 'femmes en'],
    },
  ],
  childBefore: [
    {
      anchor: 'before',
      pattern: '(?:fils|fille|garcon|neveu|niece|enfant)(?:\\s*,)?',
      examples: ['un garçon,', 'ma nièce'],
      counterexamples: ['ma sœur,', 'ses enfants'],
    },
  ],
  otherNumberBefore: [
    {
      anchor: 'before',
      pattern:
        "agee?s?|age|(?:guerres?|conflit|batailles?|armee)(?: (?:de|d'|en))?|iphone|ps|playstation|windows|switch|xbox|ipad|galaxy|no\\.?|numero|taille|in|depuis|tome|annees",
      examples: ['âgée', 'taille', 'depuis', 'nouvelle Xbox', 'la guerre de'],
      counterexamples: ["jusqu'à", 'environ'],
    },
    {
      anchor: 'before',
      pattern:
        '(?:elle|il|ils|elles|qui|papa|maman|mere|pere|soeur|frere|ami|amie|mari|femme) (?:en )?(?:a|ont|possede)(?: (?:deja|bien|au moins|facilement|surement))?',
      examples: ['elle a', 'papa en possède au moins', 'mari en a déjà'],
      counterexamples: ["j'ai", 'elle veut'],
    },
  ],
  ageAfter: [
    {
      anchor: 'behind',
      pattern: '\\.\\s*\\d\\w*',
      examples: ['.5', '. 12'],
      counterexamples: [' euros', '. Merci'],
    },
  ],
  surely: [
    {
      anchor: 'anywhere',
      pattern: '\\w*(?:budget|max)\\w*',
      examples: ['budget 8', 'max 9', '9 maximum'],
      counterexamples: ['environ 9'],
    },
  ],
};
