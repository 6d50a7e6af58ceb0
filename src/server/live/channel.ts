import type { EventStream } from './event-stream.ts';

/** Minimum delay before a failed read of the version is repeated; the actual delay is up to twice as long. */
const retryDelayMs = 2000;

/** The event streams of one link; one read of the version serves them all. */
export class Channel {
  readonly #readVersion: () => Promise<number | null>;
  readonly #report: (error: unknown) => void;
  /** each stream with the version that was sent to it last */
  readonly #sentVersions = new Map<EventStream, number | undefined>();
  #isRefreshing = false;
  #isRefreshNeeded = false;

  /** `readVersion` returns the current version, or null when the link opens nothing. */
  constructor(readVersion: () => Promise<number | null>, report: (error: unknown) => void) {
    this.#readVersion = readVersion;
    this.#report = report;
  }

  get isEmpty(): boolean {
    return this.#sentVersions.size === 0;
  }

  /** Adds a stream whose page has version `seen`; undefined: it has none. */
  subscribe(stream: EventStream, seen: number | undefined): void {
    this.#sentVersions.set(stream, seen);
    this.refresh();
  }

  /** Removes a stream. */
  unsubscribe(stream: EventStream): void {
    this.#sentVersions.delete(stream);
  }

  /** Reads the version, and sends it to the streams that have another one. Call it when the list may have changed. */
  refresh(): void {
    this.#isRefreshNeeded = true;
    if (!this.#isRefreshing) void this.#refreshUntilCurrent();
  }

  async #refreshUntilCurrent(): Promise<void> {
    this.#isRefreshing = true;
    try {
      while (this.#isRefreshNeeded) {
        this.#isRefreshNeeded = false;
        this.#send(await this.#readVersion());
      }
    } catch (error) {
      this.#report(error);
      // The change is not announced again, so the read has to be repeated.
      const delay = retryDelayMs * (1 + Math.random());
      if (!this.isEmpty) setTimeout(() => this.refresh(), delay).unref();
    } finally {
      this.#isRefreshing = false;
    }
  }

  #send(version: number | null): void {
    for (const [stream, sent] of this.#sentVersions) {
      if (version === null) {
        stream.send('gone', {});
        stream.end();
      } else if (version !== sent) {
        stream.send('changed', { version }, { id: version });
        this.#sentVersions.set(stream, version);
      }
    }
  }
}
