import { type ImageWidth, imageWidths } from '../../domain/limits.ts';
import type { Clock } from '../chance.ts';
import type { Database, Tx } from '../db/database.ts';
import type { DiskImageStore } from './disk-image-store.ts';
import { deleteUnused, insertImage, isKnownImage } from './images.store.ts';
import { type Picture, processPicture } from './process-picture.ts';

/** Files that no row knows are kept this long: an upload may be about to give them to an item. */
const grace = 60 * 60 * 1000;

/** Uploaded pictures: made safe, kept once however often they are uploaded, gone with their items. */
export class Images {
  readonly #store: DiskImageStore;
  readonly #database: Database;
  readonly #now: Clock;

  constructor(store: DiskImageStore, database: Database, now: Clock) {
    this.#store = store;
    this.#database = database;
    this.#now = now;
  }

  /** Makes an upload a picture and writes its files, before any row speaks of it. */
  async prepare(upload: Buffer): Promise<Picture> {
    const picture = await processPicture(upload);
    await this.#store.put(picture);
    return picture;
  }

  /** Writes the picture's row, in the transaction that uses it. */
  async keep(tx: Tx, picture: Picture): Promise<void> {
    let bytes = 0;
    for (const file of picture.widths.values()) bytes += file.length;
    await insertImage(tx, {
      key: picture.key,
      bytes,
      widths: [...picture.widths.keys()],
      now: this.#now(),
    });
  }

  /**
   * After the commit: if the last other item with the same picture went away while this one was
   * being written, its files went too, and are written again.
   */
  async confirm(picture: Picture): Promise<void> {
    await this.#store.put(picture);
  }

  /** The picture in its largest width, to be taken elsewhere. */
  async whole(key: string): Promise<Buffer | undefined> {
    return this.#store.read(key, imageWidths[imageWidths.length - 1] ?? 1280);
  }

  read(key: string, width: ImageWidth): Promise<Buffer | undefined> {
    return this.#store.read(key, width);
  }

  /** Removes pictures that no item has any more, rows first, so that no row lacks its files. */
  async release(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const unused = await this.#database.write((tx) => deleteUnused(tx, keys));
    for (const key of unused) await this.#store.remove(key);
  }

  /** Removes files that a crash left without a row. */
  async sweep(): Promise<number> {
    let removed = 0;
    for await (const key of this.#store.olderThan(grace, this.#now())) {
      if (await isKnownImage(this.#database.read, key)) continue;
      await this.#store.remove(key);
      removed += 1;
    }
    return removed;
  }

  ping(): Promise<void> {
    return this.#store.ping();
  }
}
