import { useEffect, useState } from 'react';
import type { WishlistSummary } from '../../../contract/schemas.ts';
import { useApi } from '../../api/use-api.tsx';
import { readStoredSummaries } from '../tokens/stored-summaries.ts';
import { storedTokens } from '../tokens/stored-tokens.ts';

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
    const unmounted = new AbortController();
    const { signal } = unmounted;
    readStoredSummaries(api, storedTokens(), { quiet: true, signal })
      .then((known) => {
        if (!signal.aborted) setLast(selectLastWishlist([...known.values()], Date.now()));
      })
      .catch(() => {
        if (!signal.aborted) setLast('unreachable');
      });
    return () => unmounted.abort();
  }, [api]);
  return last;
}

/** Returns the last of the lists, which are in the order of storage. */
function selectLastWishlist(
  lists: readonly WishlistSummary[],
  now: number,
): LastWishlist | NoLastWishlist {
  const list = lists.at(-1);
  const isRecent = ({ createdAt }: WishlistSummary) => now - Date.parse(createdAt) < recentAgeMs;
  return list ? { list, recent: lists.filter(isRecent).length, now } : 'none';
}
