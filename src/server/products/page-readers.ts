import type { ReadProduct } from '../../product-page/read-product-page.ts';
import { Semaphore } from '../concurrency/semaphore.ts';
import type { FetchTimeouts } from './fetch-timeouts.ts';
import { PageReader, type PageTask } from './page-reader.ts';

const maxReaders = 2;
/** Pages that wait for a reader; the next one is not read. */
const maxWaiting = 100;

/**
 * A pool of up to two worker threads that read pages. They start on demand and end when idle. A page that
 * takes too long or needs too much memory terminates its worker only.
 */
export class PageReaders {
  readonly #times: FetchTimeouts;
  readonly #slots = new Semaphore({
    capacity: maxReaders,
    capacityPerOwner: maxReaders,
    maxWaiting,
    maxWaitingPerOwner: maxWaiting,
  });
  readonly #idle: PageReader[] = [];
  readonly #all = new Set<PageReader>();
  #idleTimer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(times: FetchTimeouts) {
    this.#times = times;
  }

  /** number of running threads */
  get count(): number {
    return this.#all.size;
  }

  /** Returns the product of a page; null when it could not be read in time and memory. */
  async read(page: PageTask): Promise<ReadProduct | null> {
    const release = await this.#slots
      .acquire({ owner: null }, AbortSignal.timeout(this.#times.queue))
      .catch(() => null);
    if (!release || this.#closed) {
      release?.();
      return null;
    }
    const reader = this.#idle.pop() ?? this.#start();
    try {
      const product = await reader.read(page, this.#times.read);
      this.#idle.push(reader);
      return product;
    } catch {
      await this.#terminate(reader);
      return null;
    } finally {
      this.#scheduleShutdown();
      release();
    }
  }

  /** Terminates all workers; later pages give null. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idleTimer);
    this.#idle.length = 0;
    await Promise.all([...this.#all].map((reader) => this.#terminate(reader)));
  }

  #start(): PageReader {
    const reader = new PageReader();
    this.#all.add(reader);
    return reader;
  }

  async #terminate(reader: PageReader): Promise<void> {
    this.#all.delete(reader);
    await reader.end();
  }

  #scheduleShutdown(): void {
    clearTimeout(this.#idleTimer);
    if (this.#closed) return;
    this.#idleTimer = setTimeout(() => {
      for (const reader of this.#idle.splice(0)) void this.#terminate(reader);
    }, this.#times.idle).unref();
  }
}
