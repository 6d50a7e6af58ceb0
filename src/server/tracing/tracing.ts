import type { IncomingMessage } from 'node:http';

/** How long the collector may take for a batch; a stop waits no longer either. */
export const exportTimeoutMs = 3000;

/** The attributes that spans may have: no address, name, token or text of anybody has a place here. */
interface SpanAttributes {
  readonly 'db.system.name'?: 'sqlite' | 'postgresql';
  readonly 'db.operation.name'?: string;
  /** the table */
  readonly 'db.collection.name'?: string;
  readonly 'gen_ai.operation.name'?: 'chat';
  readonly 'gen_ai.provider.name'?: string;
}

/** A part of a request that gets a span of its own. */
export interface RequestPart {
  /** made of words of the program alone */
  readonly name: string;
  /** `client`: another process does the work, such as a database */
  readonly kind: 'client' | 'internal';
  readonly attributes?: SpanAttributes;
}

/** A request that was answered. */
export interface TracedAnswer {
  readonly method: string;
  /** the pattern, never the path, which is a secret */
  readonly route: string | null;
  readonly status: number;
  readonly requestId: string;
}

/** Tells a collector of traces what a request consists of. Work outside of a request has no spans. */
export interface Tracing {
  /** Starts the span of a request that came over a connection, and calls `handle` in it. */
  receive(request: IncomingMessage, handle: () => void): void;
  /**
   * Calls `next` in the span of this request. A request that a page makes within the process becomes a part
   * of the page's. With `isTraced` false nothing that follows has a span.
   */
  enter(request: IncomingMessage, isTraced: boolean, next: () => void): void;
  /** Calls `next` in the span of this request, after its body was read in the context of its connection. */
  resume(request: IncomingMessage, next: () => void): void;
  /** Ends the span of a request. */
  finish(request: IncomingMessage, answer: TracedAnswer): void;
  /** Returns the result of `work`, whose time and failure are a span; a `Failure` below 500 is none. */
  span<T>(part: RequestPart, work: () => Promise<T>): Promise<T>;
  /** Adds a span that took so long and ends now; `error` is undefined where it succeeded. */
  record(part: RequestPart, milliseconds: number, error?: unknown): void;
  /** Returns the id of the current trace, 32 hex digits; undefined where it is not recorded. */
  traceId(): string | undefined;
  /** Sends what is left, for at most so long. Never rejects. */
  close(limitMs: number): Promise<void>;
}

/** Returns the result of `work`, with a span where there are traces. */
export function inSpan<T>(
  tracing: Tracing | null,
  part: RequestPart,
  work: () => Promise<T>,
): Promise<T> {
  return tracing ? tracing.span(part, work) : work();
}
