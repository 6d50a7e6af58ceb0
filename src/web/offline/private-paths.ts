import { wishlistApiPrefix } from '../../contract/other-paths.ts';
import { linkIn } from '../../contract/token-links.ts';

/** True for pages of lists, which are kept: a receipt is not, it may be looked at on any device. */
export function isPrivatePage(pathname: string): boolean {
  return privateRole(pathname) !== null;
}

/** Whose page of a list this is; null for any other page. */
export function privateRole(pathname: string): 'admin' | 'guest' | null {
  const role = linkIn(pathname)?.role;
  return role === 'admin' || role === 'guest' ? role : null;
}

/** The token of the list that a call of the API is about, or null; streams of events are about none. */
export function tokenOfCall(pathname: string): string | null {
  if (pathname.endsWith('/events')) return null;
  const call = `^${wishlistApiPrefix}(?:token/|update/|claim/)?([A-Za-z0-9_-]{24})(?:/|$)`;
  return new RegExp(call).exec(pathname)?.[1] ?? null;
}
