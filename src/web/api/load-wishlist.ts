import type { GuestView, OwnerView } from '../../contract/schemas.ts';
import { asApiFailure } from './api-failure.ts';
import type { ApiClient } from './client.ts';

/** A list for its screen, or the status that says why there is none. */
export type LoadedWishlist<V> = { wishlist: V; status: 200 } | { wishlist: null; status: number };

/** What a list looks like to whom. */
export interface ViewOf {
  guest: GuestView;
  admin: OwnerView;
}
export type Role = keyof ViewOf;

/** Loads a list in one role; the token of the other role opens nothing here. */
export async function loadWishlist<R extends Role>(
  api: ApiClient,
  role: R,
  token: string,
  { quiet = false } = {},
): Promise<LoadedWishlist<ViewOf[R]>> {
  try {
    const wishlist = await api.call('readWishlist', { params: { token }, quiet });
    if (!isInRole(wishlist, role)) return { wishlist: null, status: 404 };
    return { wishlist, status: 200 };
  } catch (error) {
    const { status } = asApiFailure(error);
    return { wishlist: null, status: status === 0 ? 503 : status };
  }
}

export function isInRole<R extends Role>(
  view: GuestView | OwnerView,
  role: R,
): view is ViewOf[R] & (GuestView | OwnerView) {
  return view.role === role;
}
