import type { IncomingMessage } from 'node:http';
import { isCrawler } from '../../domain/crawlers.ts';
import { type Language, languageKey, pageLanguage } from '../../domain/language.ts';
import { isTheme, type Theme, themeKey } from '../../domain/theme.ts';
import { isListPage } from '../../domain/tokens.ts';
import type { Config } from '../config/read-config.ts';

/** What a request asks for, as far as an answer that is ready can depend on it. */
export interface Asked {
  readonly key: string;
  /** a page comes with a session, data does not */
  readonly isPage: boolean;
}

/** What a page depends on, beside the state of the list that it shows. */
export interface Visit {
  /** pages print links on their own origin, which without PUBLIC_URL is the request's */
  readonly origin: string;
  readonly pathname: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly isCrawler: boolean;
}

export function pageKey(visit: Visit): string {
  const { origin, pathname, language, theme } = visit;
  return `${language} ${theme} ${visit.isCrawler ? 'crawler ' : ''}${origin}${pathname}`;
}

export function themeOf(cookie: string | undefined): Theme {
  return isTheme(cookie) ? cookie : 'system';
}

const wishlistPath = '/api/wishlist/token/';
export const wishlistKey = (token: string) => wishlistPath + token;

/** Reads a request just far enough to know its key; null where only the framework can tell. */
export function askedBy(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
): Asked | null {
  const mark = url.indexOf('?');
  const pathname = mark === -1 ? url : url.slice(0, mark);
  if (pathname.startsWith('/api/')) {
    return pathname.startsWith(wishlistPath) ? { key: pathname, isPage: false } : null;
  }
  // Messengers add parameters to a shared link; to any other page they may mean something.
  if (mark !== -1 && !isListPage(pathname)) return null;
  const origin = publicUrl ?? (trustProxy === 0 && headers.host ? `http://${headers.host}` : null);
  if (origin === null) return null;
  const language = pageLanguage(pathname, cookieIn(headers.cookie, languageKey));
  const theme = themeOf(cookieIn(headers.cookie, themeKey));
  const crawler = isCrawler(headers['user-agent']);
  return { key: pageKey({ origin, pathname, language, theme, isCrawler: crawler }), isPage: true };
}

function cookieIn(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  const start = header.startsWith(`${name}=`) ? 0 : header.indexOf(`; ${name}=`) + 2;
  if (start === 1) return undefined;
  const end = header.indexOf(';', start);
  return header.slice(start + name.length + 1, end === -1 ? undefined : end);
}
