import { isContentPage, match, stripLocale } from '../../contract/paths.ts';
import { linkIn } from '../../contract/token-links.ts';
import type { Config } from '../config/read-config.ts';
import type { Queries } from '../db/database.ts';
import type { PageVariant } from '../response-cache/cache-key.ts';
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

/** A shared cache may send such a page for five minutes, and for a day while the site is away. A browser asks each time. */
const sharedPolicy = 'public, max-age=0, must-revalidate, s-maxage=300, stale-if-error=86400';

/**
 * Returns the `Cache-Control` of a page that shared caches, such as those of a content delivery network, may
 * keep: one without personal data, at its address with a language, as it is for a person without a cookie of
 * ours. Null for every other page, and without PUBLIC_URL, because such a page prints the origin of its request.
 */
export function sharedCacheControl(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { pathname, theme, isCrawler }: Omit<PageVariant, 'language' | 'origin'>,
): string | null {
  const hasLanguage = stripLocale(pathname) !== pathname;
  const isForAll = publicUrl !== null && hasLanguage && theme === 'system' && !isCrawler;
  return isForAll && (isContentPage(pathname) || match(pathname, ['article']))
    ? sharedPolicy
    : null;
}
