import type { FastifyBaseLogger } from 'fastify';
import type { GiftEngine } from './gift-engine.ts';
import type { GiftImprover } from './llm/gift-improver.ts';

/** Its code, too, is loaded by the first search. */
const loadGiftEngine = async () => (await import('./gift-engine.ts')).loadGiftEngine();

/** How long after a search the engine stays: whoever changes a search has done so by then. */
const keptMs = 30_000;

/**
 * The gift finder of this server. The engine is built when somebody first searches: a server that
 * starts has better things to do, and one whose visitors only keep lists saves the memory. Once nobody has searched
 * for a while, the next collection of garbage may take it, and a later search builds it again.
 */
export class GiftFinder {
  /** a language model, where the operator has one */
  readonly improver: GiftImprover | null;
  readonly #load: () => Promise<GiftEngine>;
  readonly #log: FastifyBaseLogger;
  readonly #keptMs: number;
  /** undefined before the first search, and once nobody has searched for `keptMs` */
  #kept: Promise<GiftEngine> | undefined;
  #last: WeakRef<Promise<GiftEngine>> | undefined;
  #release: NodeJS.Timeout | undefined;
  #broken = false;

  constructor(
    log: FastifyBaseLogger,
    improver: GiftImprover | null = null,
    load: () => Promise<GiftEngine> = loadGiftEngine,
    keptForMs = keptMs,
  ) {
    this.#keptMs = keptForMs;
    this.improver = improver;
    this.#log = log;
    this.#load = load;
  }

  /** false once the engine could not be built, until it can */
  get isThere(): boolean {
    return !this.#broken;
  }

  /** The engine, the same for everyone who asks meanwhile; after a failure the next one tries again. */
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
