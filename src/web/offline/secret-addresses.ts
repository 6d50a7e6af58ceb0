import { linkIn } from '../../domain/tokens.ts';

/** True for pages of lists, which are kept: a receipt is not, it may be looked at on any device. */
export function isSecretPage(pathname: string): boolean {
  const role = linkIn(pathname)?.role;
  return role === 'admin' || role === 'guest';
}

const call = /^\/api\/wishlist\/(?:token\/|update\/|claim\/)?([A-Za-z0-9_-]{24})(?:\/|$)/;

/** The token of the list that a call of the API is about; streams of events are about none. */
export function tokenOfCall(pathname: string): string | null {
  return pathname.endsWith('/events') ? null : (call.exec(pathname)?.[1] ?? null);
}
