import type { FastifyBaseLogger } from 'fastify';
import type { GiftEngine } from './gift-engine.ts';

/** Its code, too, is loaded by the first search. */
const loadGiftEngine = async () => (await import('./gift-engine.ts')).loadGiftEngine();

/** How long the engine surely stays in memory after a search; a changed search mostly follows within it. */
const keptMs = 20_000;

/**
 * Holds the engine of this server. The first search builds it, so that the start is short and a server without searches
 * uses no memory for it. Some time after the last search it may be collected as garbage; a later search builds it again.
 */
export class GiftEngineCache {
  readonly #load: () => Promise<GiftEngine>;
  readonly #log: FastifyBaseLogger;
  readonly #keptMs: number;
  /** undefined before the first search, and `keptMs` after the last one */
  #kept: Promise<GiftEngine> | undefined;
  #last: WeakRef<Promise<GiftEngine>> | undefined;
  #release: NodeJS.Timeout | undefined;
  #broken = false;

  constructor(
    log: FastifyBaseLogger,
    load: () => Promise<GiftEngine> = loadGiftEngine,
    keptForMs = keptMs,
  ) {
    this.#keptMs = keptForMs;
    this.#log = log;
    this.#load = load;
  }

  /** false once the engine could not be built, until it can */
  get isThere(): boolean {
    return !this.#broken;
  }

  /** The engine, one for all calls; the call after a failure builds it again. */
  engine(): Promise<GiftEngine> {
    this.#kept ??= this.#last?.deref() ?? this.#build();
    this.#last = new WeakRef(this.#kept);
    clearTimeout(this.#release);
    this.#release = setTimeout(() => {
      this.#kept = undefined;
    }, this.#keptMs).unref();
    return this.#kept;
  }

  async #build(): Promise<GiftEngine> {
    const begun = performance.now();
    try {
      const engine = await this.#load();
      this.#broken = false;
      const milliseconds = Math.round(performance.now() - begun);
      if (engine.unreadFile !== null)
        this.#log.warn(
          { reason: engine.unreadFile },
          'the gift finder was made from the content, which takes longer: its file cannot be read',
        );
      this.#log.info({ ideas: engine.categories.size, milliseconds }, 'the gift finder is ready');
      return engine;
    } catch (error) {
      this.#kept = undefined;
      this.#last = undefined;
      this.#broken = true;
      throw error;
    }
  }
}
