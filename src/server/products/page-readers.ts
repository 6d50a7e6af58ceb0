import type { ReadProduct } from '../../product-page/read-product-page.ts';
import type { FetchTimes } from './fetch-times.ts';
import { PageReader, type PageTask } from './page-reader.ts';
import { Turns } from './turns.ts';

const mostReaders = 2;

/**
 * Reads pages in up to two threads, which start with the first page and end when there has been none for
 * a while. A page that keeps its reader too long, or makes it run out of memory, costs that reader and nothing else.
 */
export class PageReaders {
  readonly #times: FetchTimes;
  readonly #turns = new Turns(mostReaders);
  readonly #idle: PageReader[] = [];
  readonly #all = new Set<PageReader>();
  #resting: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(times: FetchTimes) {
    this.#times = times;
  }

  /** threads that there are now */
  get count(): number {
    return this.#all.size;
  }

  /** The product of a page; null when the page could not be read in time and memory. */
  async read(page: PageTask): Promise<ReadProduct | null> {
    const end = await this.#turns
      .take('reader', AbortSignal.timeout(this.#times.queue))
      .catch(() => null);
    if (!end || this.#closed) {
      end?.();
      return null;
    }
    const reader = this.#idle.pop() ?? this.#start();
    try {
      const product = await reader.read(page, this.#times.read);
      this.#idle.push(reader);
      return product;
    } catch {
      await this.#dismiss(reader);
      return null;
    } finally {
      this.#restLater();
      end();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#resting);
    this.#idle.length = 0;
    await Promise.all([...this.#all].map((reader) => this.#dismiss(reader)));
  }

  #start(): PageReader {
    const reader = new PageReader();
    this.#all.add(reader);
    return reader;
  }

  async #dismiss(reader: PageReader): Promise<void> {
    this.#all.delete(reader);
    await reader.end();
  }

  #restLater(): void {
    clearTimeout(this.#resting);
    if (this.#closed) return;
    this.#resting = setTimeout(() => {
      for (const reader of this.#idle.splice(0)) void this.#dismiss(reader);
    }, this.#times.idle).unref();
  }
}
