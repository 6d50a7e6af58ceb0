import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as OTLP sends it in JSON; `attributes` by name. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly status: { readonly code?: number };
  readonly events: readonly unknown[];
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<ReceivedSpan, 'attributes'> & {
        readonly attributes: readonly Attribute[];
      })[];
    }[];
  }[];
}

export interface TraceCollector {
  /** what `OTEL_EXPORTER_OTLP_ENDPOINT` is set to */
  readonly url: string;
  /** all spans so far */
  readonly spans: ReceivedSpan[];
  /** everything that was sent, as it came */
  readonly bodies: string[];
  /** attributes of the service */
  readonly service: Record<string, unknown>;
  readonly headers: IncomingMessage['headers'][];
  /** the status of the next answers; 0: no answer at all */
  status: number;
  close(): Promise<void>;
}

/** A collector of traces on loopback that takes OTLP over HTTP with JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = (await json(request)) as Export;
    collector.headers.push(request.headers);
    if (collector.status === 0) return;
    if (collector.status === 200) receive(collector, sent);
    const isOwn = request.url === '/v1/traces' && request.method === 'POST';
    response.writeHead(isOwn ? collector.status : 404, { 'content-type': 'application/json' });
    response.end('{}');
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const collector: TraceCollector = {
    url: `http://127.0.0.1:${port}`,
    spans: [],
    bodies: [],
    service: {},
    headers: [],
    status: 200,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return collector;
}

function receive(collector: TraceCollector, sent: Export): void {
  collector.bodies.push(JSON.stringify(sent));
  for (const { resource, scopeSpans } of sent.resourceSpans) {
    Object.assign(collector.service, byName(resource.attributes));
    for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
      collector.spans.push({ ...span, attributes: byName(span.attributes) });
    }
  }
}

const byName = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
