import { expect, test } from 'vitest';
import { isSameSecret } from './is-same-secret.ts';

test.each([
  ['s3cret', 's3cret', true],
  ['s3cret', 's3creT', false],
  ['s3cre', 's3cret', false],
  ['', 's3cret', false],
])('%j for %j: %j', (given, right, isSame) => {
  expect(isSameSecret(given, right)).toBe(isSame);
});
