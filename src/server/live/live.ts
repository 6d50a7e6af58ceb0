import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';

/**
 * Lists that are refreshed together after a reconnection to the database, and the mean pause between batches:
 * 500 lists a second. All servers do this at the same time.
 */
const batchSize = 50;
const batchPauseMs = 100;

type Announcements = Pick<Database, 'listen' | 'announce'>;

/** Is notified when a list may have changed; the notification carries no data. */
export interface Subscriber {
  refresh(): void;
}

/**
 * Notifies subscribers of changed lists. A notification carries no state: a subscriber that missed one
 * reads the current version at the next, so nothing has to be replayed.
 */
export class Live {
  readonly #database: Announcements;
  /** by list: each subscriber, with the number of its subscriptions */
  readonly #subscribers = new Map<string, Map<Subscriber, number>>();
  readonly #report: (error: unknown) => void;
  #isPassing = false;
  #isPassNeeded = false;

  constructor(database: Announcements, report: (error: unknown) => void) {
    this.#database = database;
    this.#report = report;
  }

  /** Starts to receive the changes that other processes announce. */
  async start(): Promise<void> {
    await this.#database.listen((wishlistId) => {
      if (wishlistId === null) this.#requestPass();
      else this.#notify(wishlistId);
    });
  }

  /** Starts a pass over all lists; while one runs, another one follows it, however often it is asked for. */
  #requestPass(): void {
    this.#isPassNeeded = true;
    if (!this.#isPassing) void this.#passUntilCurrent();
  }

  async #passUntilCurrent(): Promise<void> {
    this.#isPassing = true;
    while (this.#isPassNeeded) {
      this.#isPassNeeded = false;
      await this.#notifyAll();
    }
    this.#isPassing = false;
  }

  /** Notifies all subscribers, in batches, so that a recovering database is not overloaded. */
  async #notifyAll(): Promise<void> {
    const ids = [...this.#subscribers.keys()];
    for (let start = 0; start < ids.length; start += batchSize) {
      for (const id of ids.slice(start, start + batchSize)) this.#notify(id);
      await sleep(batchPauseMs * (0.5 + Math.random()), undefined, { ref: false });
    }
  }

  /**
   * Notifies `subscriber`, once, after every change of the list. Returns the function that ends this
   * subscription; notifications stop when all subscriptions of a subscriber have ended.
   */
  watch(wishlistId: string, subscriber: Subscriber): () => void {
    const subscribers = this.#subscribers.get(wishlistId) ?? new Map<Subscriber, number>();
    this.#subscribers.set(
      wishlistId,
      subscribers.set(subscriber, (subscribers.get(subscriber) ?? 0) + 1),
    );
    return () => {
      const remaining = (subscribers.get(subscriber) ?? 1) - 1;
      if (remaining > 0) subscribers.set(subscriber, remaining);
      else subscribers.delete(subscriber);
      if (subscribers.size === 0) this.#subscribers.delete(wishlistId);
    };
  }

  /**
   * Notifies subscribers of a committed change: here at once, in other processes through the database. Fulfils when
   * those were told, or could not be.
   */
  async announce(wishlistId: string): Promise<void> {
    this.#notify(wishlistId);
    await this.#database.announce(wishlistId).catch(this.#report);
  }

  #notify(wishlistId: string): void {
    for (const subscriber of this.#subscribers.get(wishlistId)?.keys() ?? []) subscriber.refresh();
  }
}
