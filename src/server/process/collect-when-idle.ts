import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How long the event loop is watched each time. */
const watchedMs = 10_000;
/** So many times in a row; by then the gift engine is no longer held (`gift-engine-cache.ts`). */
const idleTimes = 3;
/** An event loop is idle when it works for less than this share of the time. */
const idleShare = 0.02;

/** `last-resort`: V8 also gives back pages that it keeps for later. */
const thorough = { type: 'major', flavor: 'last-resort' } as const;

/**
 * Calls `collect` once after each time of work, as soon as the event loop has been idle for 30 s. V8 by itself collects
 * garbage when memory is allocated, so a server would keep that of a busy hour until the next visits. Returns what
 * ends it.
 */
export function collectWhenIdle(collect = openCollector(), intervalMs = watchedMs): () => void {
  const tell = onceAfterWork(collect);
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    tell(performance.eventLoopUtilization(now, before).utilization);
    // Read again, because collecting is no work of visitors.
    before = performance.eventLoopUtilization();
  }, intervalMs).unref();
  return () => clearInterval(timer);
}

/** Returns what is to be told of each time the share in which there was work: `collect` is called in the third idle one after it. */
export function onceAfterWork(collect: () => void): (share: number) => void {
  let idle = 0;
  return (share) => {
    idle = share < idleShare ? idle + 1 : 0;
    if (idle === idleTimes) collect();
  };
}

/**
 * Returns a function that collects all garbage. The process stands still meanwhile: 0.3 s, and up to 1.8 s where
 * other programs need the processor.
 */
export function openCollector(): () => void {
  // V8 gives its collector to contexts that are made after this flag was set.
  setFlagsFromString('--expose-gc');
  const gc: (options: typeof thorough) => void = runInNewContext('gc');
  return () => gc(thorough);
}
