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

const listPage = /(\/wishlist\/(admin|guest)\/)[^/?#]+/;

/** True for the page of one list, whose address is a secret. */
export function isListPage(pathname: string): boolean {
  return listPage.test(pathname);
}

/** A page's path as analytics may know it: which screen, never which list. */
export function publicPath(pathname: string): string {
  return withoutTokens(
    pathname.replace(listPage, (_, start, role) =>
      role === 'admin' ? `${start}:adminToken` : `${start}:guestToken`,
    ),
  );
}
