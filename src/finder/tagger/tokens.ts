import { allMatches } from '../text/all-matches.ts';
import { foldWord } from '../text/normalize.ts';

/** A word, a number, an emoji or a punctuation mark of a query, for the tagger. */
export interface TaggerToken {
  /** UTF-16 offsets in the query, the end excluded */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** the text in lower case without accents */
  readonly key: string;
}

/**
 * Letters with their marks, digits, an emoji with its joiners, or one other character. A word ends after
 * an apostrophe, so that an elided article stands apart, and before a digit or a letter that follows one.
 */
const pieces =
  /[\p{L}\p{M}]+['’]?|\p{N}+(?:[.,]\p{N}+)?|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*|[^\s]/gu;

/** Returns the tokens of a text in order; nothing but white space gives none. */
export function tokensOf(text: string): readonly TaggerToken[] {
  return allMatches(pieces, text).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    key: foldWord(match[0]),
  }));
}
