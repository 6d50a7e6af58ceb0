import type { Queries, Tx } from '../db/database.ts';

export async function insertReport(
  tx: Tx,
  report: { id: string; wishlistId: string; reason: string; note: string | null; now: number },
): Promise<void> {
  await tx
    .insertInto('reports')
    .values({
      id: report.id,
      wishlist_id: report.wishlistId,
      reason: report.reason,
      note: report.note,
      created_at: report.now,
    })
    .execute();
}

/** How many reports of a list wait for the operator. */
export async function countReports(db: Queries, wishlistId: string): Promise<number> {
  const row = await db
    .selectFrom('reports')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('wishlist_id', '=', wishlistId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** What was reported, with the list it is about, the newest first. */
export async function readReports(db: Queries) {
  return db
    .selectFrom('reports')
    .innerJoin('wishlists', 'wishlists.id', 'reports.wishlist_id')
    .select([
      'reports.reason',
      'reports.note',
      'reports.created_at',
      'wishlists.name',
      'wishlists.guest_token',
      'wishlists.taken_down_at',
    ])
    .orderBy('reports.created_at', 'desc')
    .execute();
}

/** Hides a list from everyone, or (with null) shows it again; undefined when no list has this link. */
export async function setTakenDown(
  tx: Tx,
  guestToken: string,
  time: number | null,
): Promise<string | undefined> {
  const rows = await tx
    .updateTable('wishlists')
    .set((set) => ({
      taken_down_at: time,
      version: set('version', '+', 1),
      owner_version: set('owner_version', '+', 1),
    }))
    .where('guest_token', '=', guestToken)
    .returning('id')
    .execute();
  return rows[0]?.id;
}

/** Forgets what was reported about the list with this link; answers how much that was. */
export async function deleteReports(tx: Tx, guestToken: string): Promise<number> {
  const result = await tx
    .deleteFrom('reports')
    .where('wishlist_id', 'in', (select) =>
      select.selectFrom('wishlists').select('id').where('guest_token', '=', guestToken),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function anyBlocked(db: Queries, domains: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('blocked_domains')
    .select('domain')
    .where('domain', 'in', [...domains])
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertBlockedDomain(tx: Tx, domain: string, now: number): Promise<void> {
  await tx
    .insertInto('blocked_domains')
    .values({ domain, created_at: now })
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .execute();
}

export async function deleteBlockedDomain(tx: Tx, domain: string): Promise<void> {
  await tx.deleteFrom('blocked_domains').where('domain', '=', domain).execute();
}

export async function readBlockedDomains(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('blocked_domains').select('domain').orderBy('domain').execute();
  return rows.map((row) => row.domain);
}

/** Items whose link mentions the domain anywhere; the caller reads the link properly. */
export async function findItemsMentioning(db: Queries, domain: string) {
  return db
    .selectFrom('items')
    .select(['id', 'wishlist_id', 'url'])
    .where('url', 'like', `%${domain}%`)
    .execute();
}

export async function removeLink(tx: Tx, itemId: string): Promise<void> {
  await tx.updateTable('items').set({ url: null }).where('id', '=', itemId).execute();
}
