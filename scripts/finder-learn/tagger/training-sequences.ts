import { featuresOf, type TokenClasses } from '../../../src/finder/tagger/features.ts';
import { contraryLabels, type Label, likedLabels } from '../../../src/finder/tagger/labels.ts';
import type { TaggerToken } from '../../../src/finder/tagger/tokens.ts';
import {
  type AnnotatedQuery,
  tagsOf,
} from '../../../src/finder/tagger/training/annotated-queries.ts';
import { touches } from '../../../src/finder/text/normalize.ts';
import type { TrainingSequence } from './learn-tagger.ts';

/** Labels of things that one person loves and another one has, refuses or gave up. */
const ofThings: readonly Label[] = [...likedLabels, ...contraryLabels];
/** The word of a hidden thing; no query has it. */
const hidden = '\u0001';

/**
 * Returns what a tagger learns from a query: the query as it is and, where it names things, once more with these
 * hidden. Without these a tagger learns that socks are refused and books are liked, and not what is said of them. Hidden
 * things keep their group in the lexicon. Without features that say much, the weights of the others are learned
 * better: Sutton, Sindelar and McCallum 2006, "Reducing weight undertraining in structured discriminative learning".
 */
export function trainingSequences(
  query: AnnotatedQuery,
  tokens: readonly TaggerToken[],
  classes: TokenClasses,
): readonly TrainingSequence[] {
  const tags = tagsOf(tokens, query);
  const whole = { features: featuresOf(tokens, classes), tags };
  const things = query.parts.filter(({ label }) => ofThings.includes(label));
  if (things.length === 0) return [whole];
  const isThing = tokens.map((token) => things.some((part) => touches(part, token)));
  const features = featuresOf(
    tokens.map((token, at) => (isThing[at] ? { ...token, key: hidden } : token)),
    classes.map((all, at) =>
      isThing[at] ? all.filter((name) => !name.startsWith('concept:')) : all,
    ),
  );
  return [whole, { features, tags }];
}
