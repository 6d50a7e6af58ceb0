import sharp from 'sharp';
import { type ImageWidth, imageWidths } from '../../domain/limits.ts';
import type { DiskImageStore } from './disk-image-store.ts';

const largest = imageWidths[imageWidths.length - 1] ?? 1280;

/**
 * Makes the AVIF of pictures behind everyone's back: one at a time, and not while uploads are being
 * worked on. What is waiting is only in memory; whoever asks for a picture without AVIF, and the
 * hourly round, put it back.
 */
export class AvifMaker {
  readonly #store: DiskImageStore;
  readonly #isQuiet: () => Promise<void>;
  readonly #report: (error: unknown) => void;
  readonly #waiting = new Set<string>();
  #working: Promise<void> | undefined;

  constructor(
    store: DiskImageStore,
    isQuiet: () => Promise<void>,
    report: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#isQuiet = isQuiet;
    this.#report = report;
  }

  /** Puts a picture in the queue, once. */
  want(key: string): void {
    this.#waiting.add(key);
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
  }

  /** When nothing waits any more. */
  async done(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async #work(): Promise<void> {
    // The answer that made this one wanted goes out first.
    await new Promise(setImmediate);
    for (const key of this.#waiting) {
      await this.#make(key).catch(this.#report);
      this.#waiting.delete(key);
    }
  }

  async #make(key: string): Promise<void> {
    const whole = await this.#store.read(key, largest);
    if (!whole) return;
    for (const width of imageWidths) {
      if (await this.#store.hasAvif(key, width)) continue;
      await this.#isQuiet();
      const avif = await encode(whole, width);
      const webp = await this.#store.read(key, width);
      // An empty file says that it was tried and that the WebP is the smaller one.
      const isSmaller = webp !== undefined && avif.length < webp.length;
      await this.#store.putAvif(key, width, isSmaller ? avif : Buffer.alloc(0));
    }
  }
}

function encode(picture: Buffer, width: ImageWidth): Promise<Buffer> {
  return sharp(picture)
    .resize({ width, withoutEnlargement: true })
    .avif({ quality: 50, effort: 2 })
    .toBuffer();
}
