import * as z from 'zod/mini';
import { limits } from '../domain/limits.ts';
import {
  configPath,
  oldGiftSearchPath,
  pageViewPath,
  productImagePath,
  wishlistEventsPath,
  wishlistImagePath,
} from './other-paths.ts';
import { type ApiCall, apiCalls, imagePath, listPicturePath } from './paths.ts';
import * as schemas from './schemas.ts';

/** One call of the API: its path, input and output. */
export interface Endpoint extends ApiCall {
  readonly summary: string;
  readonly body?: z.core.$ZodType;
  /** the query string; all its values are text */
  readonly query?: z.core.$ZodType;
  /** maximum size of the body in bytes, where it differs from the usual limit */
  readonly bodyBytes?: number;
  /** HTTP status of success; without `answer` there is no JSON body */
  readonly status: 200 | 201 | 204;
  readonly answer?: z.core.$ZodType;
  /** the rate limit, where it is not the one of the method */
  readonly rate?: 'create' | 'report' | 'search' | 'fetch';
}

function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Every call of the API. */
export const endpoints = {
  createWishlist: endpoint({
    ...apiCalls.createWishlist,
    summary: 'Create a wishlist; the answer is the only place that ever tells its admin token',
    body: schemas.createWishlistBody,
    status: 201,
    answer: schemas.ownerView,
    rate: 'create',
  }),
  readWishlist: endpoint({
    ...apiCalls.readWishlist,
    summary: 'Read a wishlist: the owner view for an admin token, the guest view for a guest token',
    status: 200,
    answer: z.discriminatedUnion('role', [schemas.ownerView, schemas.guestView]),
  }),
  summarizeWishlists: endpoint({
    ...apiCalls.summarizeWishlists,
    summary: 'Summaries of many wishlists by their admin tokens, for "my wishlists"',
    body: schemas.summariesBody,
    status: 200,
    answer: schemas.summariesView,
  }),
  updateWishlist: endpoint({
    ...apiCalls.updateWishlist,
    summary: 'Rename or describe a wishlist, change its settings',
    body: schemas.updateWishlistBody,
    status: 200,
    answer: schemas.ownerView,
  }),
  addItem: endpoint({
    ...apiCalls.addItem,
    summary: 'Add an item, with a picture if wanted',
    body: schemas.addItemData,
    status: 201,
    answer: schemas.addedView,
  }),
  updateItem: endpoint({
    ...apiCalls.updateItem,
    summary: 'Change an item; the part `image` replaces its picture',
    body: schemas.updateItemData,
    status: 200,
    answer: schemas.ownerView,
  }),
  removeItem: endpoint({
    ...apiCalls.removeItem,
    summary: 'Remove an item',
    status: 200,
    answer: schemas.ownerView,
  }),
  eraseWishlist: endpoint({
    ...apiCalls.eraseWishlist,
    summary: 'Erase a wishlist and everything in it, for everyone',
    status: 204,
  }),
  rotateLink: endpoint({
    ...apiCalls.rotateLink,
    summary: 'Replace the admin or the guest link; the old one is unknown at once',
    body: schemas.rotateBody,
    status: 200,
    answer: schemas.ownerView,
  }),
  exportWishlist: endpoint({
    ...apiCalls.exportWishlist,
    summary: 'The list as one file: its texts, settings, items and pictures; claims stay here',
    status: 200,
    answer: schemas.wishlistFile,
  }),
  importWishlist: endpoint({
    ...apiCalls.importWishlist,
    summary: 'Make a new list out of such a file',
    body: schemas.wishlistFile,
    bodyBytes: limits.importBytes,
    status: 201,
    answer: schemas.ownerView,
    rate: 'create',
  }),
  watchWishlist: endpoint({
    method: 'GET',
    path: wishlistEventsPath,
    summary:
      'Server-sent events: `changed` with `{version}`, the id is the version; `gone` when the link opens nothing any more',
    status: 200,
  }),
  claimItem: endpoint({
    ...apiCalls.claimItem,
    summary: 'Claim one of an item; exactly `maxQuantity` claims succeed, the others get 409',
    body: schemas.claimBody,
    status: 200,
    answer: schemas.claimedView,
  }),
  undoClaim: endpoint({
    ...apiCalls.undoClaim,
    summary:
      'Take a claim back with the receipt in the header `Claim-Receipt`, if the owner allows it',
    status: 200,
    answer: schemas.guestView,
  }),
  readReceipt: endpoint({
    ...apiCalls.readReceipt,
    summary: 'A claim by its receipt, with the item as it is now, or as it was when it is gone',
    status: 200,
    answer: schemas.receiptView,
  }),
  reportWishlist: endpoint({
    ...apiCalls.reportWishlist,
    summary:
      'Tell the operator that a list, or an item on it, should not be here; the answer has the reference of the report',
    body: schemas.reportBody,
    status: 201,
    answer: schemas.reportView,
    rate: 'report',
  }),
  readProductInfo: endpoint({
    ...apiCalls.readProductInfo,
    summary:
      'What the page of a shop says about its product; nulls and a reason when it says nothing',
    query: schemas.productInfoQuery,
    status: 200,
    answer: schemas.productInfo,
    rate: 'fetch',
  }),
  readProductImage: endpoint({
    method: 'GET',
    path: productImagePath,
    summary: 'The picture that such a page shows, as WebP; only at the address that was given out',
    query: schemas.productImageQuery,
    status: 200,
    rate: 'fetch',
  }),
  suggestGifts: endpoint({
    ...apiCalls.suggestGifts,
    summary:
      'Gift ideas for a wish in words, in parts, or both, with searches on the marketplace of a country',
    body: schemas.giftSearchBody,
    status: 200,
    answer: schemas.giftSearchView,
    rate: 'search',
  }),
  improveGifts: endpoint({
    ...apiCalls.improveGifts,
    summary:
      'What a language model makes of the same search: understood and ordered anew, with ideas of its own that say so; null where it has nothing better',
    body: schemas.giftSearchBody,
    status: 200,
    answer: schemas.improvedGifts,
    rate: 'search',
  }),
  suggestMoreGifts: endpoint({
    ...apiCalls.suggestMoreGifts,
    summary: 'The next page of a search; the server remembers for a day how far it went',
    status: 200,
    answer: schemas.giftPage,
    rate: 'search',
  }),
  suggestGiftsOld: endpoint({
    method: 'POST',
    path: oldGiftSearchPath,
    summary: 'The older form of a search; the country comes from `Accept-Language`',
    body: schemas.oldGiftSearchBody,
    status: 200,
    answer: schemas.giftSearchView,
    rate: 'search',
  }),
  readImage: endpoint({
    method: 'GET',
    path: imagePath,
    summary: 'A picture, in one of the fixed widths',
    status: 200,
  }),
  readWishlistImage: endpoint({
    method: 'GET',
    path: wishlistImagePath,
    summary: 'The same picture under its other address',
    status: 200,
  }),
  countPageView: endpoint({
    method: 'POST',
    path: pageViewPath,
    summary: 'Count that a page was read today; unknown where the operator counts nothing',
    body: schemas.pageViewBody,
    status: 204,
  }),
  readPreview: endpoint({
    method: 'GET',
    path: listPicturePath,
    summary: 'The picture of a shared list for link previews, 1200 x 630, as JPEG',
    status: 200,
  }),
  readConfig: endpoint({
    method: 'GET',
    path: configPath,
    summary: 'Run-time settings the browser may know',
    status: 200,
    answer: schemas.publicConfig,
  }),
};

/** All endpoints with their schemas. */
export type Endpoints = typeof endpoints;

type SchemaOf<E, Part extends 'body' | 'query' | 'answer'> = E extends {
  readonly [P in Part]: infer Schema extends z.core.$ZodType;
}
  ? Schema
  : z.core.$ZodUndefined;

/** The endpoints that the browser's client calls. */
export type CallName = keyof typeof apiCalls;
/** The input and output of a call; undefined where an endpoint has no such part. */
export type BodyOf<N extends CallName> = z.input<SchemaOf<Endpoints[N], 'body'>>;
export type QueryOf<N extends CallName> = z.input<SchemaOf<Endpoints[N], 'query'>>;
export type AnswerOf<N extends CallName> = z.output<SchemaOf<Endpoints[N], 'answer'>>;
