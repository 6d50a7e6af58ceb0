import { setTimeout as sleep } from 'node:timers/promises';
import { Batcher } from '../concurrency/batcher.ts';

/** Notes in one notification: PostgreSQL takes 8,000 bytes, and a note is the id of a list, 36 bytes. */
const maxNotes = 200;
/** Shortest time between two notifications, during which notes are gathered. */
const intervalMs = 10;
/** Delays before a notification that could not be sent is sent again. */
const retryDelaysMs = [200, 1000, 5000, 15_000];

/**
 * Sends notes to the processes on a database, many in one notification: PostgreSQL lets only one
 * transaction at a time commit with a notification, and each one wakes every process.
 */
export class PostgresNotes {
  readonly #notify: (payload: string) => Promise<void>;
  readonly #closing = new AbortController();
  readonly #batcher: Batcher<string, undefined>;
  #sentAt = Number.NEGATIVE_INFINITY;

  /** `notify` sends the payload of a notification. */
  constructor(notify: (payload: string) => Promise<void>) {
    this.#notify = notify;
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
    if (wait > 0) await this.#sleep(wait);
    await this.#send([...new Set(notes)].join(' '));
    this.#sentAt = performance.now();
    return notes.map(() => undefined);
  }

  async #send(payload: string): Promise<void> {
    for (const delay of retryDelaysMs) {
      try {
        return await this.#notify(payload);
      } catch {
        await this.#sleep(delay);
        if (this.#closing.signal.aborted) return;
      }
    }
    await this.#notify(payload);
  }

  async #sleep(ms: number): Promise<void> {
    await sleep(ms, undefined, { ref: false, signal: this.#closing.signal }).catch(() => {});
  }
}

/** Returns the notes in the payload of a notification. */
export function notesOf(payload: string): string[] {
  return payload.split(' ');
}
