import { LRUCache } from 'lru-cache';
import type { EncodedResponse } from './encoded-response.ts';

/** An upper bound in bytes, by `size`: compressed pages take a tenth of it. */
export const cacheMaxBytes = 48 * 1024 * 1024;

/** The versioned data from which a response was made. */
export interface ResponseSource {
  /** identifies it, so that its current version can be read */
  readonly id: string;
  readonly version: number;
}

/** A response that is valid while its source has the same version; null: always. */
export interface CachedResponse {
  readonly response: EncodedResponse;
  readonly source: ResponseSource | null;
  /** the data version of the database when this was last checked to be current */
  checkedAt: number | null;
}

interface Render {
  readonly source: ResponseSource | null;
  readonly render: () => Promise<EncodedResponse>;
}

const versionOf = (source: ResponseSource | null) => source?.version ?? 0;

/** The newest response of each cache key; the least recently used ones are evicted. */
export class ResponseCache {
  readonly #responses = new LRUCache<string, CachedResponse, Render>({
    maxSize: cacheMaxBytes,
    sizeCalculation: ({ response }) => response.size,
    // A result that is evicted from the cache before it is there is still returned.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _previous, { context: { source, render } }) => ({
      response: await render(),
      source,
      checkedAt: null,
    }),
  });

  /** Returns the cached response of this key, current or not; undefined when there is none. */
  find(key: string): CachedResponse | undefined {
    return this.#responses.get(key);
  }

  /** Removes this response, but not a newer one with the same key. */
  drop(key: string, cached: CachedResponse): void {
    if (this.#responses.peek(key) === cached) this.#responses.delete(key);
  }

  /**
   * Returns the response for this version of its source, cached or rendered; concurrent calls share one
   * rendering. Only responses with status 200 stay cached. Fails with the errors of `render`.
   */
  async get(
    key: string,
    source: ResponseSource | null,
    render: () => Promise<EncodedResponse>,
  ): Promise<EncodedResponse> {
    const version = versionOf(source);
    for (;;) {
      const cached = this.find(key);
      if (cached) {
        const cachedVersion = versionOf(cached.source);
        if (cachedVersion === version) return cached.response;
        // A response from an older version must not replace a newer one.
        if (cachedVersion > version) return render();
      }
      const rendered = await this.#responses.forceFetch(key, {
        context: { source, render },
        forceRefresh: cached !== undefined,
      });
      if (rendered.response.status !== 200) this.drop(key, rendered);
      // A shared rendering may be of an earlier version; then the next iteration renders this one.
      if (versionOf(rendered.source) >= version) return rendered.response;
    }
  }
}
