import type { Language } from '../../domain/language.ts';

/** A file of messages in each language: `content/i18n/<language>/<namespace>.json`. */
export type MessageNamespace =
  | 'add-gift'
  | 'add-item'
  | 'claim'
  | 'claims'
  | 'common'
  | 'consent'
  | 'finder'
  | 'gallery'
  | 'guest'
  | 'home'
  | 'language-offer'
  | 'list-news'
  | 'lists'
  | 'manager'
  | 'move'
  | 'not-found'
  | 'open-list'
  | 'owner'
  | 'receipt'
  | 'report'
  | 'rescue'
  | 'settings'
  | 'share';

/** The namespaces that are loaded with the application, for every screen. */
export const applicationNamespaces: readonly MessageNamespace[] = ['common'];

/** The further namespaces of each screen, by its file in `routes`. The server alone renders content pages. */
export const screenNamespaces = {
  home: ['home', 'lists', 'gallery', 'add-gift'],
  'wishlist-manager': ['manager', 'lists', 'rescue'],
  'add-item': ['add-item', 'lists'],
  'wishlist-detail': ['open-list', 'lists'],
  'guest-wishlist': ['guest'],
  'admin-wishlist': ['owner', 'lists', 'claims', 'rescue', 'share'],
  receipt: ['receipt', 'lists', 'claims', 'share'],
  'gift-finder': ['finder', 'lists', 'add-gift'],
  'not-found': ['not-found'],
} as const satisfies Readonly<Record<string, readonly MessageNamespace[]>>;

/** Returns the path of a built file of messages. All files share one hash, because they change together. */
export const messagesPath = (namespace: string, language: Language, hash: string): string =>
  `/assets/messages-${namespace}-${language}-${hash}.json`;
