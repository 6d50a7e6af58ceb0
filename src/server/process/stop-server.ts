import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { MaintenanceJobs } from '../operations/maintenance-jobs.ts';
import type { Services } from '../services.ts';

/** A stop that takes longer than this is cut short. */
const shutdownTimeoutMs = 9000;
/** What is left of it for closing the rest, when spans are still being sent. */
const reserveMs = 2000;

/** What has been started so far. */
export interface RunningServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  metrics: Server | null;
  readonly jobs: MaintenanceJobs;
  readonly closePages: (() => Promise<void>) | undefined;
  readonly exit: (code: number) => void;
  /** prints a sentence, and ends the process with the exit code 1 */
  readonly fail: (sentence: string) => void;
}

/**
 * Stops taking requests, lets the open ones and the maintenance jobs end, then closes what they need. Ends the
 * process: with the exit code 0, or with 1 and a sentence where something cannot be closed or takes longer than 9 s.
 */
export function stopServer({ services, jobs, exit, fail, ...open }: RunningServer): void {
  const { log, tracing, database } = services;
  log.info('stopping');
  setTimeout(() => fail('The open requests did not end in time.'), shutdownTimeoutMs).unref();
  const deadline = performance.now() + shutdownTimeoutMs;
  const lastRound = jobs.stop();
  Promise.resolve()
    .then(() => open.app.close())
    .then(() => tracing?.close(Math.max(0, deadline - performance.now() - reserveMs)))
    .then(() => open.metrics?.close())
    .then(() => open.closePages?.())
    .then(() => lastRound)
    .then(() => database.close())
    .then(
      () => {
        log.info('stopped');
        exit(0);
      },
      (error: unknown) => fail(`Stopping failed: ${String(error)}`),
    );
}
