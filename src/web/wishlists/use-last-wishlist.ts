import { useEffect, useState } from 'react';
import type { WishlistSummary } from '../../contract/schemas.ts';
import { useApi } from '../api/use-api.tsx';
import { forgetTokens, storedTokens } from './stored-tokens.ts';

/** How many lists one request may ask about. */
const most = 200;
const recentFor = 30 * 24 * 3_600_000;

export interface LastWishlist {
  readonly list: WishlistSummary;
  /** how many of the visitor's lists were made in the last 30 days */
  readonly recent: number;
  /** when they were asked for */
  readonly now: number;
}

/** The list used last in this browser; null where there is none, or until it is known. */
export function useLastWishlist(): LastWishlist | 'out of reach' | null {
  const api = useApi();
  const [last, setLast] = useState<LastWishlist | 'out of reach' | null>(null);

  useEffect(() => {
    const adminTokens = storedTokens().slice(-most);
    if (adminTokens.length === 0) return;
    const leaving = new AbortController();
    api
      .call('summarizeWishlists', {
        params: {},
        body: { adminTokens },
        quiet: true,
        signal: leaving.signal,
      })
      .then(({ wishlists }) => setLast(lastOf(adminTokens, wishlists, Date.now())))
      .catch(() => {
        // Nobody said that a list is gone: nothing is forgotten, and the way to all of them stays open.
        if (!leaving.signal.aborted) setLast('out of reach');
      });
    return () => leaving.abort();
  }, [api]);
  return last;
}

/** A token that opens no list is forgotten; then the one before it counts. */
function lastOf(
  tokens: readonly string[],
  lists: readonly WishlistSummary[],
  now: number,
): LastWishlist | null {
  const known = new Map(lists.map((list) => [list.adminToken, list]));
  const gone = tokens.filter((token) => !known.has(token));
  if (gone.length > 0) forgetTokens(gone);
  const list = tokens.flatMap((token) => known.get(token) ?? []).at(-1);
  const isRecent = ({ createdAt }: WishlistSummary) => now - Date.parse(createdAt) < recentFor;
  return list ? { list, recent: lists.filter(isRecent).length, now } : null;
}
