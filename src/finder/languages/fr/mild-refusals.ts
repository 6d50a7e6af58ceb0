import { inFrames } from '../in-frames.ts';
import { behindThing, type TextPattern } from '../patterns.ts';

const preposition = 'par, par le, par la, par les, sur, sur le, sur la, sur les';
const drawn = inFrames(
  'branché *, branchée *, porté *, portée *, attiré *, attirée *, intéressé *, intéressée *, emballé *, emballée *, passionné *, passionnée *',
  preposition,
);
const keen =
  'branché, branchée, fan de, fan du, fan des, friand de, friande de, porté sur, portée sur, attiré par, attirée par, intéressé par, intéressée par';

/** Announce what somebody does not much like. */
export const mildCues = inFrames(
  'pas très *, pas trop *, pas vraiment *, pas super *, pas hyper *, pas tellement *, pas spécialement *, pas particulièrement *, pas franchement *, moins *',
  `${drawn}, ${keen}`,
);

const noThing =
  '(?!(?:elle|elles|ils|lui|rien|tout|tous|temps|argent|maman|papa|mere|pere|soeur|frere|ami|amie|mari|femme|cadeaux?|budget)\\b)';
const thing = `${noThing}[a-z-]{3,}`;
const article = "(?:le |la |les |l' ?|du |de la |des |de |d' ?|aux? |a la |a l' ?)";
const who = '(?:elle|il|on|ils|elles|(?:ma|mon|sa|son|notre) [a-z]+)';
const end = '(?=\\s*(?:[,.;:!?)]|$|et\\b|mais\\b|car\\b))';
const interest = '(?:interet|attrait|attirance|passion|gout|enthousiasme|affinite)';

/** Say that something is not much liked: "le café, elle aime moins". */
export const mildRefusals: readonly TextPattern[] = [
  {
    pattern: behindThing(
      `${article}(?<what>${thing}),?`,
      `${who} (?:n'? ?)?(?:aime|apprecie|accroche|kiffe|adore)(?:nt)? (?:beaucoup )?(?:moins|(?:pas|plus) (?:trop|tellement|vraiment|plus que ca|tant que ca|des masses|specialement))${end}`,
    ),
    examples: ['le café elle aime moins', 'le vin, mon père apprécie pas tellement'],
  },
  {
    pattern: `(?:zero|aucun|0|peu d'|pas d'|pas (?:le moindre|grand)|guere d'|pas (?:beaucoup|vraiment|trop) d') ?${interest} (?:pour|envers) ${article}?(?<what>${thing})`,
    examples: ['a zéro intérêt pour le sport', 'n’a pas grand intérêt pour la mode'],
  },
  {
    pattern: `s'? ?en (?:fiche|fichent|fout|foutent|moque|moquent|contrefiche|tape|balance)(?: (?:un peu|completement|totalement|pas mal|royalement))? (?:du |de la |des |de l' ?|de |d' ?)(?<what>${thing})|(?:bof bof|bof|mouais|moyennement) (?:pour |sur )?(?:le |la |les |l' ?)(?<what>${thing})|pas (?:plus )?(?:interessee?s?|branchee?s?|emballee?s?|attiree?s?|fans?) (?:plus )?que ca (?:par |d[eu] |des |d' ?)?(?:le |la |les |l' ?)?(?<what>${thing})`,
    examples: ['il s’en fiche du foot', 'bof les bijoux', 'pas plus intéressé que ça par la mode'],
  },
];
