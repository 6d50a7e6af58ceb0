import { randomUUID } from 'node:crypto';
import { access, constants, cp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageWidth } from '../../domain/limits.ts';
import { makePrivateFolder } from '../make-private-folder.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import {
  type ImageFormat,
  type ImageStore,
  type Picture,
  type Quarantined,
  readAll,
  readLargest,
  type StoredPicture,
} from './image-store.ts';
import { isWholeWebp } from './picture-format.ts';

/** Only the server's own user can read the files. */
const privateFile = 0o600;
/** Size of the test file of `ping`: about that of a small picture. */
const checkBytes = 16_384;

/** Attempts to copy a picture that may be replaced while it is copied. */
const maxCopyAttempts = 3;

/** Pictures as files: one folder per picture, one file per width. Writes are atomic. */
export class DiskImageStore implements ImageStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  #folder(key: string): string {
    return join(this.#root, key.slice(0, 2), key);
  }

  /**
   * Writes a picture unless it is stored completely already. Fails with `storage.unavailable`; then no
   * file is left.
   */
  async put(picture: Picture): Promise<void> {
    if (!(await readAll(this, picture.key))) await this.replace(picture);
  }

  /** Writes a picture in place of existing files. Fails with `storage.unavailable`. */
  async replace(picture: Picture): Promise<void> {
    await this.#withTempFolder(async (temp) => {
      const written = join(temp, picture.key);
      await makePrivateFolder(written);
      for (const [width, bytes] of picture.widths) {
        await writeDurably(join(written, `${width}.webp`), bytes);
      }
      await this.#moveIntoPlace(written, picture.key, temp);
    });
  }

  /** Adds the AVIF of one width, if the picture still exists. */
  async putAvif(key: string, width: ImageWidth, bytes: Buffer): Promise<void> {
    const file = join(this.#folder(key), `${width}.avif`);
    const part = `${file}.part`;
    try {
      await unlessMissing(writeDurably(part, bytes).then(() => rename(part, file)));
    } finally {
      await rm(part, { force: true });
    }
  }

  /** Returns the bytes of one width; undefined when the file is missing or an incomplete WebP. Fails with `storage.unavailable`. */
  async read(
    key: string,
    width: ImageWidth,
    format: ImageFormat = 'webp',
  ): Promise<Buffer | undefined> {
    const path = join(this.#folder(key), `${width}.${format}`);
    const file = await unlessUnavailable(() => unlessMissing(readFile(path)));
    return format === 'avif' || (file && isWholeWebp(file)) ? file : undefined;
  }

  /** Returns whether the AVIF of this width exists; an empty file means that the WebP is smaller. */
  async hasAvif(key: string, width: ImageWidth): Promise<boolean> {
    return exists(join(this.#folder(key), `${width}.avif`));
  }

  /** Moves the files of a picture out of use, so that they can be deleted or restored. */
  async quarantine(key: string): Promise<Quarantined> {
    const temp = await this.#makeTempFolder();
    const quarantined = join(temp, key);
    await unlessMissing(rename(this.#folder(key), quarantined));
    return {
      restore: async () => {
        if ((await exists(quarantined)) && !(await readAll(this, key))) {
          await this.#moveIntoPlace(quarantined, key, temp);
        }
        await rm(temp, { recursive: true, force: true });
      },
      remove: () => rm(temp, { recursive: true, force: true }),
    };
  }

  /**
   * Copies the files of a picture to another store. Returns false when this store has no readable file of
   * it. Fails with `storage.unavailable`.
   */
  async copyTo(other: DiskImageStore, key: string): Promise<boolean> {
    const target = other.#folder(key);
    for (let attempt = 1; attempt <= maxCopyAttempts; attempt++) {
      await unlessUnavailable(() =>
        unlessMissing(
          cp(this.#folder(key), target, {
            recursive: true,
            mode: constants.COPYFILE_FICLONE,
            filter: (path) => !path.endsWith('.part'),
          }),
        ),
      );
      if (await readLargest(other, key)) return true;
      // Another process replaced the picture meanwhile, or it has no readable file.
      await other.remove(key);
    }
    return false;
  }

  /** Deletes the files of a picture that nobody uses. */
  async remove(key: string): Promise<void> {
    await rm(this.#folder(key), { recursive: true, force: true });
  }

  /** Yields all pictures, with the time of their last change in epoch milliseconds. */
  async *all(): AsyncGenerator<StoredPicture> {
    for (const prefix of await readdir(this.#root).catch(() => [])) {
      if (prefix.length !== 2) continue;
      for (const key of await readdir(join(this.#root, prefix))) {
        const entry = await unlessMissing(stat(join(this.#root, prefix, key)));
        if (entry) yield { key, changedAt: entry.mtimeMs };
      }
    }
  }

  /** Yields all pictures, whatever the hour, as `all` does. */
  due(): AsyncGenerator<StoredPicture> {
    return this.all();
  }

  /** Deletes temporary files that a crash left before `before`, in epoch milliseconds. */
  async deleteTempFiles(before: number): Promise<void> {
    const drafts = join(this.#root, 'drafts');
    for (const name of await readdir(drafts).catch(() => [])) {
      const entry = await unlessMissing(stat(join(drafts, name)));
      if (entry && entry.mtimeMs < before) {
        await rm(join(drafts, name), { recursive: true, force: true });
      }
    }
  }

  /** Writes and deletes a test file. Fails with `storage.unavailable`. */
  async ping(): Promise<void> {
    await this.#withTempFolder((temp) =>
      writeDurably(join(temp, 'check'), Buffer.alloc(checkBytes)),
    );
  }

  async #makeTempFolder(): Promise<string> {
    const temp = join(this.#root, 'drafts', randomUUID());
    await makePrivateFolder(temp);
    return temp;
  }

  /** Runs `work` with a temporary folder, which is deleted in any case. */
  async #withTempFolder(work: (temp: string) => Promise<void>): Promise<void> {
    await unlessUnavailable(async () => {
      const temp = await this.#makeTempFolder();
      try {
        await work(temp);
      } finally {
        await rm(temp, { recursive: true, force: true });
      }
    });
  }

  /** Moves the new files to the folder of a picture; existing files move to `temp` and are deleted with it. */
  async #moveIntoPlace(written: string, key: string, temp: string): Promise<void> {
    const folder = this.#folder(key);
    await makePrivateFolder(dirname(folder));
    await unlessMissing(rename(folder, join(temp, 'replaced')));
    await rename(written, folder).catch(async (error: unknown) => {
      // Another upload has written the same picture meanwhile.
      if (!(await readAll(this, key))) throw error;
    });
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Turns errors of system calls (full disk, no permission) into `StorageUnavailable`. */
async function unlessUnavailable<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (error instanceof Error && 'syscall' in error)
      throw new StorageUnavailable('image store', error);
    throw error;
  });
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w', privateFile);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
