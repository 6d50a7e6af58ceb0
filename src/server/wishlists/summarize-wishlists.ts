import type { SummariesView } from '../../contract/schemas.ts';
import type { Queries } from '../db/database.ts';
import { hashToken } from '../id-generator.ts';
import { readSummaries } from './wishlists.store.ts';
import { summaryView } from './wishlists.views.ts';

/**
 * Returns what "my wishlists" shows of the lists that these admin tokens open. Unknown tokens are left
 * out.
 */
export async function summarizeWishlists(
  db: Queries,
  adminTokens: readonly string[],
): Promise<SummariesView> {
  const tokenByHash = new Map(adminTokens.map((token) => [hashToken(token), token]));
  const rows = await readSummaries(db, [...tokenByHash.keys()]);
  return {
    wishlists: rows.map((row) =>
      summaryView(row, tokenByHash.get(row.list.admin_token_hash) ?? ''),
    ),
  };
}
