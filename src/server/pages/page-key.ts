import type { Language } from '../../domain/language.ts';
import type { Theme } from '../../domain/theme.ts';
import { hashOf } from '../chance.ts';
import type { Queries } from '../db/database.ts';
import { findByToken } from '../wishlists/wishlists.store.ts';

const guestPage = /^\/(?:[a-z]{2}\/)?wishlist\/guest\/([^/]+)$/;
const ownersPage = /\/wishlist\/admin\//;

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
  if (url.search !== '' || ownersPage.test(url.pathname)) return null;
  const token = guestPage.exec(url.pathname)?.[1];
  // Pages print links on their own origin, which without PUBLIC_URL is the request's.
  const address = `${language} ${theme} ${url.origin}${url.pathname}`;
  if (token === undefined) return address;
  const list = await findByToken(db, token, hashOf(token));
  return list?.role === 'guest' ? `${address} ${list.version}` : null;
}
