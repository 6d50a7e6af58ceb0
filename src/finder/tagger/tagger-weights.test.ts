import { expect, test } from 'vitest';
import { emptyTransitions } from './crf.ts';
import { packWeights, unpackWeights } from './tagger-weights.ts';

const empty = { emissions: new Map(), transitions: emptyTransitions() };

test('weights in an invalid format are refused', () => {
  expect(() => unpackWeights(new Uint8Array(5))).toThrow(/labels/);
  expect(() => unpackWeights(packWeights(empty).subarray(1))).toThrow(/labels/);
});
