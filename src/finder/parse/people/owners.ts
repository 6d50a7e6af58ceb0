import type { Role } from '../../languages/people-grammars.ts';
import type { Grammar } from '../grammar.ts';
import { keyAt, type Sentence } from '../sentence.ts';

/** A person named in a query, as token indexes; `until` is excluded. */
export interface NamedPerson {
  readonly role: Role;
  readonly from: number;
  readonly until: number;
}

/** Returns true for whoever only has the next person, or the one before: "my wife" in "my wife's boss". */
export function isOwnerAt(at: number, all: readonly NamedPerson[], sentence: Sentence): boolean {
  const [hit, before, after] = [all[at], all[at - 1], all[at + 1]];
  if (hit === undefined) return false;
  if (after !== undefined && ownsNext(hit, after, sentence)) return true;
  return before !== undefined && isOwnerOf(before, hit, sentence);
}

/** Returns the index of the owner of a person: "my sister's kids", "the kids of my sister", "my sister and her husband". */
export function ownerOf(
  hit: NamedPerson,
  at: number,
  all: readonly NamedPerson[],
  sentence: Sentence,
): number | undefined {
  const before = all[at - 1];
  const after = all[at + 1];
  if (before && ownsNext(before, hit, sentence)) return at - 1;
  if (after && isOwnerOf(hit, after, sentence, true) && !isApart(hit, after, sentence))
    return at + 1;
  return before && isPartnerOfNamed(hit, sentence) ? at - 1 : undefined;
}

/** Returns true where a mark stands between two people: "Maman, mes parents". */
export function isApart(
  { until }: NamedPerson,
  { from }: NamedPerson,
  { tokens }: Sentence,
): boolean {
  return tokens.slice(until, from + 1).some(({ opens }) => opens);
}

/** Returns true for "for dad", "for my dad" and "for the dad". */
export function isBehindFor({ from }: NamedPerson, { tokens, grammar }: Sentence): boolean {
  const { mine } = grammar.people.pronouns;
  const { articles, forWords } = grammar.syntax;
  const before = keyAt(tokens, from - 1);
  const hasArticle = mine.has(before) || articles.has(before);
  return forWords.has(hasArticle ? keyAt(tokens, from - 2) : before);
}

/** "My sister and her husband": the partner is of whoever is named before. */
function isPartnerOfNamed({ role, from }: NamedPerson, { tokens, grammar }: Sentence): boolean {
  return (
    role.recipient === 'partner' && grammar.people.pronouns.theirs.has(keyAt(tokens, from - 1))
  );
}

const maxPossessiveGap = 3;
const maxGenitiveFormGap = 2;

/**
 * Returns true where a possessive follows the first of two people, or ends it, who so has the second one: "my sister's
 * kids", "my moms nurse", "my ex's new wife".
 */
export function ownsNext(
  hit: NamedPerson,
  after: NamedPerson,
  { tokens, grammar }: Pick<Sentence, 'tokens' | 'grammar'>,
): boolean {
  const gap = tokens.slice(hit.until, after.from);
  if (gap.some(({ opens }) => opens)) return false;
  if (grammar.people.owners.possessive.has(gap[0]?.key ?? ''))
    return gap.length <= maxPossessiveGap;
  return (
    isGenitive(hit, { tokens, grammar }) &&
    mayBelong(after.role) &&
    tokens[after.from]?.opens === false &&
    gap.length <= maxGenitiveFormGap &&
    gap.every(({ key }) => mayStandBeforePerson(key, grammar))
  );
}

function mayBelong({ recipient, mayBeSpouse }: Role): boolean {
  return recipient === null ? mayBeSpouse === true : recipient !== 'parents-to-be';
}

/** "New", "little" and words of no list may stand before a person, verbs and other small words not. */
function mayStandBeforePerson(key: string, grammar: Grammar): boolean {
  if (grammar.people.describing.has(key)) return true;
  return !grammar.isStopWord(key) && !grammar.syntax.clauseVerbs.has(key);
}

function isGenitive(
  { until, role }: NamedPerson,
  { tokens, grammar }: Pick<Sentence, 'tokens' | 'grammar'>,
): boolean {
  const { genitiveForm } = grammar.people.owners;
  return role.recipient !== null && genitiveForm.test(keyAt(tokens, until - 1));
}

const maxOwnerGap = 3;
const maxGenitiveGap = 5;

/**
 * Returns true where the second person has the first one: "the son of a colleague", "die Mutter meiner Frau".
 * @param isRightAfter true when nothing may stand between them: "my wife in front of her parents"
 */
export function isOwnerOf(
  person: NamedPerson,
  owner: NamedPerson,
  { tokens, grammar }: Sentence,
  isRightAfter = false,
): boolean {
  const gap = tokens.slice(person.until, owner.from).map(({ key }) => key);
  const first = keyAt(tokens, owner.from);
  if (gap.length === 0) return grammar.people.owners.genitiveArticles.has(first);
  return isOwnerGap(gap, grammar) || isGenitiveGap(gap, first, grammar, isRightAfter);
}

/** "Of a": words that only stand before an owner. */
function isOwnerGap(gap: readonly string[], grammar: Grammar): boolean {
  const { words, possessive } = grammar.people.owners;
  if (gap.length > maxOwnerGap || possessive.has(gap[0] ?? '')) return false;
  return gap.every((key, at) => words.has(key) || (at > 0 && grammar.syntax.articles.has(key)));
}

/**
 * "Meiner lieben": with the first word of the owner it is a genitive.
 * @param isWhole true when the genitive must begin with the gap
 */
function isGenitiveGap(
  gap: readonly string[],
  first: string,
  { people, syntax }: Grammar,
  isWhole: boolean,
): boolean {
  if (gap.length > maxGenitiveGap || syntax.and.has(gap[0] ?? '')) return false;
  const genitive = people.owners.genitivePhrase.exec([...gap, first].join(' '));
  return genitive !== null && (!isWhole || genitive.index === 0);
}
