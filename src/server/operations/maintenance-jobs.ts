import { dayMs, hourMs } from '../../domain/time.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { deleteGiftSearchesBefore } from '../gift-finder/gift-searches.store.ts';
import { searchLifetimeMs } from '../gift-finder/suggest-more-gifts.ts';
import { forgetAnswersBefore } from '../idempotency/idempotency.store.ts';
import { idempotencyLifetimeMs } from '../idempotency/run-idempotent.ts';
import { deleteReportsDecidedBefore } from '../moderation/moderation.store.ts';
import type { Services } from '../services.ts';
import { checkClock, deleteExpired } from './delete-expired.ts';
import { maxDriftMs } from './retention-policy.ts';

/** Interval between two rounds. */
const roundIntervalMs = hourMs;
/** Interval at which a running process looks whether the clock was set. */
const clockCheckIntervalMs = 60 * 1000;

/**
 * Copies from before migrations hold what has been erased since, so they are kept as long as backups. Where no backups
 * are made they are the only way back to the former release; the privacy policy says so too.
 */
export const defaultCopyDays = 30;
/** How long a report is kept after the decision, because it can be contested that long; the privacy policy says so too. */
export const reportRetentionDays = 180;

/** Rows that are deleted after a time in milliseconds. */
const expiringRows = [
  [forgetAnswersBefore, idempotencyLifetimeMs],
  [deleteGiftSearchesBefore, searchLifetimeMs],
  [deleteReportsDecidedBefore, reportRetentionDays * dayMs],
] as const;

/**
 * What has to be done now and then, whether or not anybody visits: one round at a time, by one of the servers on
 * a PostgreSQL.
 */
export class MaintenanceJobs {
  readonly #services: Services;
  #expectedOffset: number;
  #running: Promise<void> | undefined;
  readonly #stopping = new AbortController();
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(services: Services) {
    this.#services = services;
    this.#expectedOffset = this.#offset;
  }

  /** Runs one round; a call while one is running returns the promise of that one. */
  run(): Promise<void> {
    this.#running ??= this.#round().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Does a round now and every hour, and when the clock was set. */
  start(): void {
    const { log } = this.#services;
    const round = () => {
      this.run().catch((error: unknown) => {
        log.warn({ err: error }, 'maintenance failed; it is tried again in an hour');
      });
    };
    round();
    this.#timers.push(
      setInterval(round, roundIntervalMs),
      setInterval(() => {
        if (Math.abs(this.#drift) > maxDriftMs) round();
      }, clockCheckIntervalMs),
    );
    for (const timer of this.#timers) timer.unref();
  }

  /** Starts no further round, and fulfils when the one that runs has ended, which looks at no further list and picture. */
  async stop(): Promise<void> {
    this.#timers.forEach(clearInterval);
    this.#stopping.abort();
    await this.#running?.catch(() => {});
  }

  async #round(): Promise<void> {
    const { database, images, log, now, config } = this.#services;
    const { signal } = this.#stopping;
    const { hasJumped, isTrusted } = await checkClock(this.#services, this.#drift);
    if (hasJumped) this.#expectedOffset = this.#offset;
    // Each server has a clock to check; the rest is done by one of all.
    if (!(await database.lead()) || signal.aborted) return;
    for (const [deleteSome, lifetimeMs] of expiringRows) {
      const before = now() - lifetimeMs;
      await deleteInBatches(database, (tx, limit) => deleteSome(tx, before, limit), signal);
    }
    await deleteExpired(this.#services, signal);
    if (isTrusted) {
      database.deleteCopiesBefore(now() - (config.backupDays || defaultCopyDays) * dayMs);
    }
    const removed = await images.collectGarbage({ keepsFiles: !isTrusted, signal });
    if (removed > 0) log.info({ removed }, 'pictures that no item has were removed');
  }

  /** The clock less the time that the machine has been running: the same as long as the clock is not set. */
  get #offset(): number {
    return this.#services.now() - this.#services.uptime();
  }

  get #drift(): number {
    return this.#offset - this.#expectedOffset;
  }
}
