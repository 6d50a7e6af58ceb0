import { randomUUID } from 'node:crypto';
import { type ImageWidth, imageWidths } from '../../domain/limits.ts';
import { hourMs } from '../../domain/time.ts';
import {
  type ImageFormat,
  type ImageStore,
  type Picture,
  type Quarantined,
  readAll,
  type StoredPicture,
} from './image-store.ts';
import { isWholeWebp } from './picture-format.ts';
import { S3Client, type S3Settings } from './s3-client.ts';

const formats = ['webp', 'avif'] as const satisfies readonly ImageFormat[];
/** Keys begin with two hex digits, so a bucket has 256 parts of about the same size. */
const parts = 256;
/** Size of the test object of `ping`: about that of a small picture. */
const checkBytes = 16_384;

const path = (key: string, width: ImageWidth, format: ImageFormat) =>
  `${key.slice(0, 2)}/${key}/${width}.${format}`;

/**
 * Pictures as objects in a bucket that several servers share: one object for each width and format, named as
 * files are on a disk. An object is written completely or not at all.
 */
export class S3ImageStore implements ImageStore {
  readonly #s3: S3Client;

  constructor(settings: S3Settings) {
    this.#s3 = new S3Client(settings);
  }

  async put(picture: Picture): Promise<void> {
    if (!(await readAll(this, picture.key))) await this.replace(picture);
  }

  async replace({ key, widths }: Picture): Promise<void> {
    await Promise.all(
      [...widths].map(([width, bytes]) =>
        this.#s3.put(path(key, width, 'webp'), bytes, 'image/webp'),
      ),
    );
  }

  async putAvif(key: string, width: ImageWidth, bytes: Buffer): Promise<void> {
    if (!(await this.#s3.has(path(key, width, 'webp')))) return;
    await this.#s3.put(path(key, width, 'avif'), bytes, 'image/avif');
  }

  async read(
    key: string,
    width: ImageWidth,
    format: ImageFormat = 'webp',
  ): Promise<Buffer | undefined> {
    const bytes = await this.#s3.get(path(key, width, format));
    return format === 'avif' || (bytes && isWholeWebp(bytes)) ? bytes : undefined;
  }

  hasAvif(key: string, width: ImageWidth): Promise<boolean> {
    return this.#s3.has(path(key, width, 'avif'));
  }

  /** The protocol cannot rename: the objects are read, deleted, and written again where they are needed after all. */
  async quarantine(key: string): Promise<Quarantined> {
    const widths = new Map<ImageWidth, Buffer>();
    for (const width of imageWidths) {
      const bytes = await this.read(key, width);
      if (bytes) widths.set(width, bytes);
    }
    for (const width of imageWidths) {
      for (const format of formats) await this.#s3.delete(path(key, width, format));
    }
    return {
      restore: async () => {
        if (!(await readAll(this, key))) await this.replace({ key, widths });
      },
      remove: async () => {},
    };
  }

  all(): AsyncGenerator<StoredPicture> {
    return this.#picturesIn('');
  }

  due(now: number): AsyncGenerator<StoredPicture> {
    const part = Math.floor(now / hourMs) % parts;
    return this.#picturesIn(`${part.toString(16).padStart(2, '0')}/`);
  }

  async *#picturesIn(start: string): AsyncGenerator<StoredPicture> {
    let last = '';
    for await (const { key: name, changedAt } of this.#s3.list(start)) {
      const key = name.split('/')[1] ?? '';
      if (!/^[0-9a-f]{40}$/.test(key) || key === last) continue;
      last = key;
      yield { key, changedAt };
    }
  }

  /** An upload that broke off leaves nothing. */
  async deleteTempFiles(): Promise<void> {}

  async ping(): Promise<void> {
    const name = `checks/${randomUUID()}`;
    await this.#s3.put(name, Buffer.alloc(checkBytes), 'application/octet-stream');
    await this.#s3.delete(name);
  }
}
