import type { QueryInterest } from '../../parsed-query.ts';
import { type Place, type Token, textBefore } from '../../text/normalize.ts';
import type { Grammar } from '../grammar.ts';
import { indexesOf, keyAt, runOf, type Sentence } from '../sentence.ts';

/** Characters before a word in which it is said whose it is, or that somebody comes from there. */
const reach = 70;
/** "Our two lovely cats": words between whose they are and the animal. */
const maxBetween = 2;

/** What is known of a query when its interests are read. */
interface Told {
  readonly sentence: Sentence;
  /** true where somebody is named who receives */
  readonly hasRecipient: boolean;
  /** the place from which on the text tells of the recipients */
  readonly recipientStart: number;
  /** true where somebody misses the place that they come from */
  readonly isHomesick: boolean;
  /** true for the first token of a proper name */
  isName(at: number): boolean;
}

/**
 * Returns the interests without what is not the recipient's: what is told of somebody else, the giver's pets ("the
 * neighbour who fed our cats"), what somebody else works as ("my niece, her mum is a nurse"), the place that
 * somebody comes from or lives in, and beside other interests what they work for.
 */
export function interestsOfRecipient(
  interests: readonly QueryInterest[],
  told: Told,
): readonly QueryInterest[] {
  const theirs = interests.filter(
    (one) =>
      !isOfOther(one, told) &&
      !isCountOfPeople(one, told.sentence) &&
      !isPetOfGiver(one, told) &&
      !isWorkOfBystander(one, told.sentence) &&
      !isWorkOfAdviser(one, told.sentence) &&
      !isOrigin(one, told),
  );
  const hobbies = theirs.filter((one) => !isOfEmployer(one, told));
  return hobbies.length > 0 ? hobbies : theirs;
}

/** "Works for the railway and plays chess": a profession stays, what an employer deals in says little. */
function isOfEmployer({ concept, start }: QueryInterest, { sentence }: Told): boolean {
  const { folded, grammar, facts } = sentence;
  const { employers } = grammar.people;
  if (start === undefined || facts.is(concept, 'circumstance')) return false;
  return employers.test(textBefore(folded, start, reach));
}

/** Words after a person within which their work is named: "is a part-time piano teacher". */
const workReach = 5;

/** "My niece, her mum is a nurse", "a friend whose wife teaches yoga": the work is not hers who receives. */
function isWorkOfBystander({ start }: QueryInterest, { tokens, grammar }: Sentence): boolean {
  const { she, he } = grammar.people.pronouns;
  const at = tokens.findIndex((token) => token.start === start);
  for (let from = at - 1; from >= Math.max(1, at - workReach); from -= 1) {
    const { key, opens } = tokens[from + 1] ?? { key: '', opens: true };
    if (opens || she.has(key) || he.has(key)) return false;
    if (isBystander(tokens, from, at, grammar)) return true;
  }
  return false;
}

/** In characters: "has told him not to". */
const adviceReach = 40;

/** "The doctor says no sugar". */
function isWorkOfAdviser(
  { concept, end }: QueryInterest,
  { folded, grammar, facts }: Sentence,
): boolean {
  if (end === undefined || !facts.is(concept, 'profession')) return false;
  return grammar.people.others.advisers.test(folded.text.slice(end, end + adviceReach));
}

/** True for a token that names whoever belongs to a person named before, and what they are or do. */
function isBystander(
  tokens: readonly Token[],
  from: number,
  until: number,
  grammar: Grammar,
): boolean {
  const { theirs, whose } = grammar.people.pronouns;
  const { professions } = grammar.people.others;
  const keyBefore = (distance: number) => tokens[from - distance]?.key ?? '';
  const isWhose = whose.has(keyBefore(1)) || whose.has(keyBefore(2));
  if (!isWhose && !theirs.has(keyBefore(1))) return false;
  const person = grammar.roles.at(tokens, from);
  if (!person || person.value.isProfession) return false;
  const behind = tokens.slice(from + person.length, until).map(({ key }) => key);
  const isTold = behind.some((_, i) => professions.test(behind.slice(0, i + 1).join(' ')));
  if (!isWhose && !isTold) return false;
  return indexesOf([0, from - 1]).some((i) => grammar.roles.at(tokens, i));
}

/** "My dad sails, but this is for his wife": what was told before is of somebody else. */
function isOfOther(
  { end = Number.POSITIVE_INFINITY }: QueryInterest,
  { recipientStart }: Told,
): boolean {
  return end <= recipientStart;
}

/** "For two teachers": a number before people counts them, and "for two" is no couple. */
function isCountOfPeople(one: QueryInterest, { tokens, grammar }: Sentence): boolean {
  const [, until] = runOf(tokens, one) ?? [];
  if (until === undefined || !grammar.syntax.isNumber(keyAt(tokens, until - 1))) return false;
  return tokens[until]?.opens === false && isPersonAt(tokens, until, grammar);
}

function isPetOfGiver(one: QueryInterest, { sentence, hasRecipient }: Told): boolean {
  const mine = hasRecipient ? ownerOfPet(one, sentence) : undefined;
  return mine !== undefined && !receivesAt(sentence.tokens, mine, sentence.grammar);
}

/**
 * "A birthday present for our dog" is about the pet, whatever a tagger finds, and so is "our dog turns 5".
 * @param isCelebrated true where the query tells of an occasion or an age of the pet
 */
export function isReceivingPet(
  one: QueryInterest,
  sentence: Sentence,
  isCelebrated = false,
): boolean {
  const { tokens, grammar } = sentence;
  const mine = ownerOfPet(one, sentence);
  const isOthers = grammar.people.owners.words.has(keyAt(tokens, (mine ?? 0) - 1));
  if (mine !== undefined && isCelebrated && !isOthers) return true;
  if (mine === undefined || !receivesAt(tokens, mine, grammar)) return false;
  const start = tokens.slice(0, mine).findLastIndex(({ opens }) => opens);
  const others = tokens.slice(Math.max(0, start), mine - 1);
  // "Keeps bones for my cat" tells of somebody who does.
  return others.filter(({ key }) => !grammar.isStopWord(key)).length <= 1;
}

/** The index of "our" in "our dog"; undefined for anything else. */
function ownerOfPet(one: QueryInterest, { tokens, grammar, facts }: Sentence): number | undefined {
  if (one.start === undefined || !facts.is(one.concept, 'pet')) return undefined;
  const run = runOf(tokens, one);
  return run && ownerBefore(tokens, run[0], grammar);
}

/** The index of a word such as "our" before a noun; undefined without one. "My aunt loves cats" has none. */
export function ownerBefore(
  tokens: readonly Token[],
  at: number,
  grammar: Grammar,
): number | undefined {
  const { mine } = grammar.people.pronouns;
  for (let from = at - 1; from >= Math.max(0, at - 1 - maxBetween); from -= 1) {
    if (tokens[from + 1]?.opens) return undefined;
    if (mine.has(tokens[from]?.key ?? ''))
      return isOneThing(tokens, from, at, grammar) ? from : undefined;
  }
  return undefined;
}

/** True where only a number and a describing word stand between "our" and the noun. */
function isOneThing(tokens: readonly Token[], mine: number, at: number, grammar: Grammar): boolean {
  const between = tokens.slice(mine + 1, at);
  const isPerson = indexesOf([mine + 1, at]).some((i) => grammar.roles.at(tokens, i));
  return (
    !isPerson && (between.length < maxBetween || grammar.syntax.isNumber(between[0]?.key ?? ''))
  );
}

/** "For my wife and for our dog": the pet receives too. */
function receivesAt(tokens: readonly Token[], at: number, { syntax }: Grammar): boolean {
  return syntax.forWords.has(tokens[at - 1]?.key ?? '');
}

/** True for a place that is named as where somebody comes from or lives. */
function isOrigin({ concept, start, end }: QueryInterest, told: Told): boolean {
  const { tokens, folded, grammar, facts } = told.sentence;
  const { origins } = grammar.people;
  if (told.isHomesick || !origins || start === undefined || end === undefined) return false;
  const at = tokens.findIndex((token) => token.start === start);
  const isNamed =
    beginningsOf(tokens, { start, end }).some((from) =>
      origins.test(textBefore(folded, from, reach)),
    ) || isBehindPerson(tokens, at, grammar);
  if (facts.is(concept, 'place')) return isNamed || isBeforePerson(end, told.sentence);
  return isNamed && at >= 0 && told.isName(at);
}

/** Where a name and its last word begin: it may be listed with the word before it, as "in the USA" is. */
function beginningsOf(tokens: readonly Token[], { start, end }: Place): readonly number[] {
  return [start, tokens.findLast((token) => token.end <= end)?.start ?? start];
}

/** "My Japanese friend". */
function isBeforePerson(end: number, { tokens, grammar }: Sentence): boolean {
  const at = tokens.findIndex((token) => token.start >= end);
  return tokens[at]?.opens === false && isPersonAt(tokens, at, grammar);
}

function isPersonAt(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  return grammar.roles.at(tokens, at)?.value.recipient != null;
}

/** "My grandparents from Italy". */
function isBehindPerson(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  const [joint, place] = [tokens[at - 1], tokens[at]];
  if (!joint || joint.opens || place?.opens) return false;
  const isFrom = grammar.people.from.has(joint.key);
  return isFrom && at >= 2 && isPersonAt(tokens, at - 2, grammar);
}
