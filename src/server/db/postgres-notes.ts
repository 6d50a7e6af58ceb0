import { setTimeout as sleep } from 'node:timers/promises';
import { backoffMs, type Delays } from '../concurrency/backoff.ts';
import { Batcher } from '../concurrency/batcher.ts';

/** Notes in one notification: PostgreSQL takes 8,000 bytes, and a note is the id of a list, 36 bytes. */
const maxNotes = 200;
/** Shortest time between two notifications, during which notes are gathered. */
const intervalMs = 10;
/**
 * Delays before a notification that could not be sent is sent again. Later notes wait for it, so the longest
 * delay is also how late they are after an outage.
 */
const retryDelays: Delays = { min: 200, max: 1000 };
/** Attempts for one notification, over about 20 seconds where the database refuses at once. */
const maxAttempts = 25;

/** Fulfils after `ms` milliseconds, or when `signal` aborts. */
type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

const waitOnClock: Wait = async (ms, signal) => {
  await sleep(ms, undefined, { ref: false, signal }).catch(() => {});
};

/**
 * Sends notes to the processes on a database, many in one notification: PostgreSQL lets only one
 * transaction at a time commit with a notification, and each one wakes every process.
 */
export class PostgresNotes {
  readonly #notify: (payload: string) => Promise<void>;
  readonly #closing = new AbortController();
  readonly #batcher: Batcher<string, undefined>;
  readonly #wait: Wait;
  #sentAt = Number.NEGATIVE_INFINITY;

  /** `notify` sends the payload of a notification; `wait` is replaced in tests. */
  constructor(notify: (payload: string) => Promise<void>, wait: Wait = waitOnClock) {
    this.#notify = notify;
    this.#wait = wait;
    this.#batcher = new Batcher({ run: (notes) => this.#gather(notes), maxSize: maxNotes });
  }

  /** Fulfils when the note, which has no blanks, was sent; rejects after several attempts. */
  async send(note: string): Promise<void> {
    await this.#batcher.ask(note);
  }

  /** Ends the attempts to send what could not be sent. */
  close(): void {
    this.#closing.abort();
  }

  async #gather(notes: readonly string[]): Promise<undefined[]> {
    const wait = this.#sentAt + intervalMs - performance.now();
    if (wait > 0) await this.#wait(wait, this.#closing.signal);
    await this.#send([...new Set(notes)].join(' '));
    this.#sentAt = performance.now();
    return notes.map(() => undefined);
  }

  async #send(payload: string): Promise<void> {
    for (let failures = 0; ; failures++) {
      try {
        return await this.#notify(payload);
      } catch (error) {
        if (failures + 1 === maxAttempts) throw error;
        await this.#wait(backoffMs(failures, retryDelays), this.#closing.signal);
        if (this.#closing.signal.aborted) return;
      }
    }
  }
}

/** Returns the notes in the payload of a notification. */
export function notesOf(payload: string): string[] {
  return payload.split(' ');
}
