import type { LikingGrammar } from '../liking-grammar.ts';

const plenty =
  "(?:a|ont|possede)(?: deja)? (?:(?:vraiment )?(?:plein|enormement|beaucoup|tellement|une tonne|(?:tout )?un tas|des tas|des tonnes|une montagne|des dizaines|des centaines|une (?:grande |grosse |belle )?collection|(?:une|la) maison pleine|un jardin plein|un appart(?:ement)? plein|des etageres pleines) (?:de |d'|des )|tou(?:s|tes) les )";
/** Words behind what somebody has much of that tell that more of it is welcome. */
const likesWhatIsThere =
  "(?:(?:les |l')(?:adore|aime|collectionne|bichonne|cherit|chouchoute|soigne)\\b|s'en occupe|en prend (?:grand |bien |tres )?(?:bien )?soin|en (?:veut|voudrait|demande|cherche|achete|construit|fabrique|collectionne|tricote|plante|ramene|rachete) (?:bien )?(?:toujours|encore|sans cesse|sans arret|d'autres|davantage)|(?:adore|aime) (?:ca|s'en occuper|les (?:entretenir|soigner|arroser|regarder|collectionner|bichonner|construire|monter|faire))|(?:n')?en a jamais assez)";
const noMoreOfIt = "(?![^.!?]*\\b(?:ne|pas|plus de|assez|rien|stop)\\b)(?![^.!?]*\\bn')";
const giverDislikes =
  "(?:je |j'|moi je |nous |on )(?:deteste|hais|detestons|(?:ne |n')?(?:aime|supporte|bois|mange|regarde|comprends) (?:vraiment )?(?:pas|plus|jamais)(?: (?:du tout|trop|vraiment|beaucoup))?|ai horreur|(?:ne )?suis (?:vraiment )?pas (?:trop |tres |du tout )?fan) (?:(?:le|la|les|de|du|des|de la) |de l'|l'|d')?[a-z-]+(?: (?!mais\\b)[a-z-]+)?";
const likesIt =
  "(?:(?:l'|les )(?:adore|aime)\\b|(?:adore|aime|kiffe) ca|(?:adore|kiffe)(?=\\s*(?:[.,;!?)]|$))|en raffole|(?:en )?est (?:[a-z]+ )?(?:fou|folle|dingue|fan|accro|gaga)(?=\\s*(?:[.,;!?)]|$)))";

export const liking: LikingGrammar = {
  surely: [
    {
      // Who goes on a journey loves travelling.
      pattern:
        "(?:part|partent|partir|partira|partiront|voyage|voyagent|voyager|va|vont|faire|fait|font|fera|feront)\\b[^.!?]{0,40}?(?:(?:en )?sac a dos|sac (?:au|sur le) dos|(?:en )?backpack(?:ing)?|tour (?:du monde|(?:de l'|d')[a-z]+(?: (?:du sud|du nord|latine|centrale|du sud-est))?))(?: [^.!?,]{0,20}?(?:en sac a dos|sac au dos))?",
      examples: ['il part en Asie en sac à dos', 'elle va faire le tour de l’Asie'],
    },
    {
      pattern:
        "(?<!\\b(?:ne|pas|plus|jamais|je|on|nous) (?:en )?)(?:veut|voudrait|aimerait(?: bien)?(?: avoir)?|reve d'avoir) (?:une?|du|des|de la) [a-z0-9-]+(?: [a-z-]+)?",
      examples: ['il veut une ps5', 'elle aimerait bien avoir un vélo'],
    },
    {
      pattern:
        "(?:ne |n')?(?:peut|sait) pas s'(?:arreter|empecher) (?:de |d')[a-z-]+(?: (?:au|du|de la|a la|des) [a-z-]+)?|(?:n'a|a) jamais (?:arrete|cesse) (?:de |d')[a-z-]+(?: (?:au|du|de la|a la|des) [a-z-]+)?",
      examples: ['il ne peut pas s’arrêter de courir', 'elle n’a jamais arrêté de jouer du piano'],
    },
    {
      pattern: "(?:suit|prend|suivent|prennent)(?: [a-z]+)? des cours (?:de |d'|du )[a-z-]+",
      examples: ['elle suit des cours de piano'],
    },
    {
      // Who has begun something, or has done it for some time, does it.
      pattern:
        "(?:s'est mise?|s'y est mise?|vient de se mettre|se met(?:tent)?|se sont mise?s) (?:au |a la |aux |a l'|a )[a-z-]+|(?:a (?:recemment |tout juste |juste )?(?:commence|debute|decouvert)|vient de commencer|debute|apprend) (?:le |la |les |l'|a |a jouer (?:du |de la ))[a-z-]+|(?<!(?:\\b(?:ne|plus|pas|jamais)|n') ?)(?:fait|joue|pratique|chante|danse|court|collectionne) (?:(?!plus|pas|rien|jamais)[a-z'-]+ ){1,3}depuis (?:un|une|deux|trois|quatre|cinq|dix|\\d|quelques|plusieurs|des|longtemps|toujours|son|sa|l')",
      examples: [
        'elle s’est mise au tricot',
        'il a commencé la guitare',
        'il débute la guitare',
        'elle fait du judo depuis un an',
      ],
    },
  ],
  notDisliked: [
    {
      // Who has much of something and cares for it likes it.
      pattern: `${plenty}(?:[a-z'-]+ ){0,3}?[a-z-]+,? (?:(?:(?:et|mais|qui|il|elle|ils|elles) )|qu'){0,3}${likesWhatIsThere}${noMoreOfIt}`,
      examples: [
        'elle a plein de fougères et les adore',
        "il a des tas de rosiers et s'en occupe avec amour",
        'elle a une collection de théières et en cherche toujours',
      ],
    },
    {
      // The giver dislikes what somebody else likes.
      pattern: `${giverDislikes},? (?:mais|par contre|alors que|tandis que|et|pourtant) (?:[a-z']+ ){1,3}?${likesIt}`,
      examples: [
        "Je déteste le thé mais mon oncle l'adore",
        "j'aime pas le golf mais mon père en est fou",
      ],
    },
    {
      pattern:
        "pas qu'?(?:ils?|elles?) (?:n'|ne )?(?:aime|apprecie)(?:nt)? pas (?:le |la |les |l')?[a-z-]+|(?:pas|n'est pas|sont pas) (?:contre|indifferente?s? (?:aux?|a la|a l'|a)) ?(?:le |la |les |l'|une? |du |de la |des )?(?:bonne? |petite? |bons? )?[a-z-]+",
      examples: [
        "ce n'est pas qu'il n'aime pas le jazz",
        "elle n'est pas contre la mode",
        'pas indifférent au dessin',
        "il n'est pas contre un bon vin",
      ],
    },
  ],
};
