import { setTimeout as sleep } from 'node:timers/promises';

/** Uploads decoded at the same time: a large photo takes 150 MB while it is. */
const atOnce = 2;
/** How often whoever lets uploads go first looks again, in milliseconds. */
const lookAgain = 50;

/** Uploads go through here, a few at a time, the others in the order they came. */
export class Uploads {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= atOnce) await new Promise<void>((turn) => this.#waiting.push(turn));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The place is handed on, so that nobody who comes now overtakes.
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** When no upload is being worked on. */
  quiet = async (): Promise<void> => {
    while (this.#running > 0) await sleep(lookAgain, undefined, { ref: false });
  };
}
