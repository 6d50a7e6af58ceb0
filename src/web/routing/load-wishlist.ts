import { type LoaderFunctionArgs, redirectDocument } from 'react-router';
import type { GuestView, OwnerView, TakedownView } from '../../contract/schemas.ts';
import { type ApiFailure, asApiFailure, isListNotFound } from '../api/api-failure.ts';
import type { ApiClient } from '../api/client.ts';
import { pageContext } from './page-context.ts';

/**
 * A list, or the HTTP status that says why there is none; for its owner also why it was taken down. 404 only if
 * the server says that no list has the token.
 */
export type LoadedWishlist<V> =
  | { wishlist: V; status: 200 }
  | { wishlist: null; status: number; takedown?: TakedownView };

/** The view of a list in each role. */
export interface ViewOf {
  guest: GuestView;
  admin: OwnerView;
}
export type Role = keyof ViewOf;

/**
 * Loads a list for the loader of its screen. Returns the list or a status; no answer is 503. In a
 * browser with offline copies, no answer throws a document redirect to the same URL instead, which the
 * service worker answers with its copy.
 */
export async function loadListScreen<R extends Role>(
  role: R,
  token: string,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<LoadedWishlist<ViewOf[R]>> {
  const { api, keepsCopies } = context.get(pageContext);
  const hasCopies = keepsCopies?.() ?? false;
  // The screen itself says that there is no such list, or that it was taken down.
  const quiet = (failure: ApiFailure) =>
    isListNotFound(failure) ||
    failure.code === 'wishlist.taken_down' ||
    (hasCopies && failure.status === 0);
  const loaded = await loadWishlist(api, role, token, { quiet });
  if (loaded.status !== 0) return loaded;
  if (hasCopies) throw redirectDocument(request.url);
  return { wishlist: null, status: 503 };
}

/**
 * Loads a list in one role; a token of the other role is a 404. Returns the list or the status of the
 * failure, 0 for no answer. A 404 that is not the server's word about the list, such as that of a proxy without
 * a backend, is 503. Throws no ApiFailure.
 */
export async function loadWishlist<R extends Role>(
  api: ApiClient,
  role: R,
  token: string,
  { quiet = false }: { quiet?: boolean | ((failure: ApiFailure) => boolean) } = {},
): Promise<LoadedWishlist<ViewOf[R]>> {
  try {
    const wishlist = await api.call('readWishlist', { params: { token }, quiet });
    if (!isInRole(wishlist, role)) return { wishlist: null, status: 404 };
    return { wishlist, status: 200 };
  } catch (error) {
    const failure = asApiFailure(error);
    const takedown = failure.problem?.takedown;
    const isUnknown = failure.status === 404 && !isListNotFound(failure);
    return {
      wishlist: null,
      status: isUnknown ? 503 : failure.status,
      ...(takedown && { takedown }),
    };
  }
}

/** Returns true if the view is that of the given role. */
export function isInRole<R extends Role>(
  view: GuestView | OwnerView,
  role: R,
): view is ViewOf[R] & (GuestView | OwnerView) {
  return view.role === role;
}
