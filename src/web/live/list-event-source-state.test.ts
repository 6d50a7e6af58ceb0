import { expect, test } from 'vitest';
import {
  initialSourceState,
  nextSourceStep,
  type SourceEvent,
  type SourcePhase,
} from './list-event-source-state.ts';

const nowMs = 100_000;
const message = { type: 'message', nowMs } as const;
const error = { type: 'error', jitter: 1 } as const;
const visible = { type: 'visible', nowMs } as const;
const online = { type: 'online', isVisible: true } as const;
const of = (type: 'open' | 'gone' | 'silence' | 'reconnect' | 'hidden' | 'offline' | 'close') =>
  ({ type }) as const;

/** How a source comes into each phase. */
const ways: Readonly<Record<SourcePhase, readonly SourceEvent[]>> = {
  paused: [],
  connecting: [visible],
  live: [visible, message],
  polling: [visible, of('silence')],
  away: [visible, error],
  closed: [visible, of('close')],
};
const after = (events: readonly SourceEvent[]) =>
  events.reduce((state, event) => nextSourceStep(state, event).state, initialSourceState);

const late = { type: 'visible', nowMs: nowMs + 25_001 } as const;
const hiddenOnline = { type: 'online', isVisible: false } as const;

test.each<[SourcePhase, SourceEvent, SourcePhase, string]>([
  ['paused', visible, 'connecting', 'connect'],
  ['paused', online, 'connecting', 'connect'],
  ['paused', hiddenOnline, 'paused', ''],
  ['paused', of('offline'), 'paused', ''],
  ['connecting', of('open'), 'connecting', ''],
  ['connecting', message, 'live', 'reportLive'],
  ['connecting', of('silence'), 'polling', 'disconnect poll'],
  ['connecting', error, 'away', 'disconnect reportAway request'],
  ['connecting', of('gone'), 'closed', 'disconnect stopRequests reportNotFound'],
  ['live', message, 'live', 'reportLive'],
  ['live', of('silence'), 'connecting', 'connect'],
  ['live', error, 'away', 'disconnect reportAway'],
  ['live', of('offline'), 'away', 'disconnect reportAway'],
  ['live', of('hidden'), 'paused', 'disconnect stopRequests'],
  ['live', visible, 'live', ''],
  ['live', late, 'connecting', 'connect'],
  ['polling', of('reconnect'), 'connecting', 'connect'],
  ['polling', { type: 'polled', isAnswered: true }, 'polling', 'reportSlow'],
  ['polling', { type: 'polled', isAnswered: false }, 'polling', 'reportAway'],
  ['polling', of('hidden'), 'paused', 'disconnect stopRequests'],
  ['away', of('reconnect'), 'connecting', 'connect'],
  ['away', error, 'away', ''],
  ['away', visible, 'connecting', 'connect'],
  ['away', online, 'connecting', 'connect'],
  ['closed', visible, 'closed', ''],
  ['closed', online, 'closed', ''],
  ['closed', message, 'closed', ''],
])('%s, then $type: %s', (phase, event, next, commands) => {
  const before = after(ways[phase]);
  expect(before.phase).toBe(phase);
  const step = nextSourceStep(before, event);
  expect(step.state.phase).toBe(next);
  expect(step.commands.join(' ')).toBe(commands);
});

test('the delay grows with each failure, up to half a minute, and is reset by a message', () => {
  let state = after(ways.connecting);
  const waits = Array.from({ length: 7 }, () => {
    const step = nextSourceStep(state, error);
    state = nextSourceStep(step.state, { type: 'reconnect' }).state;
    return step.timer?.ms;
  });
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(nextSourceStep(nextSourceStep(state, message).state, error).timer?.ms).toBe(1000);
});

test('the first reconnection uses the server’s last delay, the next ones longer delays', () => {
  const told = after([...ways.connecting, { ...message, reconnectMs: 9000 }, message]);
  const first = nextSourceStep(told, error);
  expect(first.timer?.ms).toBe(9000);
  const second = nextSourceStep(nextSourceStep(first.state, { type: 'reconnect' }).state, error);
  expect(second.timer?.ms).toBe(18_000);
});

test('while the stream is reconnecting the list is polled, until a message arrives', () => {
  const trying = after([...ways.polling, { type: 'reconnect' }]);
  expect(trying).toMatchObject({ phase: 'connecting', isPolling: true });
  expect(nextSourceStep(trying, error).state.isPolling).toBe(true);
  expect(nextSourceStep(trying, message).state.isPolling).toBe(false);
});

test('no timer runs while the page is hidden', () => {
  for (const events of Object.values(ways)) {
    const { timer, state } = nextSourceStep(after(events), { type: 'hidden' });
    if (state.phase === 'closed') continue;
    expect([state.phase, timer, state.isPolling]).toEqual(['paused', null, false]);
  }
});
