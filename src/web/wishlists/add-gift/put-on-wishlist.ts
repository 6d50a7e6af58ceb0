import type { OwnerView } from '../../../contract/schemas.ts';
import { addedItemId } from '../../api/added-item.ts';
import {
  type ApiFailure,
  asApiFailure,
  isItemNotFound,
  isListNotFound,
} from '../../api/api-failure.ts';
import type { ApiClient } from '../../api/client.ts';
import { deleteTokens, storedTokens, storeToken } from '../tokens/stored-tokens.ts';

/** An idea from the gallery or a suggestion of the gift finder, ready to become an item. */
export interface Gift {
  /** unique within its source */
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  /** a price range as text */
  readonly price: string | null;
  readonly url: string | null;
}

/** Stands in for a token when a new list is to be created. */
export const newList = 'new';

/** The list and item that a gift became. */
export interface AddedGift {
  readonly list: OwnerView;
  readonly itemId: string;
  /** the list was created for this gift */
  readonly isNewList: boolean;
}

/**
 * Adds a gift to the list with this token, or to a new list for `newList`. With null it tries the
 * stored lists, the last used first, skips those that are deleted or taken down, and else creates one.
 * Repeating the call with the same idempotency key adds nothing twice. Returns the list and the item.
 * Throws ApiFailure, such as `wishlist.full`; for a given token also `wishlist.not_found` and `wishlist.taken_down`.
 */
export async function putOnWishlist(
  api: ApiClient,
  gift: Gift,
  token: string | null,
  idempotencyKey: string,
): Promise<AddedGift> {
  if (token !== newList) {
    for (const each of token ? [token] : storedTokens().toReversed()) {
      try {
        return await add(api, gift, each, { isNewList: false, idempotencyKey });
      } catch (error) {
        const failure = asApiFailure(error);
        const isNotFound = isListNotFound(failure);
        if (!isNotFound && failure.code !== 'wishlist.taken_down') throw error;
        if (isNotFound) deleteTokens([each]);
        if (token) throw error;
      }
    }
  }
  const { adminToken } = await api.call('createWishlist', {
    params: {},
    body: {},
    idempotencyKey,
    quiet: true,
  });
  storeToken(adminToken);
  return add(api, gift, adminToken, { isNewList: true, idempotencyKey });
}

async function add(
  api: ApiClient,
  gift: Gift,
  adminToken: string,
  { isNewList, idempotencyKey }: { isNewList: boolean; idempotencyKey: string },
): Promise<AddedGift> {
  const { title, description, price, url } = gift;
  const list = await api.call('addItem', {
    params: { adminToken },
    body: { title, description, price, url },
    idempotencyKey,
    quiet: true,
  });
  storeToken(adminToken);
  return { list, itemId: addedItemId(list) ?? '', isNewList };
}

/**
 * Removes the item again, and deletes the list if it was created for this gift and is otherwise empty.
 * Returns the remaining list, or null when the list was deleted. Throws ApiFailure: without a toast if either is
 * already deleted (`isGiftDeleted`), else with one that begins with `failed`.
 */
export async function removeFromWishlist(
  api: ApiClient,
  added: AddedGift,
  failed: string,
): Promise<OwnerView | null> {
  const { adminToken } = added.list;
  const params = { adminToken, itemId: added.itemId };
  const shown = { quiet: isGiftDeleted, failed };
  const list = await api.call('removeItem', { params, ...shown });
  if (!added.isNewList || list.items.length > 0 || list.name !== null) return list;
  await api.call('eraseWishlist', { params: { adminToken }, ...shown });
  deleteTokens([adminToken]);
  return null;
}

/** Returns true when the server says that the item or its list is already deleted. */
export function isGiftDeleted(failure: ApiFailure): boolean {
  return isItemNotFound(failure) || isListNotFound(failure);
}
