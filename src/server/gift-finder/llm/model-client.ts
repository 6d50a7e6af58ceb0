import { hash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { dayMs } from '../../../domain/time.ts';
import type { Clock } from '../../id-generator.ts';
import { inSpan, type RequestPart, type Tracing } from '../../tracing/tracing.ts';
import { callModel, ModelAnswerError } from './call-model.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { type ModelSettings, spanProviders } from './model-settings.ts';
import type { Prompt } from './prompts.ts';

const maxCachedAnswers = 1000;

export interface ModelClientOptions {
  readonly settings: ModelSettings;
  /** questions a day, of this server */
  readonly daily: number;
  readonly now: Clock;
  readonly log: FastifyBaseLogger;
  readonly tracing: Tracing | null;
  /** how long an answer may take, in milliseconds */
  readonly timeoutMs: number;
}

interface Question {
  readonly prompt: Prompt;
  read(text: string): object | null;
}

/**
 * Asks a language model within limits: each question once a day and once at a time, no retry, a daily
 * number of questions, and a minute of rest after three failures in a row.
 */
export class ModelClient {
  readonly #options: ModelClientOptions;
  readonly #breaker: CircuitBreaker;
  readonly #answers: LRUCache<string, object, Question>;
  #today = { day: 0, questions: 0 };

  constructor(options: ModelClientOptions) {
    this.#options = options;
    this.#breaker = new CircuitBreaker(options.now);
    this.#answers = new LRUCache<string, object, Question>({
      max: maxCachedAnswers,
      ttl: dayMs,
      ttlResolution: 0,
      perf: { now: options.now },
      // A result that is evicted from the cache before it is there is still returned.
      ignoreFetchAbort: true,
      // A missing answer is not cached.
      fetchMethod: async (_key, _previous, { context }) =>
        this.mayAsk && this.#count() ? await this.#ask(context) : undefined,
    });
  }

  /** true while neither the daily number is used up nor the model rests */
  get mayAsk(): boolean {
    return !this.#breaker.isOpen && this.#questionsToday() < this.#options.daily;
  }

  /**
   * Returns what `read` makes of the model's answer; null after any failure, and when no question may
   * be asked. The same question gets the same answer for a day.
   */
  async ask<Answer extends object>(
    prompt: Prompt,
    read: (text: string) => Answer | null,
  ): Promise<Answer | null> {
    const context = { prompt, read };
    const key = hash('sha256', JSON.stringify([prompt.instructions, prompt.prompt]), 'base64');
    // A question whose place in the cache was needed for others rejects: it has no answer either.
    const answer = await this.#answers.fetch(key, { context }).catch(() => undefined);
    return (answer as Answer | undefined) ?? null;
  }

  async #ask({ prompt, read }: Question): Promise<object | undefined> {
    const { settings, timeoutMs, log, tracing } = this.#options;
    try {
      const text = await inSpan(tracing, partOf(settings), () =>
        callModel(settings, prompt, AbortSignal.timeout(timeoutMs)),
      );
      const answer = read(text);
      if (!answer) throw new ModelAnswerError('no_sense');
      this.#breaker.succeeded();
      return answer;
    } catch (error) {
      this.#breaker.failed();
      log.warn({ reason: reasonOf(error) }, 'the language model gave no advice');
      return undefined;
    }
  }

  #questionsToday(): number {
    const day = Math.floor(this.#options.now() / dayMs);
    if (this.#today.day !== day) this.#today = { day, questions: 0 };
    return this.#today.questions;
  }

  #count(): true {
    this.#today.questions += 1;
    return true;
  }
}

/** Only the kind of failure: the message of another error may repeat the text or the key. */
function reasonOf(error: unknown): string {
  if (error instanceof ModelAnswerError) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

const partOf = ({ provider }: ModelSettings): RequestPart => ({
  name: 'chat',
  kind: 'client',
  attributes: {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': spanProviders[provider],
  },
});
