import { href, imagePath } from '../../contract/paths.ts';
import { reportReasons } from '../../contract/schemas.ts';
import { deleteItem, readItem, readItems } from '../items/items.store.ts';
import { deleteWishlistById, raiseVersion } from '../wishlists/wishlists.store.ts';
import { recordDecision } from './decide-reports.ts';
import {
  findListForOperator,
  readClaimsOfList,
  removePicture,
  setTakenDown,
} from './moderation.store.ts';
import { guestTokenIn, iso, type ModerationServices, noList, quoted } from './operator-text.ts';

/**
 * Takes a list down for a reason, and decides its open reports. Returns the text to print; null for an
 * unknown reason.
 */
export async function takeDown(
  services: ModerationServices,
  words: readonly string[],
): Promise<string | null> {
  const [link = '', wanted, ...why] = words;
  const reason = reportReasons.find((each) => each === wanted);
  if (!reason) return null;
  const { database, now } = services;
  const guestToken = guestTokenIn(link);
  const statement = why.join(' ');
  const id = await database.write((tx) =>
    setTakenDown(tx, guestToken, { reason, statement, now: now() }),
  );
  if (id === undefined) return noList;
  await database.announce(id);
  const decided = await recordDecision(
    services,
    { guestToken },
    { decision: 'taken-down', statement },
  );
  return `The list is taken down: guests find nothing, and its owner reads why.\n${decided}`;
}

/** Restores a list that was taken down. Returns the text to print. */
export async function restore({ database }: ModerationServices, link: string): Promise<string> {
  const id = await database.write((tx) => setTakenDown(tx, guestTokenIn(link), null));
  if (id === undefined) return noList;
  await database.announce(id);
  return 'The list is there again.';
}

/** Returns the items and claims of a list, with their ids, as text. */
export async function showList({ database }: ModerationServices, link: string): Promise<string> {
  const list = await findListForOperator(database.read, guestTokenIn(link));
  if (!list) return noList;
  const items = await readItems(database.read, list.id);
  const claims = await readClaimsOfList(database.read, list.id);
  return [
    `List ${quoted(list.name)}, made ${iso(list.created_at)}, last changed ${iso(list.touched_at)}${list.taken_down_at === null ? '' : ', taken down'}`,
    ...items.map(({ id, title, url, imageKey }) =>
      [
        `item ${id}`,
        quoted(title),
        ...(url === null ? [] : [url]),
        ...(imageKey === null ? [] : [href(imagePath, { imageKey })]),
      ].join('  '),
    ),
    ...claims.map(({ id, item_id, claimer_name, created_at }) =>
      [`claim ${id}`, iso(created_at), quoted(claimer_name), `of item ${item_id}`].join('  '),
    ),
  ].join('\n');
}

/** Deletes a list with its items, claims, reports and pictures. Returns the text to print. */
export async function deleteList(services: ModerationServices, link: string): Promise<string> {
  const { database, images } = services;
  const guestToken = guestTokenIn(link);
  const list = await findListForOperator(database.read, guestToken);
  if (!list) return noList;
  // The reports are deleted with the list, so the answers to send are collected first.
  const decided = await recordDecision(
    services,
    { guestToken },
    { decision: 'removed', statement: '' },
  );
  const pictures = await database.write((tx) => deleteWishlistById(tx, list.id));
  await database.announce(list.id);
  await images.release(pictures);
  return `The list is erased for good.\n${decided}`;
}

/**
 * Deletes the item with the id `words[1]` from the list with the guest link `words[0]`. Returns the text
 * to print.
 */
export async function removeItemOf(
  services: ModerationServices,
  words: readonly string[],
): Promise<string> {
  const [link = '', itemId = ''] = words;
  const { database, images } = services;
  const list = await findListForOperator(database.read, guestTokenIn(link));
  if (!list) return noList;
  const item = await database.write(async (tx) => {
    await raiseVersion(tx, list.id, { role: 'admin' });
    const found = await readItem(tx, list.id, itemId);
    if (found) await deleteItem(tx, list.id, itemId);
    return found;
  });
  if (!item) return 'This list has no such item.';
  await database.announce(list.id);
  await images.release(item.image_key === null ? [] : [item.image_key]);
  return `${quoted(item.title)} is deleted.`;
}

/** Removes a picture from every item, and deletes it. Returns the text to print. */
export async function deletePicture(
  { database, images }: ModerationServices,
  address: string,
): Promise<string> {
  const key = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  const lists = await database.write(async (tx) => {
    const listIds = await removePicture(tx, key);
    for (const id of listIds) await raiseVersion(tx, id, { role: 'admin' });
    return listIds;
  });
  for (const id of lists) await database.announce(id);
  await images.release([key]);
  return lists.length === 0
    ? 'No item has this picture.'
    : `The picture is deleted; ${lists.length} lists had it. What browsers have kept of it stays there.`;
}
