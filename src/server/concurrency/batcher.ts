interface Waiting<Request, Answer> {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** What a batcher runs, and of which size. */
export interface BatcherOptions<Request, Answer> {
  /** returns an answer for each request, in their order; when it rejects, all of them fail */
  readonly run: (requests: readonly Request[]) => Promise<readonly Answer[]>;
  readonly maxSize: number;
  /** requests with the same key are never in the same batch; without it any may be */
  readonly keyOf?: (request: Request) => string;
}

/**
 * Answers requests that arrive together with one call: what arrives while a batch runs is in the next one.
 * A request that arrives alone runs at once.
 */
export class Batcher<Request, Answer> {
  readonly #options: BatcherOptions<Request, Answer>;
  #waiting: Waiting<Request, Answer>[] = [];
  #isRunning = false;

  constructor(options: BatcherOptions<Request, Answer>) {
    this.#options = options;
  }

  /** Returns the answer to a request; rejects with the failure of its batch. */
  ask(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      if (this.#isRunning) return;
      this.#isRunning = true;
      // After the requests that arrived with this one.
      setImmediate(() => void this.#drain());
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#takeBatch();
      try {
        const answers = await this.#options.run(batch.map(({ request }) => request));
        for (const [place, { resolve }] of batch.entries()) resolve(answers[place] as Answer);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isRunning = false;
  }

  #takeBatch(): Waiting<Request, Answer>[] {
    const { maxSize, keyOf } = this.#options;
    const keys = new Set<string>();
    const batch: Waiting<Request, Answer>[] = [];
    const later: Waiting<Request, Answer>[] = [];
    for (const each of this.#waiting) {
      const key = keyOf?.(each.request);
      const isNext = batch.length < maxSize && (key === undefined || !keys.has(key));
      if (key !== undefined) keys.add(key);
      (isNext ? batch : later).push(each);
    }
    this.#waiting = later;
    return batch;
  }
}
