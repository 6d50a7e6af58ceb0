import type { Token } from '../../../text/normalize.ts';
import type { Grammar } from '../../grammar.ts';
import { jointFrom } from '../../joined.ts';
import { indexesOf, keyAt, type Run } from '../../sentence.ts';
import { cueAt } from './cues.ts';

/** The tokens of a query, with tests of what is between and at them. */
export interface Clauses {
  readonly tokens: readonly Token[];
  readonly grammar: Grammar;
  /** true when only a comma is between a token and the one before */
  isComma(at: number): boolean;
  /** true when only a comma, colon or question mark is between a token and the one before */
  isPause(at: number): boolean;
  /** true for the tokens of the budget and of other exclusions */
  isClosed(at: number): boolean;
  /** true when a token names a kind of product or a property */
  isThing(at: number): boolean;
  /** true when it names one of these or an interest */
  isNamed(at: number): boolean;
}

const maxRunLength = 8;
/** For each comma of a list so many more. */
const maxItemLength = 4;
/** Words in which a list shows that it goes on. */
const listReach = 6;
/** Without "and", words further back than this belong to what was said before. */
const maxUnjoined = 3;

/**
 * Returns the tokens that an exclusion covers which begins before `from`; a list continues over its
 * commas. The run is empty when it covers nothing.
 */
export function forward(clauses: Clauses, from: number): Run {
  let until = from;
  let limit = from + maxRunLength;
  while (until < limit && !endsAt(clauses, from, until)) {
    if (until > from && clauses.tokens[until]?.opens) limit += maxItemLength;
    until++;
  }
  return [from, until];
}

/**
 * Returns the tokens that "and ... too" adds to what was refused before `from`, with at most a time between:
 * "et la natation aussi" behind "a arrêté le vélo il y a deux ans". Undefined where nothing is added.
 */
export function addition(clauses: Clauses, from: number): Run | undefined {
  const { tokens, grammar } = clauses;
  const { also } = grammar.exclusions.object;
  const [start, until] = forward(clauses, jointFrom(tokens, from, grammar) + 1);
  const end = indexesOf([start, until]).findLast((at) => also.has(keyAt(tokens, at)));
  return end === undefined || end === start ? undefined : [start, end];
}

function endsAt(clauses: Clauses, from: number, at: number): boolean {
  const { tokens, grammar, isClosed } = clauses;
  const token = tokens[at];
  if (!token || isClosed(at)) return true;
  const { clauseWords, joints } = grammar.syntax;
  if (clauseWords.has(token.key)) return true;
  if (token.opens && !continuesList(clauses, from, at)) return true;
  if (beginsClause(clauses, from, at)) return true;
  return at > from && (token.opens || !joints.has(token.key)) && isCue(clauses, at);
}

function isCue({ tokens, grammar }: Clauses, at: number): boolean {
  return cueAt(tokens, at, grammar) !== undefined;
}

function continuesList(clauses: Clauses, from: number, at: number): boolean {
  if (at <= from || !clauses.isComma(at) || namesOther(clauses, from, at)) return false;
  return listGoesOn(clauses, from, at);
}

/** "Pas d'objets, un resto ou un livre": an article that the first thing has not begins what is wanted instead. */
function namesOther({ tokens, grammar }: Clauses, from: number, at: number): boolean {
  const { indefinites } = grammar.exclusions.negation;
  const isFirst = [from - 1, from].some((i) => indefinites.has(keyAt(tokens, i)));
  return !isFirst && indefinites.has(keyAt(tokens, at));
}

/** "And" before a verb, or a verb after "and" or a comma, begins a new clause. */
function beginsClause({ tokens, grammar }: Clauses, from: number, at: number): boolean {
  const { and, clauseVerbs, clauseWords } = grammar.syntax;
  const key = keyAt(tokens, at);
  const next = keyAt(tokens, at + 1);
  const isAfterJoint = tokens[at]?.opens === true || and.has(keyAt(tokens, at - 1));
  return (
    (at > from && isAfterJoint && clauseVerbs.has(key)) ||
    (and.has(key) && (clauseWords.has(next) || clauseVerbs.has(next)))
  );
}

/**
 * True when the text after a comma continues the list: "or" follows, "and" follows between things,
 * or two more things. After a verb interests are things too: "hates wine, cheese and coffee", but "no candles, books
 * and tea".
 */
function listGoesOn(clauses: Clauses, from: number, at: number): boolean {
  const isList = isWholeList(clauses, from, at) || isBareList(clauses, from);
  if (isList || repeatsArticle(clauses, from, at)) return true;
  const { grammar, isThing } = clauses;
  const { or, and } = grammar.syntax;
  const clause = restOfClause(clauses, at);
  const joint = clause.find((i) => or.has(keyAt(clauses.tokens, i)) || isAnd(i));
  const beforeJoint = clause.filter((i) => joint === undefined || i < joint);
  const things = beforeJoint.filter((i) => isThing(i) && (i === at || opensAt(clauses, i)));
  if (things.length > 1) return true;
  if (joint === undefined) return false;
  return !isAnd(joint) || (things.length > 0 && isThing(joint + 1));

  function isAnd(i: number): boolean {
    return and.has(keyAt(clauses.tokens, i));
  }
}

/** "Cheese and coffee", with articles or without, and nothing behind it, after a verb that refuses. */
function isWholeList(clauses: Clauses, from: number, at: number): boolean {
  const { tokens, grammar } = clauses;
  const { bare } = grammar.exclusions.negation;
  if (bare.size === 0 || bare.has(keyAt(tokens, from - 1))) return false;
  const joint = jointBehindItems(clauses, at);
  const end = joint === undefined ? undefined : behindItem(clauses, joint + 1);
  return end !== undefined && (tokens[end]?.opens ?? true);
}

/** As many things without an article are surely one list, and so many words may name each. */
const fewItems = 3;
const maxBareItem = 3;
/** Words of a refusal that stands alone between commas: "pas de". */
const maxAlone = 2;

/**
 * "Surtout pas de bijoux, parfums, foulards": behind words that take things without an article, more of them. In a list
 * of key words what follows may be liked: "collègue, pas de bijoux, jardinage, lecture".
 */
function isBareList(clauses: Clauses, from: number): boolean {
  const { tokens, grammar, isNamed } = clauses;
  const { partitives } = grammar.exclusions.negation;
  if (!partitives.has(keyAt(tokens, from - 1)) || isKeyWord(clauses, from)) return false;
  const items = bareItems(clauses, from);
  const named = items.filter((item) => indexesOf(item).some(isNamed));
  const { joints } = grammar.syntax;
  const isName = (i: number) =>
    joints.has(keyAt(tokens, i)) || !grammar.isStopWord(keyAt(tokens, i));
  // "Pas de plastique, jouets en bois" names what is welcome.
  const areNames = items.every(
    (item) => item[1] - item[0] <= maxBareItem && indexesOf(item).every(isName),
  );
  return items.length >= fewItems && named.length > 1 && areNames;
}

/**
 * "Pas de cartes, de poker", "déteste les bijoux, les licornes": each thing with the article of the first. Behind it the
 * clause ends, unless the thing begins a new one: "les musées la passionnent".
 */
function repeatsArticle(clauses: Clauses, from: number, at: number): boolean {
  const { tokens, grammar, isNamed } = clauses;
  const { partitives, definites } = grammar.exclusions.negation;
  if (!isNamed(at + 1)) return false;
  const article = keyAt(tokens, at);
  const before = keyAt(tokens, from - 1);
  if (article === before && partitives.has(article)) return true;
  const isDefinite = [before, keyAt(tokens, from)].some((key) => definites.has(key));
  return isDefinite && definites.has(article) && endsClauseBehind(clauses, at + 2);
}

/** True where at most one word stands between a token and the end of its clause, and no subject behind it. */
function endsClauseBehind(clauses: Clauses, at: number): boolean {
  const { clauseWords, clauseStarts } = clauses.grammar.syntax;
  const end = [at, at + 1].find((i) => isOpenEnd(clauses, i) || endsItem(clauses, i));
  if (end === undefined) return false;
  const key = keyAt(clauses.tokens, end);
  return isOpenEnd(clauses, end) || !clauseWords.has(key) || clauseStarts.has(key);
}

/** True at the end of the text, and where a token stands behind a mark. */
function isOpenEnd(clauses: Clauses, at: number): boolean {
  return clauses.tokens[at] === undefined || opensAt(clauses, at);
}

/** What stands between the commas behind a token, as far as no new clause begins. */
function bareItems(clauses: Clauses, from: number): readonly Run[] {
  const { tokens, isComma } = clauses;
  const items: Run[] = [];
  for (let start = from; isBareItem(clauses, start); ) {
    let end = start + 1;
    while (!isOpenEnd(clauses, end) && !endsItem(clauses, end)) end++;
    items.push([start, end]);
    if (!tokens[end] || !isComma(end)) break;
    start = end;
  }
  return items;
}

/** True where the refusal before a token stands alone behind a comma, as key words do. */
function isKeyWord(clauses: Clauses, from: number): boolean {
  let start = from - 1;
  while (start > 0 && !opensAt(clauses, start)) start--;
  return start > 0 && from - start <= maxAlone && clauses.isComma(start);
}

function isBareItem(clauses: Clauses, start: number): boolean {
  const { tokens, grammar } = clauses;
  const key = keyAt(tokens, start);
  return key !== '' && !grammar.isStopWord(key) && !endsItem(clauses, start);
}

function endsItem({ tokens, grammar, isClosed }: Clauses, at: number): boolean {
  const { clauseWords, clauseVerbs, numberWords } = grammar.syntax;
  const key = keyAt(tokens, at);
  const isOther = [clauseWords, clauseVerbs, numberWords].some((words) => words.has(key));
  return isClosed(at) || isOther || /^\d/.test(key);
}

/** Returns the "and" or "or" that things with commas between them end with, or undefined. */
function jointBehindItems(clauses: Clauses, at: number): number | undefined {
  for (let next: number | undefined = at; next !== undefined; ) {
    const key = keyAt(clauses.tokens, next);
    if (clauses.grammar.syntax.isAndOr(key)) return next;
    next = next === at || clauses.isComma(next) ? behindItem(clauses, next) : undefined;
  }
  return undefined;
}

/** Returns the token behind a thing, which may have an article or a number before it; undefined where none is named. */
function behindItem({ tokens, grammar, isNamed }: Clauses, start: number): number | undefined {
  if (isNamed(start)) return start + 1;
  const key = keyAt(tokens, start);
  const hasArticle = grammar.isStopWord(key) || grammar.syntax.isNumber(key);
  return hasArticle && isNamed(start + 1) ? start + 2 : undefined;
}

/** Returns the other things of a list that one begins or ends: "Zelt" of "Zelt und Schlafsack hat er schon". */
export function listedBeside(clauses: Clauses, [from, until]: Run): readonly Run[] {
  return [...itemsBefore(clauses, from), ...itemsBehind(clauses, until)];
}

/** The last item of a list may have so many words: "all the other books". */
const maxLastItem = 3;

/**
 * Returns the items that follow a first one in a list that "and" ends, whether the lexicon knows them or not: of "has a
 * helmet, a grooming kit and all the books" the last two.
 */
export function furtherItems(clauses: Clauses, from: number): readonly Run[] {
  const items: Run[] = [];
  let at = from;
  for (; isSingleItem(clauses, at); at++) items.push([at, at + 1]);
  const last = items.length === 0 ? undefined : lastItem(clauses, at);
  return last === undefined ? [] : [...items, last];
}

/** One word between a comma and the next one or "and". */
function isSingleItem(clauses: Clauses, at: number): boolean {
  return clauses.isComma(at) && mayNameThing(clauses, at) && isItemEnd(clauses, at + 1);
}

/** What stands from "and" to the end of the clause; undefined where it is long or has a verb. */
function lastItem(clauses: Clauses, joint: number): Run | undefined {
  if (!joinsAt(clauses, joint) || opensAt(clauses, joint)) return undefined;
  let end = joint + 1;
  while (!isOpenEnd(clauses, end)) end++;
  const words = indexesOf([joint + 1, end]);
  const isShort = words.length > 0 && words.length <= maxLastItem;
  return isShort && !words.some((at) => isVerbOrClause(clauses, at)) ? [joint + 1, end] : undefined;
}

function isItemEnd(clauses: Clauses, at: number): boolean {
  return clauses.isComma(at) || joinsAt(clauses, at);
}

function mayNameThing(clauses: Clauses, at: number): boolean {
  const { tokens, grammar, isClosed } = clauses;
  const isSmall = grammar.isStopWord(keyAt(tokens, at));
  return !isSmall && !isClosed(at) && !isVerbOrClause(clauses, at);
}

function isVerbOrClause({ tokens, grammar }: Clauses, at: number): boolean {
  const key = keyAt(tokens, at);
  const { clauseVerbs, clauseWords } = grammar.syntax;
  return clauseVerbs.has(key) || clauseWords.has(key) || grammar.exclusions.verbs.theme.has(key);
}

/** Only a list at the beginning of a clause: of "loves tea and has enough mugs", tea is none of the things. */
function itemsBefore(clauses: Clauses, from: number): readonly Run[] {
  const items: Run[] = [];
  const joint = withArticle(clauses, from) - 1;
  let start = joinsAt(clauses, joint) && !opensAt(clauses, joint + 1) ? joint : 0;
  while (start > 0 && isItem(clauses, start - 1)) {
    items.push([start - 1, start]);
    const first = withArticle(clauses, start - 1);
    if (first > 0 && !opensAt(clauses, first)) return [];
    start = clauses.isComma(first) ? first : 0;
  }
  return items;
}

function isItem({ isNamed, isClosed }: Clauses, at: number): boolean {
  return isNamed(at) && !isClosed(at);
}

/** True for "and" or "or". */
function joinsAt({ tokens, grammar }: Clauses, at: number): boolean {
  return grammar.syntax.isAndOr(keyAt(tokens, at));
}

/** Returns the index of the article before a thing, or of the thing. */
function withArticle(clauses: Clauses, at: number): number {
  const { tokens, grammar } = clauses;
  const { isAndOr, isNumber } = grammar.syntax;
  const before = keyAt(tokens, at - 1);
  const isArticle = (grammar.isStopWord(before) && !isAndOr(before)) || isNumber(before);
  return at > 0 && !opensAt(clauses, at) && isArticle ? at - 1 : at;
}

/** Of "has a grill, mugs and pans" the mugs and the pans, and of "has a grill, books she loves" none. */
function itemsBehind(clauses: Clauses, from: number): readonly Run[] {
  const items: Run[] = [];
  for (let end = nextItem(clauses, from); end !== undefined; end = nextItem(clauses, end))
    items.push([end - 1, end]);
  return items;
}

/** Returns the token behind the item that a comma or "and" joins, where it ends a clause or the list goes on. */
function nextItem(clauses: Clauses, at: number): number | undefined {
  const isJoint = joinsAt(clauses, at) && !opensAt(clauses, at);
  const isListed = (isJoint || clauses.isComma(at)) && !clauses.isClosed(at);
  const end = isListed ? behindItem(clauses, isJoint ? at + 1 : at) : undefined;
  return end !== undefined && endsOrGoesOn(clauses, end) ? end : undefined;
}

/** True where the text or the clause ends, or the list goes on. */
function endsOrGoesOn(clauses: Clauses, at: number): boolean {
  return isOpenEnd(clauses, at) || joinsAt(clauses, at);
}

function opensAt({ tokens }: Clauses, at: number): boolean {
  return tokens[at]?.opens === true;
}

/** The next tokens of a clause, which ends before another mark than a comma and before a verb. */
function restOfClause(clauses: Clauses, at: number): readonly number[] {
  const { tokens, grammar, isComma, isClosed } = clauses;
  const { clauseWords, clauseVerbs } = grammar.syntax;
  const isEnd = (i: number) =>
    isClosed(i) ||
    (i > at && opensAt(clauses, i) && !isComma(i)) ||
    clauseWords.has(keyAt(tokens, i)) ||
    clauseVerbs.has(keyAt(tokens, i));
  let until = at;
  while (until < Math.min(at + listReach, tokens.length) && !isEnd(until)) until++;
  return indexesOf([at, until]);
}

/**
 * Returns the tokens that an exclusion behind its object covers: "Kaffee mag er nicht", "les
 * fleurs, non merci". Only verbs, function words and at most one comma may be between them;
 * otherwise the run is empty.
 */
export function backward(clauses: Clauses, at: number): Run {
  const object = endOfObject(clauses, at);
  if (!object) return [at, at];
  const from = startOfObjectBefore(clauses, object.end);
  const cause = object.end - from <= maxCauseLength ? causeBefore(clauses, from) : undefined;
  if (cause !== undefined) return backward(clauses, cause);
  // Only an object alone may be before a comma: "le café, elle n'aime pas", not "likes fishing, he ...".
  const isBare = from === 0 || (clauses.tokens[from]?.opens ?? false);
  return object.hasComma && !isBare ? [at, at] : [from, object.end];
}

/** How many words may stand between "since" and what happened: "seit der schweren". */
const causeReach = 2;
/** How many words may name what happened: "seit der schweren Operation". */
const maxCauseLength = 2;

/**
 * Returns the index of the word for a time or a cause that an object belongs to, or undefined: "nicht mehr" in "strickt
 * seit dem Unfall nicht mehr" says nothing of the accident.
 */
function causeBefore(clauses: Clauses, from: number): number | undefined {
  const { tokens, grammar } = clauses;
  const { causes } = grammar.exclusions.past;
  for (let at = from - 1; at >= Math.max(0, from - 1 - causeReach); at--) {
    if (tokens[at + 1]?.opens || clauses.isClosed(at)) return undefined;
    if (causes.has(keyAt(tokens, at))) return at;
    if (!isFunctionWord(clauses, at)) return undefined;
  }
  return undefined;
}

function isFunctionWord({ tokens, grammar }: Clauses, at: number): boolean {
  const { key, alternative } = tokens[at] ?? { key: '', alternative: '' };
  return (
    grammar.syntax.clauseWords.has(key) ||
    grammar.exclusions.verbs.light.has(key) ||
    grammar.isStopWord(key) ||
    grammar.isStopWord(alternative)
  );
}

/** Skips the verbs and function words before a cue; undefined when a clause begins among them. */
function endOfObject(
  clauses: Clauses,
  at: number,
): { readonly end: number; readonly hasComma: boolean } | undefined {
  const { tokens, grammar, isPause, isClosed } = clauses;
  let end = at;
  let commas = 0;
  while (end > 0) {
    const isPaused = tokens[end]?.opens && !isElliptical(clauses, at, end);
    if (isPaused && (!isPause(end) || ++commas > 1)) return undefined;
    if (isClosed(end - 1)) return undefined;
    if (grammar.syntax.clauseStarts.has(keyAt(tokens, end - 1))) return undefined;
    if (!isFunctionWord(clauses, end - 1)) break;
    end--;
  }
  return { end, hasComma: commas > 0 };
}

/** "She paints, but not since her fall": the cue has no verb of its own, so it says something of the last one. */
function isElliptical({ tokens, grammar }: Clauses, at: number, end: number): boolean {
  return end === at && grammar.syntax.clauseStarts.has(keyAt(tokens, at));
}

function startOfObjectBefore(clauses: Clauses, end: number): number {
  let from = end;
  let isJoined = false;
  while (from > 0 && end - from < maxRunLength && !endsObject(clauses, from, end, isJoined)) {
    isJoined ||= clauses.grammar.syntax.isAndOr(keyAt(clauses.tokens, from - 1));
    from--;
  }
  return from;
}

/** True when the token before `from` belongs to what was said before the object. */
function endsObject(clauses: Clauses, from: number, end: number, isJoined: boolean): boolean {
  const { tokens, grammar, isComma, isClosed } = clauses;
  if (isClosed(from - 1)) return true;
  const crossesComma = from < end && opensAt(clauses, from);
  if (crossesComma && !(isJoined && isComma(from))) return true;
  if (grammar.syntax.joints.has(keyAt(tokens, from - 1))) return false;
  // "My brother climbs no more" is about the brother still.
  if (grammar.roles.at(tokens, from - 1)) return true;
  return isFunctionWord(clauses, from - 1) || (end - from >= maxUnjoined && !isJoined);
}

/**
 * Returns the index of a verb beside a cue when that verb names what is excluded ("she doesn't
 * read"), or undefined.
 */
export function themeVerbNear(
  { tokens, grammar }: Clauses,
  from: number,
  until: number,
): number | undefined {
  for (let i = until - 1; i >= Math.max(0, from - 3); i--) {
    if (i < from && tokens[i + 1]?.opens) return undefined;
    if (grammar.exclusions.verbs.theme.has(keyAt(tokens, i))) return i;
  }
  return undefined;
}
