import { LRUCache } from 'lru-cache';
import { hashString } from '../../domain/hash-string.ts';
import { ogImageItems, ogImageVersion } from '../../domain/og-image.ts';
import type { Wishlist } from '../../domain/wishlists/wishlist.ts';
import { Semaphore } from '../concurrency/semaphore.ts';
import { drawingOf } from '../drawings/drawing-of.ts';
import type { Images } from '../images/images.ts';
import type { PictureProcessor } from '../images/picture-processor.ts';
import type { Requester } from '../requester.ts';

/** Bytes of pictures that are kept; the least recently used ones are evicted. */
const cacheMaxBytes = 8 * 1024 * 1024;
/** A picture that waits longer to be drawn is refused, in milliseconds. */
const maxWaitMs = 10_000;

interface OgImagesOptions {
  readonly images: Images;
  readonly pictures: PictureProcessor;
  /** what the build drew for pictures of links */
  readonly folder: string;
}

interface DrawRequest {
  readonly readList: () => Promise<Wishlist>;
  readonly requester: Requester;
}

/** A picture, and the version of the list that it shows. */
export interface OgImage {
  readonly version: string;
  readonly bytes: Buffer;
}

/**
 * Pictures of shared lists for messengers: drawn when requested, one at a time, each once, and
 * kept for a while. A list that changes while it waits is drawn as it then is.
 */
export class OgImages {
  readonly #options: OgImagesOptions;
  readonly #semaphore = new Semaphore({
    capacity: 1,
    capacityPerOwner: 1,
    maxWaiting: 100,
    maxWaitingPerOwner: 25,
  });
  readonly #drawn = new LRUCache<string, OgImage, DrawRequest>({
    maxSize: cacheMaxBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
    // A result that is evicted from the cache before it is there is still returned.
    ignoreFetchAbort: true,
    fetchMethod: (_id, _previous, { context }) => this.#drawInTurn(context),
  });

  constructor(options: OgImagesOptions) {
    this.#options = options;
  }

  /**
   * The picture of a list. `readList` is called when it is drawn, so the picture may show a later
   * version than `list`. Fails with `server.busy` when too many wait, and as `readList` does.
   */
  async picture(
    list: Wishlist,
    readList: () => Promise<Wishlist>,
    requester: Requester,
  ): Promise<OgImage> {
    const version = ogImageVersion(list);
    const drawn = this.#drawn.get(list.id);
    if (drawn?.version === version) return drawn;
    const status: LRUCache.Status<string, OgImage, DrawRequest> = {};
    const fetchOptions = { context: { readList, requester }, forceRefresh: true, status };
    const drawing = this.#drawn.forceFetch(list.id, fetchOptions);
    if (status.fetch !== 'inflight') return drawing;
    // What others have drawn may be an older state of the list; what is begun from now on is not.
    const first = await drawing.catch(() => null);
    if (first?.version === version) return first;
    return this.#drawn.forceFetch(list.id, { ...fetchOptions, status: {} });
  }

  async #drawInTurn({ readList, requester: { visitor } }: DrawRequest): Promise<OgImage> {
    // Others may wait for the same picture, so it is drawn also when the first of them leaves.
    const signal = AbortSignal.timeout(maxWaitMs);
    const free = await this.#semaphore.acquire({ owner: visitor }, signal);
    try {
      const list = await readList();
      const bytes = await this.#draw(list, { visitor: `og-image ${visitor}`, signal });
      return { version: ogImageVersion(list), bytes };
    } finally {
      free();
    }
  }

  async #draw(list: Wishlist, requester: Requester): Promise<Buffer> {
    const { images, pictures, folder } = this.#options;
    const items = await Promise.all(
      ogImageItems(list.items).map(async ({ imageKey, title }, place) => {
        const file = imageKey === null ? undefined : await images.read(imageKey, 640);
        // The same tiles for the same list, and no two alike beside each other.
        const tile = hashString(list.id) + place;
        return file?.bytes ?? { tile, drawing: drawingOf(title) };
      }),
    );
    return pictures.drawOgImage(folder, { name: list.name, items }, requester);
  }
}
