import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../api/use-api.tsx';
import { pollWithBackoff } from '../../live/poll-with-backoff.ts';
import { loadWishlist } from '../../routing/load-wishlist.ts';
import { onReplacedElsewhere } from './token-succession.ts';

interface OnFollowed {
  leaving: (isLeaving: boolean) => void;
  arrived: (token: string) => void;
}

/**
 * Follows the admin link when another tab replaces it: `leaving(true)` at once, `arrived` when the new
 * link loads, `leaving(false)` when it is not found. It waits for the load, because typed text must
 * not end on a page that could not be loaded.
 */
export function useFollowLink(adminToken: string, events: OnFollowed): void {
  const api = useApi();
  const leaving = useEffectEvent((isLeaving: boolean) => events.leaving(isLeaving));
  const arrived = useEffectEvent((token: string) => events.arrived(token));

  useEffect(() => {
    let polling: ReturnType<typeof pollWithBackoff> | undefined;
    const unsubscribe = onReplacedElsewhere(adminToken, (token) => {
      polling?.stop();
      leaving(true);
      polling = pollWithBackoff(async () => {
        const { wishlist, status } = await loadWishlist(api, 'admin', token, { quiet: true });
        if (wishlist) arrived(token);
        else if (status === 404) leaving(false);
        return wishlist !== null || status === 404;
      });
      void polling.now();
    });
    return () => {
      unsubscribe();
      polling?.stop();
    };
  }, [api, adminToken]);
}
