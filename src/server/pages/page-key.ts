import type { Language } from '../../domain/language.ts';
import type { Theme } from '../../domain/theme.ts';
import { linkIn } from '../../domain/tokens.ts';
import { hashOf } from '../chance.ts';
import type { Queries } from '../db/database.ts';
import { findByToken } from '../wishlists/wishlists.store.ts';

/**
 * Names everything a page depends on, or null for a page that is made for one visitor only. Of a
 * shared list that is its version, read from the database, so that several servers agree.
 */
export async function pageKey(
  db: Queries,
  url: URL,
  language: Language,
  theme: Theme,
): Promise<string | null> {
  const link = linkIn(url.pathname);
  if (url.search !== '' || link?.role === 'admin') return null;
  // Pages print links on their own origin, which without PUBLIC_URL is the request's.
  const address = `${language} ${theme} ${url.origin}${url.pathname}`;
  if (!link) return address;
  const list = await findByToken(db, link.token, hashOf(link.token));
  return list?.role === 'guest' ? `${address} ${list.version}` : null;
}
