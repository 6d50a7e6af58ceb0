import { words } from '../patterns.ts';
import type { OtherPeopleGrammar } from '../people-grammars.ts';

/** What stands beside people who are mentioned and do not receive. */
export const others: OtherPeopleGrammar = {
  givers: [
    {
      anchor: 'before',
      pattern:
        '(?:de la part d(?:es?|u)?|pas pour)(?: (?:la|le|les|l|mon|ma|mes|notre|nos|son|sa|ses|moi|nous|et|\\S+ et))*',
      examples: ['un cadeau de la part de mes', 'pas pour la', 'de la part de papa et ma'],
      counterexamples: ['pour ma', 'la part de'],
    },
    {
      anchor: 'before',
      pattern: 'dont (?:la|le|les|l)',
      examples: ['une amie dont la'],
      counterexamples: ['une amie dont', 'dont je'],
    },
    {
      anchor: 'before',
      pattern:
        '(?:on est|nous sommes|on sera|on sont|entre|on se met a|on s y met a)(?: (?:les|\\d+|deux|trois|quatre|cinq|six|sept|huit))?',
      examples: ['on est quatre', 'entre', 'on se met à 5'],
      counterexamples: ['elle est', 'on est bien'],
    },
  ],
  bystanders: [
    {
      anchor: 'before',
      pattern:
        '(?<=(?:^| )(?!(?:et|pour|ou|a|avec|de|d|plus) )\\S+ )(?:son|sa|ses|leurs?)(?: (?:petite?|grande?))?',
      examples: ['veut un drone sa', 'il navigue son grand'],
      counterexamples: ['et sa', 'pour ses', 'son'],
    },
  ],
  professions: [
    {
      anchor: 'before',
      pattern:
        '(?:est|etait|c|comme|que|devient|devenir|devenue?|sera|metier)(?: (?:une?|aussi|encore|egalement|ancienne?|future?)){0,2}',
      examples: ['elle est', 'il sera un futur', 'travaille comme'],
      counterexamples: ['pour une', 'ma', 'est ma'],
    },
    {
      anchor: 'before',
      pattern:
        '(?<=(?:^| )(?!(?:mon|ma|mes|notre|nos|une?|l) )\\S+ )(?:ancien(?:ne)?|ex|autrefois|jadis|anciennement)',
      examples: ['papa ancien', 'voisine autrefois', 'oncle ex'],
      counterexamples: ['mon ancien', 'ancienne'],
    },
  ],
  advisers: [
    {
      anchor: 'behind',
      pattern:
        '(?:(?:lui|nous|m|leur|a|ont|l) ){0,3}(?:dit|disent|pense|conseille|interdit|deconseille|recommande|veut pas|refuse|autorise)',
      examples: ['dit que non', 'lui a interdit', 'veut pas de chien'],
      counterexamples: ['veut un drone', 'aime le thé', 'a deux fils'],
    },
  ],
  lost: [
    {
      anchor: 'before',
      pattern:
        "(?:perdu|perdre|perd|perdent|enterre|enterrer|pleure|(?:mort|deces|perte|disparition|obseques|deuil|suicide) (?:de|d')) (?:son|sa|ses|leurs?|mon|ma|mes|notre|nos)(?: (?:petite?|grande?|jeune|meilleure?|chere?|pauvre))?",
      examples: ['ont perdu leur', 'vient de perdre sa grande', 'depuis la mort de son'],
      counterexamples: ['a perdu un pari contre son', 'perdu de vue son'],
    },
  ],
  dead: [
    {
      anchor: 'behind',
      pattern:
        '(?:(?:est|sont|etait|vient|viennent|de|recemment|subitement|malheureusement|qui|l|n) ){0,5}(?:morte?s?|decedee?s?|disparue?s?|mourir|deceder|partie? trop tot)',
      examples: ['est décédé', 'vient de mourir', 'partie trop tôt'],
      counterexamples: ['a un chien mort', 'est parti en vacances'],
    },
  ],
  ofPets: [
    {
      anchor: 'before',
      pattern:
        '(?:chien(?:ne)?|chat(?:te|on)?|chiot|lapine?|cheval|jument|poney|perroquet|perruche|hamster|furet|oiseau|poisson rouge|canari|tortue|animal|cochon d inde|cobaye|toutou|minou|matou)(?: [a-z]+)? (?:de|d|du)(?: (?:ma|mon|mes|notre|nos|la|le|les|l|sa|son|ses|leur|leurs|une?))?(?: (?:petite?|grande?|vieille|vieux|meilleure?))?',
      examples: ['le chat de ma', 'la tortue adoree de mon vieux'],
      counterexamples: ['la sœur de ma', 'le chat'],
    },
  ],
  presents: [
    {
      pattern:
        "(?<!\\b(?:et|ou|plus|aussi) (?:(?:une?|le|des) )?(?:[a-z]+ )?)(?:cadeau|cadeaux|quelque chose|merci|remerciements?|idee|un truc|petit truc|bricole|etrennes|attention)(?: (?:de (?:noel|depart|remerciement|fin d'annee)|sympa|original))? (?:pour|a)",
      examples: [
        'mon fils 7 ans joue au foot, merci pour',
        'ma fille de 5 ans danse, cadeau de Noël pour',
      ],
    },
    {
      pattern:
        '(?:veut|voudrait|aimerait|souhaite|va|doit) (?:remercier|dire (?:merci|au revoir) a|quitter)|dit (?:merci|au revoir) a|quitte',
      examples: ['ma fille, 4 ans, veut remercier', 'mon petit-fils de 3 ans dit au revoir à'],
    },
  ],
  resets: [
    {
      pattern:
        "(?:mais|enfin|en fait|sauf que|non|pardon|finalement|par contre|cette fois)[ ,]+(?:(?:en fait|aujourd'hui|cette fois|finalement|la|ici),? ){0,2}(?:c'est|ce sera|(?:le|ce|mon) cadeau (?:est|sera|serait|c'est)|(?:je|on|nous|j'|il me|il nous) ?(?:cherche|cherchons|veux|veut|voudrais|voudrait|ai besoin d'|avons besoin d'|faut|dois trouver|doit trouver)(?: ?(?:plutot |en fait )?(?:quelque chose|un cadeau|une idee|des idees|un petit cadeau|un petit truc|un truc|une bricole))?)(?: (?:plutot|en fait|surtout))? pour",
      examples: [
        "mon oncle fait de la voile mais c'est pour",
        "maman adore le thé, en fait c'est pour",
        'mamie coud, mais je cherche quelque chose pour',
      ],
    },
    {
      pattern:
        "(?:le|ce) cadeau(?: est| sera|, c'est| c'est)?(?: en fait| plutot)? pour|cette fois,? (?:c'est|ce sera|il me faut quelque chose) pour",
      examples: ['mon frère grimpe. Le cadeau est pour', "cette fois c'est pour"],
    },
  ],
  reports: [
    {
      anchor: 'whole',
      pattern:
        '(?:(?:m|nous|me|a|ont|toujours) )*(?:dit|disent|pense|pensent|croit|croient|trouve|raconte|sait|affirme|jure)(?: (?:que?|qu))?(?: (?:mon|ma|mes|notre|nos|la|le|les|l))?(?: (?:petite?|nouvelle|nouveau|jeune))?',
      examples: ['dit que la', 'nous a dit que notre', 'pense que'],
      counterexamples: ['dit que sa', 'et ma', 'aime la'],
    },
  ],
  parents: words('a ont avec de deux trois quatre 2 3 4 5 6 leurs ses petits'),
};
