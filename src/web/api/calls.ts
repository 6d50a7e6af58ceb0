import type * as z from 'zod/mini';
import type { Endpoints } from '../../contract/endpoints.ts';

/**
 * How the browser makes the calls of the contract. The contract itself carries schemas, which the
 * browser has no use for; here is only what a request needs, and the compiler holds it equal.
 */
export const calls = {
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
  rotateLink: { method: 'POST', path: '/api/wishlist/:adminToken/rotate' },
  exportWishlist: { method: 'GET', path: '/api/wishlist/:adminToken/export' },
  importWishlist: { method: 'POST', path: '/api/wishlist/import', idempotent: true },
  claimItem: { method: 'POST', path: '/api/wishlist/claim/:guestToken', idempotent: true },
  undoClaim: { method: 'DELETE', path: '/api/wishlist/claim/:guestToken/:claimId' },
  readReceipt: { method: 'GET', path: '/api/wishlist/claim/receipt/:receipt' },
  reportWishlist: { method: 'POST', path: '/api/wishlist/report/:guestToken' },
  readProductInfo: { method: 'GET', path: '/api/wishlist/productinfo' },
  suggestGifts: { method: 'POST', path: '/api/gift-suggestions/amazon' },
  suggestMoreGifts: { method: 'GET', path: '/api/gift-suggestions/amazon/:searchRequestId/more' },
} as const satisfies { readonly [N in keyof Endpoints]?: CallOf<Endpoints[N]> };

type CallOf<E> = Pick<E, Extract<keyof E, 'method' | 'path' | 'bodyType' | 'idempotent'>>;

export type CallName = keyof typeof calls;
export type BodyOf<N extends CallName> = Endpoints[N] extends {
  body: infer B extends z.core.$ZodType;
}
  ? z.input<B>
  : undefined;
export type QueryOf<N extends CallName> = Endpoints[N] extends {
  query: infer Q extends z.core.$ZodType;
}
  ? z.input<Q>
  : undefined;
export type AnswerOf<N extends CallName> = Endpoints[N] extends {
  answer: infer A extends z.core.$ZodType;
}
  ? z.output<A>
  : undefined;
