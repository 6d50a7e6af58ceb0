import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { WishlistSummary } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import type { ApiClient } from '../api/client.ts';
import { useApi } from '../api/use-api.tsx';
import { onStoredElsewhere } from '../browser/storage.ts';
import { inPortions } from './portions.ts';
import {
  archivedTokens,
  archivedTokensKey,
  forgetTokens,
  storedTokens,
  storedTokensKey,
} from './stored-tokens.ts';

/** How many lists one request may ask about. */
const most = 200;

export type MyWishlists =
  | { state: 'loading' }
  | { state: 'failed' }
  | {
      state: 'listed';
      wishlists: readonly WishlistSummary[];
      archived: readonly WishlistSummary[];
    };

/** The lists this browser remembers, newest change first; read again with every visit of the page. */
export function useMyWishlists() {
  const api = useApi();
  const visit = useLocation().key;
  const [mine, setMine] = useState<MyWishlists>({ state: 'loading' });

  const read = useCallback(
    () =>
      readMine(api).then((found) => {
        setMine(found);
        return found;
      }),
    [api],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit reads again
  useEffect(() => {
    void read();
    const stops = [storedTokensKey, archivedTokensKey].map((key) =>
      onStoredElsewhere(key, () => void read()),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [read, visit]);

  return { mine, read };
}

async function readMine(api: ApiClient): Promise<MyWishlists> {
  const asked = [...storedTokens(), ...archivedTokens()];
  try {
    const known = await summariesOf(api, asked);
    // A token that opens nothing any more is forgotten; one the server was not asked about is not.
    const gone = asked.filter((token) => !known.has(token));
    if (gone.length > 0) forgetTokens(gone);
    // Asked again: somebody may have put a list away while the answer was on its way.
    const of = (tokens: readonly string[]) =>
      tokens
        .flatMap((token) => known.get(token) ?? [])
        .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
    return { state: 'listed', wishlists: of(storedTokens()), archived: of(archivedTokens()) };
  } catch (error) {
    asApiFailure(error);
    return { state: 'failed' };
  }
}

async function summariesOf(
  api: ApiClient,
  tokens: readonly string[],
): Promise<Map<string, WishlistSummary>> {
  const answers = await Promise.all(
    inPortions(tokens, most).map((adminTokens) =>
      api.call('summarizeWishlists', { params: {}, body: { adminTokens } }),
    ),
  );
  const lists = answers.flatMap(({ wishlists }) => wishlists);
  return new Map(lists.map((list) => [list.adminToken, list]));
}
