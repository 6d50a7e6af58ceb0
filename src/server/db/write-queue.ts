import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { backoffMs, type Delays } from '../concurrency/backoff.ts';
import { codeOf } from '../storage-unavailable.ts';
import type { Tx } from './database.ts';
import type { Schema } from './schema.ts';

interface PendingWrite {
  readonly since: number;
  run(tx: Tx): Promise<void>;
  finish(): void;
  reject(error: unknown): void;
}

/** A savepoint on the connection that writes. */
export interface Savepoint {
  begin(): void;
  rollback(): void;
  release(): void;
}

/** Writes per commit; more would delay the first of them. */
const maxBatchSize = 128;
/** Longest wait for a write lock that another process holds. */
const lockTimeoutMs = 10_000;
/** Delays before the write lock is tried again. */
const lockRetryDelays: Delays = { min: 1, max: 50 };

/**
 * The only writer of an embedded database. Writes that are waiting when a transaction begins share its
 * commit, each in a savepoint of its own, because every durable commit costs a disk flush. While another
 * process holds the write lock, they wait without blocking the event loop.
 */
export class WriteQueue {
  readonly #db: Kysely<Schema>;
  readonly #savepoint: Savepoint;
  #waiting: PendingWrite[] = [];
  #isWorking = false;
  /** called after every commit, before its writes resolve */
  onCommit: () => void = () => {};

  constructor(db: Kysely<Schema>, savepoint: Savepoint) {
    this.#db = db;
    this.#savepoint = savepoint;
  }

  /** The number of writes that wait. */
  get length(): number {
    return this.#waiting.length;
  }

  /** Runs `work` in a shared transaction; resolves with its result after the commit. Rejects when it or the commit fails. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const savepoint = this.#savepoint;
    return new Promise<T>((resolve, reject) => {
      let finish: () => void = () => {};
      this.#waiting.push({
        since: performance.now(),
        async run(tx) {
          savepoint.begin();
          try {
            const result = await work(tx);
            finish = () => resolve(result);
          } catch (error) {
            try {
              savepoint.rollback();
            } catch {
              // The error has ended the whole transaction with all savepoints.
              throw error;
            }
            finish = () => reject(error);
          }
          savepoint.release();
        },
        finish: () => finish(),
        reject,
      });
      if (!this.#isWorking) {
        this.#isWorking = true;
        setImmediate(() => void this.#drain());
      }
    });
  }

  async #drain(): Promise<void> {
    let lockFailures = 0;
    while (this.#waiting.length > 0) {
      let batch: PendingWrite[] | undefined;
      try {
        await this.#db.transaction().execute(async (tx) => {
          batch = this.#waiting.splice(0, maxBatchSize);
          for (const each of batch) await each.run(tx);
        });
        this.onCommit();
        for (const each of batch ?? []) each.finish();
        lockFailures = 0;
      } catch (error) {
        if (!batch && isLocked(error)) {
          await this.#waitForLock(error, lockFailures);
          lockFailures += 1;
          continue;
        }
        // The transaction itself failed (disk full, file read-only), so no write has happened.
        for (const each of batch ?? this.#waiting.splice(0)) each.reject(error);
      }
      // Lets responses be sent and requests be read before the next commit.
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    this.#isWorking = false;
  }

  /** Rejects writes that have waited too long, and sleeps before the next attempt. */
  async #waitForLock(error: unknown, lockFailures: number): Promise<void> {
    const deadline = performance.now() - lockTimeoutMs;
    const expired = this.#waiting.filter(({ since }) => since < deadline);
    this.#waiting = this.#waiting.filter(({ since }) => since >= deadline);
    for (const each of expired) each.reject(error);
    await sleep(backoffMs(lockFailures, lockRetryDelays));
  }
}

/** Returns whether a write failed because another process holds the lock. */
export function isLocked(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error) ?? '');
}
