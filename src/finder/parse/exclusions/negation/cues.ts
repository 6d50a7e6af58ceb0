import type { Cue } from '../../../languages/exclusion-grammars.ts';
import type { Token } from '../../../text/normalize.ts';
import type { Found } from '../../../text/phrase-matcher.ts';
import type { Grammar } from '../../grammar.ts';
import { isAfterNothing } from '../../only/only.ts';
import { keyAt } from '../../sentence.ts';

/** Words within which a second negation or a verb belongs to a cue. */
const reach = 6;

/**
 * Returns the exclusion cue that begins at a token, or undefined; a cue `none` only looks like one.
 * The longer of a listed phrase and a negated verb wins; the phrase wins when they are equally
 * long.
 */
export function cueAt(
  tokens: readonly Token[],
  at: number,
  grammar: Grammar,
): Found<Cue> | undefined {
  const listed = grammar.cues.at(tokens, at);
  const special = listed && specialCue(tokens, at, listed, grammar);
  if (special) return special;
  const verb = negatedVerbAt(tokens, at, grammar) ?? twoPartNegationAt(tokens, at, grammar);
  const cue = longer(listed, verb);
  return cue && (exceptIn(tokens, at, cue, grammar) ?? cue);
}

/**
 * "Doesn't like anything except", "n'aime rien sauf": what is refused is all but what follows. "Sick of getting nothing
 * but" denies nothing.
 */
function exceptIn(
  tokens: readonly Token[],
  at: number,
  { value, length }: Found<Cue>,
  grammar: Grammar,
): Found<Cue> | undefined {
  const { negations } = grammar.syntax;
  if (value !== 'not' || !tokens.slice(at, at + length).some(({ key }) => negations.has(key)))
    return undefined;
  const until = at + length + nothingReach;
  for (let i = at + 1; i < until && tokens[i] && !tokens[i]?.opens; i++) {
    const before = tokens.slice(at, i).map(({ key }) => key);
    if (isAfterNothing(keyAt(tokens, i), before, grammar))
      return { value: 'none', length: i + 1 - at };
  }
  return undefined;
}

/** The first one where both are equally long. */
function longer(one: Found<Cue> | undefined, other: Found<Cue> | undefined) {
  return one && one.length >= (other?.length ?? 0) ? one : other;
}

function specialCue(
  tokens: readonly Token[],
  at: number,
  listed: Found<Cue>,
  grammar: Grammar,
): Found<Cue> | undefined {
  const exception = exceptAt(tokens, at, listed, grammar);
  if (exception) return exception;
  const length = lengthOfNoRefusal(tokens, at, listed, grammar);
  if (length !== undefined) return { value: 'none', length };
  if (listed.value !== 'is') return undefined;
  const following = grammar.cues.at(tokens, at + listed.length - 1);
  return following?.value === 'back'
    ? { value: 'back', length: listed.length - 1 + following.length }
    : undefined;
}

/** How many tokens refuse nothing, though they begin with a cue: "can't do without"; undefined where they refuse. */
function lengthOfNoRefusal(
  tokens: readonly Token[],
  at: number,
  listed: Found<Cue>,
  grammar: Grammar,
): number | undefined {
  const phrase = tokens.slice(at, at + listed.length).map(({ key }) => key);
  if (listed.value === 'not' && isWithout(phrase, grammar)) {
    const end = endOfDoubleNegation(tokens, at, grammar);
    if (end !== undefined) return Math.max(listed.length, end - at);
  }
  const nothing = nothingAfterExcept(tokens, at, listed, grammar);
  if (nothing !== undefined) return nothing + 1 - at;
  const isExcess = grammar.exclusions.excess.has(phrase.join(' '));
  return isExcess && isConsumed(tokens, at, grammar) ? phrase.length : undefined;
}

/** Words within which "nothing" stands before "but": "takes nothing from us but flowers". */
const nothingReach = 3;

/** "Nothing but", "nimmt nichts an außer", "no hobbies, except for": what follows is wanted. */
function exceptAt(
  tokens: readonly Token[],
  at: number,
  listed: Found<Cue>,
  grammar: Grammar,
): Found<Cue> | undefined {
  const before = tokens.slice(Math.max(0, at - nothingReach), at).map(({ key }) => key);
  const isException =
    isAfterNothing(keyAt(tokens, at), before, grammar, nothingReach) ||
    isAfterNoPursuits(tokens, at, listed, grammar);
  return isException ? { value: 'none', length: listed.length } : undefined;
}

/** "No hobbies, except for yoga": an exception right after what somebody has none of. */
function isAfterNoPursuits(
  tokens: readonly Token[],
  at: number,
  { length }: Found<Cue>,
  { only, exclusions, syntax }: Grammar,
): boolean {
  if (!only.pursuits.has(keyAt(tokens, at - 1))) return false;
  const isNegation = syntax.negations.has(keyAt(tokens, at));
  const isOfAll = exclusions.object.everything.has(keyAt(tokens, at - 2));
  return !isNegation && !isOfAll && (length > 1 || only.except.has(keyAt(tokens, at)));
}

/** "Außer Tennis interessiert ihn nichts": the index of "nothing" behind an exception from it, and not from all. */
function nothingAfterExcept(
  tokens: readonly Token[],
  at: number,
  { value, length }: Found<Cue>,
  { only, exclusions }: Grammar,
): number | undefined {
  const isAfterAll = exclusions.object.everything.has(keyAt(tokens, at - 1));
  const isException = only.except.has(keyAt(tokens, at + length - 1));
  if (value !== 'not' || isAfterAll || !isException) return undefined;
  const isLast = (i: number) => tokens[i + 1]?.opens ?? true;
  return ahead(tokens, at).find((i) => only.nothing.has(keyAt(tokens, i)) && isLast(i));
}

/** "Without coffee", "à part le café". */
function isWithout(phrase: readonly string[], { exclusions }: Grammar): boolean {
  const { without } = exclusions.negation;
  return [phrase[0], phrase.at(-1)].some((word) => word !== undefined && without.has(word));
}

/** "Has too many mugs" is an exclusion; "drinks too much coffee" is an interest. */
function isConsumed(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  const { consuming } = grammar.exclusions.verbs;
  if (consuming.has(keyAt(tokens, at - 1))) return true;
  return ahead(tokens, at).some((i) => consuming.has(keyAt(tokens, i)));
}

/** "Never leaves without coffee", "ohne Kaffee geht nichts": two negations name an interest. */
function endOfDoubleNegation(
  tokens: readonly Token[],
  at: number,
  grammar: Grammar,
): number | undefined {
  const { negations } = grammar.syntax;
  const { behindWithout } = grammar.exclusions.negation;
  for (let i = at; i > Math.max(0, at - reach) && !tokens[i]?.opens; i--)
    if (negations.has(keyAt(tokens, i - 1))) return at;
  const second = ahead(tokens, at).find((i) => behindWithout.has(keyAt(tokens, i)));
  return second === undefined ? undefined : second + 1;
}

/** Returns the indexes of the next tokens up to punctuation. */
function ahead(tokens: readonly Token[], at: number): readonly number[] {
  const found: number[] = [];
  for (let i = at + 1; i < at + reach && tokens[i] && !tokens[i]?.opens; i++) found.push(i);
  return found;
}

/** "Doesn't really care for" and "can't stand" exclude; "can't sleep" and "never stops" do not. */
function negatedVerbAt(
  tokens: readonly Token[],
  at: number,
  grammar: Grammar,
): Found<Cue> | undefined {
  const negator = grammar.negators.at(tokens, at);
  if (!negator) return undefined;
  const { withParticle, particles } = grammar.exclusions.verbs;
  const has = (set: ReadonlySet<string>, i: number) =>
    set.has(keyAt(tokens, i)) && tokens[i]?.opens === false;
  let verb = at + negator.length;
  while (has(grammar.syntax.adverbs, verb)) verb++;
  if (tokens[verb]?.opens !== false) return undefined;
  // A verb that is an interest itself ("read") is excluded later, unless an object follows.
  const length = verb + 1 - at;
  if (!excludes(keyAt(tokens, verb), negator.value, grammar))
    return isNoMore(tokens, verb, negator.value, grammar)
      ? { value: 'over', length: verb - at }
      : { value: 'none', length };
  const hasParticle = has(withParticle, verb) && has(particles, verb + 1);
  return { value: 'not', length: hasParticle ? length + 1 : length };
}

/** "Can't knit now": what somebody did is over. */
function isNoMore(
  tokens: readonly Token[],
  verb: number,
  negator: 'will' | 'can',
  { exclusions }: Grammar,
): boolean {
  const { noMore } = exclusions.past;
  const after = tokens.slice(verb + 1, verb + 1 + reach).map(({ key }) => key);
  return negator === 'can' && noMore.test(after.join(' '));
}

function excludes(verb: string, negator: 'will' | 'can', grammar: Grammar): boolean {
  const { tolerated, light, theme } = grammar.exclusions.verbs;
  return negator === 'can' ? tolerated.has(verb) : light.has(verb) || theme.has(verb);
}

/** "Ne veut plus", "n'a jamais aimé": the word after the verb ends the negation. */
function twoPartNegationAt(
  tokens: readonly Token[],
  at: number,
  grammar: Grammar,
): Found<Cue> | undefined {
  const { firstPart, secondPart } = grammar.exclusions.negation;
  const { light, theme } = grammar.exclusions.verbs;
  if (!firstPart.has(keyAt(tokens, at))) return undefined;
  for (let length = 2; length <= 4; length++) {
    const token = tokens[at + length];
    if (!token || token.opens) return undefined;
    if (!secondPart.has(token.key)) continue;
    const verb = keyAt(tokens, at + length - 1);
    const isExclusion = light.has(verb) || theme.has(verb);
    return isExclusion ? { value: 'not', length: length + 1 } : undefined;
  }
  return undefined;
}

/**
 * Returns the cue in the word of a comparison, or undefined: in "prefers tea to coffee" the second
 * thing is excluded.
 */
export function comparisonAt(
  tokens: readonly Token[],
  at: number,
  grammar: Grammar,
): Found<Cue> | undefined {
  const preferred = grammar.exclusions.negation.comparisons.get(keyAt(tokens, at));
  if (!preferred || tokens[at]?.opens) return undefined;
  for (let i = at - 2; i >= Math.max(0, at - 4) && !tokens[i + 1]?.opens; i--)
    if (preferred.has(keyAt(tokens, i))) return { value: 'not', length: 1 };
  return undefined;
}
