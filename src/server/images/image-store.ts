import { type ImageWidth, imageWidths } from '../../domain/limits.ts';
import type { PictureWidths } from './process-picture.ts';

/** A picture in all its widths. */
export interface Picture {
  /** 40 hex digits */
  readonly key: string;
  readonly widths: PictureWidths;
}

export type ImageFormat = 'webp' | 'avif';

/** Files of a picture that are deleted or restored. */
export interface Quarantined {
  /** brings them back, unless the picture was written again meanwhile */
  restore(): Promise<void>;
  remove(): Promise<void>;
}

/** A picture that a store has; `changedAt` in epoch milliseconds. */
export interface StoredPicture {
  readonly key: string;
  readonly changedAt: number;
}

/** Where pictures are stored, one file for each width and format. Every call fails with `storage.unavailable`. */
export interface ImageStore {
  /** Writes a picture unless it is stored completely already. */
  put(picture: Picture): Promise<void>;
  /** Writes a picture in place of existing files. */
  replace(picture: Picture): Promise<void>;
  /** Adds the AVIF of one width, if the picture still exists. */
  putAvif(key: string, width: ImageWidth, bytes: Buffer): Promise<void>;
  /** Returns the bytes of one width; undefined when the file is missing or an incomplete WebP. */
  read(key: string, width: ImageWidth, format?: ImageFormat): Promise<Buffer | undefined>;
  /** Returns whether the AVIF of this width exists; an empty file means that the WebP is smaller. */
  hasAvif(key: string, width: ImageWidth): Promise<boolean>;
  /** Moves the files of a picture out of use, so that they can be deleted or restored. */
  quarantine(key: string): Promise<Quarantined>;
  /** Yields all pictures, with the time of their last change in epoch milliseconds. */
  all(): AsyncGenerator<StoredPicture>;
  /**
   * Yields all pictures, or where the store is divided that part of them which is due in this hour, with the time of
   * their last change; times in epoch milliseconds.
   */
  due(now: number): AsyncGenerator<StoredPicture>;
  /** Deletes temporary files that a crash left before `before`, in epoch milliseconds. */
  deleteTempFiles(before: number): Promise<void>;
  /** Writes and deletes a test file. */
  ping(): Promise<void>;
}

type ImageReader = Pick<ImageStore, 'read'>;

/** Returns the largest readable width as WebP; undefined when there is none. Fails with `storage.unavailable`. */
export async function readLargest(store: ImageReader, key: string): Promise<Buffer | undefined> {
  for (const width of imageWidths.toReversed()) {
    const bytes = await store.read(key, width);
    if (bytes) return bytes;
  }
  return undefined;
}

/** Returns a picture in all its widths; undefined when one is missing. Fails with `storage.unavailable`. */
export async function readAll(store: ImageReader, key: string): Promise<Picture | undefined> {
  const widths = new Map<ImageWidth, Buffer>();
  const read = await Promise.all(imageWidths.map((width) => store.read(key, width)));
  for (const [place, width] of imageWidths.entries()) {
    const bytes = read[place];
    if (!bytes) return undefined;
    widths.set(width, bytes);
  }
  return { key, widths };
}
