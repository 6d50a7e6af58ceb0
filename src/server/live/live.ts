import type { Database } from '../db/database.ts';

/** Whoever wants to know when a list may have changed; what it is like now has to be asked again. */
export interface Watcher {
  look(): void;
}

/**
 * Who is watching which list. It carries no state, only "look again": a page that missed a call
 * finds the same truth with the next one, so nothing has to be replayed.
 */
export class Live {
  readonly #database: Database;
  /** by list: each watcher, and how often it asked to be told */
  readonly #watchers = new Map<string, Map<Watcher, number>>();
  readonly #report: (error: unknown) => void;

  constructor(database: Database, report: (error: unknown) => void) {
    this.#database = database;
    this.#report = report;
  }

  /** Begins to hear what other processes write. */
  async start(): Promise<void> {
    await this.#database.listen((wishlistId) => {
      if (wishlistId === null) for (const id of this.#watchers.keys()) this.#wake(id);
      else this.#wake(wishlistId);
    });
  }

  /**
   * Tells `watcher`, once, after every change of the list, until each of the functions that were
   * returned for it is called.
   */
  watch(wishlistId: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(wishlistId) ?? new Map<Watcher, number>();
    this.#watchers.set(wishlistId, watchers.set(watcher, (watchers.get(watcher) ?? 0) + 1));
    return () => {
      const left = (watchers.get(watcher) ?? 1) - 1;
      if (left > 0) watchers.set(watcher, left);
      else watchers.delete(watcher);
      if (watchers.size === 0) this.#watchers.delete(wishlistId);
    };
  }

  /** Says, after the commit, that a list changed: here at once, to other processes by the database. */
  announce(wishlistId: string): void {
    this.#wake(wishlistId);
    this.#database.announce(wishlistId).catch(this.#report);
  }

  #wake(wishlistId: string): void {
    for (const watcher of this.#watchers.get(wishlistId)?.keys() ?? []) watcher.look();
  }
}
