import { isLanguage, type Language } from '../domain/language.ts';

/*
 * The paths of the site and of the API. Browsers load this file, so it imports no schema, and each part is an
 * export of its own, which tree shaking can remove.
 */

/** The pages, without their language. `:name` is a parameter. */
export const paths = {
  home: '/',
  privacy: '/privacy-policy',
  terms: '/terms-of-use',
  imprint: '/impressum',
  wishlists: '/wishlist',
  addItem: '/wishlist/add',
  wishlistDetail: '/wishlist-detail',
  guest: '/wishlist/guest/:guestToken',
  admin: '/wishlist/admin/:adminToken',
  receipt: '/wishlist/receipt/:receipt',
  offline: '/offline',
  finder: '/gift-finder',
  insights: '/insights',
  article: '/article/:slug',
  moderation: '/moderation',
} as const;
/** The name of a page. */
export type Page = keyof typeof paths;

/** Pages whose path contains a token: the list of an owner or a guest, or a receipt. */
export const tokenPages = ['admin', 'guest', 'receipt'] as const satisfies readonly Page[];

/**
 * Pages without personal data: third parties may run on these only. Every page that is not named here is
 * private, so a new page is private by default.
 */
const publicPages: readonly Page[] = ['home', 'insights', 'article', 'privacy', 'terms', 'imprint'];

/** Pages in the sitemap, in addition to the articles. */
export const listedPages = [
  'home',
  'wishlists',
  'finder',
  'insights',
  'privacy',
  'terms',
  'imprint',
] as const satisfies readonly Page[];

/** Pages without parameters that are rendered at build time, once in each language. */
export const prerenderedPages = [
  'privacy',
  'terms',
  'imprint',
  'insights',
  'offline',
] as const satisfies readonly Page[];

/** Pages that are equal for all visitors with the same language and theme, until the next build. */
const sharedPages: readonly Page[] = [...listedPages, 'addItem', 'wishlistDetail', 'offline'];

/** The prefix of the path of every API call, and of no other path. */
export const apiPrefix = '/api/';

/** What the browser needs to make a call. */
export interface ApiCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** `multipart` carries JSON in the part `data` and a picture in the part `image` */
  readonly bodyType?: 'json' | 'multipart';
  /** true where a repeated request with the same `Idempotency-Key` (16 to 255 characters) is the same act */
  readonly idempotent?: boolean;
}

/** The calls of the browser's client by name; `endpoints.ts` adds their schemas. */
export const apiCalls = {
  createWishlist: { method: 'POST', path: '/api/wishlist/create', idempotent: true },
  readWishlist: { method: 'GET', path: '/api/wishlist/token/:token' },
  summarizeWishlists: { method: 'POST', path: '/api/wishlist/summaries' },
  updateWishlist: { method: 'POST', path: '/api/wishlist/update/:adminToken' },
  addItem: {
    method: 'POST',
    path: '/api/wishlist/:adminToken/items',
    bodyType: 'multipart',
    idempotent: true,
  },
  updateItem: { method: 'PUT', path: '/api/wishlist/:adminToken/items', bodyType: 'multipart' },
  removeItem: { method: 'DELETE', path: '/api/wishlist/:adminToken/items/:itemId' },
  eraseWishlist: { method: 'DELETE', path: '/api/wishlist/:adminToken' },
  rotateLink: { method: 'POST', path: '/api/wishlist/:adminToken/rotate', idempotent: true },
  exportWishlist: { method: 'GET', path: '/api/wishlist/:adminToken/export' },
  importWishlist: { method: 'POST', path: '/api/wishlist/import', idempotent: true },
  claimItem: { method: 'POST', path: '/api/wishlist/claim/:guestToken', idempotent: true },
  undoClaim: { method: 'DELETE', path: '/api/wishlist/claim/:guestToken/:claimId' },
  readReceipt: { method: 'GET', path: '/api/wishlist/claim/receipt/:receipt' },
  reportWishlist: { method: 'POST', path: '/api/wishlist/report/:guestToken', idempotent: true },
  readProductInfo: { method: 'GET', path: '/api/wishlist/productinfo' },
  suggestGifts: { method: 'POST', path: '/api/gift-suggestions/amazon' },
  improveGifts: { method: 'POST', path: '/api/gift-suggestions/amazon/improved' },
  suggestMoreGifts: { method: 'GET', path: '/api/gift-suggestions/amazon/:searchRequestId/more' },
} as const satisfies Readonly<Record<string, ApiCall>>;

/** Pictures: of an item, and of a list for link previews. */
export const listPicturePath = '/api/preview/:guestToken/:picture';
export const imagePath = '/api/image/:imageKey';

/** The parameters of a path, each a text. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [K in Name | keyof PathParams<Rest>]: string }
  : Path extends `${string}:${infer Name}`
    ? { readonly [K in Name]: string }
    : unknown;

/** Returns the path with its parameters replaced, percent-encoded. */
export function href<Path extends string>(path: Path, params: PathParams<Path>): string {
  const values = params as Readonly<Record<string, string>>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Returns the path up to its first parameter, such as `/wishlist/guest/`. */
export function pathPrefix(path: string): string {
  return path.replace(/:.*/, '');
}

/**
 * Returns true for the path of one of these pages, with or without a language and a trailing slash. A parameter
 * consists of letters, digits, - and _.
 */
export function match(pathname: string, pages: readonly Page[]): boolean {
  const path = stripLocale(pathname);
  return pages.some((page) =>
    new RegExp(`^${paths[page].replace(/:\w+/, '[\\w-]+')}/?$`).test(path),
  );
}

/** Returns true for pages on which the operator's third parties may run. */
export function isPublicPage(pathname: string): boolean {
  return match(pathname, publicPages);
}

/**
 * Returns true for a page that is equal for all visitors with the same language and theme, until the next
 * build. Every other page may contain personal data.
 */
export function isContentPage(pathname: string): boolean {
  const path = stripLocale(pathname);
  return sharedPages.some((page) => paths[page] === path);
}

/** Returns the path without its language, with a leading slash. */
export function stripLocale(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  return isLanguage(first) ? `/${rest.join('/')}` : pathname;
}

/** Returns the path in a language; takes a path without one. */
export function localize(language: Language, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
