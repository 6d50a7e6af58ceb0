import { describe, expect, it, test } from 'vitest';
import { tagQuery } from '../../../src/finder/tagger/tagger.ts';
import { packWeights, unpackWeights } from '../../../src/finder/tagger/tagger-weights.ts';
import { tokensOf } from '../../../src/finder/tagger/tokens.ts';
import { parseAnnotatedQuery } from '../../../src/finder/tagger/training/annotated-queries.ts';
import { learnTagger } from './learn-tagger.ts';
import { trainingSequences } from './training-sequences.ts';

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
  const weights = unpackWeights(packWeights(learnTagger(lines.flatMap(learntFrom))));
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
  const weights = () => packWeights(learnTagger(lines.flatMap(learntFrom)));
  expect(Buffer.from(weights()).equals(Buffer.from(weights()))).toBe(true);
});
