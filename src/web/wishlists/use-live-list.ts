import { useCallback, useEffect, useRef, useState } from 'react';
import { asApiFailure } from '../api/api-failure.ts';
import { loadWishlist, type Role, type ViewOf } from '../api/load-wishlist.ts';
import { useApi } from '../api/use-api.tsx';
import { watchList } from '../browser/live.ts';

interface LiveList<V> {
  /** null once the list is gone */
  list: V | null;
  /** puts an answer on the screen, unless a newer one is there already */
  show: (view: V) => void;
  connected: boolean;
  /** how often somebody else changed the list while it was on the screen */
  changes: number;
}

/** The list on the screen, kept as new as the server's. */
export function useLiveList<R extends Role>(
  role: R,
  token: string,
  initial: ViewOf[R],
): LiveList<ViewOf[R]> {
  const api = useApi();
  const [list, setList] = useState<ViewOf[R] | null>(initial);
  const [connected, setConnected] = useState(true);
  const [changes, setChanges] = useState(0);
  const version = useRef(initial.version);

  const show = useCallback((view: ViewOf[R]) => {
    if (view.version < version.current) return;
    version.current = view.version;
    setList(view);
  }, []);

  useEffect(() => show(initial), [initial, show]);

  const gone = list === null;
  useEffect(() => {
    if (gone) return;
    const refresh = async () => {
      const before = version.current;
      const { wishlist, status } = await loadWishlist(api, role, token, { quiet: true });
      if (wishlist) {
        show(wishlist);
        if (wishlist.version > before) setChanges((count) => count + 1);
      } else if (status === 404) setList(null);
    };
    const ask = () => void refresh().catch(asApiFailure);
    return watchList({
      token,
      shown: () => version.current,
      onNewer: ask,
      onRefused: ask,
      onConnection: setConnected,
    });
  }, [api, role, token, show, gone]);

  return { list, show, connected, changes };
}
