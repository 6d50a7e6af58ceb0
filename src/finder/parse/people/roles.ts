import type { Role } from '../../languages/people-grammars.ts';
import { textAt } from '../../text/normalize.ts';
import type { Found } from '../../text/phrase-matcher.ts';
import type { Sentence } from '../sentence.ts';

/** Returns what the listed word or phrase for a person at a token says; undefined where there is none. */
export function roleAt(sentence: Sentence, at: number): Found<Role> | undefined {
  return sentence.grammar.roles.at(sentence.tokens, at) ?? ambiguousAt(sentence, at);
}

/** "DD 7", "mein Großer liebt": an age or a verb of people stands behind the word. */
function ambiguousAt(sentence: Sentence, at: number): Found<Role> | undefined {
  const { tokens, grammar } = sentence;
  const found = grammar.ambiguousRoles.at(tokens, at);
  return found && isBeforeSign(sentence, at + found.length - 1) ? found : undefined;
}

/** In characters: " has just turned". */
const signReach = 30;

/** Returns true for a token behind which an age stands or what people do: "Ruby, 7", "Rose loves". */
export function isBeforeSign({ tokens, folded, text, grammar }: Sentence, at: number): boolean {
  const { end = text.length } = tokens[at] ?? {};
  const behind = textAt(folded, { start: end, end: end + signReach });
  return grammar.people.signsOfPerson.test(behind);
}
