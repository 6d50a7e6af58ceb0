import type { WishlistSummary } from '../../../contract/schemas.ts';
import { limits } from '../../../domain/limits.ts';
import type { ApiClient } from '../../api/client.ts';
import { inBatches } from '../backup/batches.ts';
import { deleteTokens } from './stored-tokens.ts';

interface SummaryOptions {
  /** true shows no toast of a failure; false by default */
  quiet?: boolean;
  signal?: AbortSignal;
}

/**
 * Requests the summaries of these lists in batches. Returns them by admin token, in the order of `tokens`; a token
 * that opens no list is missing. Throws ApiFailure when any batch fails, and the signal's reason when it is aborted.
 */
export async function summariesOf(
  api: ApiClient,
  tokens: readonly string[],
  options: SummaryOptions = {},
): Promise<Map<string, WishlistSummary>> {
  const answers = await Promise.all(
    inBatches(tokens, limits.summariesPerRequest).map((adminTokens) =>
      api.call('summarizeWishlists', { params: {}, body: { adminTokens }, ...options }),
    ),
  );
  const lists = answers.flatMap(({ wishlists }) => wishlists);
  const place = new Map(tokens.map((token, index) => [token, index]));
  const placeOf = ({ adminToken }: WishlistSummary) => place.get(adminToken) ?? 0;
  lists.sort((a, b) => placeOf(a) - placeOf(b));
  return new Map(lists.map((list) => [list.adminToken, list]));
}

/**
 * Does the same for tokens of this browser's storage, and deletes those that open no list. When a request fails,
 * none is deleted, because the server did not say that a list is not found.
 */
export async function readStoredSummaries(
  api: ApiClient,
  tokens: readonly string[],
  options: SummaryOptions = {},
): Promise<Map<string, WishlistSummary>> {
  const known = await summariesOf(api, tokens, options);
  // Only tokens of this request are deleted: others may have been stored during it.
  const unknownTokens = tokens.filter((token) => !known.has(token));
  if (unknownTokens.length > 0) deleteTokens(unknownTokens);
  return known;
}
