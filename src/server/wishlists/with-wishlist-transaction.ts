import type { AddedView } from '../../contract/schemas.ts';
import type { Tx } from '../db/database.ts';
import { Failure } from '../errors.ts';
import type { IdempotencyKey } from '../idempotency/idempotency-key.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Services } from '../services.ts';
import type { OwnedWishlist } from './access.ts';
import { viewByKeptLink, viewForOwner } from './view-wishlist.ts';
import { raiseVersion, updateWishlist, type WishlistChange } from './wishlists.store.ts';

/**
 * Runs a change by the owner: in one transaction it locks the list, calls `act`, records the activity and
 * reads the list; after the commit it notifies open pages. `act` gets the time in epoch milliseconds and
 * the new version, and returns the columns of the list itself that change, often none. Returns the owner's
 * view, with the admin token of `list` and with what is in `kept`: a repetition of `request` is answered with
 * that too, and for the admin token in it. Fails with `wishlist.not_found`, `idempotency.key_reused` and the
 * codes of `act`; a conflict carries the current view in its details.
 */
export async function withWishlistTransaction(
  services: Services,
  list: OwnedWishlist,
  act: (tx: Tx, now: number, version: number) => Promise<WishlistChange>,
  request?: IdempotencyKey,
  kept: Partial<Pick<AddedView, 'adminToken' | 'itemId'>> = {},
): Promise<AddedView> {
  const { database, live, now } = services;
  const changing = database.write((tx) =>
    runIdempotent(tx, request, now(), {
      kept,
      wishlistId: list.id,
      execute: async () => {
        const version = await raiseVersion(tx, list.id, { role: 'admin' });
        if (version === undefined) throw new Failure('wishlist.not_found');
        const change = await act(tx, now(), version);
        await updateWishlist(tx, list.id, change, now());
        return { ...(await viewForOwner(services, tx, list)), ...kept };
      },
      replay: async ({ adminToken, ...others }) => ({
        ...(adminToken === undefined
          ? await viewForOwner(services, tx, list)
          : await viewByKeptLink(services, tx, { adminToken })),
        ...others,
      }),
    }),
  );
  const { answer, wishlistId } = await changing.catch(async (error: unknown) => {
    if (!(error instanceof Failure) || !isConflict(error)) throw error;
    const wishlist = await viewForOwner(services, database.read, list);
    throw new Failure(error.code, { ...error.details, wishlist });
  });
  if (wishlistId) void live.announce(wishlistId);
  return answer;
}

/** True for failures because somebody else changed the list; their answer shows the current list. */
function isConflict({ code }: Failure): boolean {
  return code === 'item.changed' || code === 'wishlist.changed' || code === 'item.claimed_more';
}
