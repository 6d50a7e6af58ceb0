import type { QueryInterest } from '../../parsed-query.ts';
import type { Label } from '../../tagger/labels.ts';
import type { TaggedQuery } from '../../tagger/tagger.ts';

/** Words with these labels say what a gift may be about. */
const aboutGift: readonly Label[] = ['likes', 'wants', 'only', 'job', 'diet', 'tone'];
/** Below this probability an interest is a chance match of a word, beside one that is none. */
const minLikelihood = 0.1;
const sureLikelihood = 0.5;
/** Of a query that surely names nothing, each interest is at least as likely as this: "nephew, 7, builds a lot". */
const onlyLikelihood = 0.6;

/**
 * Returns the interests with the probability that their words name what a gift may be about, without those
 * that surely do not where another one does: "fishes for bass" is no interest in music.
 */
export function withLikelihood(
  interests: readonly QueryInterest[],
  tagged: TaggedQuery,
): readonly QueryInterest[] {
  const weighed = interests.map((one): QueryInterest => {
    const { start, end } = one;
    if (start === undefined || end === undefined) return one;
    const likelihood = tagged.probability({ start, end }, aboutGift);
    return likelihood === null ? one : { ...one, likelihood };
  });
  const isSure = weighed.some(({ likelihood = 1 }) => likelihood >= sureLikelihood);
  if (isSure) return weighed.filter(({ likelihood = 1 }) => likelihood >= minLikelihood);
  return weighed.map((one) => ({
    ...one,
    likelihood: Math.max(onlyLikelihood, one.likelihood ?? 1),
  }));
}
