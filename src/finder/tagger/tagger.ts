import type { Place } from '../text/normalize.ts';
import { type Emissions, marginalsOf } from './crf.ts';
import { featuresOf, type TokenClasses } from './features.ts';
import {
  beginTag,
  type Label,
  type LabelledPart,
  labelOf,
  labels,
  outside,
  tagCount,
} from './labels.ts';
import { addWeightsOf, type PackedWeights } from './tagger-weights.ts';
import type { TaggerToken } from './tokens.ts';

/** A part that a tagger found, with the tag probability, 0 to 1, of its least probable token. */
export interface FoundPart extends LabelledPart {
  readonly tagProbability: number;
}

/** What a tagger found in a query. */
export interface TaggedQuery {
  /** in the order of the text */
  readonly parts: readonly FoundPart[];
  /**
   * Returns the tag probability, 0 to 1, of words: that they have one of the labels, by their most probable
   * token. Null where no token is.
   */
  tagProbability(place: Place, among: readonly Label[]): number | null;
}

/** A query that no tagger has read. */
export const untagged: TaggedQuery = { parts: [], tagProbability: () => null };

/** The most probable label of one token. */
interface TokenLabel {
  /** index in `labels`, or undefined outside of parts */
  readonly index: number | undefined;
  readonly begins: boolean;
  readonly probability: number;
}

/**
 * Returns what a tagger finds in a query. Each token has its most probable label, which is the choice with
 * the fewest wrong tokens to be expected.
 * @param impossible labels that no token can have
 */
export function tagQuery(
  tokens: readonly TaggerToken[],
  classes: TokenClasses,
  weights: PackedWeights,
  impossible: readonly Label[] = [],
): TaggedQuery {
  if (tokens.length === 0) return untagged;
  const emissions = emissionsOf(tokens, classes, weights);
  for (const label of impossible) exclude(label, emissions);
  const { tags } = marginalsOf(emissions, weights.moves, tokens.length);
  return {
    parts: partsOf(tokens, tags),
    tagProbability(place, among) {
      let most: number | null = null;
      for (let position = 0; position < tokens.length; position++) {
        const token = tokens[position];
        if (!token || token.end <= place.start) continue;
        if (token.start >= place.end) break;
        let sum = 0;
        for (const label of among) sum += probabilityOf(tags, position, label);
        most = Math.max(most ?? 0, sum);
      }
      return most;
    },
  };
}

/** Gives both tags of a label the probability 0. */
function exclude(label: Label, emissions: Float64Array): void {
  const begin = beginTag(label);
  for (let from = 0; from < emissions.length; from += tagCount)
    emissions.fill(Number.NEGATIVE_INFINITY, from + begin, from + begin + 2);
}

function partsOf(tokens: readonly TaggerToken[], tags: Float64Array): readonly FoundPart[] {
  const parts: FoundPart[] = [];
  let previous: number | undefined;
  tokens.forEach(({ start, end }, position) => {
    const { index, begins, probability } = bestLabel(tags, position);
    const label = index === undefined ? undefined : labelOf(1 + 2 * index);
    const last = parts.at(-1);
    if (label !== undefined && last && index === previous && !begins)
      parts[parts.length - 1] = {
        ...last,
        end,
        tagProbability: Math.min(last.tagProbability, probability),
      };
    else if (label !== undefined) parts.push({ label, start, end, tagProbability: probability });
    previous = index;
  });
  return parts;
}

/** The probability that a token begins or continues a part with a label. */
function probabilityOf(tags: Float64Array, position: number, label: Label): number {
  const from = position * tagCount + beginTag(label);
  return (tags[from] ?? 0) + (tags[from + 1] ?? 0);
}

function bestLabel(tags: Float64Array, position: number): TokenLabel {
  const from = position * tagCount;
  let best: TokenLabel = {
    index: undefined,
    begins: false,
    probability: tags[from + outside] ?? 0,
  };
  for (let index = 0; index < labels.length; index++) {
    const begin = tags[from + 1 + 2 * index] ?? 0;
    const inside = tags[from + 2 + 2 * index] ?? 0;
    const probability = begin + inside;
    if (probability > best.probability) best = { index, begins: begin > inside, probability };
  }
  return best;
}

function emissionsOf(
  tokens: readonly TaggerToken[],
  classes: TokenClasses,
  packed: PackedWeights,
): Emissions {
  const emissions = new Float64Array(tokens.length * tagCount);
  featuresOf(tokens, classes).forEach((features, position) => {
    for (const feature of features) addWeightsOf(feature, packed, emissions, position * tagCount);
  });
  for (let index = 0; index < emissions.length; index++)
    emissions[index] = (emissions[index] ?? 0) * packed.scale;
  return emissions;
}
