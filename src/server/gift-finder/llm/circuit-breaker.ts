import type { Clock } from '../../id-generator.ts';

/** The circuit opens after so many failures in a row. */
const maxFailures = 3;
const openDurationMs = 60_000;

/** Spares visitors the wait for a service that keeps failing: while the circuit is open, nothing is sent to it. */
export class CircuitBreaker {
  readonly #now: Clock;
  #failures = 0;
  #openUntil = 0;

  constructor(now: Clock) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#now() < this.#openUntil;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= maxFailures) this.#openUntil = this.#now() + openDurationMs;
  }
}
