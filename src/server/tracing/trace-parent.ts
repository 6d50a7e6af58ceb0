import type { SpanContext } from '@opentelemetry/api';

/** https://www.w3.org/TR/trace-context/#traceparent-header; later versions may add fields after a hyphen. */
const format =
  /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** Returns the span of which a request says that it is a part; null without a well-formed `traceparent`. */
export function traceParent(header: string | string[] | undefined): SpanContext | null {
  if (typeof header !== 'string') return null;
  const [, traceId, spanId, flags, rest] = format.exec(header) ?? [];
  if (!traceId || !spanId || !flags || (rest && header.startsWith('00'))) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}
