import { useLocation } from 'react-router';
import { isLanguage, type Language } from '../../domain/language.ts';

/** Where the screens are, for links; the table of contents is `routes.tsx`. */
export const paths = {
  home: '/',
  wishlists: '/wishlist',
  finder: '/gift-finder',
  addItem: '/wishlist/add',
  offline: '/offline',
  privacy: '/privacy-policy',
  terms: '/terms-of-use',
  imprint: '/impressum',
  insights: '/insights',
  article: (slug: string) => `/article/${slug}`,
  guest: (guestToken: string) => `/wishlist/guest/${guestToken}`,
  admin: (adminToken: string) => `/wishlist/admin/${adminToken}`,
  receipt: (receipt: string) => `/wishlist/receipt/${receipt}`,
} as const;

/** The path without its language, with a leading slash. */
export function withoutLanguage(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  return isLanguage(first) ? `/${rest.join('/')}` : pathname;
}

export function inLanguage(language: Language, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Keeps a visitor who came with a language in the address in it. */
export function usePath(): (path: string) => string {
  const first = useLocation().pathname.split('/', 2)[1];
  return (path) => (isLanguage(first) ? inLanguage(first, path) : path);
}
