/**
 * The HTTP status of every failure code of the API. Codes are stable. The text for the visitor is
 * the message `failure.<code>`; without one in every language the project does not compile.
 */
export const failureStatus = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.forgery': 403,
  'wishlists.disabled': 403,
  'wishlist.taken_down': 403,
  'claim.undo_not_allowed': 403,
  'route.not_found': 404,
  'wishlist.not_found': 404,
  'item.not_found': 404,
  'image.not_found': 404,
  'claim.not_found': 404,
  'search.not_found': 404,
  'item.already_claimed': 409,
  'item.claimed_more': 409,
  'item.changed': 409,
  'wishlist.changed': 409,
  'wishlist.full': 409,
  'idempotency.key_reused': 409,
  'request.too_large': 413,
  'image.too_large': 413,
  'request.unsupported_type': 415,
  'image.unsupported_type': 415,
  'image.unreadable': 422,
  'request.too_many': 429,
  'server.fault': 500,
  'server.busy': 503,
  'storage.unavailable': 503,
} as const;

/** A code in the body of an error response. */
export type FailureCode = keyof typeof failureStatus;

/** What is wrong with one field of a request. */
export const fieldFaults = [
  'required',
  'too_long',
  'not_a_url',
  'not_an_email',
  'out_of_range',
  'blocked',
  'invalid',
] as const;
/** The code of one such fault. */
export type FieldFault = (typeof fieldFaults)[number];
