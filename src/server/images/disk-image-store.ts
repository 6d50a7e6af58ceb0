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
import type { ImageWidth } from '../../domain/limits.ts';
import type { Picture } from './process-picture.ts';

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
    return access(this.#folder(key)).then(
      () => true,
      () => false,
    );
  }

  /** Keeps a picture; a picture that is there already is left as it is. */
  async put(picture: Picture): Promise<void> {
    if (await this.has(picture.key)) return;
    const draft = join(this.#root, 'drafts', randomUUID());
    await mkdir(draft, { recursive: true });
    for (const [width, bytes] of picture.widths) {
      const file = await open(join(draft, `${width}.webp`), 'w');
      await file.writeFile(bytes);
      await file.sync();
      await file.close();
    }
    const folder = this.#folder(picture.key);
    await mkdir(join(folder, '..'), { recursive: true });
    await rename(draft, folder).catch(async (error: unknown) => {
      await rm(draft, { recursive: true, force: true });
      // Somebody else kept the same picture in the meantime.
      if (!(await this.has(picture.key))) throw error;
    });
  }

  /** The bytes of one width, or undefined when there is no such picture. */
  async read(key: string, width: ImageWidth): Promise<Buffer | undefined> {
    return readFile(join(this.#folder(key), `${width}.webp`)).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  async remove(key: string): Promise<void> {
    await rm(this.#folder(key), { recursive: true, force: true });
  }

  /** Keys of all pictures that have been here for at least `age` milliseconds. */
  async *olderThan(age: number, now: number): AsyncGenerator<string> {
    for (const shelf of await readdir(this.#root).catch(() => [])) {
      if (shelf.length !== 2) continue;
      for (const key of await readdir(join(this.#root, shelf))) {
        const { mtimeMs } = await stat(join(this.#root, shelf, key));
        if (now - mtimeMs >= age) yield key;
      }
    }
  }

  /** Rejects when pictures could not be written now. */
  async ping(): Promise<void> {
    await mkdir(this.#root, { recursive: true });
    await access(this.#root, constants.W_OK);
  }
}
