import { useCallback, useEffect, useRef, useState } from 'react';
import { loadWishlist, type Role, type ViewOf } from '../api/load-wishlist.ts';
import { useApi } from '../api/use-api.tsx';
import { type Connection, watchList } from '../browser/live.ts';
import { type ListNews, newsBetween } from './list-news.ts';

interface LiveList<V> {
  /** null once the list is gone */
  list: V | null;
  /** puts an answer on the screen, unless a newer one is there already */
  show: (view: V) => void;
  connected: boolean;
  connection: Connection;
  /** how often somebody else changed the list while it was on the screen */
  changes: number;
  /** what they changed the last time */
  news: readonly ListNews[];
}

/** The list on the screen, kept as new as the server's. */
export function useLiveList<R extends Role>(
  role: R,
  token: string,
  initial: ViewOf[R],
): LiveList<ViewOf[R]> {
  const api = useApi();
  const [list, setList] = useState<ViewOf[R] | null>(initial);
  const [connection, setConnection] = useState<Connection>('live');
  const [heard, setHeard] = useState<{ changes: number; news: readonly ListNews[] }>({
    changes: 0,
    news: [],
  });
  const shown = useRef(initial);

  const show = useCallback((view: ViewOf[R]) => {
    if (view.version < shown.current.version) return;
    shown.current = view;
    setList(view);
  }, []);

  useEffect(() => show(initial), [initial, show]);

  const gone = list === null;
  useEffect(() => {
    if (gone) return;
    const look = async () => {
      const { wishlist, status } = await loadWishlist(api, role, token, { quiet: true });
      if (!wishlist) {
        if (status === 404) setList(null);
        return status === 404;
      }
      if (wishlist.version > shown.current.version) {
        const news = newsBetween(shown.current, wishlist);
        setHeard(({ changes }) => ({ changes: changes + 1, news }));
      }
      show(wishlist);
      return true;
    };
    return watchList({
      token,
      shown: () => shown.current.version,
      look,
      onConnection: setConnection,
    });
  }, [api, role, token, show, gone]);

  return { list, show, connection, connected: connection !== 'away', ...heard };
}
