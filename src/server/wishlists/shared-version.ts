import type { Queries } from '../db/database.ts';
import { findByGuestToken } from './wishlists.store.ts';

/** A shared list in one version; `id` is its guest token. */
export interface SharedVersion {
  readonly id: string;
  readonly version: number;
}

/** Returns the current version of the list that a guest token opens; null when it opens none. */
export async function sharedVersion(
  db: Queries,
  guestToken: string,
): Promise<SharedVersion | null> {
  const list = await findByGuestToken(db, guestToken);
  return list ? { id: guestToken, version: list.version } : null;
}

/** Returns true while this is the version that guests see. */
export async function isCurrentVersion(
  db: Queries,
  { id, version }: SharedVersion,
): Promise<boolean> {
  return (await sharedVersion(db, id))?.version === version;
}
