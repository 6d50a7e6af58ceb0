import type { TextPattern } from '../patterns.ts';

/** Words that name nothing. */
const noThing =
  '(?!(?:elle|elles|ils|lui|nous|vous|rien|tout|tous|temps|argent|jour|fois|vie|maman|papa|mere|pere|soeur|frere|ami|amie|mari|femme|enfants?|cadeaux?|budget|porte|ecole|travail|fete|anniversaire|noel|odeurs?|senteurs?)\\b)';
const thing = `${noThing}[a-z-]{3,}`;
const article = "(?:le |la |les |l' ?|du |de la |des |un |une |d' ?)";
/** One thing, or two. */
const what = `(?<what>${thing}(?: (?:et|ou|ni) ${article}?${thing})?)`;
const who = '(?:elle|il|on|ils|elles|(?:ma|mon|ta|ton|sa|son|notre) [a-z]+)';
const end = '(?=\\s*(?:[,.;:!?]|$|et\\b|mais\\b|car\\b|depuis\\b|pour\\b|chez\\b|a cause\\b))';

/** Say that what is named is refused, whatever stands between. */
export const refused: readonly TextPattern[] = [
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
    pattern: `(?:interdiction|interdite?s?|prive(?:e|s|es)?) (?:formelle |totale |absolue |stricte )?(?:de |d' ?|des )(?:l' ?|la |le )?${what}|(?<what>(?:${thing} )?${thing}) (?:interdite?s?|bannie?s?|proscrite?s?)${end}|(?:defense|interdiction) (?:de|d') ?(?:lui |leur )?(?:offrir|acheter|donner|manger|boire) ${article}?${what}`,
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
    pattern: `(?:ne |n'? ?)?touche(?:nt)? (?:plus|pas|jamais) (?:a |au |aux |a la |a l' ?)${what}|se passe(?:nt)? (?:tres |fort |bien )*(?:de |du |des |d' ?)(?:la |l' ?)?${what}|(?:assez|marre|ras le bol) qu'? ?on (?:lui|leur|nous) (?:offre|achete|donne|apporte|refile) (?:encore |toujours |que )?${article}${what}`,
    examples: [
      'elle ne touche plus au café',
      'il se passe très bien de vin',
      'en a assez qu’on lui offre des livres',
    ],
  },
  {
    pattern: `(?:hors de question|pas question|inutile|interdit) (?:de |d' ?)(?:lui |leur )?(?:offrir|acheter|donner|prendre) (?:quoi que ce soit (?:pour|de|d' ?|qui) ?)?${article}?${what}|fini(?:e|s|es|ie|is)? (?:avec )?${article}${what}(?=\\s*(?:[,.;:!?]|$|et\\b|mais\\b|pour\\b))`,
    examples: [
      'hors de question de lui offrir quoi que ce soit pour la cuisine',
      'fini les caramels',
    ],
  },
  {
    pattern: `(?<what>${thing}(?: (?:a|de|d'|en) (?:la |l')?${thing})?(?:, ${article}?${thing}(?: (?:a|de|d'|en) (?:la |l')?${thing})?){0,3}(?: (?:et|ou|ni) ${article}?${thing})?)(?: et compagnie| et cie)?,? (?:c'est |ce sera |(?:ca )?)?(?:(?:hors de question|pas question)(?! d[e']| qu)|jamais de la vie|on oublie|a oublier|a bannir|a proscrire|a eviter|non merci|c'est non|tres peu pour (?:elle|lui)|(?:c'est )?(?:fini|termine)(?= pour|\\s*(?:[,.;:!?]|$)))`,
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
