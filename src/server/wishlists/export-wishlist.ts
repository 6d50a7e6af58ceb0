import { once } from 'node:events';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { type WishlistFile, wishlistFile } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { isoTime } from '../../domain/time.ts';
import type { Wishlist } from '../../domain/wishlists/wishlist.ts';
import { Failure } from '../errors.ts';
import type { Images } from '../images/images.ts';
import type { Services } from '../services.ts';
import type { OwnedWishlist } from './access.ts';
import { readWishlist } from './wishlists.store.ts';

type FileItem = WishlistFile['items'][number];

/**
 * Returns the list as a file from which another server can make the same list: a stream of JSON text, which reads one
 * picture at a time while it is read. The file contains no claims, because they belong to the guests, no picture that
 * cannot be read, and none with which it would exceed `limits.importBytes`. Fails with `wishlist.not_found`, and with
 * `storage.unavailable` when the first picture cannot be read.
 */
export async function exportWishlist(
  { database, images }: Pick<Services, 'database' | 'images'>,
  { id }: OwnedWishlist,
): Promise<Readable> {
  const list = await readWishlist(database.read, id);
  if (!list) throw new Failure('wishlist.not_found');
  const file = z.encode(wishlistFile, withoutPictures(list));
  const keys = list.items.map(({ imageKey }) => imageKey);
  const stream = Readable.from(piecesOf(file, keys, images));
  await once(stream, 'readable');
  return stream;
}

function withoutPictures(list: Wishlist): WishlistFile {
  return {
    format: 'wishbow-list-1',
    name: list.name,
    description: list.description,
    surprise: list.surprise,
    surpriseUntil: list.surpriseUntil === null ? null : isoTime(list.surpriseUntil),
    allowUndo: list.allowUndo,
    items: list.items.map((item) => ({
      title: item.title,
      url: item.url,
      price: item.price,
      description: item.description,
      mostWanted: item.mostWanted,
      maxQuantity: item.maxQuantity,
      createdAt: isoTime(item.createdAt),
      image: null,
      imageSignature: null,
    })),
  };
}

/** Yields the text of a file, item by item; `keys` are the pictures of the items, in the same order. */
async function* piecesOf(
  file: WishlistFile,
  keys: readonly (string | null)[],
  images: Pick<Images, 'exported'>,
): AsyncGenerator<string> {
  let spare = limits.importBytes - Buffer.byteLength(JSON.stringify(file));
  // The items are the last field.
  let separator = JSON.stringify({ ...file, items: [] }).slice(0, -']}'.length);
  for (const [place, item] of file.items.entries()) {
    const bare = JSON.stringify(item);
    const full = await withPicture(item, keys[place] ?? null, images);
    const added = full.length - bare.length;
    const fits = added <= spare;
    if (fits) spare -= added;
    yield separator + (fits ? full : bare);
    separator = ',';
  }
  yield file.items.length > 0 ? ']}' : `${separator}]}`;
}

/** Returns an item with its picture, if it has one that can be read, as JSON. */
async function withPicture(
  item: FileItem,
  key: string | null,
  images: Pick<Images, 'exported'>,
): Promise<string> {
  const picture = key === null ? null : await images.exported(key);
  if (!picture) return JSON.stringify(item);
  const image = `data:image/webp;base64,${picture.bytes.toString('base64')}`;
  return JSON.stringify({ ...item, image, imageSignature: picture.signature });
}
