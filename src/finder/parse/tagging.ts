import { contraryLabels } from '../tagger/labels.ts';
import { type FoundPart, type TaggedQuery, tagQuery, untagged } from '../tagger/tagger.ts';
import type { PackedWeights } from '../tagger/tagger-weights.ts';
import { tokensOf } from '../tagger/tokens.ts';
import type { ConceptReader } from './interests/concepts.ts';
import { isShort } from './plausibility.ts';
import type { Sentence } from './sentence.ts';
import { classesOf } from './token-classes.ts';

/** Weights of the taggers, by language; a language without them is parsed by grammar alone. */
export type Taggers = ReadonlyMap<string, PackedWeights>;

/**
 * From this probability on a part of the tagger outweighs what the grammar reads: in a short query, where the grammar
 * is right more often, and in a longer one. With .6 instead of .85 there, 25 more limits of 560 in the queries for
 * choosing are read, and 16 more exclusions are false.
 */
const minConfidence = { short: 0.85, long: 0.6 };

/**
 * Returns what the tagger of the query's language finds; nothing without a tagger.
 * @param concepts gives words their classes
 */
export function tagged(sentence: Sentence, concepts: ConceptReader, taggers: Taggers): TaggedQuery {
  const weights = taggers.get(sentence.grammar.pack.code);
  if (weights === undefined) return untagged;
  const tokens = tokensOf(sentence.text);
  const found = tagQuery(tokens, classesOf(tokens, sentence, concepts), weights);
  return {
    ...found,
    parts: found.parts.filter((part) => !isAllOf(sentence, part) && !isLacked(sentence, part)),
  };
}

/** How many words may stand between: "hasn't got a good bike". */
const lackReach = 2;

/** "Hasn't got a bike" owns none, whatever a tagger finds. */
function isLacked({ tokens, grammar }: Sentence, { label, start }: FoundPart): boolean {
  if (label !== 'owns') return false;
  const from = tokens.findIndex((token) => token.end > start);
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
export function isSurelyFound({ confidence }: FoundPart, { tokens }: Sentence): boolean {
  return confidence >= minConfidence[isShort(tokens.length) ? 'short' : 'long'];
}
