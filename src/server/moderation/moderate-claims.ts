import { href, paths } from '../../contract/paths.ts';
import { linkIn } from '../../contract/token-links.ts';
import { printable } from '../../domain/text.ts';
import { hashToken } from '../id-generator.ts';
import { raiseVersion } from '../wishlists/wishlists.store.ts';
import { deleteClaimById, findClaimForOperator } from './moderation.store.ts';
import { iso, type ModerationServices, quoted } from './operator-text.ts';

/** Returns the claim with this receipt link, receipt or id; undefined when there is none. */
async function claimOf({ database }: ModerationServices, what: string) {
  const receipt = linkIn(what)?.token ?? what;
  return (
    (await findClaimForOperator(database.read, { receiptHash: hashToken(receipt) })) ??
    (await findClaimForOperator(database.read, { id: receipt }))
  );
}

/** Returns all that is stored of a claim, as JSON text to print. */
export async function showClaim(services: ModerationServices, what: string): Promise<string> {
  const claim = await claimOf(services, what);
  if (!claim) return 'There is no such claim.';
  const { id, claimer_name, created_at, item_id, item_snapshot, name, guest_token } = claim;
  const shown = JSON.stringify(
    {
      id,
      claimerName: claimer_name,
      claimedAt: iso(created_at),
      list: { name, guestLink: href(paths.guest, { guestToken: guest_token }) },
      itemId: item_id,
      itemAsClaimed: JSON.parse(item_snapshot) as unknown,
      receipt: 'stored as a hash only',
    },
    null,
    2,
  );
  return shown.split('\n').map(printable).join('\n');
}

/** Deletes a claim, so that its item can be claimed again. Returns the text to print. */
export async function deleteClaim(services: ModerationServices, what: string): Promise<string> {
  const claim = await claimOf(services, what);
  if (!claim) return 'There is no such claim.';
  const { database, now } = services;
  const isDeleted = await database.write(async (tx) => {
    await raiseVersion(tx, claim.wishlist_id, { role: 'guest', now: now() });
    return deleteClaimById(tx, claim);
  });
  if (!isDeleted) return 'There is no such claim.';
  await database.announce(claim.wishlist_id);
  return `The claim of ${quoted(claim.claimer_name)} is erased.`;
}
