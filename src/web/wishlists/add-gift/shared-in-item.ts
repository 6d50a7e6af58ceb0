import { limits } from '../../../domain/limits.ts';
import { findSharedLink } from '../../../domain/shared-link.ts';
import { cleanLine, cleanText, preview } from '../../../domain/text.ts';
import type { ItemPrefill } from '../../routing/navigation-state.ts';

/**
 * Parses what a phone's share sheet (query) or the bookmarklet (fragment, which no server sees) passed
 * on. Phones often put the URL into the text; it is then removed from the text. Returns only the
 * fields with content, each within the limits of an item.
 */
export function readSharedInItem(search: string, hash: string): ItemPrefill {
  const params = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search);
  const param = (name: string) => params.get(name) ?? '';
  const url = urlIn(param('url')) ?? urlIn(`${param('text')} ${param('title')}`);
  const text = cleanText(withoutLink(param('text'), url));
  const title = cleanLine(withoutLink(param('title'), url)) || cleanLine(text);
  const description = cleanText(param('description')) || (text === title ? '' : text);
  const price = cleanLine(param('price')).slice(0, limits.itemPrice);
  return {
    ...(url && { url }),
    ...(title && { title: preview(title, limits.itemTitle - 3) }),
    ...(description && { description: preview(description, limits.itemDescription - 3) }),
    ...(price && { price }),
  };
}

const urlIn = (text: string) => findSharedLink(text)?.url;

/** Returns a text without a link that is written out in it, or that leads to `url`. */
function withoutLink(text: string, url: string | undefined): string {
  const found = findSharedLink(text);
  const isSame = found !== null && (found.url === url || found.url === found.source);
  return isSame ? text.replace(found.source, ' ') : text;
}
