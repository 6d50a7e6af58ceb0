import type { Token } from '../text/normalize.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { WordLanguage } from '../vocabulary.ts';
import { isNewThought, joints, lightVerbs, themeVerbs, thoughtVerbs } from './exclusion-words.ts';
import { cueAt } from './negation-cues.ts';

/** A range of token indexes; `until` is excluded. */
export type Run = readonly [from: number, until: number];

/** The tokens of a query, with tests of what is between and at them. */
export interface Sentence {
  readonly tokens: readonly Token[];
  readonly language: WordLanguage;
  /** true when only a comma is between a token and the one before */
  isComma(at: number): boolean;
  /** true when only a comma, colon or question mark is between a token and the one before */
  isPause(at: number): boolean;
  /** true for the tokens of the budget and of other exclusions */
  isClosed(at: number): boolean;
  /** true when a token names a kind of product or a property */
  isThing(at: number): boolean;
}

const maxRunLength = 8;
const orWord = /^(?:or|nor|oder|noch|ou|ni)$/;
const andWord = /^(?:and|und|et|sowie|y|e)$/;

/**
 * Returns the tokens that an exclusion covers which begins before `from`; a list continues over its
 * commas. The run is empty when it covers nothing.
 */
export function forward(sentence: Sentence, from: number): Run {
  const { tokens, language, isComma, isClosed } = sentence;
  let until = from;
  for (; until < from + maxRunLength; until++) {
    const token = tokens[until];
    if (!token || isClosed(until)) break;
    const { key, opens } = token;
    const next = tokens[until + 1]?.key ?? '';
    if (isNewThought(key, language)) break;
    if (opens && until === from) break;
    if (opens && !(isComma(until) && listGoesOn(sentence, until))) break;
    const isNextInList = opens || andWord.test(tokens[until - 1]?.key ?? '');
    if (until > from && isNextInList && thoughtVerbs.has(key)) break;
    if (andWord.test(key) && (isNewThought(next, language) || thoughtVerbs.has(next))) break;
    if (until > from && !joints.has(key) && cueAt(tokens, until, language)) break;
    if (until > from && opens && cueAt(tokens, until, language)) break;
  }
  return [from, until];
}

/**
 * True when the text after a comma continues the list: "or" follows, "and" follows between things,
 * or two more things.
 */
function listGoesOn(
  { tokens, language, isComma, isThing, isClosed }: Sentence,
  at: number,
): boolean {
  let thingCount = isThing(at) ? 1 : 0;
  for (let i = at; i < at + 6 && tokens[i] && !isClosed(i); i++) {
    const key = tokens[i]?.key ?? '';
    if (i > at && tokens[i]?.opens && !isComma(i)) return false;
    if (isNewThought(key, language) || thoughtVerbs.has(key)) return false;
    if (orWord.test(key)) return true;
    if (andWord.test(key)) return thingCount > 0 && isThing(i + 1);
    if (i > at && tokens[i]?.opens && isThing(i)) thingCount++;
    if (thingCount > 1) return true;
  }
  return false;
}

/**
 * Returns the tokens that an exclusion behind its object covers: "Kaffee mag er nicht", "les
 * fleurs, non merci". Only verbs, function words and at most one comma may be between them;
 * otherwise the run is empty.
 */
export function backward(
  { tokens, language, isComma, isPause, isClosed }: Sentence,
  at: number,
): Run {
  const empty = [at, at] as const;
  let end = at;
  let commas = 0;
  const isFunctionWord = (i: number) => {
    const { key, alternative } = tokens[i] ?? { key: '', alternative: '' };
    return (
      isNewThought(key, language) ||
      lightVerbs.has(key) ||
      isStopWord(key, language) ||
      isStopWord(alternative, language)
    );
  };
  const clauseStart = /^(?:but|aber|mais|who|that|which|die|der|das|qui|que|and|und|et|sondern)$/;
  while (end > 0) {
    if (tokens[end]?.opens && (!isPause(end) || ++commas > 1)) return empty;
    if (isClosed(end - 1) || clauseStart.test(tokens[end - 1]?.key ?? '')) return empty;
    if (!isFunctionWord(end - 1)) break;
    end--;
  }
  let from = end;
  let joined = false;
  while (from > 0 && end - from < maxRunLength && !isClosed(from - 1)) {
    const key = tokens[from - 1]?.key ?? '';
    const isJoint = joints.has(key);
    if (from < end && tokens[from]?.opens && !(joined && isComma(from))) break;
    if (orWord.test(key) || andWord.test(key)) joined = true;
    else if (!isJoint && isFunctionWord(from - 1)) break;
    // Without "and", words further back than three belong to what was said before.
    else if (!isJoint && end - from >= 3 && !joined) break;
    from--;
  }
  // Only an object alone may be before a comma: "le café, elle n'aime pas", not "likes fishing, he ...".
  const isBare = from === 0 || (tokens[from]?.opens ?? false);
  return commas > 0 && !isBare ? empty : [from, end];
}

/**
 * Returns the index of a verb beside a cue when that verb names what is excluded ("she doesn't
 * read"), or undefined.
 */
export function themeVerbNear(
  { tokens }: Sentence,
  from: number,
  until: number,
): number | undefined {
  for (let i = until - 1; i >= Math.max(0, from - 3); i--) {
    if (i < from && tokens[i + 1]?.opens) return undefined;
    if (themeVerbs.has(tokens[i]?.key ?? '')) return i;
  }
  return undefined;
}
