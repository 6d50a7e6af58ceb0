import { expect, test } from 'vitest';
import { nextStop } from './next-stop.ts';

test('arrow keys go round, Home and End go to the ends, other keys stay', () => {
  expect(nextStop('ArrowRight', 2, 3)).toBe(0);
  expect(nextStop('ArrowUp', 0, 3)).toBe(2);
  expect(nextStop('Home', 2, 3)).toBe(0);
  expect(nextStop('End', 0, 3)).toBe(2);
  expect(nextStop('a', 0, 3)).toBeNull();
  expect(nextStop('End', 0, 0)).toBeNull();
});
