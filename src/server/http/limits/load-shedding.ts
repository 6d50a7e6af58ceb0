import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../errors.ts';

/** Mean delay of the event loop above which new requests are refused rather than queued. */
export const maxDelayMs = 3000;
/** Interval over which the delay is measured. */
const measureIntervalMs = 1000;
/** Resolution of the measurement, which counts as part of the delay. */
const resolutionMs = 10;
/** The start keeps the event loop busy for about this long, without any overload. */
const startupMs = 10_000;

/** Refuses requests with `server.busy` while the event loop is too far behind. */
export function shedLoad(app: FastifyInstance): void {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  let delayMs = 0;
  let measuredAt = performance.now();
  const timer = setInterval(() => {
    const lateness = performance.now() - measuredAt - measureIntervalMs;
    measuredAt = performance.now();
    // Without any sample the loop was blocked for the whole interval and the lateness of this timer.
    delayMs = Number.isNaN(delays.mean) ? lateness : delays.mean / 1e6 - resolutionMs;
    delays.reset();
  }, measureIntervalMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delays.disable();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    const isBusy = delayMs > maxDelayMs && performance.now() > startupMs;
    done(isBusy ? new Failure('server.busy', { retryAfter: 5 }) : undefined);
  });
}
