import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How long the event loop is watched each time. */
const watchedMs = 20_000;
/** The event loop of a server that nobody visits works for less than this share of the time. */
const idleShare = 0.02;

type Collect = (options: { readonly type: 'major' }) => void;

/**
 * Collects garbage once after each time of work, as soon as the event loop has been idle for 20 s. V8 by itself collects
 * when memory is asked for, so a server would keep the garbage of a busy hour until visitors come again. The process
 * stands still meanwhile, for some 100 ms. Returns what ends it.
 */
export function collectWhenIdle(watched = { watchedMs, idleShare }): () => void {
  // V8 gives its collector to contexts that are made after this flag was set.
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  let before = performance.eventLoopUtilization();
  let hasWorked = true;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    const isIdle = utilization < watched.idleShare;
    if (isIdle && hasWorked) collect({ type: 'major' });
    hasWorked = !isIdle;
    // Read again, because collecting is no work of visitors.
    before = performance.eventLoopUtilization();
  }, watched.watchedMs).unref();
  return () => clearInterval(timer);
}
