/** A part that has not answered after this time is down. */
const checkTimeoutMs = 2000;
/** Shortest time between two checks of a part. */
const checkIntervalMs = 1000;

/**
 * Whether one part of the server works, as `check` finds out: one check at a time, and its outcome
 * holds for a second.
 */
export class Readiness {
  readonly #check: () => Promise<void>;
  readonly #report: (error: unknown) => void;
  #outcome: Promise<boolean> | undefined;
  #endedAt: number | null = null;

  /** `report` gets the reason each time that a check fails. */
  constructor(check: () => Promise<void>, report: (error: unknown) => void) {
    this.#check = check;
    this.#report = report;
  }

  /** True when the part works; false when its check fails or has not ended within two seconds. */
  async isReady(): Promise<boolean> {
    const isOver = this.#endedAt !== null && performance.now() - this.#endedAt >= checkIntervalMs;
    if (!this.#outcome || isOver) {
      this.#endedAt = null;
      this.#outcome = this.#check()
        .then(
          () => true,
          (error: unknown) => {
            this.#report(error);
            return false;
          },
        )
        .finally(() => {
          this.#endedAt = performance.now();
        });
    }
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), checkTimeoutMs);
    return Promise.race([this.#outcome, late]).finally(() => clearTimeout(timer));
  }
}
