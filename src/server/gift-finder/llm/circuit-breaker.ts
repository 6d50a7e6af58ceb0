import type { Clock } from '../../id-generator.ts';

/** Failures in a row after which nobody is asked for a while. */
const tolerated = 3;
/** That while, in milliseconds. */
const rest = 60_000;

/** Spares visitors the wait for somebody who keeps failing: after the rest, one question tries again. */
export class CircuitBreaker {
  readonly #now: Clock;
  #failures = 0;
  #restsUntil = 0;

  constructor(now: Clock) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#now() < this.#restsUntil;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= tolerated) this.#restsUntil = this.#now() + rest;
  }
}
