import type { ItemView } from '../../contract/schemas.ts';
import type { OwnClaim } from './own-claims.ts';

type ClaimedItem = Pick<ItemView, 'id' | 'claimedQuantity' | 'claimedBy'>;

/**
 * Returns the own claims that a list contradicts: it names fewer claims of the item, or fewer by this name, than this
 * browser remembers. They may have been taken back on another device, or be newer than the list. Claims of items that
 * are not on the list are left out.
 */
export function findDoubtfulClaims(
  items: readonly ClaimedItem[],
  claims: readonly OwnClaim[],
): readonly OwnClaim[] {
  return claims.filter(({ itemId, name }) => {
    const item = items.find(({ id }) => id === itemId);
    if (!item) return false;
    const own = claims.filter((each) => each.itemId === itemId);
    const byName = own.filter((each) => each.name === name).length;
    // A name may itself contain the separator of the names.
    const namedTimes = (item.claimedBy ?? '').split(name).length - 1;
    return item.claimedQuantity < own.length || namedTimes < byName;
  });
}
