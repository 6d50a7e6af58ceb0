import type { ModerationClaim, ModerationOutcome } from '../../contract/moderation.ts';
import { linkIn } from '../../contract/token-links.ts';
import { isoTime } from '../../domain/time.ts';
import { hashToken } from '../id-generator.ts';
import { raiseVersion } from '../wishlists/wishlists.store.ts';
import { deleteClaimById, findClaimForOperator } from './moderation.store.ts';
import type { ModerationServices } from './operator-text.ts';

/** Returns the claim with this receipt link, receipt or id; undefined when there is none. */
async function claimOf({ database }: ModerationServices, what: string) {
  const receipt = linkIn(what)?.token ?? what;
  return (
    (await findClaimForOperator(database.read, { receiptHash: hashToken(receipt) })) ??
    (await findClaimForOperator(database.read, { id: receipt }))
  );
}

/** Returns all that is stored of a claim; null when there is none with this receipt link, receipt or id. */
export async function readClaim(
  services: ModerationServices,
  what: string,
): Promise<ModerationClaim | null> {
  const claim = await claimOf(services, what);
  if (!claim) return null;
  const { id, claimer_name, created_at, item_id, item_snapshot, name, guest_token } = claim;
  return {
    id,
    name: claimer_name,
    at: isoTime(created_at),
    itemId: item_id,
    itemAsClaimed: item_snapshot,
    list: { name, guestToken: guest_token },
  };
}

/** Deletes a claim, so that its item can be claimed again. Returns `claim-deleted`, or `no-claim`. */
export async function deleteClaim(
  services: ModerationServices,
  what: string,
): Promise<ModerationOutcome> {
  const claim = await claimOf(services, what);
  if (!claim) return { code: 'no-claim' };
  const { database, live, now } = services;
  const isDeleted = await database.write(async (tx) => {
    await raiseVersion(tx, claim.wishlist_id, { role: 'guest', now: now() });
    return deleteClaimById(tx, claim);
  });
  if (!isDeleted) return { code: 'no-claim' };
  await live.announce(claim.wishlist_id);
  return { code: 'claim-deleted', name: claim.claimer_name };
}
