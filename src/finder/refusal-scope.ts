import { isNewThought, joints, lightVerbs, themeVerbs, thoughtVerbs } from './exclusion-words.ts';
import { cueAt } from './negation.ts';
import type { Token } from './normalise.ts';
import { isStopWord } from './stop-words.ts';
import type { WordLanguage } from './vocabulary.ts';

/** A half-open run of tokens. */
export type Run = readonly [from: number, until: number];

export interface Sentence {
  readonly tokens: readonly Token[];
  readonly language: WordLanguage;
  /** nothing but a comma stands between a token and the one before */
  isComma(at: number): boolean;
  /** nothing but a comma, colon or question mark stands there */
  isPause(at: number): boolean;
  /** money, and what another refusal covers */
  isClosed(at: number): boolean;
  /** a sort of thing or a property is named here, rather than a theme or a doing */
  isThing(at: number): boolean;
}

const farthest = 8;
const either = /^(?:or|nor|oder|noch|ou|ni)$/;
const also = /^(?:and|und|et|sowie|y|e)$/;

/** How far a refusal reaches that begins before a token; a list goes on over its commas. */
export function forward(sentence: Sentence, from: number): Run {
  const { tokens, language, isComma, isClosed } = sentence;
  let until = from;
  for (; until < from + farthest; until++) {
    const token = tokens[until];
    if (!token || isClosed(until)) break;
    const { key, opens } = token;
    const next = tokens[until + 1]?.key ?? '';
    if (isNewThought(key, language)) break;
    if (opens && until === from) break;
    if (opens && !(isComma(until) && listGoesOn(sentence, until))) break;
    const follows = opens || also.test(tokens[until - 1]?.key ?? '');
    if (until > from && follows && thoughtVerbs.has(key)) break;
    if (also.test(key) && (isNewThought(next, language) || thoughtVerbs.has(next))) break;
    if (until > from && !joints.has(key) && cueAt(tokens, until, language)) break;
    if (until > from && opens && cueAt(tokens, until, language)) break;
  }
  return [from, until];
}

/** Behind a comma: "or" is still to come, or "and" between things, or two more things. */
function listGoesOn(
  { tokens, language, isComma, isThing, isClosed }: Sentence,
  at: number,
): boolean {
  let things = isThing(at) ? 1 : 0;
  for (let i = at; i < at + 6 && tokens[i] && !isClosed(i); i++) {
    const key = tokens[i]?.key ?? '';
    if (i > at && tokens[i]?.opens && !isComma(i)) return false;
    if (isNewThought(key, language) || thoughtVerbs.has(key)) return false;
    if (either.test(key)) return true;
    if (also.test(key)) return things > 0 && isThing(i + 1);
    if (i > at && tokens[i]?.opens && isThing(i)) things++;
    if (things > 1) return true;
  }
  return false;
}

/**
 * What a refusal means that stands behind its thing: "Kaffee mag er nicht", "les fleurs, non merci".
 * Between them are only verbs and little words, and at most one comma.
 */
export function backward(
  { tokens, language, isComma, isPause, isClosed }: Sentence,
  at: number,
): Run {
  const nothing = [at, at] as const;
  let end = at;
  let commas = 0;
  const isLittle = (i: number) => {
    const { key, alternative } = tokens[i] ?? { key: '', alternative: '' };
    return (
      isNewThought(key, language) ||
      lightVerbs.has(key) ||
      isStopWord(key, language) ||
      isStopWord(alternative, language)
    );
  };
  const turns = /^(?:but|aber|mais|who|that|which|die|der|das|qui|que|and|und|et|sondern)$/;
  while (end > 0) {
    if (tokens[end]?.opens && (!isPause(end) || ++commas > 1)) return nothing;
    if (isClosed(end - 1) || turns.test(tokens[end - 1]?.key ?? '')) return nothing;
    if (!isLittle(end - 1)) break;
    end--;
  }
  let from = end;
  let joined = false;
  while (from > 0 && end - from < farthest && !isClosed(from - 1)) {
    const key = tokens[from - 1]?.key ?? '';
    const isJoint = joints.has(key);
    if (from < end && tokens[from]?.opens && !(joined && isComma(from))) break;
    if (either.test(key) || also.test(key)) joined = true;
    else if (!isJoint && isLittle(from - 1)) break;
    // Without "and", two things side by side are one thing and what was said before it.
    else if (!isJoint && end - from >= 3 && !joined) break;
    from--;
  }
  // Over a comma only from a bare thing: "le café, elle n'aime pas", but not "likes fishing, he ...".
  const isBare = from === 0 || (tokens[from]?.opens ?? false);
  return commas > 0 && !isBare ? nothing : [from, end];
}

/** The verb next to a refusal, where that verb names what is refused: "she doesn't read". */
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
