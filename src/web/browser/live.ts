import { keepAsking } from './keep-asking.ts';

/** `slow`: the stream is held back on its way, and the list is asked for now and then. */
export type Connection = 'live' | 'slow' | 'away';

export interface LiveOptions {
  readonly token: string;
  /** the version on the screen */
  readonly shown: () => number;
  /** asks for the list; answers whether the screen now shows what the server has */
  readonly look: () => Promise<boolean>;
  readonly onConnection: (connection: Connection) => void;
  /** the link opens nothing any more */
  readonly onGone: () => void;
}

/** A stream says which version it is at as soon as it is open; one that does not is held back. */
const firstWordWithin = 10_000;
/** The server gives a sign of life every 20 s: two of them are missing. */
const silentFor = 45_000;
/** On return to the page, a stream that was heard a moment ago is as good as new. */
const freshFor = 25_000;
const hiddenForLong = 60_000;
const askEvery = 30_000;
const listenAgainAfter = 300_000;
const firstPause = 1_000;
const longestPause = 30_000;

/**
 * Listens for changes of a list. A stream says only which version the list is at, so after sleep,
 * flight mode or a server restart one comparison of two numbers tells whether anything was missed.
 */
export function watchList(options: LiveOptions): () => void {
  const { token, shown, look, onConnection, onGone } = options;
  const asking = keepAsking(look);
  let stream: EventSource | null = null;
  /** when the server last said anything */
  let heardAt = 0;
  let pause = firstPause;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const shut = () => {
    clearTimeout(silence);
    clearTimeout(retry);
    stream?.close();
    stream = null;
  };
  const rest = () => {
    shut();
    clearInterval(poll);
    poll = undefined;
    asking.stop();
  };

  const listen = () => {
    shut();
    const opened = new EventSource(`/api/wishlist/${encodeURIComponent(token)}/events`);
    stream = opened;
    let answered = false;
    let said = false;
    const heard = () => {
      said = true;
      heardAt = Date.now();
      pause = firstPause;
      clearInterval(poll);
      poll = undefined;
      clearTimeout(silence);
      // A connection can die without a word, in sleep or on the way: a new one tells what was missed.
      silence = setTimeout(listen, silentFor);
      onConnection('live');
    };
    silence = setTimeout(() => {
      if (!said) askInstead();
    }, firstWordWithin);
    opened.addEventListener('open', () => {
      answered = true;
    });
    opened.addEventListener('still-here', heard);
    opened.addEventListener('changed', ({ data }) => {
      heard();
      if (versionIn(data) > shown()) void asking.now();
    });
    opened.addEventListener('gone', () => {
      rest();
      onGone();
    });
    opened.addEventListener('error', () => {
      if (stream !== opened) return;
      shut();
      onConnection('away');
      // The server did not let us listen: the list may be gone.
      if (!answered) void asking.now();
      // The browser gives up for good after an HTTP error; a restarting server deserves patience.
      retry = setTimeout(listen, pause * (0.5 + Math.random()));
      pause = Math.min(pause * 2, longestPause);
    });
  };

  const askInstead = () => {
    shut();
    retry = setTimeout(listen, listenAgainAfter);
    const ask = () =>
      asking.now().then((known) => {
        if (poll !== undefined) onConnection(known ? 'slow' : 'away');
      });
    poll ??= setInterval(() => void ask(), askEvery);
    void ask();
  };

  const onVisibility = () => {
    clearTimeout(hiding);
    if (document.visibilityState !== 'visible') hiding = setTimeout(rest, hiddenForLong);
    else if (stream === null || Date.now() - heardAt > freshFor) {
      pause = firstPause;
      listen();
    }
  };
  const onOffline = () => {
    shut();
    onConnection('away');
    retry = setTimeout(listen, longestPause);
  };
  const onOnline = () => {
    if (document.visibilityState === 'visible') listen();
  };

  if (document.visibilityState === 'visible') listen();
  addEventListener('online', onOnline);
  addEventListener('offline', onOffline);
  // A page with an open stream is not kept for the way back.
  addEventListener('pagehide', rest);
  addEventListener('pageshow', onVisibility);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearTimeout(hiding);
    rest();
    removeEventListener('online', onOnline);
    removeEventListener('offline', onOffline);
    removeEventListener('pagehide', rest);
    removeEventListener('pageshow', onVisibility);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

function versionIn(data: unknown): number {
  try {
    const { version } = JSON.parse(String(data)) as { version?: unknown };
    return Number(version) || 0;
  } catch {
    return 0;
  }
}
