/*
 * Paths that are neither pages nor calls of the browser's API client. They are not in `paths.ts`, because the
 * code that a shared list loads first does not need them.
 */

/** The prefix of the path of every call about wishlists. */
export const wishlistApiPrefix = '/api/wishlist/';

export const wishlistEventsPath = '/api/wishlist/:token/events';
export const productImagePath = '/api/wishlist/productimage';
export const oldGiftSearchPath = '/api/gift-suggestions';
export const wishlistImagePath = '/api/wishlist/image/:imageKey';
export const pageViewPath = '/api/analytics/page-view';
export const configPath = '/api/config';

/** The OpenAPI document, and its page for people. */
export const apiDocumentPaths = { openApi: '/api/openapi.json', docs: '/api/docs' } as const;

/** The service worker. It is at the root, so that its scope is the whole site. */
export const serviceWorkerPath = '/service-worker.js';
