import {
  type ModerationList,
  type ModerationOutcome,
  reportReasons,
} from '../../contract/moderation.ts';
import { isoTime } from '../../domain/time.ts';
import { deleteItem, readItem, readItems } from '../items/items.store.ts';
import { deleteWishlist } from '../wishlists/delete-wishlist.ts';
import { raiseVersion, raiseVersions } from '../wishlists/wishlists.store.ts';
import { readReportViews, recordDecision } from './decide-reports.ts';
import {
  findListForOperator,
  findListsWithPicture,
  readClaimsOfList,
  removePicture,
  setTakenDown,
} from './moderation.store.ts';
import { guestTokenIn, type ModerationServices } from './operator-text.ts';

/**
 * Takes a list down for a reason, and decides its open reports. Returns `taken-down`, or `no-list`; null
 * for an unknown reason.
 */
export async function takeDown(
  services: ModerationServices,
  args: readonly string[],
): Promise<ModerationOutcome | null> {
  const [link = '', wanted, ...why] = args;
  const reason = reportReasons.find((each) => each === wanted);
  if (!reason) return null;
  const { database, live, now } = services;
  const guestToken = guestTokenIn(link);
  const statement = why.join(' ');
  const done = await database.write(async (tx) => {
    const id = await setTakenDown(tx, guestToken, { reason, statement, now: now() });
    if (id === undefined) return null;
    const made = { decision: 'taken-down', statement, now: now() } as const;
    return { id, decided: await recordDecision(tx, { guestToken }, made) };
  });
  if (done === null) return { code: 'no-list' };
  await live.announce(done.id);
  return { ...done.decided, code: 'taken-down' };
}

/** Restores a list that was taken down. Returns `restored`, or `no-list`. */
export async function restore(
  { database, live }: ModerationServices,
  link: string,
): Promise<ModerationOutcome> {
  const id = await database.write((tx) => setTakenDown(tx, guestTokenIn(link), null));
  if (id === undefined) return { code: 'no-list' };
  await live.announce(id);
  return { code: 'restored' };
}

/** Returns a list with its items, claims and reports; null when no list has this guest link. */
export async function readList(
  services: ModerationServices,
  link: string,
): Promise<ModerationList | null> {
  const { database } = services;
  const guestToken = guestTokenIn(link);
  const list = await findListForOperator(database.read, guestToken);
  if (!list) return null;
  const items = await readItems(database.read, list.id);
  const claims = await readClaimsOfList(database.read, list.id);
  return {
    name: list.name,
    guestToken,
    createdAt: isoTime(list.created_at),
    touchedAt: isoTime(list.touched_at),
    isTakenDown: list.taken_down_at !== null,
    items: items.map(({ id, title, url, imageKey }) => ({ id, title, url, imageKey })),
    claims: claims.map(({ id, item_id, claimer_name, created_at }) => ({
      id,
      itemId: item_id,
      name: claimer_name,
      at: isoTime(created_at),
    })),
    ...(await readReportViews(services, guestToken)),
  };
}

/** Deletes a list with its items, claims, reports and pictures. Returns `list-deleted`, or `no-list`. */
export async function deleteList(
  services: ModerationServices,
  link: string,
): Promise<ModerationOutcome> {
  const guestToken = guestTokenIn(link);
  const list = await findListForOperator(services.database.read, guestToken);
  if (!list) return { code: 'no-list' };
  const made = { decision: 'removed', statement: '', now: services.now() } as const;
  let decided: ModerationOutcome | undefined;
  const { announced } = await deleteWishlist(services, list, async (tx) => {
    // The reports are deleted with the list, so the answers to send are collected first.
    decided = await recordDecision(tx, { guestToken }, made);
    return true;
  });
  await announced;
  return { ...decided, code: 'list-deleted' };
}

/**
 * Deletes the item with the id `args[1]` from the list with the guest link `args[0]`. Returns
 * `item-deleted` with its title, `no-list` or `no-item`.
 */
export async function removeItemOf(
  services: ModerationServices,
  args: readonly string[],
): Promise<ModerationOutcome> {
  const [link = '', itemId = ''] = args;
  const { database, images, live } = services;
  const list = await findListForOperator(database.read, guestTokenIn(link));
  if (!list) return { code: 'no-list' };
  const item = await database.write(async (tx) => {
    await raiseVersion(tx, list.id, { role: 'admin' });
    const found = await readItem(tx, list.id, itemId);
    if (found) await deleteItem(tx, list.id, itemId);
    return found;
  });
  if (!item) return { code: 'no-item' };
  await live.announce(list.id);
  await images.release(item.image_key === null ? [] : [item.image_key]);
  return { code: 'item-deleted', name: item.title };
}

/** Removes a picture from every item, and deletes it. Returns `picture-deleted`, or `no-picture`. */
export async function deletePicture(
  { database, images, live }: ModerationServices,
  address: string,
): Promise<ModerationOutcome> {
  const key = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  const lists = await database.write(async (tx) => {
    const listIds = await findListsWithPicture(tx, key);
    await raiseVersions(tx, listIds);
    return removePicture(tx, key, listIds);
  });
  for (const id of lists) await live.announce(id);
  await images.release([key]);
  return lists.length === 0
    ? { code: 'no-picture' }
    : { code: 'picture-deleted', lists: lists.length };
}
