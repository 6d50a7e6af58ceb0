import type { Role } from '../../languages/people-grammars.ts';
import type { Place } from '../../text/normalize.ts';
import type { ConceptReader } from '../interests/concepts.ts';
import { indexesOf, keyAt, type Sentence } from '../sentence.ts';
import { isBeforeSign, roleAt } from './roles.ts';

/** What tells a first name from a word that is spelled the same. */
export interface NameKnowledge {
  readonly concepts: ConceptReader;
  /** tells the words of the catalogue's texts, which a first name may be spelled like */
  isPlain(key: string): boolean;
}

/** Returns the places of first names, which name no interests: "my daughter Ivy", "Lena, 7", "called Finn". */
export function firstNamesIn(sentence: Sentence, known: NameKnowledge): readonly Place[] {
  const { tokens } = sentence;
  // Most texts have no word that is a first name.
  if (!tokens.some((_, at) => isFirstName(sentence, at))) return [];
  const roles = rolesBefore(sentence);
  const phrases = tokensOfPhrases(sentence, known);
  const found = new Set<number>();
  tokens.forEach((_, at) => {
    const role = roles.get(at);
    if (phrases.has(at) || !isFirstName(sentence, at, role)) return;
    const isName = isBehindPerson(sentence, at, { role, found })
      ? isTypedAsName(sentence, at, known)
      : isAlone(sentence, at, role, known);
    if (isName) found.add(at);
  });
  return tokens.filter((_, at) => found.has(at));
}

/** The words for people, by the token behind them. */
function rolesBefore(sentence: Sentence): ReadonlyMap<number, Role> {
  const roles = new Map<number, Role>();
  sentence.tokens.forEach((_, at) => {
    const role = roleAt(sentence, at);
    if (role) roles.set(at + role.length, role.value);
  });
  return roles;
}

function isFirstName({ text, tokens, grammar }: Sentence, at: number, role?: Role): boolean {
  const { start = 0, end = 0 } = tokens[at] ?? {};
  return grammar.people.names.isFirstName(text.slice(start, end).toLowerCase(), role?.gender);
}

/** "Mum rose gold" and "Mamma Mia" are more than a first name: the tokens of phrases of several words. */
function tokensOfPhrases(
  { tokens, grammar }: Sentence,
  { concepts }: NameKnowledge,
): ReadonlySet<number> {
  const lengthAt = (at: number) =>
    Math.max(concepts.at(tokens, at, grammar)?.length ?? 0, concepts.nameLength(tokens, at));
  return new Set(
    tokens.flatMap((_, at) => (lengthAt(at) > 1 ? indexesOf([at, at + lengthAt(at)]) : [])),
  );
}

/** Behind a word for a person or for being called, or behind another name: "Anna Lena", "Finn and Greta". */
function isBehindPerson(
  { tokens, grammar }: Sentence,
  at: number,
  { role, found }: { readonly role: Role | undefined; readonly found: ReadonlySet<number> },
): boolean {
  if (tokens[at]?.opens) return false;
  const before = keyAt(tokens, at - 1);
  return (
    role !== undefined ||
    grammar.people.names.calling.has(before) ||
    found.has(at - 1) ||
    (grammar.syntax.and.has(before) && found.has(at - 2))
  );
}

/** A capital, or a word that means nothing else. */
function isTypedAsName(
  { text, tokens }: Sentence,
  at: number,
  { isPlain }: NameKnowledge,
): boolean {
  const { key = '', start = 0 } = tokens[at] ?? {};
  return /^\p{Lu}\p{Ll}/u.test(text.slice(start)) || !isPlain(key);
}

/** At the beginning, behind "for", or behind a word for a person and a comma: what else it means counts less before an age. */
function isAlone(
  sentence: Sentence,
  at: number,
  role: Role | undefined,
  { concepts, isPlain }: NameKnowledge,
): boolean {
  const { tokens, grammar } = sentence;
  const isBehindFor = grammar.syntax.forWords.has(keyAt(tokens, at - 1));
  if (at > 0 && role === undefined && !isBehindFor) return false;
  const key = keyAt(tokens, at);
  return isBeforeSign(sentence, at) || !(isPlain(key) || concepts.knows(grammar.pack.code, key));
}
