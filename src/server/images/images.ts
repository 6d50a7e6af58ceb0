import { type ImageWidth, imageWidths } from '../../domain/limits.ts';
import type { Clock } from '../chance.ts';
import type { Database, Tx } from '../db/database.ts';
import { AvifMaker } from './avif-maker.ts';
import type { DiskImageStore, ImageFormat } from './disk-image-store.ts';
import { deleteUnused, findUnused, insertImage, isKnownImage } from './images.store.ts';
import { type Picture, pictureKey, processPicture } from './process-picture.ts';
import { Uploads } from './uploads.ts';

/** Files that no row knows are kept this long: an upload may be about to give them to an item. */
const grace = 60 * 60 * 1000;
/** Pictures that one round of chores lets be made smaller, and rows that it removes at a time. */
const handful = 200;
const largest = imageWidths[imageWidths.length - 1] ?? 1280;

/** Uploaded pictures: made safe, kept once however often they are uploaded, gone with their items. */
export class Images {
  readonly #store: DiskImageStore;
  readonly #database: Database;
  readonly #now: Clock;
  readonly #uploads = new Uploads();
  readonly #avif: AvifMaker;

  /** `report` hears of faults while nobody waits. */
  constructor(
    store: DiskImageStore,
    database: Database,
    now: Clock,
    report: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#database = database;
    this.#now = now;
    this.#avif = new AvifMaker(store, this.#uploads.quiet, report);
  }

  /** Makes an upload a picture and writes its files, before any row speaks of it. */
  async prepare(upload: Buffer): Promise<Picture> {
    const known = await this.#store.readAll(pictureKey(upload));
    if (known) return known;
    const picture = await this.#uploads.run(() => processPicture(upload));
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
    this.#avif.want(picture.key);
  }

  /** The picture in its largest width, to be taken elsewhere. */
  async whole(key: string): Promise<Buffer | undefined> {
    return this.#store.read(key, largest);
  }

  /** One width of a picture, as AVIF where that is wanted and was made already. */
  async read(
    key: string,
    width: ImageWidth,
    { avif = false } = {},
  ): Promise<{ readonly format: ImageFormat; readonly bytes: Buffer } | undefined> {
    const small = avif ? await this.#store.read(key, width, 'avif') : undefined;
    if (small && small.length > 0) return { format: 'avif', bytes: small };
    const bytes = await this.#store.read(key, width);
    if (bytes && avif && !small) this.#avif.want(key);
    return bytes && { format: 'webp', bytes };
  }

  /** Removes pictures that no item has any more. */
  async release(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const unused = await this.#database.write((tx) => deleteUnused(tx, keys));
    for (const key of unused) await this.#discard(key);
  }

  /**
   * Sets right what a crash left: rows that no item has, files without a row, half-written files;
   * and has the AVIF made that is missing.
   */
  async sweep(): Promise<number> {
    const before = this.#now() - grace;
    let removed = 0;
    for (;;) {
      const unused = await findUnused(this.#database.read, handful);
      await this.release(unused);
      removed += unused.length;
      if (unused.length < handful) break;
    }
    let wanted = 0;
    for await (const { key, changedAt } of this.#store.all()) {
      if (changedAt <= before && !(await isKnownImage(this.#database.read, key))) {
        await this.#discard(key);
        removed += 1;
      } else if (wanted < handful && !(await this.#store.hasAvif(key, largest))) {
        this.#avif.want(key);
        wanted += 1;
      }
    }
    await this.#store.clearDrafts(before);
    return removed;
  }

  /** When every AVIF that is wanted so far is made. */
  settled(): Promise<void> {
    return this.#avif.done();
  }

  ping(): Promise<void> {
    return this.#store.ping();
  }

  /**
   * Removes the files of a picture without a row. Somebody may be giving it to an item just now:
   * either their row is seen here and the files come back, or they find no files after their
   * commit and write them again.
   */
  async #discard(key: string): Promise<void> {
    const aside = await this.#store.setAside(key);
    if (await isKnownImage(this.#database.read, key)) await aside.restore();
    else await aside.remove();
  }
}
