import { isTokenShaped } from '../../domain/tokens.ts';
import { paths } from '../i18n/paths.ts';
import { moveFragment, tokensToTake } from './move-link.ts';

/** Which screen of this product a pasted link means, or null when it means none. */
export function screenOfLink(pasted: string): string | null {
  const taken = tokensToTake(pasted) ?? [];
  if (taken.length > 0) return paths.wishlists + moveFragment(taken);
  const [, role, token = ''] =
    /\/wishlist\/(guest|admin)\/([A-Za-z0-9_-]+)/.exec(pasted.trim()) ?? [];
  if (!isTokenShaped(token)) return null;
  return role === 'admin' ? paths.admin(token) : paths.guest(token);
}
