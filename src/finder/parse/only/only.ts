import type { Kind } from '../../content/vocabulary.ts';
import { none } from '../../languages/nothing.ts';
import type {
  OnlyWanted,
  QueryInterest,
  QueryKind,
  QueryPart,
  WantedThing,
} from '../../parsed-query.ts';
import { contraryLabels, kindLabels, likedLabels } from '../../tagger/labels.ts';
import type { FoundPart } from '../../tagger/tagger.ts';
import { type Place, type Token, textAt, textBefore, touches } from '../../text/normalize.ts';
import type { Grammar } from '../grammar.ts';
import { indexesOf, keyAt, nounFirst, runOf, type Sentence, wordsOf } from '../sentence.ts';

/**
 * From this tag probability on nothing else is shown. Beside a word such as "only" 33 of 35 such parts of the queries
 * for choosing are right (12 of 13 of those below .85), away from one 1 of 10 below .85.
 */
const minNearTagProbability = 0.3;
const minTagProbability = 0.85;
/** How many words away such a word may stand, before and after. */
const nearBefore = 4;
const nearAfter = 3;
/** After a word for "only", a part that is surely liked or wanted is all that is wanted. */
const minLikedTagProbability = 0.4;
/** How many words may stand between: "nur Bücher und Briefmarken". */
const cueDistance = 4;
/** How many words before it "nothing" may stand: "nothing else but", and not "nothing too dear, but". */
const exceptDistance = 2;

/**
 * Returns the things in the parts that are all that is wanted or allowed: "may only get books and stamps". Null
 * when there are none that the lexicon knows.
 */
export function readOnly(
  sentence: Sentence,
  parts: readonly FoundPart[],
  interests: readonly QueryInterest[],
  kinds: readonly QueryKind[],
): OnlyWanted | null {
  const told = sentence.grammar.only.kinds(sentence.folded);
  if (told.length > 0) return { things: [{ themes: [], kinds: told, words: [] }], confidence: 1 };
  const candidates = parts.filter(
    (part) =>
      likedLabels.includes(part.label) ||
      (contraryLabels.includes(part.label) && isAllThatIsWanted(sentence, part)),
  );
  const found = candidates.filter((part) => {
    if (isSpared(sentence, part)) return false;
    const cue = isAllBesides(sentence, part) ? 'only' : cueBefore(sentence, part, candidates);
    if (cue === 'negated') return false;
    if (cue === 'only')
      return part.tagProbability >= minLikedTagProbability || !likedLabels.includes(part.label);
    const near = cuesNear(sentence, part);
    if (near.length > 0 && near.every((at) => isOtherwise(sentence, at))) return false;
    const least = near.length > 0 ? minNearTagProbability : minTagProbability;
    return part.label === 'only' && part.tagProbability >= least;
  });
  const namesThing = (place: FoundPart) => isThing(thingAt(place, sentence, interests, kinds));
  const more = found.some(namesThing)
    ? []
    : thingsBesideOnly([...interests, ...kinds], parts, sentence);
  const places = [...found, ...more];
  const wanted = [...candidates, ...more].filter(
    (part) => places.includes(part) || isJoinedToAny(sentence, part, places),
  );
  const things = neighboursAsOne(wanted, sentence)
    .map((place) => thingAt(place, sentence, interests, kinds))
    .filter(isThing);
  const all = more.length > 0 ? more : places;
  const [first] = all;
  if (!first || things.length === 0) return null;
  const only = { things, confidence: first.tagProbability };
  const [habit, ...others] = all
    .toSorted((a, b) => a.start - b.start)
    .map((place) => habitAt(sentence, place));
  if (!habit) return only;
  const among = [...new Set([...habit, ...others.flatMap((one) => one ?? [])])];
  return among.length > 0 ? { ...only, among } : null;
}

/** In tokens: "n’aime pas grand-chose à part le thé"; "le thé qui l’intéresse". */
const habitBefore = 7;
const habitBehind = 3;

/**
 * Returns the kinds of things that a habit tells of, and null for what is wanted: "she only drinks tea" tells what she
 * drinks, "only what one eats" what she wants.
 */
function habitAt(sentence: Sentence, part: Place): readonly Kind[] | null {
  const { tokens, grammar } = sentence;
  const [from, until] = runOf(tokens, part) ?? [0, 0];
  const kindsAt = (at: number) => grammar.only.habits.get(keyAt(tokens, at));
  const own = kindsAt(from);
  if (own) return until > from + 1 ? own : null;
  const before = clauseBefore(sentence, from).findLast(kindsAt);
  const behind = clauseBehind(sentence, until).find(kindsAt);
  return kindsAt(before ?? behind ?? -1) ?? null;
}

/** Returns the tokens of a clause that stand before one of its tokens, as many as a habit may be away. */
function clauseBefore({ tokens }: Sentence, from: number): readonly number[] {
  const before = indexesOf([Math.max(0, from - habitBefore), from]);
  return before.slice(before.findLastIndex((at) => tokens[at + 1]?.opens) + 1);
}

/** Returns those behind, before the next clause or "and". */
function clauseBehind({ tokens, grammar }: Sentence, until: number): readonly number[] {
  const behind = indexesOf([until, Math.min(tokens.length, until + habitBehind)]);
  const end = behind.findIndex(
    (at) => tokens[at]?.opens || grammar.syntax.and.has(keyAt(tokens, at)),
  );
  return end < 0 ? behind : behind.slice(0, end);
}

/** True for a thing that the lexicon or the kinds know. */
const isThing = ({ themes, kinds }: WantedThing) => themes.length + kinds.length > 0;

/** A tagger may find two parts in "philosophy books", which are one thing. */
function neighboursAsOne(parts: readonly FoundPart[], { text }: Sentence): readonly FoundPart[] {
  const united: FoundPart[] = [];
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    const last = united.at(-1);
    const isNext = last !== undefined && /^\s+$/.test(text.slice(last.end, part.start));
    if (isNext) united[united.length - 1] = { ...last, end: part.end };
    else united.push(part);
  }
  return united;
}

/** In tokens: longer queries tell what somebody only gets or talks about, which a tagger reads more often right. */
const maxTokens = 10;

/** The things right beside a word for "only" that a tagger finds to be liked or nothing. */
function thingsBesideOnly(
  things: readonly QueryPart[],
  parts: readonly FoundPart[],
  sentence: Sentence,
): readonly FoundPart[] {
  const places = new Map<number, FoundPart>();
  for (const { start, end } of things) {
    if (start === undefined || end === undefined || places.has(start)) continue;
    const part: FoundPart = { label: 'only', start, end, tagProbability: 1 };
    const isFree = parts.every(
      (other) => kindLabels.includes(other.label) || !touches(other, part),
    );
    const isNamed =
      isAllNamed(sentence, part) ||
      (!isSpared(sentence, part) &&
        sentence.tokens.length <= maxTokens &&
        isAllThatIsWanted(sentence, part));
    if (isFree && isNamed) places.set(start, part);
  }
  return [...places.values()];
}

function thingAt(
  place: FoundPart,
  { tokens, grammar }: Sentence,
  interests: readonly QueryInterest[],
  kinds: readonly QueryKind[],
): WantedThing {
  const inside = tokens.filter((token) => touches(token, place));
  const read = kinds.filter((one) => touches(one, place));
  const named = inside.flatMap((_, at) => kindNamedAt(inside, at, grammar));
  const ofKinds = [
    ...read,
    ...named.flatMap(({ kinds: own, ...at }) => own.map((kind) => ({ kind, ...at }))),
  ];
  // "Books" are all of their kind, whatever their titles call them.
  const special = inside.filter(
    (token) => !named.some((one) => one.isWhole && touches(one, token)),
  );
  const words = nounFirst(wordsOf(special, grammar), grammar);
  const isOfKind = (one: QueryInterest) => ofKinds.some((kind) => touches(kind, one));
  const isWhole = named.some((one) => one.isWhole) && words.length === 0;
  return {
    themes: isWhole ? [] : themesOf(interests, place, isOfKind),
    kinds: [...new Set(ofKinds.map(({ kind }) => kind))],
    words,
  };
}

/** Words that name kinds of product. */
interface KindNamed extends Place {
  readonly kinds: readonly Kind[];
  /** false for "novels", which are only some of the books */
  readonly isWhole: boolean;
}

function kindNamedAt(
  tokens: readonly Token[],
  at: number,
  { kinds, pack }: Grammar,
): readonly KindNamed[] {
  const match = kinds.at(tokens, at);
  if (match === undefined || match.value.length === 0) return [];
  const run = tokens.slice(at, at + match.length);
  const { narrower = none } = pack.products;
  return [
    {
      kinds: match.value,
      start: run[0]?.start ?? 0,
      end: run.at(-1)?.end ?? 0,
      isWhole: !run.some(({ key }) => narrower.has(key)),
    },
  ];
}

/** Of "crime novels" the theme is crime; books alone may be about reading, or about another interest of the query. */
function themesOf(
  interests: readonly QueryInterest[],
  place: Place,
  isOfKind: (one: QueryInterest) => boolean,
): WantedThing['themes'] {
  const named = interests.filter((one) => touches(one, place));
  const themes = named.filter((one) => !isOfKind(one));
  const others = interests.filter((one) => !touches(one, place));
  const groups =
    themes.length > 0
      ? [...Map.groupBy(themes, ({ start }) => start).values()]
      : [[...named, ...others]];
  return named.length === 0
    ? []
    : groups.map((same) => [...new Set(same.map(({ concept }) => concept))]);
}

/** Characters in which "and nothing else" stands. */
const behindLength = 40;

/** Returns true where "nothing else" or the like follows what ends at a place of the typed text. */
export function isAllBehind({ folded, grammar }: Sentence, end: number): boolean {
  const behind = textAt(folded, { start: end, end: end + behindLength });
  return grammar.only.after.test(behind);
}

/** Characters in which "the only thing that she likes is" stands. */
const beforeLength = 60;

/** "All she wants is books", "books and nothing else". */
function isAllBesides(sentence: Sentence, { start, end }: Place): boolean {
  return isAllNamed(sentence, { start }) || isAllBehind(sentence, end);
}

/** Words between a refusal and its exception: "nichts Elektrisches haben, außer". */
const exceptionReach = 6;

/** "Nothing electric but a phone": what is spared is one thing of a sort that is refused, and not all that is wanted. */
function isSpared(sentence: Sentence, part: Place): boolean {
  const [from] = runOf(sentence.tokens, part) ?? [0];
  return indexesOf([Math.max(0, from - 2), from]).some((at) => isExceptFromRefused(sentence, at));
}

/** Returns true for a word for an exception with a refusal of a kind or a property before it: "no jewellery except". */
function isExceptFromRefused({ tokens, grammar }: Sentence, at: number): boolean {
  if (!grammar.only.except.has(keyAt(tokens, at))) return false;
  const before = indexesOf([Math.max(0, at - exceptionReach), at]);
  const refusal = before.findLast((i) => grammar.exclusions.negation.bare.has(keyAt(tokens, i)));
  if (refusal === undefined) return false;
  return indexesOf([refusal + 1, at]).some(
    (i) =>
      grammar.kinds.at(tokens, i) ?? grammar.flags.at(tokens, i) ?? grammar.excluded.at(tokens, i),
  );
}

/** "All she wants is books". */
function isAllNamed({ folded, grammar }: Sentence, { start }: Pick<Place, 'start'>): boolean {
  const before = textBefore(folded, start, beforeLength);
  return grammar.only.before.test(before);
}

/** Returns true for a part right after a word for "only", whatever a tagger finds: "rien sauf du thé". */
export function isAllThatIsWanted(sentence: Sentence, part: Place): boolean {
  return isAllBesides(sentence, part) || cueBefore(sentence, part, []) === 'only';
}

/** Returns the words such as "only" or "nothing else" beside a part. */
function cuesNear({ tokens, grammar }: Sentence, part: FoundPart): readonly number[] {
  const [from, until] = runOf(tokens, part) ?? [0, 0];
  const near = [
    ...indexesOf([Math.max(0, from - nearBefore), from]),
    ...indexesOf([until, Math.min(tokens.length, until + nearAfter)]),
  ];
  return near.filter((at) => grammar.only.near.has(keyAt(tokens, at)));
}

/** "If only he had more time", "I only know that": such a word means something else there. */
function isOtherwise({ tokens, grammar }: Sentence, at: number): boolean {
  const around = [at - 1, at, at + 1].map((index) => keyAt(tokens, index)).join(' ');
  return grammar.only.otherwise.test(around.trim());
}

/** True for a part that "and" joins to one of those before it: "rien à part ses vaches et le rugby". */
function isJoinedToAny(
  { tokens, grammar }: Sentence,
  part: FoundPart,
  before: readonly FoundPart[],
): boolean {
  return before.some(({ end }) => {
    const between = tokens.filter((token) => token.start >= end && token.end <= part.start);
    const isJoint = between.some(({ key }) => grammar.syntax.isAndOr(key));
    return isJoint && between.every(({ key, opens }) => !opens && grammar.isStopWord(key));
  });
}

/**
 * Returns what stands before a part in its clause, with nothing but small words and other liked things
 * between: a word for "only", one that is negated, or null for neither.
 */
function cueBefore(
  sentence: Sentence,
  part: Place,
  others: readonly FoundPart[],
): 'only' | 'negated' | null {
  const { tokens, grammar } = sentence;
  const [start] = runOf(tokens, part) ?? [0];
  for (let at = start - 1; at >= Math.max(0, start - cueDistance); at -= 1) {
    const token = tokens[at];
    if (!token || tokens[at + 1]?.opens) return null;
    const cue = cueAtToken(sentence, at);
    // "Zockt nur und trinkt Bier": the word belongs to what stands before it.
    if (cue !== null) return grammar.syntax.and.has(keyAt(tokens, at + 1)) ? null : cue;
    if (!isBetween(token, others, grammar)) return null;
  }
  return null;
}

/** What may stand between a word for "only" and the thing: "nur gute Bücher", and not "only no books". */
function isBetween(token: Token, others: readonly FoundPart[], grammar: Grammar): boolean {
  if (grammar.exclusions.negation.not.has(token.key)) return false;
  return grammar.isStopWord(token.key) || others.some((other) => touches(token, other));
}

function cueAtToken(sentence: Sentence, at: number): 'only' | 'negated' | null {
  const { tokens, grammar } = sentence;
  const key = tokens[at]?.key ?? '';
  const before = tokens.slice(Math.max(0, at - cueDistance), at).map((token) => token.key);
  if (isOtherwise(sentence, at)) return null;
  return cueOf(key, before, grammar) ?? partialCue(key, before, tokens[at + 1]?.key, grammar);
}

/** "Mange que du pain": spoken language leaves out the first word of the negation. */
function partialCue(
  key: string,
  before: readonly string[],
  next: string | undefined,
  { only, exclusions: { verbs } }: Grammar,
): 'only' | null {
  const verb = before.at(-1) ?? '';
  const isVerb = verbs.light.has(verb) || verbs.consuming.has(verb);
  const isPartial = only.partitives.has(next ?? '') && only.afterNegation.has(key);
  return isPartial && isVerb ? 'only' : null;
}

/** What a word says of what follows it, with the words before it. */
function cueOf(
  key: string,
  before: readonly string[],
  grammar: Grammar,
): 'only' | 'negated' | null {
  const { only } = grammar;
  const last = before.at(-1) ?? '';
  const isNegated = grammar.exclusions.negation.not.has(last) && !only.nothing.has(last);
  if (only.words.has(key)) return isNegated ? 'negated' : 'only';
  if (only.afterNegation.has(key) && isNegated) return 'negated';
  return isAfterNegation(key, before, grammar) || isAfterNothing(key, before, grammar)
    ? 'only'
    : null;
}

function isAfterNegation(key: string, before: readonly string[], grammar: Grammar): boolean {
  const { firstPart } = grammar.exclusions.negation;
  return (
    grammar.only.afterNegation.has(key) &&
    before.some((word) => firstPart.has(word)) &&
    !isKnowing(before, grammar)
  );
}

/** "I know nothing except that she knits" says how little is known. */
const isKnowing = (before: readonly string[], { only }: Grammar) =>
  before.some((word) => only.knowing.has(word));

/**
 * "Nothing but", "doesn't like anything but": a word for an exception, with "nothing" near it among the words before.
 * @param distance how many words before it "nothing" may stand
 */
export function isAfterNothing(
  key: string,
  before: readonly string[],
  grammar: Grammar,
  distance = exceptDistance,
): boolean {
  const { only, syntax, isStopWord } = grammar;
  if (!only.except.has(key) || isKnowing(before, grammar)) return false;
  // "Not anything sweet, but loves tea" refuses what is sweet.
  const last = before.findLast((word) => !isStopWord(word) || only.anything.has(word)) ?? '';
  const isAnything = only.anything.has(last);
  return (
    before.slice(-distance).some((word) => only.nothing.has(word)) ||
    (isAnything && before.some((word) => syntax.negations.has(word)))
  );
}
