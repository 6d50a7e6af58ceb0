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

const linkRoles = ['admin', 'guest', 'receipt'] as const;
/** What a secret address opens: a list for its owner or its guests, or the receipt of one claim. */
export type LinkRole = (typeof linkRoles)[number];

/** Where such a page is, within any address: `/wishlist/guest/...`, `/wishlist/receipt/...`. */
const listPage = new RegExp(`(/wishlist/)(${linkRoles.join('|')})/([^/?#]+)`);

/** Which link an address holds; the token is as written and may open nothing. */
export function linkIn(address: string): { role: LinkRole; token: string } | null {
  const [, , found, token] = listPage.exec(address) ?? [];
  const role = linkRoles.find((each) => each === found);
  return role === undefined || token === undefined ? null : { role, token };
}

/** True for a page of one list or of one claim, whose address is a secret. */
export function isListPage(pathname: string): boolean {
  return linkIn(pathname) !== null;
}

/** A page's path as analytics may know it: which screen, never which list. */
export function publicPath(pathname: string): string {
  const secret = (role: string) => (role === 'receipt' ? ':receipt' : `:${role}Token`);
  return withoutTokens(
    pathname.replace(
      listPage,
      (_, place: string, role: string) => `${place}${role}/${secret(role)}`,
    ),
  );
}
