import { constants, PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { collectWhenIdle } from './collect-when-idle.ts';

/** A share that a busy machine does not make of idle time. */
const watched = { watchedMs: 100, idleShare: 0.4 };
const { watchedMs } = watched;

interface Collection extends PerformanceEntry {
  readonly detail?: { readonly kind?: number; readonly flags?: number };
}

/** Counts the collections of all garbage that were asked for. */
function countCollections(): () => number {
  let count = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { detail } of list.getEntries() as Collection[]) {
      const isForced = detail?.flags === constants.NODE_PERFORMANCE_GC_FLAGS_FORCED;
      if (isForced && detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) count += 1;
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  onTestFinished(() => observer.disconnect());
  return () => count;
}

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('garbage is collected once after each time of work', async () => {
  const count = countCollections();
  onTestFinished(collectWhenIdle(watched));
  await vi.waitFor(() => expect(count()).toBe(1), 10_000);
  await sleep(5 * watchedMs);
  expect(count()).toBe(1);
  work(2 * watchedMs);
  await vi.waitFor(() => expect(count()).toBe(2), 10_000);
});

test('a server that works is left alone', async () => {
  const count = countCollections();
  onTestFinished(collectWhenIdle(watched));
  for (let turn = 0; turn < 20; turn += 1) {
    work(watchedMs / 2);
    await sleep(watchedMs / 10);
  }
  expect(count()).toBe(0);
});
