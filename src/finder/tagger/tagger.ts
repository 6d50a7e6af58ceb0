import { hashString } from '../../domain/hash-string.ts';
import { type Emissions, marginalsOf } from './crf.ts';
import { featuresOf, type TokenClasses } from './features.ts';
import { type LabelledPart, labelOf, labels, outside, tagCount } from './labels.ts';
import type { PackedWeights } from './tagger-weights.ts';
import type { TaggerToken } from './tokens.ts';

/** A part that a tagger found, with the probability, 0 to 1, of its least probable token. */
export interface FoundPart extends LabelledPart {
  readonly confidence: number;
}

/** The most probable label of one token. */
interface TokenLabel {
  /** index in `labels`, or undefined outside of parts */
  readonly index: number | undefined;
  readonly begins: boolean;
  readonly probability: number;
}

/**
 * Returns the parts of a query in the order of the text: each token has its most probable label, which is
 * the choice with the fewest wrong tokens to be expected.
 */
export function findParts(
  tokens: readonly TaggerToken[],
  classes: TokenClasses,
  weights: PackedWeights,
): readonly FoundPart[] {
  if (tokens.length === 0) return [];
  const emissions = emissionsOf(tokens, classes, weights);
  const { tags } = marginalsOf(emissions, weights.transitions, tokens.length);
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
        confidence: Math.min(last.confidence, probability),
      };
    else if (label !== undefined) parts.push({ label, start, end, confidence: probability });
    previous = index;
  });
  return parts;
}

function bestLabel(tags: Float64Array, position: number): TokenLabel {
  const from = position * tagCount;
  const found: TokenLabel[] = labels.map((_, index) => {
    const begin = tags[from + 1 + 2 * index] ?? 0;
    const inside = tags[from + 2 + 2 * index] ?? 0;
    return { index, begins: begin > inside, probability: begin + inside };
  });
  const none: TokenLabel = {
    index: undefined,
    begins: false,
    probability: tags[from + outside] ?? 0,
  };
  return found.reduce((best, each) => (each.probability > best.probability ? each : best), none);
}

function emissionsOf(
  tokens: readonly TaggerToken[],
  classes: TokenClasses,
  { ranges, tags, weights, scale }: PackedWeights,
): Emissions {
  const emissions = new Float64Array(tokens.length * tagCount);
  featuresOf(tokens, classes).forEach((features, position) => {
    for (const feature of features) {
      const [from, until] = ranges.get(hashString(feature)) ?? [0, 0];
      for (let entry = from; entry < until; entry++) {
        const index = position * tagCount + (tags[entry] ?? 0);
        emissions[index] = (emissions[index] ?? 0) + (weights[entry] ?? 0) * scale;
      }
    }
  });
  return emissions;
}
