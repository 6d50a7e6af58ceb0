import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../chance.ts';
import { type Advice, readAdvice } from './advice.ts';
import { advicePrompt } from './advice-prompt.ts';
import { askModel } from './ask-model.ts';
import { Breaker } from './breaker.ts';
import type { AdviceNeeded, EngineAnswer, GiftAdviser } from './gift-adviser.ts';
import { heedAdvice } from './heed-advice.ts';
import type { ModelSettings } from './model-settings.ts';

const day = 24 * 60 * 60 * 1000;
const keptAnswers = 500;

interface Needs {
  readonly settings: ModelSettings;
  /** questions a day, of this server */
  readonly daily: number;
  readonly now: Clock;
  readonly log: FastifyBaseLogger;
  /** how long a visitor waits, in milliseconds */
  readonly patience: number;
}

/** A language model that reads the wish too. Whatever goes wrong with it, the engine's answer stands. */
export class ModelAdviser implements GiftAdviser {
  readonly #needs: Needs;
  readonly #breaker: Breaker;
  readonly #known: LRUCache<string, Advice>;
  readonly #asked = new Map<string, Promise<Advice | null>>();
  #today = { day: 0, questions: 0 };

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#breaker = new Breaker(needs.now);
    this.#known = new LRUCache({
      max: keptAnswers,
      ttl: day,
      ttlResolution: 0,
      perf: { now: needs.now },
    });
  }

  async better(needed: AdviceNeeded): Promise<EngineAnswer | null> {
    if (needed.text === '') return null;
    const advice = await this.#once(needed);
    return advice && heedAdvice(needed, advice);
  }

  /** The same wish is asked about once, whoever makes it and however many at a time. */
  async #once(needed: AdviceNeeded): Promise<Advice | null> {
    const key = JSON.stringify([needed.text, needed.wish]);
    const known = this.#known.get(key) ?? this.#asked.get(key);
    if (known) return known;
    if (this.#breaker.isOpen || !this.#mayAsk()) return null;
    const asking = this.#ask(needed)
      .then((advice) => {
        if (advice) this.#known.set(key, advice);
        return advice;
      })
      .finally(() => this.#asked.delete(key));
    this.#asked.set(key, asking);
    return asking;
  }

  async #ask(needed: AdviceNeeded): Promise<Advice | null> {
    const { settings, patience, log } = this.#needs;
    const stop = new AbortController();
    try {
      const text = await inTime(
        askModel(settings, advicePrompt(needed), stop.signal),
        patience,
        stop,
      );
      const advice = readAdvice(text);
      if (!advice) throw new Error('no advice in the answer');
      this.#breaker.succeeded();
      return advice;
    } catch (error) {
      this.#breaker.failed();
      // Only the kind of failure: its message may repeat the wish or the key.
      const reason = error instanceof Error ? error.name : 'unknown';
      log.warn({ reason }, 'the language model gave no advice');
      return null;
    }
  }

  #mayAsk(): boolean {
    const { now, daily } = this.#needs;
    const today = Math.floor(now() / day);
    if (this.#today.day !== today) this.#today = { day: today, questions: 0 };
    if (this.#today.questions >= daily) return false;
    this.#today.questions += 1;
    return true;
  }
}

/** Gives up on time, also on a library that does not hear that it should. */
async function inTime(
  work: Promise<string>,
  patience: number,
  stop: AbortController,
): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      stop.abort();
      reject(new DOMException('The model is too slow.', 'TimeoutError'));
    }, patience);
  });
  // Nobody listens any more to what fails after its time.
  work.catch(() => {});
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
