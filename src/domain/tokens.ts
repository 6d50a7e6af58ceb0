/** 144 random bits, written in base64url: nobody finds a list by trying. */
export const tokenBytes = 18;
const tokenLength = 24;
const wholeToken = new RegExp(`^[A-Za-z0-9_-]{${tokenLength}}$`);
const tokenInText = new RegExp(
  `(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{${tokenLength}}(?![A-Za-z0-9_-])`,
  'g',
);

/** True for text that could be one of our tokens; says nothing about whether it is known. */
export function isTokenShaped(text: string): boolean {
  return wholeToken.test(text);
}

/** The text with everything that looks like a token cut out, for logs and error reports. */
export function withoutTokens(text: string): string {
  return text.replace(tokenInText, '[token]');
}

/** Where the page of one list is, within any address: `/wishlist/guest/...`, `/wishlist/admin/...`. */
const listPage = /(\/wishlist\/)(admin|guest)\/([^/?#]+)/;

/** Which link an address holds; the token is as written and may open nothing. */
export function linkIn(address: string): { role: 'admin' | 'guest'; token: string } | null {
  const [, , role, token] = listPage.exec(address) ?? [];
  if (token === undefined) return null;
  return { role: role === 'admin' ? 'admin' : 'guest', token };
}

/** True for the page of one list, whose address is a secret. */
export function isListPage(pathname: string): boolean {
  return linkIn(pathname) !== null;
}

/** A page's path as analytics may know it: which screen, never which list. */
export function publicPath(pathname: string): string {
  return withoutTokens(pathname.replace(listPage, '$1$2/:$2Token'));
}
