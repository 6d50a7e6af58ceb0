import type { IncomingMessage } from 'node:http';
import { apiCalls, apiPrefix, pathPrefix, paths } from '../../contract/paths.ts';
import { isListPage } from '../../contract/token-links.ts';
import { isCrawler } from '../../domain/crawlers.ts';
import { type Language, languageKey, pageLanguage } from '../../domain/language.ts';
import { isTheme, type Theme, themeKey } from '../../domain/theme.ts';
import type { Config } from '../config/read-config.ts';
import { readCookie } from '../http/read-cookie.ts';
import { hasValidHost, readRequestTarget } from '../http/request/request-target.ts';

/** All that a cached response depends on. */
export interface CacheKey {
  readonly key: string;
  /** whether the response is a page, which sets session cookies */
  readonly isPage: boolean;
  /** the route pattern, for the log */
  readonly route: string;
}

/** All that a page depends on, beside the version of its source. */
export interface PageVariant {
  /** pages print links on their own origin, which without PUBLIC_URL is the request's */
  readonly origin: string;
  readonly pathname: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly isCrawler: boolean;
}

/** Returns the key under which a page is cached. */
export function pageKey(variant: PageVariant): string {
  const { origin, pathname, language, theme } = variant;
  return `${language} ${theme} ${variant.isCrawler ? 'crawler ' : ''}${origin}${pathname}`;
}

/** Returns the theme that a cookie names, the system's without one. */
export function themeOf(cookie: string | undefined): Theme {
  return isTheme(cookie) ? cookie : 'system';
}

const wishlistRoute = apiCalls.readWishlist.path;
const wishlistPath = pathPrefix(wishlistRoute);
/** Returns the key under which a list's data is cached. */
export const wishlistKey = (token: string) => wishlistPath + token;

/** Returns the origin of a page; null where only the framework can tell it, from the headers of a proxy. */
function originOf(
  { host }: IncomingMessage['headers'],
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
): string | null {
  if (publicUrl !== null) return publicUrl;
  return host && trustProxy === 0 ? `http://${host}` : null;
}

/** Returns the cache key of a request; null for requests that are never cached or that only the framework can parse. */
export function cacheKeyFromRequest(
  request: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>,
  config: Pick<Config, 'publicUrl' | 'trustProxy'>,
): CacheKey | null {
  const target = readRequestTarget(request.url ?? '');
  if (target.kind !== 'canonical' || !hasValidHost(request)) return null;
  const { pathname, search } = target;
  if (pathname.startsWith(wishlistPath)) {
    return { key: pathname, isPage: false, route: wishlistRoute };
  }
  if (pathname.startsWith(apiPrefix)) return null;
  // Messengers add parameters to a shared link; to any other page they may mean something.
  if (search !== '' && !isListPage(pathname)) return null;
  const origin = originOf(request.headers, config);
  return origin === null ? null : cacheKeyOfPage(origin, pathname, request.headers);
}

function cacheKeyOfPage(
  origin: string,
  pathname: string,
  headers: IncomingMessage['headers'],
): CacheKey {
  const language = pageLanguage(pathname, readCookie(headers.cookie, languageKey));
  const theme = themeOf(readCookie(headers.cookie, themeKey));
  const crawler = isCrawler(headers['user-agent']);
  const key = pageKey({ origin, pathname, language, theme, isCrawler: crawler });
  return { key, isPage: true, route: pathname === paths.home ? paths.home : '/*' };
}
