import { expect, test } from 'vitest';
import { nextRovingIndex } from './roving-index.ts';

test('arrow keys wrap around, Home and End go to the ends, other keys change nothing', () => {
  expect(nextRovingIndex('ArrowRight', 2, 3)).toBe(0);
  expect(nextRovingIndex('ArrowUp', 0, 3)).toBe(2);
  expect(nextRovingIndex('Home', 2, 3)).toBe(0);
  expect(nextRovingIndex('End', 0, 3)).toBe(2);
  expect(nextRovingIndex('a', 0, 3)).toBeNull();
  expect(nextRovingIndex('End', 0, 0)).toBeNull();
});
