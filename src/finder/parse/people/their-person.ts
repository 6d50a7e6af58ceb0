import { keyAt, type Sentence } from '../sentence.ts';

/** Returns how many words at a token name a person of somebody else's: 1 at "brother" of "her brother", 0 elsewhere. */
export function theirPersonAt(
  at: number,
  { tokens, grammar }: Pick<Sentence, 'tokens' | 'grammar'>,
): number {
  const { theirs } = grammar.people.pronouns;
  return theirs.has(keyAt(tokens, at - 1)) ? (grammar.roles.at(tokens, at)?.length ?? 0) : 0;
}
