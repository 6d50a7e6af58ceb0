import { expect, test, vi } from 'vitest';
import { Readiness } from './readiness.ts';

test('concurrent requests check each part once, and again after a second', async () => {
  vi.useFakeTimers();
  const check = vi.fn<() => Promise<void>>(async () => {});
  const readiness = new Readiness(check, () => {});
  const ask = () => Promise.all([readiness.isReady(), readiness.isReady(), readiness.isReady()]);
  expect(await ask()).toEqual([true, true, true]);
  expect(await ask()).toEqual([true, true, true]);
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(await ask()).toEqual([true, true, true]);
  expect(check).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a part that does not answer is down after two seconds, and is not checked again meanwhile', async () => {
  vi.useFakeTimers();
  const { promise, reject } = Promise.withResolvers<void>();
  const check = vi.fn<() => Promise<void>>(() => promise);
  const reasons: unknown[] = [];
  const readiness = new Readiness(check, (error) => reasons.push(error));
  for (let n = 0; n < 3; n++) {
    const asked = readiness.isReady();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await asked).toBe(false);
  }
  expect(check).toHaveBeenCalledTimes(1);
  reject(new Error('too slow'));
  expect(await readiness.isReady()).toBe(false);
  expect(reasons).toEqual([new Error('too slow')]);
  vi.useRealTimers();
});
