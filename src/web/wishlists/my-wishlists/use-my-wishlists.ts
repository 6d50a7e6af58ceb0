import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { WishlistSummary } from '../../../contract/schemas.ts';
import { asApiFailure } from '../../api/api-failure.ts';
import type { ApiClient } from '../../api/client.ts';
import { useApi } from '../../api/use-api.tsx';
import { onStoredElsewhere } from '../../browser/storage.ts';
import { onListChangedElsewhere } from '../../browser/tab-messages.ts';
import { readStoredSummaries } from '../tokens/stored-summaries.ts';
import {
  archivedTokens,
  archivedTokensKey,
  storedTokens,
  storedTokensKey,
} from '../tokens/stored-tokens.ts';

/** The lists of this browser: being requested, not reachable, or known. */
export type MyWishlists =
  | { state: 'loading' }
  | { state: 'failed' }
  | {
      state: 'listed';
      wishlists: readonly WishlistSummary[];
      archived: readonly WishlistSummary[];
    };

/** Returns true if it is known that this browser remembers no list, archived or not. */
export function isWithoutLists(mine: MyWishlists): boolean {
  return mine.state === 'listed' && mine.wishlists.length + mine.archived.length === 0;
}

/**
 * Returns `mine`, the lists this browser remembers, newest change first, and `read`, which requests
 * them again. They are also requested anew with every navigation and every change in another tab.
 */
export function useMyWishlists() {
  const api = useApi();
  const visit = useLocation().key;
  const [mine, setMine] = useState<MyWishlists>({ state: 'loading' });

  /** how many reads were begun; the answer of an older one is not shown */
  const reads = useRef(0);

  const read = useCallback(async () => {
    reads.current += 1;
    const number = reads.current;
    const found = await readMine(api);
    if (number === reads.current) setMine(found);
    return found;
  }, [api]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit reads again
  useEffect(() => {
    void read();
    const stops = [storedTokensKey, archivedTokensKey].map((key) =>
      onStoredElsewhere(key, () => void read()),
    );
    stops.push(onListChangedElsewhere(() => void read()));
    return () => {
      for (const stop of stops) stop();
    };
  }, [read, visit]);

  return { mine, read };
}

async function readMine(api: ApiClient): Promise<MyWishlists> {
  const tokens = [...storedTokens(), ...archivedTokens()];
  try {
    const known = await readStoredSummaries(api, tokens);
    // The stored tokens are read again: a list may have been archived during the request.
    const newestFirst = (current: readonly string[]) =>
      current
        .flatMap((token) => known.get(token) ?? [])
        .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
    return {
      state: 'listed',
      wishlists: newestFirst(storedTokens()),
      archived: newestFirst(archivedTokens()),
    };
  } catch (error) {
    asApiFailure(error);
    return { state: 'failed' };
  }
}
