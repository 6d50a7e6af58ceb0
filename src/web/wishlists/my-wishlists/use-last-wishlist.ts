import { useEffect, useState } from 'react';
import type { WishlistSummary } from '../../../contract/schemas.ts';
import { useApi } from '../../api/use-api.tsx';
import { deleteTokens, storedTokens } from '../tokens/stored-tokens.ts';

/** The API accepts at most this many tokens in one request. */
const maxTokensPerRequest = 200;
const recentAgeMs = 30 * 24 * 3_600_000;

/** The list used last, and what the card says beside it. */
export interface LastWishlist {
  readonly list: WishlistSummary;
  /** how many of the visitor's lists were created in the last 30 days */
  readonly recent: number;
  /** when the answer arrived, in milliseconds since 1970 */
  readonly now: number;
}

/** Why there is no list to show: the server cannot be reached, or this browser has none. */
export type NoLastWishlist = 'unreachable' | 'none';

/** Returns the list used last in this browser, or why there is none; null until that is known. */
export function useLastWishlist(): LastWishlist | NoLastWishlist | null {
  const api = useApi();
  const [last, setLast] = useState<LastWishlist | NoLastWishlist | null>(null);

  useEffect(() => {
    const adminTokens = storedTokens().slice(-maxTokensPerRequest);
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const summaries =
      adminTokens.length === 0
        ? Promise.resolve({ wishlists: [] })
        : api.call('summarizeWishlists', {
            params: {},
            body: { adminTokens },
            quiet: true,
            signal,
          });
    summaries
      .then(({ wishlists }) => {
        if (!signal.aborted) setLast(selectLastWishlist(adminTokens, wishlists, Date.now()));
      })
      .catch(() => {
        // The server did not say that a list was deleted, so no token is deleted.
        if (!signal.aborted) setLast('unreachable');
      });
    return () => unmounted.abort();
  }, [api]);
  return last;
}

/** Deletes the tokens that open no list and selects the last one that does. */
function selectLastWishlist(
  tokens: readonly string[],
  lists: readonly WishlistSummary[],
  now: number,
): LastWishlist | NoLastWishlist {
  const known = new Map(lists.map((list) => [list.adminToken, list]));
  const unknownTokens = tokens.filter((token) => !known.has(token));
  if (unknownTokens.length > 0) deleteTokens(unknownTokens);
  const list = tokens.flatMap((token) => known.get(token) ?? []).at(-1);
  const isRecent = ({ createdAt }: WishlistSummary) => now - Date.parse(createdAt) < recentAgeMs;
  return list ? { list, recent: lists.filter(isRecent).length, now } : 'none';
}
