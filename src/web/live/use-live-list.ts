import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '../api/use-api.tsx';
import { withMessages } from '../i18n/messages.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { reloadForPart } from '../loading/reload-for-part.ts';
import type { Role, ViewOf } from '../routing/load-wishlist.ts';
import { keepUnchangedItems } from './keep-unchanged-items.ts';
import type { Connection } from './list-event-source.ts';
import type { LiveStatus } from './live-state.tsx';

interface LiveList<V> {
  /** null once the list is not found */
  list: V | null;
  /** shows a list that the server answered with, unless a newer one is shown already */
  show: (view: V) => void;
  live: LiveStatus;
}

/** Delay before the subscription code is loaded again; once loaded, it reconnects by itself. */
const loadRetryDelayMs = 5_000;

/** Returns the list on the screen, kept up to date with the server. `leaving` ends the subscription. */
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
  const [announced, setAnnounced] = useState({ changes: 0, announcement: '' });
  const shown = useRef(initial);

  const show = useCallback((view: ViewOf[R]) => {
    if (view === shown.current || view.version < shown.current.version) return;
    shown.current = keepUnchangedItems(shown.current, view);
    setList(shown.current);
  }, []);

  useEffect(() => show(initial), [initial, show]);

  const currentI18n = useEffectEvent(() => i18n);
  const isUnsubscribed = list === null || leaving;
  useEffect(() => {
    if (isUnsubscribed) return;
    let stop: (() => void) | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let isStopped = false;
    // The page can be read without it, so the subscription code is loaded after the page.
    const start = async () => {
      try {
        const { subscribeList: subscribe } = await withMessages(
          ['list-news'],
          () => import('./subscribe-list.ts'),
        );
        if (isStopped) return;
        stop = subscribe(role, {
          api,
          token,
          shown: () => shown.current,
          i18n: () => currentI18n(),
          onList(view, announcement) {
            if (announcement !== null)
              setAnnounced(({ changes }) => ({ changes: changes + 1, announcement }));
            show(view);
          },
          // An answer about a link that is no longer subscribed does not concern this list.
          onNotFound: () => {
            if (!isStopped) setList(null);
          },
          onConnection: setConnection,
        });
      } catch {
        if (isStopped) return;
        setConnection('away');
        failures += 1;
        if (failures > 1) await reloadForPart();
        if (!isStopped) retry = setTimeout(() => void start(), loadRetryDelayMs);
      }
    };
    void start();
    return () => {
      isStopped = true;
      clearTimeout(retry);
      stop?.();
    };
  }, [api, role, token, show, isUnsubscribed]);

  return { list, show, live: { connection, ...announced } };
}
