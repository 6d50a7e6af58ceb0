import type { OwnerView, WishlistFile } from '../../contract/schemas.ts';
import { Failure } from '../errors.ts';
import { removeOwnTag } from '../gift-finder/views/marketplace-link.ts';
import type { IdempotencyKey } from '../idempotency/idempotency-key.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Picture } from '../images/image-store.ts';
import { unlessUnreadable } from '../images/images.ts';
import { insertItem } from '../items/items.store.ts';
import { refuseBlocked } from '../moderation/blocked-domains.ts';
import type { Requester } from '../requester.ts';
import type { Services } from '../services.ts';
import { newWishlist, writeWishlist } from './new-wishlist.ts';
import { viewByKeptLink, viewForOwner } from './view-wishlist.ts';
import { updateWishlist } from './wishlists.store.ts';

/**
 * Makes a new list from a file, with new links and the same items, settings and pictures; returns the
 * owner's view. `decoded` has the pictures that were taken out of the file, by the data URL in their
 * place. A picture that cannot be read is left out. Fails with `wishlists.disabled`, `request.invalid`
 * for a link to a blocked domain, `server.busy`, `storage.unavailable` and `idempotency.key_reused`.
 */
export async function importWishlist(
  services: Services,
  file: WishlistFile,
  decoded: ReadonlyMap<string, Buffer>,
  request: IdempotencyKey | undefined,
  requester: Requester,
): Promise<OwnerView> {
  const { config, database, images, ids } = services;
  if (!config.features.wishlists) throw new Failure('wishlists.disabled');
  const pictures: (Picture | undefined)[] = [];
  // The list has no id yet. A random one also keeps earlier imports from being recognised.
  const listId = ids.id();
  for (const { image, imageSignature: signature } of file.items) {
    const upload = image && {
      bytes: decoded.get(image) ?? bytesOf(image),
      listId,
      requester,
      signature,
    };
    pictures.push(upload ? await unlessUnreadable(images.prepare(upload)) : undefined);
  }
  const list = newWishlist(services);
  const { answer } = await database.write((tx) =>
    runIdempotent(tx, request, services.now(), {
      kept: { adminToken: list.adminToken },
      wishlistId: list.id,
      execute: async () => {
        const now = services.now();
        await writeWishlist(services, tx, list, file);
        const surpriseUntil = file.surpriseUntil === null ? null : Date.parse(file.surpriseUntil);
        const { surprise, allowUndo } = file;
        await updateWishlist(tx, list.id, { surprise, surpriseUntil, allowUndo }, now);
        for (const [
          index,
          { image: _image, imageSignature: _signature, createdAt, ...item },
        ] of file.items.entries()) {
          await refuseBlocked(tx, item.url, `items.${index}.url`);
          const picture = pictures[index];
          if (picture) await images.keep(tx, picture);
          await insertItem(tx, {
            ...item,
            url: removeOwnTag(item.url, config.affiliate),
            id: ids.id(),
            wishlistId: list.id,
            imageKey: picture?.key ?? null,
            // A date in the future would place items that are added later above this one.
            now: Math.min(Date.parse(createdAt), now),
          });
        }
        return viewForOwner(services, tx, list);
      },
      replay: (kept) => viewByKeptLink(services, tx, kept),
    }),
  );
  for (const picture of pictures) if (picture) await images.confirm(picture);
  return answer;
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
