import type { EventStream } from './event-stream.ts';

/** Everyone who listens through one link: one look at the list tells them all. */
export class Audience {
  readonly #lookUp: () => Promise<number | null>;
  readonly #report: (error: unknown) => void;
  /** each stream with the version it was told last */
  readonly #told = new Map<EventStream, number | undefined>();
  #looking = false;
  #lookAgain = false;

  /** `lookUp` answers the version that the link shows now, or null when it opens nothing. */
  constructor(lookUp: () => Promise<number | null>, report: (error: unknown) => void) {
    this.#lookUp = lookUp;
    this.#report = report;
  }

  get isEmpty(): boolean {
    return this.#told.size === 0;
  }

  join(stream: EventStream, seen: number | undefined): void {
    this.#told.set(stream, seen);
    this.look();
  }

  leave(stream: EventStream): void {
    this.#told.delete(stream);
  }

  /** The list may have changed: whoever was told another version hears of it. */
  look(): void {
    this.#lookAgain = true;
    if (!this.#looking) void this.#keepLooking();
  }

  async #keepLooking(): Promise<void> {
    this.#looking = true;
    try {
      while (this.#lookAgain) {
        this.#lookAgain = false;
        this.#tell(await this.#lookUp());
      }
    } catch (error) {
      this.#report(error);
    } finally {
      this.#looking = false;
    }
  }

  #tell(version: number | null): void {
    for (const [stream, told] of this.#told) {
      if (version === null) {
        stream.send('gone', {});
        stream.end();
      } else if (version !== told) {
        stream.send('changed', { version }, version);
        this.#told.set(stream, version);
      }
    }
  }
}
