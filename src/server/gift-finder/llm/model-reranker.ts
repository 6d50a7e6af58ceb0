import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../id-generator.ts';
import { applyModelAnswer } from './apply-model-answer.ts';
import { callModel } from './call-model.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { EngineAnswer, GiftReranker, RerankRequest } from './gift-reranker.ts';
import { type ModelAnswer, readModelAnswer } from './model-answer.ts';
import type { ModelSettings } from './model-settings.ts';
import { rerankPrompt } from './rerank-prompt.ts';

const dayMs = 24 * 60 * 60 * 1000;
const maxCachedAnswers = 500;

interface Needs {
  readonly settings: ModelSettings;
  /** questions a day, of this server */
  readonly daily: number;
  readonly now: Clock;
  readonly log: FastifyBaseLogger;
  /** how long a visitor waits, in milliseconds */
  readonly timeoutMs: number;
}

/** A language model that reads the wish too. Whatever goes wrong with it, the engine's answer stands. */
export class ModelReranker implements GiftReranker {
  readonly #needs: Needs;
  readonly #breaker: CircuitBreaker;
  /** The same wish is asked about once, whoever makes it and however many at a time. */
  readonly #advice: LRUCache<string, ModelAnswer, RerankRequest>;
  #today = { day: 0, questions: 0 };

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#breaker = new CircuitBreaker(needs.now);
    this.#advice = new LRUCache<string, ModelAnswer, RerankRequest>({
      max: maxCachedAnswers,
      ttl: dayMs,
      ttlResolution: 0,
      perf: { now: needs.now },
      // Whoever waits for advice gets it, also when its place was needed for others meanwhile.
      ignoreFetchAbort: true,
      // No advice is not cached.
      fetchMethod: async (_key, _previous, { context }) =>
        this.#breaker.isOpen || !this.#mayAsk() ? undefined : await this.#ask(context),
    });
  }

  async rerank(request: RerankRequest): Promise<EngineAnswer | null> {
    if (request.text === '') return null;
    const key = JSON.stringify([request.text, request.wish]);
    // Without advice, one whose place was needed for others rejects: it is without advice too.
    const advice = await this.#advice.fetch(key, { context: request }).catch(() => undefined);
    return advice ? applyModelAnswer(request, advice) : null;
  }

  async #ask(request: RerankRequest): Promise<ModelAnswer | undefined> {
    const { settings, timeoutMs, log } = this.#needs;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const text = await callModel(settings, rerankPrompt(request), signal);
      const advice = readModelAnswer(text);
      if (!advice) throw new Error('no advice in the answer');
      this.#breaker.succeeded();
      return advice;
    } catch (error) {
      this.#breaker.failed();
      // Only the kind of failure: its message may repeat the wish or the key.
      const reason = error instanceof Error ? error.name : 'unknown';
      log.warn({ reason }, 'the language model gave no advice');
      return undefined;
    }
  }

  #mayAsk(): boolean {
    const { now, daily } = this.#needs;
    const today = Math.floor(now() / dayMs);
    if (this.#today.day !== today) this.#today = { day: today, questions: 0 };
    if (this.#today.questions >= daily) return false;
    this.#today.questions += 1;
    return true;
  }
}
