import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageWidth, imageWidths } from '../../domain/limits.ts';
import type { Picture } from './process-picture.ts';

export type ImageFormat = 'webp' | 'avif';

/** Files that were taken away, until it is settled whether they may go. */
export interface Aside {
  /** puts them back where they were, unless somebody else has in the meantime */
  restore(): Promise<void>;
  remove(): Promise<void>;
}

/** Pictures as files: one folder a picture, one file a width, written whole or not at all. */
export class DiskImageStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  #folder(key: string): string {
    return join(this.#root, key.slice(0, 2), key);
  }

  async has(key: string): Promise<boolean> {
    return isThere(this.#folder(key));
  }

  /** Keeps a picture; a picture that is there already is left as it is. */
  async put(picture: Picture): Promise<void> {
    if (await this.has(picture.key)) return;
    const draft = await this.#draft();
    for (const [width, bytes] of picture.widths) {
      await writeWhole(join(draft, `${width}.webp`), bytes);
    }
    await this.#moveIn(draft, picture.key);
  }

  /** Adds the AVIF of one width to a picture, if the picture is still there. */
  async putAvif(key: string, width: ImageWidth, bytes: Buffer): Promise<void> {
    const file = join(this.#folder(key), `${width}.avif`);
    await unlessMissing(writeWhole(`${file}.part`, bytes).then(() => rename(`${file}.part`, file)));
  }

  /** The bytes of one width, or undefined when there is no such file. */
  async read(
    key: string,
    width: ImageWidth,
    format: ImageFormat = 'webp',
  ): Promise<Buffer | undefined> {
    return unlessMissing(readFile(join(this.#folder(key), `${width}.${format}`)));
  }

  /** A picture that is kept here, in all its widths; undefined when it is not, or not whole. */
  async readAll(key: string): Promise<Picture | undefined> {
    const widths = new Map<ImageWidth, Buffer>();
    for (const width of imageWidths) {
      const bytes = await this.read(key, width);
      if (!bytes) return undefined;
      widths.set(width, bytes);
    }
    return { key, widths };
  }

  /** Whether the picture's AVIF of this width was made, or found not to be worth it. */
  async hasAvif(key: string, width: ImageWidth): Promise<boolean> {
    return isThere(join(this.#folder(key), `${width}.avif`));
  }

  /** Takes a picture away at once, with the way back open. */
  async setAside(key: string): Promise<Aside> {
    const draft = await this.#draft();
    const aside = join(draft, key);
    await unlessMissing(rename(this.#folder(key), aside));
    return {
      restore: async () => {
        if (await isThere(aside)) await this.#moveIn(aside, key);
        await rm(draft, { recursive: true, force: true });
      },
      remove: () => rm(draft, { recursive: true, force: true }),
    };
  }

  /** All pictures with the time of their last change. */
  async *all(): AsyncGenerator<{ readonly key: string; readonly changedAt: number }> {
    for (const shelf of await readdir(this.#root).catch(() => [])) {
      if (shelf.length !== 2) continue;
      for (const key of await readdir(join(this.#root, shelf))) {
        const entry = await unlessMissing(stat(join(this.#root, shelf, key)));
        if (entry) yield { key, changedAt: entry.mtimeMs };
      }
    }
  }

  /** Removes what a crash left half-written before this moment. */
  async clearDrafts(before: number): Promise<void> {
    const drafts = join(this.#root, 'drafts');
    for (const name of await readdir(drafts).catch(() => [])) {
      const entry = await unlessMissing(stat(join(drafts, name)));
      if (entry && entry.mtimeMs < before) {
        await rm(join(drafts, name), { recursive: true, force: true });
      }
    }
  }

  /** Rejects when pictures could not be written now. */
  async ping(): Promise<void> {
    await mkdir(this.#root, { recursive: true });
    await access(this.#root, constants.W_OK);
  }

  async #draft(): Promise<string> {
    const draft = join(this.#root, 'drafts', randomUUID());
    await mkdir(draft, { recursive: true });
    return draft;
  }

  async #moveIn(draft: string, key: string): Promise<void> {
    const folder = this.#folder(key);
    await mkdir(join(folder, '..'), { recursive: true });
    await rename(draft, folder).catch(async (error: unknown) => {
      await rm(draft, { recursive: true, force: true });
      // Somebody else kept the same picture in the meantime.
      if (!(await this.has(key))) throw error;
    });
  }
}

function isThere(path: string): Promise<boolean> {
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

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
