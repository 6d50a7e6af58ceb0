import { LRUCache } from 'lru-cache';
import type { EncodedPage } from './encoded-page.ts';

const largestSize = 64 * 1024 * 1024;

/**
 * Rendered pages, until memory is needed for others. A key names everything a page depends on (of
 * a list, its version), so nothing here ever grows stale; whoever comes while a page is being
 * rendered waits for that one.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, EncodedPage>({
    maxSize: largestSize,
    sizeCalculation: (page) => page.size,
  });
  readonly #rendering = new Map<string, Promise<EncodedPage>>();

  async get(key: string, render: () => Promise<EncodedPage>): Promise<EncodedPage> {
    const known = this.#pages.get(key);
    if (known) return known;
    const waiting = this.#rendering.get(key);
    if (waiting) return waiting;
    const rendering = render().finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    const page = await rendering;
    if (page.status === 200) this.#pages.set(key, page);
    return page;
  }
}
