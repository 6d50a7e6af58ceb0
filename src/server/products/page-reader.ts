import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Language } from '../../domain/language.ts';
import type { ReadProduct } from '../../product-page/read-product-page.ts';

/** A page as it came, to be read as a product. */
export interface PageTask {
  readonly bytes: Uint8Array;
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** A worker that has not started by then never will, in milliseconds. */
const startPatience = 10_000;

/** One thread that reads pages, one at a time. After a failure it is of no more use. */
export class PageReader {
  readonly #worker: Worker;
  readonly #ready: Promise<unknown>;
  readonly #gone = new AbortController();

  constructor() {
    this.#worker = new Worker(new URL('./read-page.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
      // It needs nothing of ours: no environment, and what it says is not ours to print.
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    // Without a listener a worker's end by memory would be ours too.
    this.#worker.on('error', () => {});
    this.#worker.once('exit', () => this.#gone.abort());
    this.#worker.unref();
    this.#worker.stdout.resume();
    this.#worker.stderr.resume();
    this.#ready = this.#word(startPatience);
    this.#ready.catch(() => {});
  }

  /** Rejects when reading takes longer than `patience` milliseconds, needs too much memory or fails. */
  async read(page: PageTask, patience: number): Promise<ReadProduct> {
    this.#worker.ref();
    try {
      await this.#ready;
      const answer = this.#word(patience);
      const bytes = new Uint8Array(page.bytes);
      this.#worker.postMessage({ ...page, bytes }, [bytes.buffer]);
      const [product] = (await answer) as [ReadProduct];
      return product;
    } finally {
      this.#worker.unref();
    }
  }

  /** The next thing it says; rejects when that takes too long, or when there will be nothing more. */
  #word(patience: number): Promise<unknown[]> {
    const signal = AbortSignal.any([AbortSignal.timeout(patience), this.#gone.signal]);
    return once(this.#worker, 'message', { signal });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
