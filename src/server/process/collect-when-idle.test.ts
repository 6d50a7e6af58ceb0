import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { collectWhenIdle, onceAfterWork, openCollector } from './collect-when-idle.ts';

test('garbage is collected once after each time of work', () => {
  const collect = vi.fn<() => void>();
  const tell = onceAfterWork(collect);
  const calls = [0.5, 0, 0, 0.03, 0.01, 0, 0.01, 0, 0, 0, 0.9, 0.001, 0, 0, 0].map((share) => {
    tell(share);
    return collect.mock.calls.length;
  });
  expect(calls).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2]);
});

test('a process that does nothing is found to be idle', async () => {
  const collect = vi.fn<() => void>();
  onTestFinished(collectWhenIdle(collect, 200));
  await vi.waitFor(() => expect(collect).toHaveBeenCalled(), { timeout: 25_000, interval: 500 });
}, 30_000);

test('what nothing refers to is collected at once', async () => {
  const collect = openCollector();
  const reference = new WeakRef(Buffer.alloc(1_000_000));
  // A reference that was just read or made keeps its object for the rest of the task.
  await sleep(1);
  collect();
  expect(reference.deref()).toBeUndefined();
});
