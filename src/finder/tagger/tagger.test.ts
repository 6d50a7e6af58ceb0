import { describe, expect, it, test } from 'vitest';
import { emptyTransitions, marginalsOf, movesOf } from './crf.ts';
import { beginTag, mayFollow, outside, tagCount } from './labels.ts';
import { tagQuery } from './tagger.ts';
import { packWeights, unpackWeights } from './tagger-weights.ts';
import { tokensOf } from './tokens.ts';
import { parseAnnotatedQuery } from './training/annotated-queries.ts';
import { train } from './training/train.ts';
import { trainingSequences } from './training/training-sequences.ts';

const lines = [
  'she loves {likes:tea}',
  'he loves {likes:chess} and {likes:coffee}',
  'my mum loves {likes:gardens}',
  'no {refuses:tea} please',
  'no {refuses:chess} please',
  'no {refuses:flowers}',
  'he loves {likes:wild swimming}',
  'no {refuses:wild flowers} please',
];
const withoutClasses = (count: number) => Array.from({ length: count }, () => []);

function learntFrom(line: string) {
  const query = parseAnnotatedQuery(line);
  const tokens = tokensOf(query.text);
  return trainingSequences(query, tokens, withoutClasses(tokens.length));
}

function partsIn(text: string) {
  const tokens = tokensOf(text);
  const weights = unpackWeights(packWeights(train(lines.flatMap(learntFrom))));
  return tagQuery(tokens, withoutClasses(tokens.length), weights).parts.map(
    ({ label, start, end }) => `${label}: ${text.slice(start, end)}`,
  );
}

describe('a tagger trained on a few queries', () => {
  it.each([
    ['dad loves rugby', ['likes: rugby']],
    ['no rugby please', ['refuses: rugby']],
    ['she loves wild swimming', ['likes: wild swimming']],
    // Flowers were only refused where the tagger learned.
    ['he loves flowers', ['likes: flowers']],
  ])('labels a word it was not trained on by the words around it: %j', (text, parts) => {
    expect(partsIn(text)).toEqual(parts);
  });

  it('finds no part in an empty text', () => {
    expect(partsIn('')).toEqual([]);
  });
});

test('gets the same weights from the same queries', () => {
  const weights = () => packWeights(train(lines.flatMap(learntFrom)));
  expect(Buffer.from(weights()).equals(Buffer.from(weights()))).toBe(true);
});

test('weights in an invalid format are refused', () => {
  expect(() => unpackWeights(new Uint8Array(5))).toThrow(/labels/);
  expect(() => unpackWeights(packWeights(train([])).subarray(1))).toThrow(/labels/);
});

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
