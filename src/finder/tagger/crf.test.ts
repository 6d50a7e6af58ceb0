import { describe, expect, it } from 'vitest';
import { emptyTransitions, marginalsOf, movesOf } from './crf.ts';
import { beginTag, mayFollow, outside, tagCount } from './labels.ts';

describe('the probabilities of a tag sequence', () => {
  const length = 3;
  const emissions = Float64Array.from({ length: length * tagCount }, (_, index) =>
    Math.sin(index * 7),
  );
  const transitions = emptyTransitions();
  const { tags, expectedTransitions } = marginalsOf(emissions, movesOf(transitions), length);

  it('equal those from summing over all sequences', () => {
    const sums = new Float64Array(length * tagCount);
    let total = 0;
    for (const sequence of sequencesOf(length)) {
      const score = sequence.reduce(
        (sum, tag, at) => sum + (emissions[at * tagCount + tag] ?? 0),
        0,
      );
      total += Math.exp(score);
      sequence.forEach((tag, at) => {
        const index = at * tagCount + tag;
        sums[index] = (sums[index] ?? 0) + Math.exp(score);
      });
    }
    const expected = Array.from(sums, (sum) => (sum / total).toFixed(9));
    expect(Array.from(tags, (value) => value.toFixed(9))).toEqual(expected);
  });

  it('are 0 for a part that continues without a beginning', () => {
    expect(tags[beginTag('likes') + 1]).toBe(0);
  });

  it('sum to one expected transition into each token', () => {
    const sum = expectedTransitions().reduce((total, value) => total + value, 0);
    expect(sum).toBeCloseTo(length, 9);
  });
});

/** All sequences in which each tag may follow the one before. */
function sequencesOf(length: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  return sequencesOf(length - 1).flatMap((start) =>
    Array.from({ length: tagCount }, (_, tag) => tag)
      .filter((tag) => mayFollow(start.at(-1) ?? outside, tag))
      .map((tag) => [...start, tag]),
  );
}
