import { href, paths } from '../../../contract/paths.ts';
import type { WishlistSummary } from '../../../contract/schemas.ts';
import { linksInText } from '../../../contract/token-links.ts';
import { productName } from '../../../domain/product.ts';
import { escapeHtml } from '../../../domain/text.ts';
import { fileName } from '../../browser/download.ts';
import type { Translator } from '../../i18n/translator.ts';

/** What the recovery file contains of a list. */
export type RecoveredList = Pick<WishlistSummary, 'name' | 'adminToken' | 'guestToken'>;

export const recoveryFileName = fileName(`${productName.toLowerCase()}-rescue`, 'html');

/** Returns an HTML document with the name and both absolute links of each list, and how to use it. */
export function recoveryFile(
  lists: readonly RecoveredList[],
  origin: string,
  { t, language }: Translator,
): string {
  const link = (path: string) =>
    `<a href="${escapeHtml(origin + path)}">${escapeHtml(origin + path)}</a>`;
  const parts = lists.map(
    (list) => `<h2>${escapeHtml(list.name ?? t('wishlist.unnamed'))}</h2>
<p>${escapeHtml(t('rescue.admin'))}<br>${link(href(paths.admin, { adminToken: list.adminToken }))}</p>
<p>${escapeHtml(t('rescue.guest'))}<br>${link(href(paths.guest, { guestToken: list.guestToken }))}</p>`,
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

/** Returns the admin tokens in a recovery file or any other text with admin links, each once. */
export function tokensInRecoveryFile(text: string): readonly string[] {
  const links = linksInText(text).filter(({ role }) => role === 'admin');
  return [...new Set(links.map(({ token }) => token))];
}
