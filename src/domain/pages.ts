import { isLanguage, languages } from './language.ts';

/** Pages for everyone to find, beside the articles; without their language. */
export const listedPages = [
  '/',
  '/wishlist',
  '/gift-finder',
  '/insights',
  '/privacy-policy',
  '/terms-of-use',
  '/impressum',
] as const;

const prefix = `(?:/(?:${languages.join('|')}))?`;
const open = new RegExp(
  `^${prefix}/?(?:(?:insights|article/[a-z0-9-]+|privacy-policy|terms-of-use|impressum)/?)?$`,
);

/**
 * True for pages that show nothing of anybody: only on these may an operator's third parties run.
 * Whatever is not named here is private, so a new page is private until somebody decides otherwise.
 */
export function isOpenPage(pathname: string): boolean {
  return open.test(pathname);
}

/** The path without its language, with a leading slash. */
export function bareOf(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  return isLanguage(first) ? `/${rest.join('/')}` : pathname;
}
