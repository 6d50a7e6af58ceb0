import type * as z from 'zod/mini';
import type { addItemData, OwnerView } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { Failure } from '../http/failure.ts';
import type { Repeatable } from '../http/idempotency.ts';
import type { Services } from '../services.ts';
import type { OwnedWishlist } from './access.ts';
import { refuseBlocked } from './blocked-domains.ts';
import { changeWishlist } from './change-wishlist.ts';
import { countItems, insertItem } from './items.store.ts';

/** Adds an item to the list, with a picture if one was uploaded. */
export async function addItem(
  services: Services,
  list: OwnedWishlist,
  data: z.output<typeof addItemData>,
  upload: Buffer | undefined,
  request: Repeatable | undefined,
): Promise<OwnerView> {
  const picture = upload && (await services.images.prepare(upload));
  const view = await changeWishlist(
    services,
    list,
    async (tx, now) => {
      if ((await countItems(tx, list.id)) >= limits.itemsPerWishlist) {
        throw new Failure('wishlist.full');
      }
      await refuseBlocked(tx, data.url);
      if (picture) await services.images.keep(tx, picture);
      await insertItem(tx, {
        ...data,
        id: services.chance.id(),
        wishlistId: list.id,
        imageKey: picture?.key ?? null,
        now,
      });
      return {};
    },
    request,
  );
  if (picture) await services.images.confirm(picture);
  return view;
}
