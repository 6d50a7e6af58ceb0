import { type ImageWidth, imageWidths, largestImageWidth } from '../../domain/limits.ts';
import type { ImageStore } from './image-store.ts';

interface AvifMakerOptions {
  readonly store: ImageStore;
  readonly encode: (webp: Buffer, width: ImageWidth) => Promise<Buffer>;
  /** waits until no upload is being encoded */
  readonly idle: () => Promise<void>;
  /** re-encodes a picture of unknown encoding first */
  readonly prepare: (key: string) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/**
 * Encodes pictures as AVIF in the background, one at a time, and not while uploads are encoded. The queue
 * is in memory only: a request for a picture without AVIF and the hourly maintenance fill it again.
 */
export class AvifMaker {
  readonly #options: AvifMakerOptions;
  readonly #queue = new Set<string>();
  #working: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: AvifMakerOptions) {
    this.#options = options;
  }

  /** Adds a picture to the queue, once. */
  enqueue(key: string): void {
    if (this.#isClosed) return;
    this.#queue.add(key);
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
  }

  /** Resolves when the queue is empty. */
  async done(): Promise<void> {
    while (this.#working) await this.#working;
  }

  /** Empties the queue; errors of running work are not reported. */
  close(): void {
    this.#isClosed = true;
    this.#queue.clear();
  }

  async #work(): Promise<void> {
    // The response that caused this is sent first.
    await new Promise(setImmediate);
    for (const key of this.#queue) {
      await this.#encodeMissing(key).catch((error: unknown) => {
        if (!this.#isClosed) this.#options.report(error);
      });
      this.#queue.delete(key);
    }
  }

  async #encodeMissing(key: string): Promise<void> {
    const { store, encode, idle, prepare } = this.#options;
    await idle();
    await prepare(key);
    const source = await store.read(key, largestImageWidth);
    if (!source) return;
    for (const width of imageWidths) {
      if (this.#isClosed) return;
      if (await store.hasAvif(key, width)) continue;
      await idle();
      const avif = await encode(source, width);
      const webp = await store.read(key, width);
      // An empty file means that it was tried and that the WebP is the smaller one.
      const isSmaller = webp !== undefined && avif.length < webp.length;
      await store.putAvif(key, width, isSmaller ? avif : Buffer.alloc(0));
    }
  }
}
