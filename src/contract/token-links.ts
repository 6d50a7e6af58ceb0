import { isTokenShaped, withoutTokens } from '../domain/wishlists/tokens.ts';
import { pathPrefix, paths, tokenPages } from './paths.ts';

/** What a link with a token opens: the list of an owner or a guest, or a receipt. */
export type LinkRole = (typeof tokenPages)[number];

const prefixes = `(${tokenPages.map((page) => pathPrefix(paths[page])).join('|')})`;
/** Finds the path of such a page in any address: `/wishlist/guest/...`, `/wishlist/receipt/...`. */
const tokenPage = new RegExp(`${prefixes}([^/?#]+)`);

interface TokenLink {
  readonly role: LinkRole;
  readonly token: string;
}

function linkOf([, prefix, token]: readonly string[]): TokenLink | null {
  const role = tokenPages.find((page) => pathPrefix(paths[page]) === prefix);
  return role === undefined || token === undefined ? null : { role, token };
}

/** Returns the link in an address, or null. The token is not validated. */
export function linkIn(address: string): TokenLink | null {
  return linkOf(tokenPage.exec(address) ?? []);
}

/** Returns all links in a text whose token is well-formed, in their order. Their lists may not exist. */
export function linksInText(text: string): TokenLink[] {
  const found = text.matchAll(new RegExp(`${prefixes}([\\w-]+)`, 'g'));
  return [...found]
    .flatMap((each) => linkOf(each) ?? [])
    .filter(({ token }) => isTokenShaped(token));
}

/** Returns true for the page of a list or of a receipt, whose address is secret. */
export function isListPage(pathname: string): boolean {
  return linkIn(pathname) !== null;
}

/** Returns the path for analytics: its tokens are replaced by the names of the parameters. */
export function publicPath(pathname: string): string {
  const role = linkIn(pathname)?.role;
  return withoutTokens(role ? pathname.replace(tokenPage, paths[role]) : pathname);
}
