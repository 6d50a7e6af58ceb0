import { LRUCache } from 'lru-cache';
import { previewVersion, previewWishes } from '../../domain/preview.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Images } from '../images/images.ts';
import { Uploads } from '../images/uploads.ts';
import { drawPreview } from './draw-preview.ts';
import { openPreviewParts, type PreviewParts } from './preview-parts.ts';

/** Bytes of pictures that are kept; the least asked for go first. */
const room = 16 * 1024 * 1024;

/** Pictures of shared lists for messengers: a few are drawn at a time, each once, and kept for a while. */
export class Previews {
  readonly #images: Images;
  readonly #parts: () => Promise<PreviewParts>;
  readonly #turns = new Uploads();
  readonly #drawing = new Map<string, Promise<Buffer>>();
  readonly #drawn = new LRUCache<string, Buffer>({
    maxSize: room,
    sizeCalculation: (picture) => picture.length,
  });

  constructor(images: Images, folder: string) {
    this.#images = images;
    let parts: Promise<PreviewParts> | undefined;
    this.#parts = () => (parts ??= openPreviewParts(folder));
  }

  /** The picture of the list as it is now; whoever comes while it is being drawn waits for it. */
  async picture(list: Wishlist): Promise<Buffer> {
    const key = `${list.id} ${previewVersion(list)}`;
    const known = this.#drawn.get(key);
    if (known) return known;
    const waiting = this.#drawing.get(key);
    if (waiting) return waiting;
    const drawing = this.#turns
      .run(() => this.#draw(list))
      .finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawing);
    const picture = await drawing;
    this.#drawn.set(key, picture);
    return picture;
  }

  async #draw(list: Wishlist): Promise<Buffer> {
    const wishes = await Promise.all(
      previewWishes(list.items).map(async ({ imageKey }, place) => {
        const file = imageKey === null ? undefined : await this.#images.read(imageKey, 640);
        return file?.bytes ?? numberOf(list.id) + place;
      }),
    );
    return drawPreview(await this.#parts(), { name: list.name, wishes });
  }
}

/** The same tiles for the same list, and no two alike beside each other. */
function numberOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}
