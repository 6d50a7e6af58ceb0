import type { Kind } from '../../content/vocabulary.ts';
import type { QueryInterest, QueryKind } from '../../parsed-query.ts';
import { emojiIn } from '../../text/emoji.ts';
import { touches } from '../../text/normalize.ts';
import { indexesOf, keyAt, partOf, type Run, type Sentence, wordsOf } from '../sentence.ts';
import type { ConceptReader } from './concepts.ts';
import { joinedPhrase } from './joined-phrases.ts';

/** A word for the recipient may be an interest too: "Erzieherin" rather means the recipient. */
const recipientWordConfidence = 0.6;
/** From this confidence on an interest says more than a kind of product. */
const sureConfidence = 0.8;

/** Tokens that other parts of the query have used. */
export interface UsedTokens {
  /** budget, exclusions and idioms, which name no interest */
  readonly used: ReadonlySet<number>;
  /** ages, occasions and people together */
  readonly context: ReadonlySet<number>;
  readonly ages: ReadonlySet<number>;
  readonly occasions: ReadonlySet<number>;
  readonly people: ReadonlySet<number>;
}

/** Returns the interests in the words and emoji of a query, and the tokens they were read from. */
export function readInterests(
  sentence: Sentence,
  reader: ConceptReader,
  used: UsedTokens,
): { readonly interests: readonly QueryInterest[]; readonly tokens: ReadonlySet<number> } {
  const { tokens, grammar } = sentence;
  const blocked = reader.blocks(tokens, grammar);
  const interests: QueryInterest[] = [];
  const interestTokens = new Set<number>();
  for (let at = 0; at < tokens.length; ) {
    const found = interestsAt(sentence, at, reader, blocked.get(at), used);
    interests.push(...found.interests);
    const joined = joinedInterests(sentence, [at, found.until], reader, used);
    interests.push(...joined.interests);
    if (found.interests.length > 0)
      for (const each of indexesOf([at, joined.until])) interestTokens.add(each);
    at = joined.until;
  }
  return { interests: [...interests, ...interestsOfEmoji(sentence)], tokens: interestTokens };
}

/** The interests that begin at a token, and the token to go on with. */
function interestsAt(
  sentence: Sentence,
  at: number,
  reader: ConceptReader,
  blocked: ReadonlySet<string> | undefined,
  used: UsedTokens,
): { readonly interests: readonly QueryInterest[]; readonly until: number } {
  const { tokens, grammar } = sentence;
  const none = { interests: [], until: at + 1 };
  const found = reader.at(tokens, at, grammar, (each) => used.used.has(each));
  if (!found) return none;
  const run: Run = [at, at + found.length];
  const concepts = found.concepts.filter((concept) => blocked?.has(concept) !== true);
  if (concepts.length === 0 || isContext(sentence, run, used)) return none;
  const confidence = isRecipientWord(run, used) ? recipientWordConfidence : found.confidence;
  const part = partOf(sentence, run, confidence);
  const words = wordsOf(tokens.slice(...run), grammar);
  return { interests: concepts.map((concept) => ({ concept, words, ...part })), until: run[1] };
}

/** The interests that "and" joins to a phrase, and the token to go on with: "cuisine coréenne et japonaise". */
function joinedInterests(
  sentence: Sentence,
  [at, end]: Run,
  reader: ConceptReader,
  used: UsedTokens,
): { readonly interests: readonly QueryInterest[]; readonly until: number } {
  const { tokens, grammar } = sentence;
  const interests: QueryInterest[] = [];
  const isClosed = (each: number) => used.used.has(each) || used.context.has(each);
  let last: Run = [at, end];
  for (;;) {
    const joined = joinedPhrase(tokens, last, { reader, grammar, isClosed });
    if (!joined) return { interests, until: last[1] };
    const { concepts, run } = joined;
    // What is said of the phrase holds for what is joined to it.
    const part = partOf(sentence, [at, run[1]], 1);
    const words = wordsOf(tokens.slice(...run), grammar);
    interests.push(...concepts.map((concept) => ({ concept, words, ...part })));
    last = [at, run[1]];
  }
}

function interestsOfEmoji({ text, facts }: Sentence): readonly QueryInterest[] {
  return emojiIn(text, facts.emoji).map(({ meaning, start, end }) => ({
    concept: meaning,
    words: [],
    start,
    end,
    text: text.slice(start, end),
    confidence: 1,
  }));
}

/** True for a word that only names an age, an occasion or a person. */
function isContext({ tokens, grammar }: Sentence, run: Run, used: UsedTokens): boolean {
  const [from, until] = run;
  if (!indexesOf(run).some((at) => used.context.has(at))) return false;
  const isOneWord = until - from === 1;
  // "Of 20" in "a girl of 20" is no die with as many faces.
  const all = indexesOf(run);
  const isAge =
    all.some((at) => used.ages.has(at)) &&
    all.every((at) => used.ages.has(at) || grammar.isStopWord(keyAt(tokens, at)));
  if (!isOneWord && !isAge) return false;
  const isBaby = used.ages.size > 0 && grammar.pack.ages.babyWords.has(keyAt(tokens, from));
  return !isBaby && !isRecipientWord(run, used);
}

function isRecipientWord([from, until]: Run, { people, ages, occasions }: UsedTokens): boolean {
  return until - from === 1 && people.has(from) && !ages.has(from) && !occasions.has(from);
}

/**
 * Returns one interest for each concept: the one with the highest confidence, with the words of
 * all.
 */
export function unite(all: readonly QueryInterest[]): readonly QueryInterest[] {
  const united = new Map<string, QueryInterest>();
  for (const one of all) {
    const known = united.get(one.concept);
    const better = known && known.confidence >= one.confidence ? known : one;
    const words = known ? [...new Set([...known.words, ...one.words])] : one.words;
    united.set(one.concept, { ...better, words });
  }
  return [...united.values()];
}

/** A kind of product that a query asks for, where it does. */
type KindAsked = QueryKind & { readonly start: number; readonly end: number };

/**
 * Returns the kinds of product that the query asks for, and the tokens of phrases that name none though one of their
 * words does: "from the whole class". A longer phrase is an interest and no kind: "jeux vidéo" are not paper games.
 * @param used tokens of other parts
 */
export function readKinds(
  sentence: Sentence,
  used: ReadonlySet<number>,
  interests: readonly QueryInterest[],
): { readonly asked: readonly KindAsked[]; readonly ofNoKind: ReadonlySet<number> } {
  const { tokens, grammar } = sentence;
  const found = new Map<Kind, KindAsked>();
  const ofNoKind = new Set<number>();
  for (let at = 0; at < tokens.length; at++) {
    const match = used.has(at) ? undefined : grammar.kinds.at(tokens, at);
    if (!match) continue;
    const run: Run = [at, at + match.length];
    if (match.value.length === 0) for (const each of indexesOf(run)) ofNoKind.add(each);
    const part = partOf(sentence, run, 1);
    if (!isRatherInterest(part, match.value, interests))
      for (const kind of match.value) if (!found.has(kind)) found.set(kind, { kind, ...part });
    at += match.length - 1;
  }
  return { asked: [...found.values()], ofNoKind };
}

/** "Board games" says more than "games". */
function isRatherInterest(
  part: { readonly start: number; readonly end: number },
  kinds: readonly Kind[],
  interests: readonly QueryInterest[],
): boolean {
  const length = part.end - part.start;
  return interests.some(
    (one) =>
      touches(one, part) &&
      ((one.end ?? 0) - (one.start ?? 0) > length ||
        (kinds.includes('game') && one.confidence > sureConfidence)),
  );
}
