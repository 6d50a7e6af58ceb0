import { none } from '../languages/nothing.ts';
import type { SyntaxGrammar } from '../languages/syntax-grammar.ts';

/** The small words of a language: what it has none of is an empty set. */
export interface Syntax extends Required<SyntaxGrammar> {
  /** Returns the first part of a compound without its linking ending. */
  withoutLinkingEnd(part: string): string;
  /** Returns true for "and" and "or". */
  isAndOr(key: string): boolean;
  /** Returns true for a number in digits or words. */
  isNumber(key: string): boolean;
}

const noSyntax: Required<SyntaxGrammar> = {
  and: none,
  or: none,
  joints: none,
  clauseWords: none,
  clauseStarts: none,
  clauseVerbs: none,
  adverbs: none,
  degrees: none,
  negations: none,
  numberWords: none,
  articles: none,
  forWords: none,
  linkingEnds: none,
  nounIsFirst: false,
};

/** Returns the small words of a language for reading. */
export function syntaxOf(given: SyntaxGrammar): Syntax {
  const words = { ...noSyntax, ...given };
  return {
    ...words,
    withoutLinkingEnd: (part) => {
      const end = [...words.linkingEnds].find((one) => part.endsWith(one)) ?? '';
      return part.slice(0, part.length - end.length);
    },
    isAndOr: (key) => words.and.has(key) || words.or.has(key),
    isNumber: (key) => /^\d+$/.test(key) || words.numberWords.has(key),
  };
}
