import { href, paths } from '../../../contract/paths.ts';
import { linksInText } from '../../../contract/token-links.ts';
import { moveFragment, tokensToImport } from '../backup/move-link.ts';

/** Returns the path, without language, of the screen that a pasted link opens; null when it opens none. */
export function screenPathOfLink(pasted: string): string | null {
  const imported = tokensToImport(pasted) ?? [];
  if (imported.length > 0) return paths.wishlists + moveFragment(imported);
  const link = linksInText(pasted).find(({ role }) => role !== 'receipt');
  if (!link) return null;
  return link.role === 'admin'
    ? href(paths.admin, { adminToken: link.token })
    : href(paths.guest, { guestToken: link.token });
}
