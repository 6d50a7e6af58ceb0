import { Failure } from '../errors.ts';
import type { Services } from '../services.ts';
import { openEvenTakenDown } from '../wishlists/access.ts';
import { readTakedown } from '../wishlists/wishlists.store.ts';
import { takedownView } from '../wishlists/wishlists.views.ts';

/**
 * Throws `error` again. A `wishlist.taken_down` gets the operator's reasons as details, because the owner
 * has to be told them (Art. 17 of Regulation (EU) 2022/2065). Fails with `server.busy` when the list was
 * restored in the meantime.
 */
export async function explainTakedown(
  { database, config }: Pick<Services, 'database' | 'config'>,
  adminToken: string,
  error: unknown,
): Promise<never> {
  if (!(error instanceof Failure) || error.code !== 'wishlist.taken_down') throw error;
  const { id } = await openEvenTakenDown(database.read, adminToken);
  const list = await readTakedown(database.read, id);
  // The list was restored in the meantime: the next request opens it.
  if (!list) throw new Failure('server.busy', { retryAfter: 1 });
  throw new Failure('wishlist.taken_down', {
    takedown: takedownView(list, config.retentionMonths),
  });
}
