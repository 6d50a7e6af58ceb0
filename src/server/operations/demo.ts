import demo from '../../../content/demo.json' with { type: 'json' };
import { href, paths } from '../../contract/paths.ts';
import { addItemData, createWishlistBody } from '../../contract/schemas.ts';
import { claimItem } from '../claims/claim-item.ts';
import { addItem } from '../items/add-item.ts';
import type { Services } from '../services.ts';
import { validate } from '../validate.ts';
import { openAsGuest, openAsOwner } from '../wishlists/access.ts';
import { createWishlist } from '../wishlists/create-wishlist.ts';

/** Where a demonstration list can be looked at, as paths. */
export interface DemoList {
  readonly name: string;
  readonly admin: string;
  readonly guest: string;
}

/** Makes the lists of `content/demo.json`, in the ways an owner and guests would. */
export async function makeDemoLists(services: Services): Promise<DemoList[]> {
  const { read } = services.database;
  const made: DemoList[] = [];
  for (const { items, ...list } of demo) {
    const body = validate(createWishlistBody, list);
    const { adminToken, guestToken } = await createWishlist(services, body, undefined);
    const owned = await openAsOwner(read, adminToken);
    const shared = await openAsGuest(read, guestToken);
    for (const { claims = [], ...item } of items) {
      const data = validate(addItemData, item);
      const { itemId = '' } = await addItem(services, owned, data, undefined, undefined);
      for (const claimerName of claims) {
        await claimItem(services, shared, { itemId, claimerName }, undefined);
      }
    }
    made.push({
      name: list.name,
      admin: href(paths.admin, { adminToken }),
      guest: href(paths.guest, { guestToken }),
    });
  }
  return made;
}
