import type { OwnerView } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import type { ApiClient } from '../api/client.ts';
import { forgetTokens, storedTokens, storeToken } from './stored-tokens.ts';

/** Something somebody might like, from the gallery or the gift finder. */
export interface Gift {
  /** its own, wherever it comes from */
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  /** a band as text */
  readonly price: string | null;
  readonly url: string | null;
}

/** Instead of a token: a list that is not there yet. */
export const newList = 'new';

/** Where a gift went. */
export interface Place {
  readonly list: OwnerView;
  readonly itemId: string;
  /** the list was made for it */
  readonly started: boolean;
}

/**
 * Puts a gift on the list with this token, or on a new list. Without a token: on the list used last
 * that still exists, or on a new one. With the same key it is the same act, on the same list.
 */
export async function putOnWishlist(
  api: ApiClient,
  gift: Gift,
  token: string | null,
  idempotencyKey: string,
): Promise<Place> {
  if (token !== newList) {
    for (const each of token ? [token] : storedTokens().toReversed()) {
      try {
        return await add(api, gift, each, { started: false, idempotencyKey });
      } catch (error) {
        if (asApiFailure(error).status !== 404) throw error;
        forgetTokens([each]);
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
  return add(api, gift, adminToken, { started: true, idempotencyKey });
}

async function add(
  api: ApiClient,
  gift: Gift,
  adminToken: string,
  { started, idempotencyKey }: { started: boolean; idempotencyKey: string },
): Promise<Place> {
  const { title, description, price, url } = gift;
  const list = await api.call('addItem', {
    params: { adminToken },
    body: { title, description, price, url },
    idempotencyKey,
    quiet: true,
  });
  storeToken(adminToken);
  // What was added last stands last, as long as it is not wanted most.
  const item = list.items.findLast((each) => each.title === title) ?? list.items.at(-1);
  return { list, itemId: item?.id ?? '', started };
}

/** Takes the gift off again, and with it the list that was made for nothing else. Answers what is left of the list. */
export async function takeOffWishlist(api: ApiClient, place: Place): Promise<OwnerView | null> {
  const { adminToken } = place.list;
  const params = { adminToken, itemId: place.itemId };
  const list = await api.call('removeItem', { params });
  if (!place.started || list.items.length > 0 || list.name !== null) return list;
  await api.call('eraseWishlist', { params: { adminToken } });
  forgetTokens([adminToken]);
  return null;
}
