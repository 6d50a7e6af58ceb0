import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { collectWhenIdle, openCollector } from './collect-when-idle.ts';

/** A share that a busy machine does not make of idle time. */
const watched = { watchedMs: 100, idleShare: 0.4 };
const { watchedMs } = watched;

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('garbage is collected once after each time of work', async () => {
  const collect = vi.fn<() => void>(() => work(watchedMs / 2));
  onTestFinished(collectWhenIdle(collect, watched));
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(1), 10_000);
  await sleep(5 * watchedMs);
  expect(collect).toHaveBeenCalledTimes(1);
  work(2 * watchedMs);
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(2), 10_000);
});

test('a server that works is left alone', async () => {
  const collect = vi.fn<() => void>();
  onTestFinished(collectWhenIdle(collect, watched));
  for (let turn = 0; turn < 20; turn += 1) {
    work(watchedMs / 2);
    await sleep(watchedMs / 10);
  }
  expect(collect).not.toHaveBeenCalled();
});

test('what nothing refers to is collected at once', async () => {
  const collect = openCollector();
  const reference = new WeakRef(Buffer.alloc(1_000_000));
  // A reference that was just read or made keeps its object for the rest of the task.
  await sleep(1);
  collect();
  expect(reference.deref()).toBeUndefined();
});
