import { words } from '../patterns.ts';
import type { SyntaxGrammar } from '../syntax-grammar.ts';

export const syntax: SyntaxGrammar = {
  and: words('et pis'),
  or: words('ou ni'),
  joints: words(`et pis ou ni y compris comprise de d du des l la le les un une autres`),
  // "Car" means "because".
  clauseWords: words(
    `mais car aime aiment adore adorent est sont qui que pour sur jusqu jusque il elle ils je on plutot donc parce budget merci entre prefere apprecie`,
  ),
  clauseStarts: words('mais qui que et'),
  clauseVerbs:
    words(`joue lit boit mange collectionne fait regarde ecoute travaille vit habite jardine bricole
    cuisine voyage peint chante danse court nage`),
  adverbs:
    words(`du tout trop vraiment tellement beaucoup forcement specialement particulierement tres plus
    non`),
  degrees: words('trop tres'),
  negations: words('pas jamais ne n non'),
  numberWords: words(
    'deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante cent cents mille',
  ),
  articles: words('un une'),
  forWords: words('pour'),
  nounIsFirst: true,
};
