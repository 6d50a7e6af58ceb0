import { asApiFailure } from '../api/api-failure.ts';
import type { ApiClient } from '../api/client.ts';

/** Erases a list on the server; one that is not there any more is as good as erased. */
export async function eraseForEveryone(api: ApiClient, adminToken: string): Promise<boolean> {
  try {
    await api.call('eraseWishlist', { params: { adminToken } });
    return true;
  } catch (error) {
    return asApiFailure(error).code === 'wishlist.not_found';
  }
}
