import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Language } from '../../domain/language.ts';
import type { ReadProduct } from '../../product-page/read-product-page.ts';

/** A fetched page whose product is to be extracted. */
export interface PageTask {
  readonly bytes: Uint8Array;
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** A worker that needs longer to start has failed. */
const startTimeoutMs = 10_000;

/** A worker thread that reads one page at a time. It is unusable after a failure. */
export class PageReader {
  readonly #worker: Worker;
  readonly #ready: Promise<unknown>;
  readonly #exited = new AbortController();

  constructor() {
    this.#worker = new Worker(new URL('./read-page.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
      // Pages are untrusted: the worker gets no environment, and its output is not printed.
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    // Without a listener, a worker that runs out of memory would end the process.
    this.#worker.on('error', () => {});
    this.#worker.once('exit', () => this.#exited.abort());
    this.#worker.unref();
    this.#worker.stdout.resume();
    this.#worker.stderr.resume();
    this.#ready = this.#nextMessage(startTimeoutMs);
    this.#ready.catch(() => {});
  }

  /** Returns the product of a page. Rejects when reading takes longer than `timeoutMs`, needs too much memory or fails. */
  async read(page: PageTask, timeoutMs: number): Promise<ReadProduct> {
    this.#worker.ref();
    try {
      await this.#ready;
      const answer = this.#nextMessage(timeoutMs);
      const bytes = new Uint8Array(page.bytes);
      this.#worker.postMessage({ ...page, bytes }, [bytes.buffer]);
      const [product] = (await answer) as [ReadProduct];
      return product;
    } finally {
      this.#worker.unref();
    }
  }

  /** Resolves with the next message; rejects after `timeoutMs`, or when the worker has ended. */
  #nextMessage(timeoutMs: number): Promise<unknown[]> {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#exited.signal]);
    return once(this.#worker, 'message', { signal });
  }

  /** Terminates the worker. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
