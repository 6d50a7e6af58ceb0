import type { ConceptFacts } from '../content/concept-facts.ts';
import type { QueryPart } from '../parsed-query.ts';
import { type Folded, type Place, type Token, touches } from '../text/normalize.ts';
import type { Grammar } from './grammar.ts';

/** A range of token indexes; `until` is excluded. */
export type Run = readonly [from: number, until: number];

/** A query in words, with the grammar of its language. */
export interface Sentence {
  /** what the visitor typed */
  readonly text: string;
  readonly folded: Folded;
  readonly tokens: readonly Token[];
  readonly grammar: Grammar;
  readonly facts: ConceptFacts;
}

/** Returns the key of a token; an empty text outside the sentence. */
export function keyAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.key ?? '';
}

/** Returns the part of the query that a run of tokens is. */
export function partOf(
  { text, tokens }: Pick<Sentence, 'text' | 'tokens'>,
  [from, until]: Run,
  confidence: number,
): Required<Omit<QueryPart, 'probability'>> {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[until - 1]?.end ?? 0;
  return { start, end, text: text.slice(start, end), confidence };
}

/** Returns a part of the text with its words as they were typed. */
export function withText<T extends Place>(part: T, text: string): T & { readonly text: string } {
  return { ...part, text: text.slice(part.start, part.end) };
}

/** Returns the tokens at a place, from the first to the last that it touches; undefined where it touches none. */
export function runOf(tokens: readonly Token[], place: Partial<Place>): Run | undefined {
  const from = tokens.findIndex((token) => touches(token, place));
  return from < 0 ? undefined : [from, tokens.findLastIndex((token) => touches(token, place)) + 1];
}

/** Returns the indexes of a run. */
export function indexesOf([from, until]: Run): readonly number[] {
  return Array.from({ length: Math.max(0, until - from) }, (_, i) => from + i);
}

/** Returns the indexes of the tokens of a place; none without one. */
export function inside(
  tokens: readonly Token[],
  place: Partial<Place> | null,
): ReadonlySet<number> {
  const found = new Set<number>();
  tokens.forEach((token, i) => {
    if (touches(token, place)) found.add(i);
  });
  return found;
}

/** Returns the indexes of the tokens of all places. */
export function insideAny(
  tokens: readonly Token[],
  places: readonly Partial<Place>[],
): readonly number[] {
  return places.flatMap((place) => [...inside(tokens, place)]);
}

/** In tokens. In a shorter query the grammar is right more often than the tagger, which learned from longer ones. */
const minTokens = 10;

/** Returns true for a query, by the number of its tokens, that the grammar reads better than the tagger. */
export const isShort = (tokens: number) => tokens < minTokens;

const minWordLength = 3;

/** Returns the stems of the words that may be in a text: no numbers, short or function words. */
export function wordsOf(tokens: readonly Token[], grammar: Grammar): readonly string[] {
  return tokens
    .filter(({ key }) => key.length >= minWordLength && !/^\d/.test(key))
    .filter(({ key, alternative }) => !grammar.isStopWord(key) && !grammar.isStopWord(alternative))
    .map(({ key }) => grammar.stem(key));
}

/**
 * Returns the words that name a thing in an order that all languages share: the noun before those that describe it, for
 * "crime novels" as for "romans policiers".
 */
export function nounFirst(words: readonly string[], { syntax }: Grammar): readonly string[] {
  return syntax.nounIsFirst ? words : words.toReversed();
}
