import { asApiFailure, isListNotFound } from '../../../api/api-failure.ts';
import type { ApiClient } from '../../../api/client.ts';

/**
 * Deletes a list on the server. Returns true also when it was already deleted, false after any other
 * API failure, which the API client shows. Throws nothing but programming errors.
 */
export async function deleteForEveryone(api: ApiClient, adminToken: string): Promise<boolean> {
  try {
    await api.call('eraseWishlist', { params: { adminToken }, quiet: isListNotFound });
    return true;
  } catch (error) {
    return isListNotFound(asApiFailure(error));
  }
}
