import type { WishlistSummary } from '../../contract/schemas.ts';
import { productName } from '../../domain/product.ts';
import { escapeHtml } from '../../domain/text.ts';
import { isTokenShaped, linkIn } from '../../domain/tokens.ts';
import { fileName } from '../browser/download.ts';
import { paths } from '../i18n/paths.ts';
import type { Translator } from '../i18n/translator.ts';

export type RescuedList = Pick<WishlistSummary, 'name' | 'adminToken' | 'guestToken'>;

export const rescueFileName = fileName(`${productName.toLowerCase()}-rescue`, 'html');

/** A page that explains itself, made here and kept by the visitor: her lists and both links of each. */
export function rescueFile(
  lists: readonly RescuedList[],
  origin: string,
  { t, language }: Translator,
): string {
  const link = (path: string) =>
    `<a href="${escapeHtml(origin + path)}">${escapeHtml(origin + path)}</a>`;
  const parts = lists.map(
    (list) => `<h2>${escapeHtml(list.name ?? t('wishlist.unnamed'))}</h2>
<p>${escapeHtml(t('rescue.admin'))}<br>${link(paths.admin(list.adminToken))}</p>
<p>${escapeHtml(t('rescue.guest'))}<br>${link(paths.guest(list.guestToken))}</p>`,
  );
  const title = escapeHtml(t('rescue.file.title'));
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>
body { max-width: 40em; margin: 2em auto; padding: 0 1em; font: 1.1em/1.5 Georgia, serif; overflow-wrap: anywhere }
</style>
<h1>${title}</h1>
<p>${escapeHtml(t('rescue.file.text', { address: origin + paths.wishlists }))}</p>
${parts.join('\n')}
</html>
`;
}

/** The lists that a rescue file, or any text with admin links in it, opens. */
export function tokensInRescueFile(text: string): readonly string[] {
  const links = text.match(/\/wishlist\/admin\/[A-Za-z0-9_-]+/g) ?? [];
  const tokens = links.map((link) => linkIn(link)?.token ?? '').filter(isTokenShaped);
  return [...new Set(tokens)];
}
