import type { QueryInterest } from '../../parsed-query.ts';
import { type Token, textAt, touches } from '../../text/normalize.ts';
import type { Grammar } from '../grammar.ts';
import { indexesOf, type Sentence } from '../sentence.ts';

/** Characters before a word in which it is said whose it is, or that somebody comes from there. */
const reach = 70;
/** "Our two lovely cats": words between whose they are and the animal. */
const maxBetween = 2;

/** What is known of a query when its interests are read. */
interface Told {
  readonly sentence: Sentence;
  /** true where somebody is named who receives */
  readonly hasRecipient: boolean;
  /** true where somebody misses the place that they come from */
  readonly isHomesick: boolean;
  /** true for the first token of a proper name */
  isName(at: number): boolean;
}

/**
 * Returns the interests without what is not the recipient's: the giver's pets ("the neighbour who fed our cats"),
 * and the place that somebody comes from or lives in.
 */
export function interestsOfRecipient(
  interests: readonly QueryInterest[],
  told: Told,
): readonly QueryInterest[] {
  return interests.filter((one) => !isPetOfGiver(one, told) && !isOrigin(one, told));
}

function isPetOfGiver(one: QueryInterest, { sentence, hasRecipient }: Told): boolean {
  const { tokens, grammar, facts } = sentence;
  if (!hasRecipient || one.start === undefined || !facts.is(one.concept, 'pet')) return false;
  const at = tokens.findIndex((token) => touches(token, one));
  const mine = ownerBefore(tokens, at, grammar);
  return mine !== undefined && !receivesAt(tokens, mine, grammar);
}

/** The index of a word such as "our" before a noun; undefined without one. "My aunt loves cats" has none. */
function ownerBefore(tokens: readonly Token[], at: number, grammar: Grammar): number | undefined {
  const { mine } = grammar.pack.recipients;
  for (let from = at - 1; from >= Math.max(0, at - 1 - maxBetween); from -= 1) {
    if (tokens[from + 1]?.opens) return undefined;
    if (mine?.has(tokens[from]?.key ?? ''))
      return isOneThing(tokens, from, at, grammar) ? from : undefined;
  }
  return undefined;
}

/** True where only a number and a describing word stand between "our" and the noun. */
function isOneThing(tokens: readonly Token[], mine: number, at: number, grammar: Grammar): boolean {
  const between = tokens.slice(mine + 1, at);
  const isNumber = (key: string) =>
    /^\d+$/.test(key) || grammar.pack.exclusions.numberWords.has(key);
  const isPerson = indexesOf([mine + 1, at]).some((i) => grammar.roles.at(tokens, i));
  return !isPerson && (between.length < maxBetween || isNumber(between[0]?.key ?? ''));
}

/** "For my wife and for our dog": the pet receives too. */
function receivesAt(tokens: readonly Token[], at: number, { pack }: Grammar): boolean {
  return pack.recipients.receives?.has(tokens[at - 1]?.key ?? '') === true;
}

/** True for a place that is named as where somebody comes from or lives. */
function isOrigin({ concept, start, end }: QueryInterest, told: Told): boolean {
  const { tokens, folded, grammar, facts } = told.sentence;
  const { origins } = grammar.pack.recipients;
  if (told.isHomesick || !origins || start === undefined || end === undefined) return false;
  const at = tokens.findIndex((token) => token.start === start);
  const isPlace = facts.is(concept, 'place') || (at >= 0 && told.isName(at));
  if (!isPlace) return false;
  const before = textAt(folded, { start: Math.max(0, start - reach), end: start });
  return origins.test(before) || isBehindPerson(tokens, at, grammar);
}

/** "My grandparents from Italy". */
function isBehindPerson(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  const { from } = grammar.pack.recipients;
  const isJoined = from?.has(tokens[at - 1]?.key ?? '') === true && !tokens[at]?.opens;
  return isJoined && at >= 2 && grammar.roles.at(tokens, at - 2)?.value.recipient != null;
}
