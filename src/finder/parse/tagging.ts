import type { TokenClasses } from '../tagger/features.ts';
import { contraryLabels, type Label, likedLabels } from '../tagger/labels.ts';
import { type FoundPart, type TaggedQuery, tagQuery, untagged } from '../tagger/tagger.ts';
import type { PackedWeights } from '../tagger/tagger-weights.ts';
import { type TaggerToken, tokensOf } from '../tagger/tokens.ts';
import { cueAt } from './exclusions/negation/cues.ts';
import type { ConceptReader } from './interests/concepts.ts';
import { isBehindLiking, isSurelyLiked } from './interests/interest-probability.ts';
import { isJoined } from './joined.ts';
import { isShort, keyAt, runOf, type Sentence } from './sentence.ts';
import { classesOf } from './token-classes.ts';

/** Weights of the taggers, by language; a language without them is parsed by grammar alone. */
export type Taggers = ReadonlyMap<string, PackedWeights>;

/**
 * From this tag probability on a part of the tagger outweighs what the grammar reads: in a short query, where the grammar
 * is right more often, and in a longer one. With .6 instead of .85 there, 25 more limits of 560 in the queries for
 * choosing are read, and 16 more exclusions are false.
 */
const minTagProbability = { short: 0.85, long: 0.6 };

/**
 * Returns what the tagger of the query's language finds; nothing without a tagger.
 * @param concepts gives words their classes
 */
export function taggedQuery(
  sentence: Sentence,
  concepts: ConceptReader,
  taggers: Taggers,
): TaggedQuery {
  const weights = taggers.get(sentence.grammar.pack.code);
  if (weights === undefined) return untagged;
  const tokens = tokensOf(sentence.text);
  const classes = classesOf(tokens, sentence, concepts);
  const free = tagQuery(tokens, classes, weights);
  const unfounded: readonly Label[] = namesOnly(tokens, classes)
    ? contraryLabels
    : [
        ...(isUnfounded(free, sentence) ? (['refuses'] as const) : []),
        ...(isBegun(free, sentence) ? (['ended'] as const) : []),
      ];
  const found = unfounded.length > 0 ? tagQuery(tokens, classes, weights, unfounded) : free;
  return {
    ...found,
    parts: found.parts.filter((part) => !isAllOf(sentence, part) && !isLacked(sentence, part)),
  };
}

/** Of such classes are words that name somebody, something, an occasion or a number, and say nothing of them. */
const naming = /^(?:role|occasion|kind|concept|group|read|number):?/;

/** "Boss: padel, chocolate, thirty": a query that only names people and things says of none that it is refused. */
function namesOnly(tokens: readonly TaggerToken[], classes: TokenClasses): boolean {
  if (tokens.length < 2) return false;
  return tokens.every(({ text }, at) => {
    const own = classes[at] ?? [];
    return /^[^\p{L}]+$/u.test(text) || (own.length > 0 && own.every((name) => naming.test(name)));
  });
}

/** True where there are parts with a label, and something holds for all of them. */
function areAll(
  parts: readonly FoundPart[],
  label: Label,
  holds: (part: FoundPart) => boolean,
): boolean {
  const found = parts.filter((part) => part.label === label);
  return found.length > 0 && found.every(holds);
}

/** True where all that a tagger finds to be over is surely liked: "hat mit dem Joggen angefangen". */
function isBegun({ parts }: TaggedQuery, sentence: Sentence): boolean {
  return areAll(parts, 'ended', (part) => isSurelyLiked(part, sentence));
}

/**
 * True where all that a tagger finds to be refused is said to be liked, and no word of the query refuses or denies
 * anything: "die Schmuck mag".
 */
function isUnfounded({ parts }: TaggedQuery, sentence: Sentence): boolean {
  const isLiked = (part: FoundPart) =>
    isSurelyLiked(part, sentence) ||
    isBehindLiking(part, sentence) ||
    parts.some((other) => likedLabels.includes(other.label) && isBeside(part, other, sentence));
  return areAll(parts, 'refuses', isLiked) && !refusesAnything(sentence);
}

/** "Perfume and films": what is said of one holds for the other. */
function isBeside(one: FoundPart, other: FoundPart, sentence: Sentence): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return isJoined(first, second, sentence);
}

function refusesAnything({ folded, tokens, grammar }: Sentence): boolean {
  const { negations } = grammar.syntax;
  const refuses = (at: number) =>
    negations.has(keyAt(tokens, at)) ||
    grammar.negators.at(tokens, at) !== undefined ||
    cueAt(tokens, at, grammar) !== undefined;
  return tokens.some((_, at) => refuses(at)) || grammar.exclusions.refused(folded.text).length > 0;
}

/** How many words may stand between: "hasn't got a good bike". */
const lackReach = 2;
const havingLabels: readonly Label[] = ['owns', 'refuses'];

/** "Hasn't got a bike" owns none, and refuses none, whatever a tagger finds. */
function isLacked({ tokens, grammar }: Sentence, part: FoundPart): boolean {
  if (!havingLabels.includes(part.label)) return false;
  const [from] = runOf(tokens, part) ?? [-1];
  return tokens.some((_, at) => {
    const cue = grammar.cues.at(tokens, at);
    if (cue?.value !== 'lacks' || at > from) return false;
    return from - (at + cue.length) <= lackReach;
  });
}

/** Who types a thing and nothing else asks for it, whatever a tagger finds. */
function isAllOf({ tokens }: Sentence, { label, start, end }: FoundPart): boolean {
  const isAll = tokens.every((token) => start <= token.start && token.end <= end);
  return isAll && contraryLabels.includes(label);
}

/** Returns true for a part that is probable enough to outweigh what the grammar reads. */
export function isSurelyFound({ tagProbability }: FoundPart, { tokens }: Sentence): boolean {
  return tagProbability >= minTagProbability[isShort(tokens.length) ? 'short' : 'long'];
}
