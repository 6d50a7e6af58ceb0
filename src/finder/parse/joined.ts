import type { Place, Token } from '../text/normalize.ts';
import type { Grammar } from './grammar.ts';
import { type Run, runOf, type Sentence } from './sentence.ts';

/** Words between "and" and what it joins: "et avec toute la". */
const maxBehind = 4;
const nowhere: Run = [0, 0];
/** Words that name a time before "and": "il y a deux ans". */
const maxTime = 6;

/**
 * Returns true where "and" or "or" joins the second of two places to the first, perhaps behind a time, so that what is
 * said of the first holds for it too: "fed up with candles and with bath salts", "gave up golf last year and tennis".
 * @param least small words that must stand behind "and": a verb, as in "and watches snooker", has none before it
 */
export function isJoined(
  first: Partial<Place>,
  second: Partial<Place>,
  { tokens, grammar }: Pick<Sentence, 'tokens' | 'grammar'>,
  least = 0,
): boolean {
  const [, from] = runOf(tokens, first) ?? nowhere;
  const [until] = runOf(tokens, second) ?? nowhere;
  if (from === 0 || until <= from || tokens[until]?.opens !== false) return false;
  const joint = jointFrom(tokens, from, grammar);
  const behind = tokens.slice(joint + 1, until);
  return joint < until && behind.length >= least && areSmall(behind, grammar);
}

/** Returns true where only a comma and small words stand between two places: items of a list, as in "golf, jazz". */
export function isListedBehind(
  { end = 0 }: Partial<Place>,
  { start = 0 }: Partial<Place>,
  { text, tokens, grammar }: Pick<Sentence, 'text' | 'tokens' | 'grammar'>,
): boolean {
  const between = tokens.filter((token) => token.start >= end && token.end <= start);
  return (
    /^\s*,[^,.;:!?]*$/.test(text.slice(end, start)) &&
    between.every(({ key }) => grammar.isStopWord(key))
  );
}

/** Returns the index of the "and" that follows a token, perhaps behind a time; the number of tokens without one. */
export function jointFrom(tokens: readonly Token[], from: number, grammar: Grammar): number {
  for (let at = from; at <= from + maxTime; at++) {
    const token = tokens[at];
    if (!token || token.opens) break;
    if (grammar.syntax.isAndOr(token.key)) return at;
    if (!isOfTime(token, grammar)) break;
  }
  return tokens.length;
}

/** True for a number, a word for a time and the small words beside them. */
function isOfTime({ key }: Token, { pack, syntax, isStopWord }: Grammar): boolean {
  const isTime = syntax.isNumber(key) || pack.timeWords.has(key);
  return isTime || (isStopWord(key) && !syntax.clauseStarts.has(key));
}

/** "Et avec toute la": the words between "and" and what it joins. */
function areSmall(behind: readonly Token[], grammar: Grammar): boolean {
  return (
    behind.length <= maxBehind && behind.every((token) => !token.opens && isSmall(token, grammar))
  );
}

/** True for an article, a preposition or the like, which begins no clause. */
function isSmall({ key }: Token, grammar: Grammar): boolean {
  const { theirs, she, he } = grammar.people.pronouns;
  const { clauseWords, clauseStarts, clauseVerbs } = grammar.syntax;
  const begins = clauseWords.has(key) || clauseStarts.has(key) || clauseVerbs.has(key);
  return grammar.isStopWord(key) && !begins && (theirs.has(key) || !(she.has(key) || he.has(key)));
}
