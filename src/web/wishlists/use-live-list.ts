import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Role, ViewOf } from '../api/load-wishlist.ts';
import { useApi } from '../api/use-api.tsx';
import type { Connection } from '../browser/live.ts';
import { useI18n } from '../i18n/use-i18n.tsx';

interface LiveList<V> {
  /** null once the list is gone */
  list: V | null;
  /** puts an answer on the screen, unless a newer one is there already */
  show: (view: V) => void;
  connected: boolean;
  connection: Connection;
  /** how often somebody else changed the list while it was on the screen */
  changes: number;
  /** what they changed the last time, in words */
  said: string;
}

/** Until what listens has been loaded: after that it looks after itself. */
const loadAgainAfter = 5_000;

/** The list on the screen, kept as new as the server's; not while its owner is `leaving` it. */
export function useLiveList<R extends Role>(
  role: R,
  token: string,
  initial: ViewOf[R],
  { leaving = false } = {},
): LiveList<ViewOf[R]> {
  const api = useApi();
  const i18n = useI18n();
  const [list, setList] = useState<ViewOf[R] | null>(initial);
  const [connection, setConnection] = useState<Connection>('live');
  const [heard, setHeard] = useState({ changes: 0, said: '' });
  const shown = useRef(initial);

  const show = useCallback((view: ViewOf[R]) => {
    if (view.version < shown.current.version) return;
    shown.current = view;
    setList(view);
  }, []);

  useEffect(() => show(initial), [initial, show]);

  const currentI18n = useEffectEvent(() => i18n);
  const unwatched = list === null || leaving;
  useEffect(() => {
    if (unwatched) return;
    let stop: (() => void) | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    // A page is read before it is news: what listens comes after it.
    const start = async () => {
      try {
        const { followList } = await import('./follow-list.ts');
        if (left) return;
        stop = followList(role, {
          api,
          token,
          shown: () => shown.current,
          i18n: () => currentI18n(),
          onList(view, said) {
            if (said !== null) setHeard(({ changes }) => ({ changes: changes + 1, said }));
            show(view);
          },
          // An answer about a link that is no longer watched says nothing of the list.
          onGone: () => {
            if (!left) setList(null);
          },
          onConnection: setConnection,
        });
      } catch {
        if (left) return;
        setConnection('away');
        retry = setTimeout(() => void start(), loadAgainAfter);
      }
    };
    void start();
    return () => {
      left = true;
      clearTimeout(retry);
      stop?.();
    };
  }, [api, role, token, show, unwatched]);

  return { list, show, connection, connected: connection !== 'away', ...heard };
}
