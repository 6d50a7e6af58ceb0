import type { OwnerView, WishlistFile } from '../../contract/schemas.ts';
import { Failure } from '../http/failure.ts';
import { once, type Repeatable } from '../http/idempotency.ts';
import type { Picture } from '../images/process-picture.ts';
import type { Services } from '../services.ts';
import { refuseBlocked } from './blocked-domains.ts';
import { insertItem } from './items.store.ts';
import { newWishlist } from './new-wishlist.ts';
import { viewForOwner } from './view-wishlist.ts';
import { updateWishlist } from './wishlists.store.ts';

/** Makes a new list out of a file: other links, the same wishes, settings and pictures. */
export async function importWishlist(
  services: Services,
  file: WishlistFile,
  request: Repeatable | undefined,
): Promise<OwnerView> {
  const { config, database, images, chance } = services;
  if (!config.features.wishlists) throw new Failure('wishlists.disabled');
  const pictures: (Picture | undefined)[] = [];
  for (const { image } of file.items) {
    pictures.push(image === null ? undefined : await images.prepare(bytesOf(image)));
  }
  const { answer } = await database.write((tx) =>
    once(tx, request, services.now(), async () => {
      const now = services.now();
      const list = await newWishlist(services, tx, file);
      const surpriseUntil = file.surpriseUntil === null ? null : Date.parse(file.surpriseUntil);
      const { surprise, allowUndo } = file;
      await updateWishlist(tx, list.id, { surprise, surpriseUntil, allowUndo }, now);
      for (const [place, { image: _image, createdAt, ...item }] of file.items.entries()) {
        await refuseBlocked(tx, item.url, `items.${place}.url`);
        const picture = pictures[place];
        if (picture) await images.keep(tx, picture);
        await insertItem(tx, {
          ...item,
          id: chance.id(),
          wishlistId: list.id,
          imageKey: picture?.key ?? null,
          // Nothing was wished for in the future; so what is wished for next stands below it.
          now: Math.min(Date.parse(createdAt), now),
        });
      }
      return { answer: await viewForOwner(services, tx, list), wishlistId: list.id };
    }),
  );
  for (const picture of pictures) if (picture) await images.confirm(picture);
  return answer;
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
