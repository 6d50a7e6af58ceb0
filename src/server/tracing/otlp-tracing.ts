import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { productName, productVersion } from '../../domain/product.ts';
import type { Config } from '../config/read-config.ts';
import type { SamplerName } from '../config/settings.ts';
import { errorType } from './error-type.ts';
import { catchAllRoute, pageRoute } from './page-route.ts';
import { ReportingExporter } from './reporting-exporter.ts';
import { traceParent } from './trace-parent.ts';
import { exportTimeoutMs, type RequestPart, type TracedAnswer, type Tracing } from './tracing.ts';

export interface OtlpTracingOptions {
  readonly settings: NonNullable<Config['traces']>;
  readonly config: Pick<Config, 'tls' | 'trustProxy'>;
  readonly log: FastifyBaseLogger;
}

const samplers: Readonly<Record<SamplerName, (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) =>
    new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
};

/**
 * Traces for a collector that speaks OTLP over HTTP. Spans wait in a queue of bounded length; what the collector
 * does not take is dropped. Loaded only where a collector is configured.
 */
export class OtlpTracing implements Tracing {
  readonly #config: OtlpTracingOptions['config'];
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;
  readonly #current = new AsyncLocalStorage<Span | undefined>();
  readonly #requests = new WeakMap<IncomingMessage, Span>();

  constructor({ settings, config, log }: OtlpTracingOptions) {
    this.#config = config;
    const { url, headers, serviceName, sampler, ratio } = settings;
    const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: exportTimeoutMs });
    this.#provider = new TracerProvider({
      resource: defaultResource().merge(
        resourceFromAttributes({
          'service.name': serviceName,
          'service.version': productVersion,
          'service.instance.id': randomUUID(),
        }),
      ),
      sampler: samplers[sampler](ratio),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: new ReportingExporter(exporter, log),
          exportTimeoutMillis: 2 * exportTimeoutMs,
        }),
      ],
    });
    this.#tracer = this.#provider.getTracer(productName.toLowerCase(), productVersion);
  }

  receive(request: IncomingMessage, handle: () => void): void {
    const { headers, method = 'GET' } = request;
    const { trustProxy } = this.#config;
    const parent = trustProxy > 0 ? traceParent(headers['traceparent']) : null;
    const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': method, 'url.scheme': this.#schemeOf(request) };
    const span = this.#tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, context);
    this.#requests.set(request, span);
    this.#current.run(span, handle);
  }

  enter(request: IncomingMessage, isTraced: boolean, next: () => void): void {
    if (!isTraced) {
      this.#requests.delete(request);
      this.#current.run(undefined, next);
      return;
    }
    // A call of a page has no connection, so it was not received.
    const context = this.#requests.has(request) ? null : this.#contextOfPart();
    if (context) this.#requests.set(request, this.#startCall(request, context));
    this.resume(request, next);
  }

  #startCall({ method = 'GET' }: IncomingMessage, context: Context): Span {
    return this.#tracer.startSpan(
      method,
      { attributes: { 'http.request.method': method } },
      context,
    );
  }

  resume(request: IncomingMessage, next: () => void): void {
    const span = this.#requests.get(request);
    if (span) this.#current.run(span, next);
    else next();
  }

  finish(request: IncomingMessage, { method, route, status, requestId }: TracedAnswer): void {
    const span = this.#requests.get(request);
    if (!span?.isRecording()) return;
    const template = route === catchAllRoute ? pageRoute(request.url ?? '') : route;
    if (template !== null) span.updateName(`${method} ${template}`);
    span.setAttributes({
      ...(template !== null && { 'http.route': template }),
      'http.response.status_code': status,
      'wishbow.request_id': requestId,
    });
    if (status >= 500) fail(span, String(status));
    span.end();
  }

  async span<T>(part: RequestPart, work: () => Promise<T>): Promise<T> {
    const context = this.#contextOfPart();
    if (!context) return work();
    const span = this.#tracer.startSpan(part.name, optionsOf(part), context);
    try {
      return await this.#current.run(span, work);
    } catch (error) {
      fail(span, errorType(error));
      throw error;
    } finally {
      span.end();
    }
  }

  record(part: RequestPart, milliseconds: number, error?: unknown): void {
    const context = this.#contextOfPart();
    if (!context) return;
    const endTime = performance.now();
    const startTime = endTime - milliseconds;
    const span = this.#tracer.startSpan(part.name, { ...optionsOf(part), startTime }, context);
    if (error !== undefined) fail(span, errorType(error));
    span.end(endTime);
  }

  traceId(): string | undefined {
    const span = this.#current.getStore();
    return span?.isRecording() ? span.spanContext().traceId : undefined;
  }

  async close(limitMs: number): Promise<void> {
    const flushed = this.#provider.shutdown().catch(() => {});
    await Promise.race([flushed, sleep(limitMs, undefined, { ref: false })]);
  }

  /** Null outside of a request, in one that is not recorded, and after its end. */
  #contextOfPart(): Context | null {
    const parent = this.#current.getStore();
    return parent?.isRecording() ? trace.setSpan(ROOT_CONTEXT, parent) : null;
  }

  #schemeOf({ headers }: IncomingMessage): 'http' | 'https' {
    const { tls, trustProxy } = this.#config;
    const forwarded = trustProxy > 0 && String(headers['x-forwarded-proto']).startsWith('https');
    return tls || forwarded ? 'https' : 'http';
  }
}

function optionsOf({ kind, attributes = {} }: RequestPart) {
  return {
    kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL,
    attributes: attributes as Attributes,
  };
}

function fail(span: Span, type: string | undefined): void {
  if (type === undefined) return;
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}
