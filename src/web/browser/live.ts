export interface LiveOptions {
  readonly token: string;
  /** the version on the screen */
  readonly shown: () => number;
  /** the list has a newer version than the one on the screen */
  readonly onNewer: (version: number) => void;
  /** the server did not let us listen: the list may be gone */
  readonly onRefused: () => void;
  readonly onConnection: (connected: boolean) => void;
}

const hiddenForLong = 60_000;
const firstPause = 1_000;
const longestPause = 30_000;

/**
 * Listens for changes of a list. A stream says only which version the list is at, so after sleep,
 * flight mode or a server restart one comparison of two numbers tells whether anything was missed.
 */
export function watchList({
  token,
  shown,
  onNewer,
  onRefused,
  onConnection,
}: LiveOptions): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };

  const open = () => {
    close();
    const stream = new EventSource(`/api/wishlist/${encodeURIComponent(token)}/events`);
    source = stream;
    let opened = false;
    stream.addEventListener('open', () => {
      opened = true;
      pause = firstPause;
      onConnection(true);
    });
    stream.addEventListener('changed', (event) => {
      const version = versionIn(event.data);
      if (version > shown()) onNewer(version);
    });
    stream.addEventListener('error', () => {
      onConnection(false);
      if (!opened) onRefused();
      // The browser gives up for good after an HTTP error; a restarting server deserves patience.
      close();
      timer = setTimeout(open, pause * (0.5 + Math.random()));
      pause = Math.min(pause * 2, longestPause);
    });
  };

  const onVisibility = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') {
      if (source?.readyState !== EventSource.OPEN) open();
    } else timer = setTimeout(close, hiddenForLong);
  };

  open();
  addEventListener('online', open);
  addEventListener('pageshow', onVisibility);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    close();
    removeEventListener('online', open);
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
