import { limits } from '../../domain/limits.ts';
import { cleanLine, cleanText, isStoreUrl, preview } from '../../domain/text.ts';

/** What somebody brings along for a new item: from a shop's page, or from a list that is gone. */
export interface BroughtAlong {
  readonly url?: string;
  readonly title?: string;
  readonly description?: string;
  readonly price?: string;
  readonly quantity?: string;
  readonly mostWanted?: boolean;
  readonly picture?: File;
}

const address = /https?:\/\/[^\s<>"]+/;

/**
 * Reads what a phone's share sheet (query) or the button for browsers (fragment, which no server
 * sees) handed over. Phones often put the address into the text; it is no description then.
 */
export function broughtAlong(search: string, hash: string): BroughtAlong {
  const given = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search);
  const say = (name: string) => given.get(name) ?? '';
  const words = `${say('text')} ${say('title')}`;
  const url = [say('url').trim(), address.exec(words)?.[0] ?? ''].find(
    (each) => isStoreUrl(each) && each.length <= limits.itemUrl,
  );
  const withoutAddress = (text: string) => text.replace(address, ' ');
  const text = cleanText(withoutAddress(say('text')));
  const title = cleanLine(withoutAddress(say('title'))) || cleanLine(text);
  const description = cleanText(say('description')) || (text === title ? '' : text);
  const price = cleanLine(say('price')).slice(0, limits.itemPrice);
  return {
    ...(url && { url }),
    ...(title && { title: preview(title, limits.itemTitle - 3) }),
    ...(description && { description: preview(description, limits.itemDescription - 3) }),
    ...(price && { price }),
  };
}
