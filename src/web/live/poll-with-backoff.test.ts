import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollWithBackoff } from './poll-with-backoff.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a request that rejects once is sent again, and later calls are sent too', async () => {
  const request = vi
    .fn<() => Promise<boolean>>(async () => true)
    .mockRejectedValueOnce(new Error('no list'));
  const { now } = pollWithBackoff(request);
  await expect(now()).rejects.toThrow('no list');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(request).toHaveBeenCalledTimes(2);
  expect(await now()).toBe(true);
  expect(request).toHaveBeenCalledTimes(3);
});

it('a request that rejects when it is repeated counts as not answered', async () => {
  const request = vi.fn<() => Promise<boolean>>(async () => true).mockResolvedValueOnce(true);
  request.mockRejectedValueOnce(new Error('no list'));
  const { now } = pollWithBackoff(request);
  const first = now();
  void now().catch(() => {});
  await expect(first).rejects.toThrow('no list');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(request).toHaveBeenCalledTimes(3);
});
