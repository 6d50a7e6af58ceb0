import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ImageWidth, imageWidths, largestImageWidth } from '../../domain/limits.ts';
import { hourMs } from '../../domain/time.ts';
import { Semaphore } from '../concurrency/semaphore.ts';
import type { Database, Tx } from '../db/database.ts';
import { Failure } from '../errors.ts';
import type { Clock } from '../id-generator.ts';
import type { Requester } from '../requester.ts';
import { AvifMaker } from './avif-maker.ts';
import { imageKey, isSignedEncoding, signEncoded } from './image-keys.ts';
import {
  type ImageFormat,
  type ImageStore,
  type Picture,
  readAll,
  readLargest,
  type StoredPicture,
} from './image-store.ts';
import {
  deleteUnused,
  type Encoding,
  findForeignEncodings,
  findUnusedAfter,
  insertImage,
  isKnownImage,
  isShownImage,
  knownImages,
  readEncoding,
  updateEncoding,
} from './images.store.ts';
import type { PictureProcessor } from './picture-processor.ts';

/** Minimum age of files without a row that are deleted; younger ones may belong to a running upload. */
const gracePeriodMs = hourMs;
/** Pictures that one run queues for encoding, and that it looks up and deletes at a time. */
const batchSize = 200;

/** An empty file means that AVIF would be no smaller than WebP. */
const noAvif = Buffer.alloc(0);

/** Bytes of uploads in memory at the same time: in all, and of one visitor. */
const maxReceivedBytes = { all: 64 * 1024 * 1024, perVisitor: 24 * 1024 * 1024 } as const;
/** An upload that waits longer for memory is refused. */
const maxAdmissionWaitMs = 30_000;

/** A picture as it was received. */
export interface Upload {
  readonly bytes: Buffer;
  /** its list; the same bytes in another list are another picture */
  readonly listId: string;
  readonly requester: Requester;
  /** from an exported list: proves that this site's encoder made the bytes */
  readonly signature?: string | null;
}

/** A picture in an exported list. */
export interface ExportedPicture {
  readonly bytes: Buffer;
  /** null for bytes that may have been made elsewhere */
  readonly signature: string | null;
}

interface GarbageOptions {
  readonly keepsFiles?: boolean;
  readonly signal?: AbortSignal;
}

interface ImagesOptions {
  readonly store: ImageStore;
  readonly database: Database;
  readonly pictures: PictureProcessor;
  /** the secret for keys and signatures */
  readonly secret: () => Promise<string>;
  readonly now: Clock;
  /** receives errors of background work */
  readonly report: (error: unknown) => void;
}

/** Uploaded pictures: re-encoded, stored once per list, deleted with their items. */
export class Images {
  readonly #options: ImagesOptions;
  readonly #avif: AvifMaker;
  readonly #received = new Semaphore({
    capacity: maxReceivedBytes.all,
    capacityPerOwner: maxReceivedBytes.perVisitor,
    maxWaiting: 500,
    maxWaitingPerOwner: 60,
  });

  constructor(options: ImagesOptions) {
    this.#options = options;
    const { store, pictures, report } = options;
    this.#avif = new AvifMaker({
      store,
      encode: (webp, width) => pictures.encodeAvif(webp, width),
      idle: () => pictures.idle(),
      prepare: (key) => this.#encodeAgain(key),
      report,
    });
  }

  /**
   * Waits until a form of so many bytes may be read into memory. Returns the function that releases
   * the memory. Fails with `server.busy` after 30 seconds, or when too many wait already.
   */
  admit(bytes: number, { visitor, signal }: Requester): Promise<() => void> {
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(maxAdmissionWaitMs)]);
    return this.#received.acquire({ owner: visitor, weight: bytes }, waiting);
  }

  /** True while a form waits that would fit but for the uploads of others. */
  get isMemoryFull(): boolean {
    return this.#received.isFull;
  }

  /**
   * Encodes an upload and writes its files, before there is a row. Returns the picture. Fails with
   * `image.too_large`, `image.unsupported_type`, `image.unreadable`, `server.busy`, and with
   * `storage.unavailable` when the files cannot be written.
   */
  async prepare({ bytes, listId, requester, signature }: Upload): Promise<Picture> {
    const { store, pictures, secret } = this.#options;
    const key = imageKey(await secret(), listId, bytes);
    const stored = await readAll(store, key);
    if (stored) return stored;
    const keepAsLargest = !!signature && isSignedEncoding(await secret(), bytes, signature);
    const picture = { key, widths: await pictures.encode(bytes, requester, { keepAsLargest }) };
    await store.put(picture);
    return picture;
  }

  /** Writes the picture's row, in the transaction that uses it. */
  async keep(tx: Tx, picture: Picture): Promise<void> {
    await insertImage(tx, {
      key: picture.key,
      bytes: bytesOf(picture),
      widths: [...picture.widths.keys()],
      now: this.#options.now(),
    });
  }

  /**
   * To be called after the commit. If the last other item with the same picture was deleted meanwhile,
   * the files were deleted too, and are written again.
   */
  async confirm(picture: Picture): Promise<void> {
    await this.#options.store.put(picture);
    this.#avif.enqueue(picture.key);
  }

  /** Returns the largest readable width for an export; null when there is none. */
  async exported(key: string): Promise<ExportedPicture | null> {
    const { store, database, secret } = this.#options;
    const bytes = await readLargest(store, key);
    if (!bytes) return null;
    const isOwn = (await readEncoding(database.read, key)) === 'own';
    return { bytes, signature: isOwn ? signEncoded(await secret(), bytes) : null };
  }

  /**
   * Returns one width of a picture, as AVIF where requested and available. Undefined when there is
   * none, or when no item of a list that can be opened has the picture.
   */
  async read(
    key: string,
    width: ImageWidth,
    { avif = false } = {},
  ): Promise<{ readonly format: ImageFormat; readonly bytes: Buffer } | undefined> {
    const { store, database } = this.#options;
    if (!(await isShownImage(database.read, key))) return undefined;
    const small = avif ? await store.read(key, width, 'avif') : noAvif;
    if (small?.length) return { format: 'avif', bytes: small };
    const bytes = await store.read(key, width);
    if (bytes && !small) this.#avif.enqueue(key);
    return bytes && { format: 'webp', bytes };
  }

  /** Deletes those of the pictures that no item has. After `signal` aborts, files are left for `collectGarbage`. */
  async release(keys: readonly string[], signal?: AbortSignal): Promise<void> {
    if (keys.length === 0) return;
    const unused = await this.#options.database.write((tx) => deleteUnused(tx, keys));
    for (const key of unused) {
      if (signal?.aborted) return;
      await this.#discard(key);
    }
  }

  /**
   * Collects garbage that a crash left: rows without an item, files without a row, temporary files. It
   * also queues pictures without AVIF and those that we have not encoded ourselves. With `keepsFiles` no
   * file is deleted for its age, because the clock is unreliable. It ends after the picture at which `signal` aborts.
   * Returns the number of deleted pictures.
   */
  async collectGarbage({ keepsFiles = false, signal }: GarbageOptions = {}): Promise<number> {
    const { store, database, now } = this.#options;
    const before = keepsFiles ? 0 : now() - gracePeriodMs;
    const rows = await this.#releaseUnused(signal);
    const files = await this.#collectFiles(before, signal);
    for (const key of await findForeignEncodings(database.read, batchSize)) this.#avif.enqueue(key);
    await store.deleteTempFiles(before);
    return rows + files;
  }

  /** Deletes files without a row from before `before`, and queues pictures without AVIF. Returns the number of deleted pictures. */
  async #collectFiles(before: number, signal: AbortSignal | undefined): Promise<number> {
    const { store, database, now } = this.#options;
    let removed = 0;
    let queued = 0;
    for await (const batch of inBatches(store.due(now()))) {
      const old = batch.flatMap(({ key, changedAt }) => (changedAt <= before ? [key] : []));
      const unknown = new Set(old).difference(await knownImages(database.read, old));
      for (const { key } of batch) {
        if (signal?.aborted) return removed;
        if (unknown.has(key)) {
          await this.#discard(key);
          removed += 1;
        } else if (queued < batchSize && !(await store.hasAvif(key, largestImageWidth))) {
          this.#avif.enqueue(key);
          queued += 1;
        }
      }
    }
    return removed;
  }

  /** Deletes every picture that no item has. Returns their number. */
  async #releaseUnused(signal: AbortSignal | undefined): Promise<number> {
    let removed = 0;
    for (let after = ''; ; ) {
      if (signal?.aborted) return removed;
      const found = await findUnusedAfter(this.#options.database.read, after, batchSize);
      if (!found) return removed;
      await this.release(found.unused, signal);
      removed += found.unused.length;
      after = found.last;
      // Lets requests be answered: an embedded database answers without a turn of the event loop.
      await nextTurn();
    }
  }

  /** Resolves when every queued AVIF is encoded. */
  settled(): Promise<void> {
    return this.#avif.done();
  }

  /** Fails with `storage.unavailable` when no picture can be written. */
  ping(): Promise<void> {
    return this.#options.store.ping();
  }

  /** Ends background work and its processes. */
  close(): void {
    this.#avif.close();
    this.#options.pictures.close();
  }

  /**
   * Earlier releases stored some uploads unchanged. Encodes such a picture again, from the largest
   * width that can be decoded.
   */
  async #encodeAgain(key: string): Promise<void> {
    const { store, database, pictures } = this.#options;
    if ((await readEncoding(database.read, key)) !== 'unknown') return;
    const requester = { visitor: 'avif', signal: new AbortController().signal };
    const storeEncoding = (encoding: Encoding, bytes?: number) =>
      database.write((tx) => updateEncoding(tx, key, encoding, bytes));
    for (const width of imageWidths.toReversed()) {
      const bytes = await store.read(key, width);
      const widths = bytes && (await unlessUnreadable(pictures.encode(bytes, requester)));
      if (!widths) continue;
      const picture = { key, widths };
      await store.replace(picture);
      await storeEncoding('own', bytesOf(picture));
      return;
    }
    await storeEncoding('unreadable');
  }

  /**
   * Deletes the files of a picture without a row. A concurrent upload may be using it: either its row
   * is seen here and the files are restored, or `confirm` writes them again after its commit.
   */
  async #discard(key: string): Promise<void> {
    const { store, database } = this.#options;
    const quarantined = await store.quarantine(key);
    if (await isKnownImage(database.read, key)) await quarantined.restore();
    else await quarantined.remove();
  }
}

/** Yields the pictures `batchSize` at a time. */
async function* inBatches(
  pictures: AsyncIterable<StoredPicture>,
): AsyncGenerator<readonly StoredPicture[]> {
  let batch: StoredPicture[] = [];
  for await (const picture of pictures) {
    batch.push(picture);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

function bytesOf({ widths }: Picture): number {
  let bytes = 0;
  for (const file of widths.values()) bytes += file.length;
  return bytes;
}

/** Returns the result of `work`; undefined when it fails with a code that begins with `image.`. */
export async function unlessUnreadable<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (error instanceof Failure && error.code.startsWith('image.')) return undefined;
    throw error;
  });
}
