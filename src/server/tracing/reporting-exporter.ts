import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../storage-unavailable.ts';

const warningIntervalMs = 60_000;

/** Says in the log, at most once a minute, that an exporter does not get rid of its spans. */
export class ReportingExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #log: FastifyBaseLogger;
  #warnedAt = Number.NEGATIVE_INFINITY;

  constructor(exporter: SpanExporter, log: FastifyBaseLogger) {
    this.#exporter = exporter;
    this.#log = log;
  }

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.#exporter.export(spans, (result) => {
      if (result.error) this.#warn(result.error);
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  #warn(error: Error): void {
    if (performance.now() - this.#warnedAt < warningIntervalMs) return;
    this.#warnedAt = performance.now();
    this.#log.warn(
      { reason: describeError(error) },
      'traces do not reach their collector, and are dropped',
    );
  }
}
