import { indexesOf, keyAt, type Sentence } from '../../sentence.ts';
import { cueAt } from './cues.ts';

/**
 * Returns the index of the token with which what a cue refuses or owns begins, from the one behind the cue on. "Hat schon
 * alles an Formen" is about "Formen"; "hat schon alles" is about nothing, which is undefined.
 */
export function startOfObjectBehind(sentence: Sentence, from: number): number | undefined {
  const { tokens, grammar } = sentence;
  const { everything, of } = grammar.exclusions.object;
  let start = behindReceiving(sentence, from);
  while (grammar.syntax.adverbs.has(keyAt(tokens, start)) && !tokens[start]?.opens) start++;
  start = behindGeneric(sentence, behindThing(sentence, start));
  if (!everything.has(keyAt(tokens, start))) return start;
  return of.has(keyAt(tokens, start + 1)) ? start + 2 : undefined;
}

/** Returns the index behind "getting only" in "tired of getting only mugs"; `from` without such words. */
export function behindReceiving({ tokens, grammar }: Sentence, from: number): number {
  const { receiving, aroundReceiving } = grammar.exclusions.object;
  const isBetween = (at: number) =>
    !tokens[at]?.opens &&
    (receiving.has(keyAt(tokens, at)) || aroundReceiving.has(keyAt(tokens, at)));
  let until = from;
  while (isBetween(until)) until++;
  const hasVerb = indexesOf([from, until]).some((at) => receiving.has(keyAt(tokens, at)));
  return hasVerb && cueAt(tokens, until, grammar) === undefined ? until : from;
}

/** Returns the index of "romantic" in "nothing that is romantic": only what is said of the thing is refused. */
export function behindThing(sentence: Sentence, from: number): number {
  const { tokens, grammar } = sentence;
  const { relative } = grammar.exclusions;
  const noun = grammar.syntax.joints.has(keyAt(tokens, from)) ? from + 1 : from;
  // The cue may end with the pronoun.
  const pronoun = relative.nouns.has(keyAt(tokens, noun)) ? noun + 1 : from - 1;
  return behindRelative(sentence, pronoun) ?? from;
}

/** "Tired of stuff for the baby": of a noun that names nothing, what it is for is refused. */
function behindGeneric({ tokens, grammar }: Sentence, from: number): number {
  const { generic, genericOf } = grammar.exclusions.object;
  const behind = (at: number) => (grammar.syntax.joints.has(keyAt(tokens, at)) ? at + 1 : at);
  const noun = behind(from);
  const isGeneric = generic.has(keyAt(tokens, noun)) && genericOf.has(keyAt(tokens, noun + 1));
  // "No presents for Christmas" refuses no kind of thing.
  const isForOccasion = grammar.occasions.at(tokens, behind(noun + 2)) !== undefined;
  return isGeneric && !isForOccasion ? noun + 2 : from;
}

/** Returns the index of "romantic" in "that is too romantic", from that of "that"; undefined without such words. */
export function behindRelative({ tokens, grammar }: Sentence, from: number): number | undefined {
  const { adverbs, degrees } = grammar.syntax;
  const { relative } = grammar.exclusions;
  const isVerb = relative.verbs.has(keyAt(tokens, from + 1));
  if (!isVerb || !relative.pronouns.has(keyAt(tokens, from))) return undefined;
  let start = from + 2;
  while (adverbs.has(keyAt(tokens, start)) || degrees.has(keyAt(tokens, start))) start++;
  return start;
}
