import { words } from '../patterns.ts';
import type { SyntaxGrammar } from '../syntax-grammar.ts';

export const syntax: SyntaxGrammar = {
  and: words('y e'),
  or: words('o ni'),
  joints: words('y e o ni de el la los las un una mas otro otra'),
  clauseWords: words(`pero porque que para le gusta adora`),
  clauseStarts: words('pero que quien y'),
  negations: words('no nunca jamas'),
  articles: words('un una'),
};
