import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { WishlistSummary } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import type { ApiClient } from '../api/client.ts';
import { useApi } from '../api/use-api.tsx';
import { onStoredElsewhere } from '../browser/storage.ts';
import { forgetTokens, storedTokens, storedTokensKey } from './stored-tokens.ts';

/** How many lists one request may ask about. */
const most = 200;

export type MyWishlists =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'listed'; wishlists: readonly WishlistSummary[] };

/** The lists this browser remembers, newest change first; read again with every visit of the page. */
export function useMyWishlists() {
  const api = useApi();
  const visit = useLocation().key;
  const [mine, setMine] = useState<MyWishlists>({ state: 'loading' });

  const read = useCallback(() => readMine(api).then(setMine), [api]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit reads again
  useEffect(() => {
    void read();
    return onStoredElsewhere(storedTokensKey, () => void read());
  }, [read, visit]);

  return { mine, read };
}

async function readMine(api: ApiClient): Promise<MyWishlists> {
  const adminTokens = storedTokens().slice(-most);
  if (adminTokens.length === 0) return { state: 'listed', wishlists: [] };
  try {
    const { wishlists } = await api.call('summarizeWishlists', {
      params: {},
      body: { adminTokens },
    });
    const known = new Set(wishlists.map((list) => list.adminToken));
    // A token that opens nothing any more is forgotten; one the server was not asked about is not.
    const unknown = adminTokens.filter((token) => !known.has(token));
    if (unknown.length > 0) forgetTokens(unknown);
    const newestFirst = wishlists.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
    return { state: 'listed', wishlists: newestFirst };
  } catch (error) {
    asApiFailure(error);
    return { state: 'failed' };
  }
}
