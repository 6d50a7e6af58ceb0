/**
 * `away`: no connection, another attempt follows. `polling`: something on the way buffers the stream, so the list
 * is polled. `paused`: the page is hidden. `closed`: the list is not found, or nobody subscribes any more.
 */
export type SourcePhase = 'connecting' | 'live' | 'polling' | 'away' | 'paused' | 'closed';

/** The state of the event source of a list. */
export interface SourceState {
  readonly phase: SourcePhase;
  /** the server has accepted the connection, even if no message has arrived */
  readonly isOpen: boolean;
  /** the list is polled until a stream delivers, also while one is connecting */
  readonly isPolling: boolean;
  /** the delay of the next attempt, doubled by each that fails */
  readonly reconnectDelayMs: number;
  /** the delay of the first attempt, as the server said last */
  readonly firstReconnectDelayMs: number;
  /** when the last message arrived, in epoch milliseconds */
  readonly lastMessageAtMs: number;
}

/** What can happen to an event source. */
export type SourceEvent =
  | { readonly type: 'open' | 'gone' | 'silence' | 'reconnect' | 'hidden' | 'offline' | 'close' }
  | { readonly type: 'online'; readonly isVisible: boolean }
  | { readonly type: 'visible'; readonly nowMs: number }
  /** `reconnectMs`: after how long to reconnect when the stream breaks, if the message says so */
  | { readonly type: 'message'; readonly nowMs: number; readonly reconnectMs?: number }
  /** `jitter` spreads the reconnects of many pages */
  | { readonly type: 'error'; readonly jitter: number }
  | { readonly type: 'polled'; readonly isAnswered: boolean };

/** What the driver does after a transition. `connect` and `disconnect` close the previous connection. */
export type SourceCommand =
  | 'connect'
  | 'disconnect'
  | 'request'
  | 'poll'
  | 'stopRequests'
  | 'reportLive'
  | 'reportSlow'
  | 'reportAway'
  | 'reportNotFound';

/** A transition: the next state, and what the driver does. */
export interface SourceStep {
  readonly state: SourceState;
  readonly commands: readonly SourceCommand[];
  /** replaces the timer: milliseconds until `event`; null clears it, undefined leaves it */
  readonly timer?: { readonly ms: number; readonly event: 'silence' | 'reconnect' } | null;
}

/** The server sends the version as soon as a stream is open. A stream that does not deliver it is buffered on the way. */
const firstMessageTimeoutMs = 10_000;
/** The server sends a heartbeat every 20 s; after this time two are missing. */
const silenceTimeoutMs = 45_000;
/** When the page becomes visible, a stream with a message as recent as this is kept. */
const maxStreamIdleMs = 25_000;
const pollingReconnectDelayMs = 300_000;
const minReconnectDelayMs = 1_000;
const maxReconnectDelayMs = 30_000;

/** Before the first event. */
export const initialSourceState: SourceState = {
  phase: 'paused',
  isOpen: false,
  isPolling: false,
  reconnectDelayMs: minReconnectDelayMs,
  firstReconnectDelayMs: minReconnectDelayMs,
  lastMessageAtMs: 0,
};

/** Returns the state after an event, the commands and the timer to set. Pure: time and jitter come with the event. */
export function nextSourceStep(state: SourceState, event: SourceEvent): SourceStep {
  if (state.phase === 'closed') return stay(state);
  switch (event.type) {
    case 'open':
      return stay({ ...state, isOpen: true });
    case 'message':
      return receive(state, event);
    case 'silence':
      // A connection can die without an error, in sleep or on the way. A new one delivers the current version.
      return state.phase === 'live' ? connect(state) : startPolling(state);
    case 'error':
      return reconnectLater(state, event.jitter);
    case 'reconnect':
      return connect(state);
    case 'polled':
      return reportPoll(state, event.isAnswered);
    case 'hidden':
      return end(state, 'paused');
    case 'close':
      return end(state, 'closed');
    case 'gone': {
      const ended = end(state, 'closed');
      return { ...ended, commands: [...ended.commands, 'reportNotFound'] };
    }
    case 'visible':
      return resume(state, event.nowMs);
    case 'online':
      return event.isVisible ? connect(state) : stay(state);
    case 'offline':
      return goOffline(state);
  }
}

const stay = (state: SourceState): SourceStep => ({ state, commands: [] });

const isConnected = ({ phase }: SourceState) => phase === 'connecting' || phase === 'live';

function receive(
  state: SourceState,
  { nowMs, reconnectMs }: Extract<SourceEvent, { type: 'message' }>,
): SourceStep {
  if (!isConnected(state)) return stay(state);
  const firstReconnectDelayMs = reconnectMs ?? state.firstReconnectDelayMs;
  return {
    state: {
      phase: 'live',
      isOpen: true,
      isPolling: false,
      reconnectDelayMs: firstReconnectDelayMs,
      firstReconnectDelayMs,
      lastMessageAtMs: nowMs,
    },
    commands: ['reportLive'],
    timer: { ms: silenceTimeoutMs, event: 'silence' },
  };
}

const connect = (state: SourceState): SourceStep => ({
  state: { ...state, phase: 'connecting', isOpen: false },
  commands: ['connect'],
  timer: { ms: firstMessageTimeoutMs, event: 'silence' },
});

const startPolling = (state: SourceState): SourceStep => ({
  state: { ...state, phase: 'polling', isPolling: true },
  commands: ['disconnect', 'poll'],
  timer: { ms: pollingReconnectDelayMs, event: 'reconnect' },
});

function reportPoll(state: SourceState, isAnswered: boolean): SourceStep {
  if (!state.isPolling) return stay(state);
  return { state, commands: [isAnswered ? 'reportSlow' : 'reportAway'] };
}

function resume(state: SourceState, nowMs: number): SourceStep {
  const isRecent = nowMs - state.lastMessageAtMs <= maxStreamIdleMs;
  if (isConnected(state) && isRecent) return stay(state);
  return connect({ ...state, reconnectDelayMs: minReconnectDelayMs });
}

function goOffline(state: SourceState): SourceStep {
  if (state.phase === 'paused') return stay(state);
  return {
    state: { ...state, phase: 'away' },
    commands: ['disconnect', 'reportAway'],
    timer: { ms: maxReconnectDelayMs, event: 'reconnect' },
  };
}

const end = (state: SourceState, phase: 'paused' | 'closed'): SourceStep => ({
  state: { ...state, phase, isPolling: false },
  commands: ['disconnect', 'stopRequests'],
  timer: null,
});

function reconnectLater(state: SourceState, jitter: number): SourceStep {
  if (!isConnected(state)) return stay(state);
  const { isOpen, reconnectDelayMs } = state;
  const delay = Math.min(reconnectDelayMs * 2, maxReconnectDelayMs);
  return {
    state: { ...state, phase: 'away', reconnectDelayMs: delay },
    // The server did not accept the connection, perhaps because the list is not found.
    commands: ['disconnect', 'reportAway', ...(isOpen ? [] : (['request'] as const))],
    // EventSource does not reconnect after an HTTP error, but a restarting server will be back.
    timer: { ms: reconnectDelayMs * jitter, event: 'reconnect' },
  };
}
