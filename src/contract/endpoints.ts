import * as z from 'zod/mini';
import { limits } from '../domain/limits.ts';
import * as schemas from './schemas.ts';

/** One call of the API: where it is, what goes in, what comes out. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** path with `:name` parameters */
  readonly path: string;
  readonly summary: string;
  readonly body?: z.core.$ZodType;
  /** what stands behind the question mark, all of it text */
  readonly query?: z.core.$ZodType;
  /** most bytes of the body, where the usual limit is too narrow */
  readonly bodyBytes?: number;
  /** `multipart` carries JSON in the part `data` and a picture in the part `image` */
  readonly bodyType?: 'json' | 'multipart';
  /** success status and shape; a status without shape has no JSON body */
  readonly status: 200 | 201 | 204;
  readonly answer?: z.core.$ZodType;
  /** how often one visitor may ask, where it is not as often as for its method */
  readonly rate?: 'create' | 'search' | 'fetch';
  /** true where a repeated request with the same `Idempotency-Key` is the same act */
  readonly idempotent?: boolean;
}

function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Every call, in the order a list lives through them. */
export const endpoints = {
  createWishlist: endpoint({
    method: 'POST',
    path: '/api/wishlist/create',
    summary: 'Create a wishlist; the answer is the only place that ever tells its admin token',
    body: schemas.createWishlistBody,
    status: 201,
    answer: schemas.ownerView,
    rate: 'create',
    idempotent: true,
  }),
  readWishlist: endpoint({
    method: 'GET',
    path: '/api/wishlist/token/:token',
    summary: 'Read a wishlist: the owner view for an admin token, the guest view for a guest token',
    status: 200,
    answer: z.discriminatedUnion('role', [schemas.ownerView, schemas.guestView]),
  }),
  summarizeWishlists: endpoint({
    method: 'POST',
    path: '/api/wishlist/summaries',
    summary: 'Summaries of many wishlists by their admin tokens, for "my wishlists"',
    body: schemas.summariesBody,
    status: 200,
    answer: schemas.summariesView,
  }),
  updateWishlist: endpoint({
    method: 'POST',
    path: '/api/wishlist/update/:adminToken',
    summary: 'Rename or describe a wishlist, change its settings',
    body: schemas.updateWishlistBody,
    status: 200,
    answer: schemas.ownerView,
  }),
  addItem: endpoint({
    method: 'POST',
    path: '/api/wishlist/:adminToken/items',
    summary: 'Add an item, with a picture if wanted',
    body: schemas.addItemData,
    bodyType: 'multipart',
    status: 201,
    answer: schemas.ownerView,
    idempotent: true,
  }),
  updateItem: endpoint({
    method: 'PUT',
    path: '/api/wishlist/:adminToken/items',
    summary: 'Change an item; the part `image` replaces its picture',
    body: schemas.updateItemData,
    bodyType: 'multipart',
    status: 200,
    answer: schemas.ownerView,
  }),
  removeItem: endpoint({
    method: 'DELETE',
    path: '/api/wishlist/:adminToken/items/:itemId',
    summary: 'Remove an item',
    status: 200,
    answer: schemas.ownerView,
  }),
  eraseWishlist: endpoint({
    method: 'DELETE',
    path: '/api/wishlist/:adminToken',
    summary: 'Erase a wishlist and everything in it, for everyone',
    status: 204,
  }),
  rotateLink: endpoint({
    method: 'POST',
    path: '/api/wishlist/:adminToken/rotate',
    summary: 'Replace the admin or the guest link; the old one is unknown at once',
    body: schemas.rotateBody,
    status: 200,
    answer: schemas.ownerView,
  }),
  exportWishlist: endpoint({
    method: 'GET',
    path: '/api/wishlist/:adminToken/export',
    summary: 'The list as one file: its texts, settings, items and pictures; claims stay here',
    status: 200,
    answer: schemas.wishlistFile,
  }),
  importWishlist: endpoint({
    method: 'POST',
    path: '/api/wishlist/import',
    summary: 'Make a new list out of such a file',
    body: schemas.wishlistFile,
    bodyBytes: limits.importBytes,
    status: 201,
    answer: schemas.ownerView,
    rate: 'create',
    idempotent: true,
  }),
  watchWishlist: endpoint({
    method: 'GET',
    path: '/api/wishlist/:token/events',
    summary:
      'Server-sent events: `changed` with `{version}`, the id is the version; `gone` when the link opens nothing any more',
    status: 200,
  }),
  claimItem: endpoint({
    method: 'POST',
    path: '/api/wishlist/claim/:guestToken',
    summary: 'Claim one of an item; exactly `maxQuantity` claims succeed, the others get 409',
    body: schemas.claimBody,
    status: 200,
    answer: schemas.claimedView,
    idempotent: true,
  }),
  undoClaim: endpoint({
    method: 'DELETE',
    path: '/api/wishlist/claim/:guestToken/:claimId',
    summary:
      'Take a claim back with the receipt in the header `Claim-Receipt`, if the owner allows it',
    status: 200,
    answer: schemas.guestView,
  }),
  readReceipt: endpoint({
    method: 'GET',
    path: '/api/wishlist/claim/receipt/:receipt',
    summary: 'A claim by its receipt, with the item as it is now, or as it was when it is gone',
    status: 200,
    answer: schemas.receiptView,
  }),
  reportWishlist: endpoint({
    method: 'POST',
    path: '/api/wishlist/report/:guestToken',
    summary: 'Tell the operator that a list should not be here',
    body: schemas.reportBody,
    status: 204,
  }),
  readProductInfo: endpoint({
    method: 'GET',
    path: '/api/wishlist/productinfo',
    summary:
      'What the page of a shop says about its product; nulls and a reason when it says nothing',
    query: schemas.productInfoQuery,
    status: 200,
    answer: schemas.productInfo,
    rate: 'fetch',
  }),
  readProductImage: endpoint({
    method: 'GET',
    path: '/api/wishlist/productimage',
    summary: 'The picture that such a page shows, as WebP; only at the address that was given out',
    query: schemas.productImageQuery,
    status: 200,
    rate: 'fetch',
  }),
  suggestGifts: endpoint({
    method: 'POST',
    path: '/api/gift-suggestions/amazon',
    summary:
      'Gift ideas for a wish in words, in parts, or both, with searches on the marketplace of a country',
    body: schemas.giftSearchBody,
    status: 200,
    answer: schemas.giftSearchView,
    rate: 'search',
  }),
  suggestMoreGifts: endpoint({
    method: 'GET',
    path: '/api/gift-suggestions/amazon/:searchRequestId/more',
    summary: 'The next page of a search; the server remembers for a day how far it went',
    status: 200,
    answer: schemas.giftPage,
    rate: 'search',
  }),
  suggestGiftsOld: endpoint({
    method: 'POST',
    path: '/api/gift-suggestions',
    summary: 'The older form of a search; the country comes from `Accept-Language`',
    body: schemas.oldGiftSearchBody,
    status: 200,
    answer: schemas.giftSearchView,
    rate: 'search',
  }),
  readImage: endpoint({
    method: 'GET',
    path: '/api/image/:imageKey',
    summary: 'A picture, in one of the fixed widths',
    status: 200,
  }),
  readWishlistImage: endpoint({
    method: 'GET',
    path: '/api/wishlist/image/:imageKey',
    summary: 'The same picture under its other address',
    status: 200,
  }),
  countPageView: endpoint({
    method: 'POST',
    path: '/api/analytics/page-view',
    summary: 'Count that a page was read today; unknown where the operator counts nothing',
    body: schemas.pageViewBody,
    status: 204,
  }),
  readPreview: endpoint({
    method: 'GET',
    path: '/api/preview/:guestToken/:picture',
    summary: 'The picture of a shared list for link previews, 1200 x 630, as JPEG',
    status: 200,
  }),
  readConfig: endpoint({
    method: 'GET',
    path: '/api/config',
    summary: 'Run-time settings the browser may know',
    status: 200,
    answer: schemas.publicConfig,
  }),
};

export type Endpoints = typeof endpoints;
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [K in Name | keyof PathParams<Rest>]: string }
  : Path extends `${string}:${infer Name}`
    ? { readonly [K in Name]: string }
    : unknown;
