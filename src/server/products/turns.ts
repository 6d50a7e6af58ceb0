import { FetchFailure } from './fetch-failure.ts';

interface Waiting {
  readonly name: string;
  readonly begin: () => void;
}

/** More than this wait for nobody, and the next one is sent away. */
const longestQueue = 100;

/** Lets at most so many work at once, and at most so many of one name; the others wait in order. */
export class Turns {
  readonly #overall: number;
  readonly #each: number;
  readonly #working = new Map<string, number>();
  readonly #queue: Waiting[] = [];
  #total = 0;

  constructor(overall: number, each = overall) {
    this.#overall = overall;
    this.#each = each;
  }

  /** Waits for a turn; what it answers ends the turn. */
  async take(name: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#isFree(name)) return this.#begin(name);
    if (this.#queue.length >= longestQueue) throw new FetchFailure('unreachable');
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(new FetchFailure('unreachable'));
      };
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        resolve(this.#begin(name));
      };
      const waiting: Waiting = { name, begin };
      this.#queue.push(waiting);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  #isFree(name: string): boolean {
    return this.#total < this.#overall && (this.#working.get(name) ?? 0) < this.#each;
  }

  #begin(name: string): () => void {
    this.#total += 1;
    this.#working.set(name, (this.#working.get(name) ?? 0) + 1);
    return () => {
      this.#total -= 1;
      const left = (this.#working.get(name) ?? 1) - 1;
      if (left === 0) this.#working.delete(name);
      else this.#working.set(name, left);
      const next = this.#queue.findIndex((waiting) => this.#isFree(waiting.name));
      if (next !== -1) this.#queue.splice(next, 1)[0]?.begin();
    };
  }
}
