import { isContentPage } from '../../contract/paths.ts';
import { linkIn } from '../../contract/token-links.ts';
import type { Queries } from '../db/database.ts';
import type { ResponseSource } from '../response-cache/response-cache.ts';
import { sharedVersion } from '../wishlists/shared-version.ts';

/**
 * What a page is made from: a shared list in the state that the database has now, so that several
 * servers agree; null for a page that is known to be the same until the next build; or one visitor's own.
 */
export async function cachePolicyFor(
  db: Queries,
  url: URL,
): Promise<ResponseSource | null | 'one visitor'> {
  if (url.search !== '') return 'one visitor';
  const link = linkIn(url.pathname);
  if (!link) return isContentPage(url.pathname) ? null : 'one visitor';
  if (link.role !== 'guest') return 'one visitor';
  return (await sharedVersion(db, link.token)) ?? 'one visitor';
}
