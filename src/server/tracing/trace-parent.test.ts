import { expect, test } from 'vitest';
import { traceParent } from './trace-parent.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

test('a traceparent names a trace, a span and whether it is sampled', () => {
  const remote = { traceId, spanId, isRemote: true };
  expect(traceParent(`00-${traceId}-${spanId}-01`)).toEqual({ ...remote, traceFlags: 1 });
  expect(traceParent(`00-${traceId}-${spanId}-02`)).toEqual({ ...remote, traceFlags: 0 });
  // A later version may add fields.
  expect(traceParent(`01-${traceId}-${spanId}-03-more`)).toEqual({ ...remote, traceFlags: 1 });
});

test('what is no traceparent names nothing', () => {
  for (const header of [
    undefined,
    '',
    ['a', 'b'],
    `ff-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${traceId}-${spanId}-01-more`,
    `00-${traceId}-${spanId}`,
  ]) {
    expect(traceParent(header), String(header)).toBeNull();
  }
});
