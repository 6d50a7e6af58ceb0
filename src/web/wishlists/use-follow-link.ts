import { useEffect, useEffectEvent } from 'react';
import { loadWishlist } from '../api/load-wishlist.ts';
import { useApi } from '../api/use-api.tsx';
import { keepAsking } from '../browser/keep-asking.ts';
import { onReplacedElsewhere } from './same-list.ts';

interface OnFollowed {
  leaving: (isLeaving: boolean) => void;
  arrived: (token: string) => void;
}

/**
 * When another tab replaces the admin link, goes to the list behind the new one, once it answers:
 * what is typed on this page must not end on a page that could not be loaded.
 */
export function useFollowLink(adminToken: string, events: OnFollowed): void {
  const api = useApi();
  const leaving = useEffectEvent((isLeaving: boolean) => events.leaving(isLeaving));
  const arrived = useEffectEvent((token: string) => events.arrived(token));

  useEffect(() => {
    let asking: ReturnType<typeof keepAsking> | undefined;
    const stop = onReplacedElsewhere(adminToken, (token) => {
      asking?.stop();
      leaving(true);
      asking = keepAsking(async () => {
        const { wishlist, status } = await loadWishlist(api, 'admin', token, { quiet: true });
        if (wishlist) arrived(token);
        else if (status === 404) leaving(false);
        return wishlist !== null || status === 404;
      });
      void asking.now();
    });
    return () => {
      stop();
      asking?.stop();
    };
  }, [api, adminToken]);
}
