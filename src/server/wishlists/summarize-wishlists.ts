import type { SummariesView } from '../../contract/schemas.ts';
import { hashOf } from '../chance.ts';
import type { Queries } from '../db/database.ts';
import { readSummaries } from './wishlists.store.ts';
import { summaryView } from './wishlists.views.ts';

/** What "my wishlists" shows of the lists these admin tokens open; others are left out. */
export async function summarizeWishlists(
  db: Queries,
  adminTokens: readonly string[],
): Promise<SummariesView> {
  const tokenByHash = new Map(adminTokens.map((token) => [hashOf(token), token]));
  const rows = await readSummaries(db, [...tokenByHash.keys()]);
  return {
    wishlists: rows.map((row) =>
      summaryView(row, tokenByHash.get(row.list.admin_token_hash) ?? ''),
    ),
  };
}
