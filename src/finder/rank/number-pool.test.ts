import { expect, test } from 'vitest';
import { numberPool } from './number-pool.ts';

test('arrays are lent once until they are taken back, and are zeros again', () => {
  const pool = numberPool(3);
  const [first, second] = [pool.zeros(), pool.zeros()];
  expect(first).not.toBe(second);
  first.fill(7);
  pool.release();
  expect(pool.zeros()).toBe(first);
  expect(Array.from(first)).toEqual([0, 0, 0]);
});
