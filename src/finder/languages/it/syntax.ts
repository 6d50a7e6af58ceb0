import { words } from '../patterns.ts';
import type { SyntaxGrammar } from '../syntax-grammar.ts';

export const syntax: SyntaxGrammar = {
  and: words('e ed'),
  or: words('o ne'),
  joints: words('e ed o ne di il la lo i gli le un una altro altra'),
  clauseWords: words(`ma perche che per piace adora`),
  clauseStarts: words('ma che chi e'),
  negations: words('non mai'),
  articles: words('un una'),
};
