import type { ModerationOutcome } from '../../contract/moderation.ts';
import { pauseForWriters } from '../db/pause-for-writers.ts';
import { raiseVersions } from '../wishlists/wishlists.store.ts';
import { domainIn, isWithin } from './blocked-domains.ts';
import {
  deleteBlockedDomain,
  insertBlockedDomain,
  readLinksAfter,
  removeLinks,
  waitForListChanges,
} from './moderation.store.ts';
import type { ModerationServices } from './operator-text.ts';

/** Items per query. */
const readBatchSize = 2000;
/** Items per transaction; visitors who write wait for one transaction at most. */
const writeBatchSize = 100;

/** Blocks a domain, and removes links to it from all items. Returns `blocked`, or `no-domain`. */
export async function blockDomain(
  { database, live, now }: ModerationServices,
  name: string,
): Promise<ModerationOutcome> {
  const domain = domainIn(name);
  if (domain === null) return { code: 'no-domain', name };
  // The block comes first, so that no new links appear during the search: neither from a transaction that begins later,
  // nor from one that has looked for blocks already.
  await database.write(async (tx) => {
    await waitForListChanges(database, tx);
    await insertBlockedDomain(tx, domain, now());
  });
  const lists = new Set<string>();
  for (let after = ''; ; ) {
    const read = await readLinksAfter(database.read, after, readBatchSize);
    const last = read.at(-1);
    if (!last) break;
    after = last.id;
    const found = read.flatMap(({ url, ...item }) =>
      url !== null && isWithin(url, domain) ? [{ ...item, url }] : [],
    );
    for (let start = 0; start < found.length; start += writeBatchSize) {
      const items = found.slice(start, start + writeBatchSize);
      const changed = await database.write(async (tx) => {
        await raiseVersions(
          tx,
          items.map((item) => item.wishlist_id),
        );
        return removeLinks(
          tx,
          items.map(({ id }) => id),
          items.map(({ url }) => url),
        );
      });
      for (const id of changed) lists.add(id);
      for (const id of changed) await live.announce(id);
      await pauseForWriters();
    }
  }
  return { code: 'blocked', name: domain, lists: lists.size };
}

/** Allows links to a domain again. Returns `unblocked`. */
export async function unblockDomain(
  { database }: ModerationServices,
  name: string,
): Promise<ModerationOutcome> {
  // Older releases stored domains as the operator typed them.
  const domain = domainIn(name) ?? name.toLowerCase();
  for (const each of new Set([domain, name.toLowerCase()])) {
    await database.write((tx) => deleteBlockedDomain(tx, each));
  }
  return { code: 'unblocked', name: domain };
}
