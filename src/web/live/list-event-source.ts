import { wishlistEventsPath } from '../../contract/other-paths.ts';
import { href } from '../../contract/paths.ts';
import {
  initialSourceState,
  nextSourceStep,
  type SourceCommand,
  type SourceEvent,
} from './list-event-source-state.ts';
import { pollWithBackoff } from './poll-with-backoff.ts';

/** `live`: events arrive. `slow`: the stream is buffered on the way, so the list is polled. `away`: no connection. */
export type Connection = 'live' | 'slow' | 'away';

/** What an event source needs of the page that shows the list. */
export interface ListEventSourceOptions {
  readonly token: string;
  /** returns the version on the screen */
  readonly shown: () => number;
  /** fetches the list; fulfils with true when the screen shows the state of the server */
  readonly refresh: () => Promise<boolean>;
  readonly onConnection: (connection: Connection) => void;
  /** the list is not found behind this link any more */
  readonly onNotFound: () => void;
}

const pollIntervalMs = 30_000;
const hiddenTimeoutMs = 60_000;

/**
 * Subscribes to changes of a list and returns the function that unsubscribes. The stream sends only the version
 * of the list, so after sleep, flight mode or a server restart the comparison of two numbers shows whether a
 * change was missed.
 */
export function openListEventSource(options: ListEventSourceOptions): () => void {
  const { token, shown, refresh, onConnection, onNotFound } = options;
  const requests = pollWithBackoff(refresh);
  let state = initialSourceState;
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pollTimer: ReturnType<typeof setInterval> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  const dispatch = (event: SourceEvent) => {
    const step = nextSourceStep(state, event);
    state = step.state;
    if (!state.isPolling) {
      clearInterval(pollTimer);
      pollTimer = undefined;
    }
    if (step.timer !== undefined) clearTimeout(timer);
    if (step.timer) {
      const { ms, event: type } = step.timer;
      timer = setTimeout(() => dispatch({ type }), ms);
    }
    for (const command of step.commands) run[command]();
  };

  const disconnect = () => {
    stream?.close();
    stream = null;
  };
  const poll = () =>
    void requests.now().then((isAnswered) => dispatch({ type: 'polled', isAnswered }));
  const run: Readonly<Record<SourceCommand, () => void>> = {
    connect: () => {
      disconnect();
      stream = openStream();
    },
    disconnect,
    request: () => void requests.now(),
    poll: () => {
      pollTimer ??= setInterval(poll, pollIntervalMs);
      poll();
    },
    stopRequests: requests.stop,
    reportLive: () => onConnection('live'),
    reportSlow: () => onConnection('slow'),
    reportAway: () => onConnection('away'),
    reportNotFound: onNotFound,
  };

  const openStream = () => {
    const opened = new EventSource(href(wishlistEventsPath, { token }));
    const on = (name: string, listener: (data: unknown) => void) =>
      opened.addEventListener(name, ({ data }: { data?: unknown } & Event) => {
        // A closed stream can still deliver events; they are about an old connection.
        if (stream === opened) listener(data);
      });
    const onMessage = (reconnectMs?: number) =>
      dispatch({ type: 'message', nowMs: Date.now(), ...(reconnectMs && { reconnectMs }) });
    on('open', () => dispatch({ type: 'open' }));
    on('heartbeat', (data) => onMessage(numberIn(data, 'reconnectMs')));
    on('changed', (data) => {
      onMessage();
      if (numberIn(data, 'version') > shown()) void requests.now();
    });
    on('gone', () => dispatch({ type: 'gone' }));
    on('error', () => dispatch({ type: 'error', jitter: 0.5 + Math.random() }));
    return opened;
  };

  const isVisible = () => document.visibilityState === 'visible';
  const onVisibility = () => {
    clearTimeout(hiddenTimer);
    if (isVisible()) dispatch({ type: 'visible', nowMs: Date.now() });
    else hiddenTimer = setTimeout(onPageHide, hiddenTimeoutMs);
  };
  const onPageHide = () => dispatch({ type: 'hidden' });
  const onOffline = () => dispatch({ type: 'offline' });
  const onOnline = () => dispatch({ type: 'online', isVisible: isVisible() });

  if (isVisible()) dispatch({ type: 'visible', nowMs: Date.now() });
  const listenerController = new AbortController();
  const { signal } = listenerController;
  addEventListener('online', onOnline, { signal });
  addEventListener('offline', onOffline, { signal });
  // A page with an open stream is not eligible for the back/forward cache.
  addEventListener('pagehide', onPageHide, { signal });
  addEventListener('pageshow', onVisibility, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => {
    clearTimeout(hiddenTimer);
    listenerController.abort();
    dispatch({ type: 'close' });
  };
}

/** Returns a number of an event's data; 0 when it is not there. */
function numberIn(data: unknown, name: string): number {
  try {
    const values: unknown = JSON.parse(String(data));
    if (typeof values !== 'object' || values === null) return 0;
    return Number(new Map(Object.entries(values)).get(name)) || 0;
  } catch {
    return 0;
  }
}
