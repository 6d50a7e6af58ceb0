import type { TextPattern } from '../patterns.ts';

/** What somebody says who does not share a love. */
const dislikes =
  "(?:deteste|hais|(?:n'|ne )?(?:aime|supporte|adore|kiffe|blaire) (?:pas|plus|guere)|ai horreur|ai (?:le vertige|la trouille)|(?:ne )?suis (?:pas|plus) (?:fan|branchee?)|m'en (?:fous|fiche|moque|tape)|me fais chier)(?!(?: du tout| trop| vraiment)? (?:offr|donn|achet|fai[rst]|lui|leur|qu|l'id))(?: du tout| trop| vraiment)?";
/** What it is about: "les chiens", "ça". */
const something = "(?:,? (?:(?:la|le|les|du|des|de la|de) |l'|d'|de l')[a-z]+| ca| cela)?";
/** Somebody else who loves it. */
const butLoved =
  ",? (?:mais|alors que|tandis que) (?:[a-z']+ ){1,4}(?:adore|aime|raffole|devore|kiffe|passionnee?|fan|ecoute|collectionne|joue|lit)";

const relative =
  '(?:mere|maman|pere|papa|parents|soeurs?|freres?|frangine?s?|mari|femme|epouse|epoux|copain|copine|conjointe?|compagne|compagnon|mec|fiancee?|cousine?s?|tante|oncle|amie?s?|potes?|collegues?|enfants|filles?|fils|mamie|mamy|papi|papy|grand-mere|grand-pere|grands-parents|belle-soeur|beau-frere|belle-mere|beau-pere|coloc(?:ataire)?s?|voisine?s?)';
/** Who may receive from children, with whose they are. */
const theirElder =
  '(?:(?:leurs?|son|sa|ses) (?:grand-?(?:mere|pere|maman)|grands-parents|papi|papy|mamie|mamy|meme|pepe|papa|maman|pere|mere|parents|maitresse|maitre|maitresses|prof|profs|nounou|tata|tatie|tonton|tante|oncle|parrain|marraine|soeur|frere|cousine?)|papa|maman|mamie|mamy|papi|papy|la maitresse|le maitre)';
const child =
  '(?:(?:petite?s? |grande?s? |deux |trois |quatre )?(?:petits-enfants|petits-fils|petites-filles|petit-fils|petite-fille|enfants?|filles?|fils|garcons?|gamine?s?|petite?s?(?=\\s*(?:[,.;!?(]|$|\\d|(?:de \\d|et|qui|pour)\\b))|bebes?|jumeaux|jumelles|neveux?|nieces?|loulous?))';
const ages =
  '(?:,? \\(?(?:de |ages? de |ayant |qui ont |qui a )?\\d{1,2}(?:(?:,| et|,? puis)? \\d{1,2}){0,3}(?: et demi)?(?: (?:ans|mois))?\\)?)';
const ageOfEach = '\\d{1,2}(?: (?:ans|mois))?';
const counted = '(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|plusieurs|\\d{1,2})';

/** What the giver says of herself or of who gives with her, which says nothing of whoever receives. */
export const givers: readonly TextPattern[] = [
  {
    // "Nous trois copines", "mes quatre frères et moi".
    pattern: `nous(?: tous| toutes)?(?:,? les)? (?:${counted} )?${relative}(?=,? (?:voulons|cherchons|offrons|aimerions|souhaitons|voudrions|allons|devons|nous cotisons|on (?:veut|cherche|offre|aimerait|voudrait)))|(?:mes|nos) ${counted} ${relative} et moi(?=,? (?:on |nous )?(?:cherch|voul|veut|veux|aimer|souhait|offr|avons|allons|devons|somm|se cotis))`,
    examples: ['nous trois cousines voulons lui offrir', 'mes quatre frères et moi offrons à papa'],
  },
  {
    // What the giver becomes, when somebody else's child is born.
    pattern:
      "(?:je (?:vais|serai|deviens)|j'vais|on va)(?: (?:bientot|enfin|encore))?(?: (?:etre|devenir))?(?: (?:bientot|enfin|encore))?(?: (?:une?|la|le))? ?(?:(?:grand-?|arriere-grand-)(?:mere|pere|maman|parents)|mamie|mamy|papi|papy|meme|pepe|tata|tatie|tante|tonton|oncle|marraine|parrain)(?: pour la (?:premiere|deuxieme) fois)?",
    examples: ['ma fille accouche en mars, je vais être mamie', 'je deviens bientôt tata'],
  },
  {
    // Who gives too does not receive.
    pattern: `avec (?:mon|ma|mes|notre|nos) (?:petite? |grande? |deux |trois |meilleure? )?${relative}(?: et (?:(?:mon|ma|mes) )?${relative})?(?=,? (?:on|nous|je|j'|pour (?:(?:mon|ma|mes|notre|nos|leurs?|la|les) [a-z]|maman|papa|mamie|mamy|papi|papy))(?! (?:nos|notre|mon|ma) (?:anniv|\\d|vacances|week)))|(?:mon|ma|mes|nos|notre) (?:petite? |grande? |deux |trois |meilleure? )?${relative} et moi(?=,? (?:on |nous )?(?:cherch|voul|veut|veux|aimer|souhait|offr|avons|allons|devons|somm|se cotis|partag|a besoin|doit))|moi et (?:mon|ma|mes) ${relative}(?=,? (?:on |nous )?(?:cherch|voul|veut|veux|aimer|souhait|offr))`,
    examples: [
      'avec mon frère on cherche un cadeau pour maman',
      'ma sœur et moi cherchons un cadeau',
    ],
  },
  {
    // "Mon fils de 6 ans et moi".
    pattern: `(?:mon|ma|mes|notre|nos) ${child}${ages}? et moi(?=,? (?:on |nous )?(?:cherch|voul|veut|veux|aimer|souhait|offr|avons|allons|devons|somm))`,
    examples: ['mon fils de 6 ans et moi voulons offrir quelque chose à sa mamie'],
  },
  {
    // Children who give: "ma fille adore les chevaux et veut offrir quelque chose à sa mamie".
    pattern: `(?:(?:mon|ma|mes|notre|nos|les|leurs|ses) )?${child}${ages}? (?:(?!pour\\b)[a-z']+ ){0,8}(?:offrent|offre|(?:veut|veulent|voudrait|voudraient|aimerait|souhaite|souhaitent|va|vont|doit|doivent) (?:offrir|donner|faire|acheter|fabriquer|remercier|preparer))(?= (?:[a-z']+ ){0,4}?(?:a|pour) ${theirElder}\\b)`,
    examples: [
      'les petits-enfants 4 et 7 ans offrent quelque chose à papi',
      'ma fille 7 ans adore les chevaux et veut offrir quelque chose à sa mamie',
    ],
  },
  {
    // What a club does that gives is no liking of whoever receives.
    pattern: `(?:notre|mon|ma|le|la|toute la|tout le) (?:club|equipe|chorale|classe|groupe|association|orchestre|bureau|service|troupe|fanfare|bande|caserne|amicale|section)(?: (?:de |d')[a-z]+)?(?= (?:offre|offrent|remercie|se cotise|(?:veut|voudrait|souhaite|aimerait|va|cherche) (?:[a-z']+ ){0,3}(?:offrir|remercier|cadeau|quelque|faire|idee)))`,
    examples: ['notre club de handball offre quelque chose à la concierge'],
  },
  {
    // What the giver does, where it is done with nobody who may receive.
    pattern: `(?<![a-z] )je (?:joue|conduis|travaille|bosse|enseigne|pilote|navigue|chante|danse|peins|cuisine|etudie|fais|pratique|entraine) (?!(?:(?!(?:et|mais|donc|alors) )[a-z0-9']+ ){0,7}(?:avec|pour|comme|chez|loin|etranger)\\b)[a-z0-9' -]{2,60}?(?=[,.;!?]| (?:et|mais|donc|alors) |$)`,
    examples: ['je joue de la guitare dans un groupe, cadeau pour notre batteur'],
  },
  {
    pattern:
      "(?:je suis|j'suis|chuis) (?!(?:premier|derniere?|hier|entier|fier|fiere)\\b)[a-z]{3,}(?:ier|iere|euse|ologue|iste|icien|icienne)(?= et |[,.;!?]|$)",
    examples: ['je suis routier et loin de mes filles'],
  },
  {
    // What the giver likes, beside what somebody else does.
    pattern: `(?:(?<=(?:^|[,.;!?] ?|\\b(?:mais|alors que|tandis que) ))|(?<=\\b(?:est|aime|adore|joue|prefere|collectionne|kiffe) (?:[a-z'-]+ ){1,5}et ))(?:moi,? )?(?:j'(?:aime|adore) (?:(?:bien|beaucoup) )?|je (?:prefere|kiffe|collectionne) |je suis (?:fan|fou|folle|passionnee?) (?:de |d'|du |des ))(?!(?:pas|plus|rien|moins|lui|leur|elle|ca|cela|ma|mon|mes|ses|son|sa|ce|cette|ces|quand|que|qu'|comme|offrir|faire|les (?:cadeaux|choses)|l'idee|des?|une?|quelque)\\b)(?!(?:[a-z'-]+ ){0,5}(?:avec|pour|comme)\\b)(?:[a-z'-]+ ){0,3}?[a-z'-]+(?=[,.;!?]|$| (?:et|mais|alors) )(?!.*\\b(?:aussi|tous les deux|toutes les deux|pareil|ensemble|egalement)\\b)(?:(?=.*\\b(?:mon|ma|mes|notre|nos) (?:[a-z]+ )?(?:${relative}|${child})\\b)|(?<=\\b(?:mon|ma|mes|notre|nos) (?:[a-z]+ )?(?:${relative}|${child})\\b.*))`,
    examples: [
      'j’adore la couture mais ma sœur préfère la poterie',
      'mon oncle aime les trains et moi j’aime les oiseaux',
    ],
  },
  {
    // A parent who is told of and gives.
    pattern: `(?:mon |notre |ma )?(?:papa|pere|maman|mere|frere|soeur|oncle|tante|papi|mamie)(?:,? (?!pour\\b)[a-z']+){0,5},? (?:cherche|veut|voudrait) (?:un cadeau|quelque chose|une idee|des idees)(?= pour (?:son|sa|ses) )`,
    examples: ['papa en mer cherche un cadeau pour son fils'],
  },
  {
    // Who wants to give something to somebody else.
    pattern: `(?:mon|ma|mes|notre) (?:petite? |grande? )?(?!fil|enfant)${relative} (?=(?:cherche|cherchent|(?:veut|voudrait|aimerait|souhaite|veulent|doit) (?:offrir|faire|acheter|trouver|donner))(?: [a-z']+){0,4}? (?:pour|a) (?:son|sa|ses|leurs?|ma|mon|mes|notre|nos) [a-z])`,
    examples: ['ma mère cherche un cadeau pour mon père'],
  },
  {
    // Children who give are no recipients, nor is their age the recipient's.
    pattern: `(?:de la part de |de la part des |de |des |par )(?:(?:mes|mon|ma|nos|notre|ses|leurs|les|toutes? mes|tous mes) ?)?${child}${ages}?(?=,? pour ${theirElder}\\b)|de la part d(?:e|u|es) (?:bebe|bb|(?:mon|notre|mes|nos|son|ses) ${child}${ages}?)`,
    examples: [
      'de mes enfants pour leur mamie',
      'de mon fils de 4 ans pour son papa',
      'de la part de bébé',
    ],
  },
  {
    // The ages of somebody's children are not hers.
    pattern: `(?<=\\bpour (?:ma|mon|mes|une?|notre|la|le) (?:[a-z-]+ ){0,2}[a-z-]+,? (?:elle |il |qui |ils |elles ))(?:a|ont) (?:aussi |deja )?${counted} ${child}${ages}`,
    examples: [
      'pour ma sœur, elle a deux enfants de 3 et 5 ans',
      'pour une amie qui a un fils de 3 ans',
    ],
  },
  {
    // "Elle se retrouve seule avec trois enfants (9 ans, 6 ans, 18 mois)".
    pattern: `(?<=\\b${relative}\\b[^.!?]{0,40} )(?:avec|mere de|pere de|maman de|papa de|eleve (?:toute? )?seule?|elever (?:toute? )?seule?) (?:(?:ses|leurs) )?${counted} ${child},? \\(?${ageOfEach}(?:(?:, | et |, puis )${ageOfEach}){1,4}\\)?`,
    examples: [
      'ma sœur se retrouve seule avec trois enfants (9 ans, 6 ans, 18 mois)',
      'mon frère élève seul ses deux filles, 4 ans et 6 mois',
    ],
  },
  {
    // Somebody's relatives are counted and do not receive.
    pattern: `(?<=\\b(?:il|elle|ils|elles|qui|${relative}) )(?:a|ont) (?:aussi |deja )?${counted} (?:${child}|petite? amie?|copain|copine|mari|freres?|soeurs?|cousine?s?)(?!${ages}| (?:qui|a|de \\d)\\b|,? (?:je|on|une idee|un cadeau|pour (?:eux|lui|elles?)))|(?<=\\b(?:maman|mere|papa|pere|parents|mamie|papi|grand-mere|grand-pere)(?: [a-z]+)? )(?:de |d')${counted} ${child}${ages}?|(?<=\\b(?:est|etait) (?:une |un |aussi |deja )?)(?:maman|mere|papa|pere)(?= (?:de |d')${counted})`,
    examples: [
      'elle a deux enfants',
      'papa a quatre petits-enfants',
      'elle est maman de deux garçons',
    ],
  },
  {
    // "That is all he listens to" means what was named.
    pattern: `(?:je |j')${dislikes}(?= (?:[a-z']+ ){1,3}(?:mais|alors que) (?:[a-z']+ ){1,4}(?:[a-z']+ que ca|(?:adore|aime|kiffe) ca|en raffole|en est (?:[a-z]+ )?(?:fou|folle|dingue|fan|accro|gaga)))`,
    examples: ['je supporte pas le rap mais ma fille n’écoute que ça'],
  },
  {
    pattern: `(?:je |j')${dislikes}(?: (?!mais\\b|alors\\b)[a-z']+){1,3}(?=${butLoved})`,
    examples: ['je déteste le sport mais mon frère adore', 'j’aime pas lire mais elle dévore tout'],
  },
  {
    pattern: `(?:moi|perso|personnellement),? (?:(?:(?:la|le|les) |l')[a-z]+,? )?(?:je |j')${dislikes}${something}`,
    examples: ['elle est fan de vélo, moi je déteste ça', 'moi les timbres je m’en fous'],
  },
  {
    // What the giver knows nothing of may well be loved: it stays readable.
    pattern:
      "(?:je |j'|j)(?:n'|ne )?(?:y )?(?:connais|comprends|capte|pige|pipe) (?:absolument |vraiment )?(?:rien|que dalle|pas grand[- ]chose)(?: du tout)?(?: (?:a la|a l'|a|au|aux|en))?|(?:je |j')(?:ne )?suis (?:totalement |vraiment )?nulle? (?:en|au|aux|a la|a)",
    examples: ['j’y connais rien', 'je ne connais rien au vin mais papa adore'],
  },
  {
    // What the giver eats and drinks.
    pattern:
      "(?:je |j')(?:ne )?(?:bois|fume|mange|lis) (?:pas|plus|jamais)(?: (?:du tout|trop|vraiment))?(?: (?:de la |de |du |d'|des )[a-z]+)?",
    examples: ['moi je bois pas d’alcool', 'je ne lis jamais'],
  },
  {
    // What the giver fears says nothing of whoever receives.
    pattern:
      "(?:j'ai|jai) (?:(?:tres|trop|super|un peu|toujours|hyper) )?(?:peur|horreur|la phobie|une phobie|la trouille) (?:des |du |de la |de l'|d'|de )[a-z]+|(?:je suis|j'suis|chuis|chui) (?:(?:moi-meme|aussi|tres|hyper) )?allergique (?:aux |au |a la |a l'|a )[a-z]+",
    examples: ['ils ont un chiot et moi j’ai peur des chiens', 'je suis allergique aux chats'],
  },
  {
    // Whoever quarrels hears well.
    pattern: "(?:s'|s |m'|m |nous |vous |t')enten(?:d|ds|dent|dons|dait)(?: [a-z]+){0,3}",
    examples: ['on s’entend pas très bien', 'je m’entends bien avec lui'],
  },
  {
    pattern:
      "(?:je suis|j'suis|chuis|chui)(?: (?:moi-meme|aussi|pas))? (?:(?:une?|la|le|sa|son|leur) (?!peu |bien )[a-z]+|vegane?|vegetarien(?:ne)?|musulmane?|juif|juive|diabetique|intolerante?|enceinte|tatie|tata|tante|tonton|oncle|marraine|parrain|infirmiere?|prof|instit|maitresse|nounou|etudiante?|medecin|pompier|caissiere?|serveu(?:r|se)|coiffeu(?:r|se)|secretaire|comptable)",
    examples: [
      'je suis la nounou',
      'moi je suis vegan',
      'je suis infirmier',
      'je suis tatie de Léo',
    ],
  },
  {
    pattern:
      "(?<!(?:dans ma classe|copain de classe|copine de classe|camarade de classe)\\b[^.!?]{0,25})(?:j'ai|moi j'ai|jai) (?:que |seulement |deja )?\\d{1,2} ans",
    examples: ['j’ai 12 ans et je cherche une idée'],
  },
  {
    // What whoever belongs to a grown-up believes, eats or likes.
    pattern:
      '(?<=[a-z0-9)] ?[,(] ?(?:et |mais )?)(?:(?:son|sa|ses|leurs) )?(?:mari|femme|epouse|epoux|conjointe?|compagnon|compagne|copine|copain|enfants) (?:(?:est|sont|aussi|tres) )*(?:musulmane?s?|juive?s?|juif|hindoue?s?|chretien(?:ne)?s?|catholiques?|bouddhistes?|vegane?s?|vegetarien(?:ne)?s?)',
    examples: [
      'mon patron, sa femme est musulmane, il aime le vin',
      'ma voisine, mari musulman, chante',
    ],
  },
  {
    pattern:
      "(?<=[a-z0-9)] ?[,(] ?(?:et |mais )?)(?:son|sa|ses|leurs) (?:mari|femme|epouse|epoux|conjointe?|compagnon|compagne|copine|copain|enfants) (?:adore|adorent|aime|aiment|joue|jouent|collectionne)(?: [a-z']+){1,5}(?=[,.;)] ?(?:et |mais )?(?:il|elle|ils|elles)\\b)",
    examples: ['ma voisine, son mari adore la pêche, elle jardine'],
  },
  {
    // Who is or will be the godmother or the aunt of a child gives to it.
    pattern:
      "(?:(?:je|on|nous) (?:vais|va|allons) (?:bientot )?(?:etre|devenir)|(?:je|on) (?:deviens|devient|serai|sera)|je suis(?: (?:devenue?|choisie? comme))?|m'(?:a|ont) (?:demande|propose|choisie?) (?:d'etre|comme)|en tant que|(?<=(?:^|[,.!?:;])\\s*)(?:comme|etre|devenir))(?: (?:la|le|sa|son|une?|bientot|future?|heureuse|heureux|fiere?)){0,3} (?:marraine|parrain|tata|tante|tonton|oncle|mamie|papi|papy|grand-mere|grand-pere)",
    examples: ['je vais être marraine', 'en tant que parrain', 'je deviens tata'],
  },
  {
    // What children like, where one grown-up receives.
    pattern:
      "(?<=[a-z0-9)] ?[,.;] ?(?:et |mais )?)(?:mes|nos|ses|leurs|les) (?:(?:deux|trois|quatre|\\d) )?(?:enfants|garcons|filles|fils|jumeaux|jumelles) (?:adorent|aiment|jouent|collectionnent)(?: [a-z']+){1,6}(?=[,.;]? (?:un |une )?(?:[a-z]+ ){0,2}(?:cadeau|remerciement|attention|quelque chose|merci)(?: [a-z]+){0,2} pour (?:elle|lui)\\b)",
    examples: ['notre nounou a 18 ans, nos enfants adorent les trains, petit cadeau pour elle'],
  },
];
