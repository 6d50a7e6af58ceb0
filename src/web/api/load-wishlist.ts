import { type LoaderFunctionArgs, redirectDocument } from 'react-router';
import type { GuestView, OwnerView } from '../../contract/schemas.ts';
import { type ApiFailure, asApiFailure } from './api-failure.ts';
import type { ApiClient } from './client.ts';
import { pageContext } from './page-context.ts';

/** A list for its screen, or the status that says why there is none. */
export type LoadedWishlist<V> = { wishlist: V; status: 200 } | { wishlist: null; status: number };

/** What a list looks like to whom. */
export interface ViewOf {
  guest: GuestView;
  admin: OwnerView;
}
export type Role = keyof ViewOf;

/**
 * For the loader of a list's screen. Without a connection the browser is asked for the page as a
 * document, which it may have a copy of.
 */
export async function loadListScreen<R extends Role>(
  role: R,
  token: string,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<LoadedWishlist<ViewOf[R]>> {
  const { api, keepsCopies } = context.get(pageContext);
  const hasCopies = keepsCopies?.() ?? false;
  const quiet = hasCopies && (({ status }: ApiFailure) => status === 0);
  const loaded = await loadWishlist(api, role, token, { quiet });
  if (loaded.status !== 0) return loaded;
  if (hasCopies) throw redirectDocument(request.url);
  return { wishlist: null, status: 503 };
}

/** Loads a list in one role; the token of the other role opens nothing here. Status 0: no answer. */
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
    return { wishlist: null, status: asApiFailure(error).status };
  }
}

export function isInRole<R extends Role>(
  view: GuestView | OwnerView,
  role: R,
): view is ViewOf[R] & (GuestView | OwnerView) {
  return view.role === role;
}
