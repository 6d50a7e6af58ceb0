import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';

test('each delay is longer, up to a limit, and two processes have different delays', () => {
  const delays = { min: 250, max: 15_000 };
  for (const [failures, limit] of [
    [0, 250],
    [1, 500],
    [4, 4000],
    [20, 15_000],
  ] as const) {
    const drawn = Array.from({ length: 100 }, () => backoffMs(failures, delays));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(limit / 2);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(limit);
    expect(Math.max(...drawn) - Math.min(...drawn)).toBeGreaterThan(limit / 4);
  }
});
