import { LRUCache } from 'lru-cache';

/**
 * Bytes of responses per visitor and minute. Rendering a page takes about 0.1 us of CPU time per byte, a
 * response of the API about a third of that; so a visitor uses at most a fifth of one core.
 */
export const workBytesPerMinute = 128 * 1024 * 1024;
const maxVisitors = 50_000;

/** Level of a leaky bucket in bytes, at a time in milliseconds. */
interface Debt {
  bytes: number;
  at: number;
}

/**
 * Limits the cost of responses per visitor: a leaky bucket of bytes. Counting requests is not sufficient,
 * because the page of a full list costs a hundred times as much as a short one.
 */
export class WorkBudget {
  readonly #debts = new LRUCache<string, Debt>({ max: maxVisitors });
  readonly #now: () => number;
  readonly #bytesPerMinute: number;

  /** `now` returns milliseconds. */
  constructor(now: () => number, bytesPerMinute = workBytesPerMinute) {
    this.#now = now;
    this.#bytesPerMinute = bytesPerMinute;
  }

  /** Adds a response of so many bytes to the bucket of this visitor. */
  spend(visitor: string, bytes: number): void {
    this.#debts.set(visitor, { bytes: this.#debtOf(visitor) + bytes, at: this.#now() });
  }

  /** Returns the seconds until the visitor is below the limit; 0 when they are. */
  retryAfter(visitor: string): number {
    const excess = this.#debtOf(visitor) - this.#bytesPerMinute;
    return excess <= 0 ? 0 : Math.ceil((excess / this.#bytesPerMinute) * 60);
  }

  #debtOf(visitor: string): number {
    const debt = this.#debts.get(visitor);
    if (!debt) return 0;
    const minutes = (this.#now() - debt.at) / 60_000;
    return Math.max(0, debt.bytes - minutes * this.#bytesPerMinute);
  }
}
