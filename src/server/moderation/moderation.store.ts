import { sql } from 'kysely';
import type { ReportReason } from '../../contract/moderation.ts';
import type { Language } from '../../domain/language.ts';
import type { Database, Queries, Tx } from '../db/database.ts';
import { unclaimOne } from '../items/items.store.ts';

/** A report to be written; `now` in epoch milliseconds. */
export interface NewReport {
  readonly id: string;
  readonly wishlistId: string;
  readonly reference: string;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly item: { readonly id: string; readonly title: string } | null;
  readonly email: string | null;
  readonly language: Language;
  readonly now: number;
}

/** Writes a report. */
export async function insertReport(tx: Tx, report: NewReport): Promise<void> {
  await tx
    .insertInto('reports')
    .values({
      id: report.id,
      wishlist_id: report.wishlistId,
      reference: report.reference,
      reason: report.reason,
      note: report.note,
      item_id: report.item?.id ?? null,
      item_title: report.item?.title ?? null,
      email: report.email,
      language: report.language,
      created_at: report.now,
    })
    .execute();
}

/** Which reports: those not decided yet, the one with this reference, or all about the list with this link. */
export type ReportFilter =
  | 'open'
  | { readonly reference: string }
  | { readonly guestToken: string };

function reportsOf(db: Queries, which: ReportFilter) {
  const reports = db
    .selectFrom('reports')
    .innerJoin('wishlists', 'wishlists.id', 'reports.wishlist_id');
  if (which === 'open') return reports.where('reports.decided_at', 'is', null);
  return 'reference' in which
    ? reports.where('reports.reference', '=', which.reference)
    : reports.where('wishlists.guest_token', '=', which.guestToken);
}

/** Returns at most `limit` reports with the list that they are about: undecided ones first, the oldest first. */
export async function readReports(db: Queries, which: ReportFilter, limit: number) {
  return reportsOf(db, which)
    .selectAll('reports')
    .select(['wishlists.name', 'wishlists.guest_token', 'wishlists.taken_down_at'])
    .orderBy(sql`case when reports.decided_at is null then 0 else 1 end`)
    .orderBy('reports.created_at')
    .orderBy('reports.id')
    .limit(limit)
    .execute();
}

/** Returns the number of these reports. */
export async function countReports(db: Queries, which: ReportFilter): Promise<number> {
  const row = await reportsOf(db, which)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return row?.count ?? 0;
}

export type StoredReport = Awaited<ReturnType<typeof readReports>>[number];

/**
 * Records a decision about the report with this reference, or about the undecided reports of the list with this guest
 * token; `now` in epoch milliseconds. Returns the reports without their list, in any order.
 */
export async function decideReports(
  tx: Tx,
  which: Exclude<ReportFilter, 'open'>,
  { decision, statement, now }: { decision: string; statement: string; now: number },
) {
  const update = tx
    .updateTable('reports')
    .set({ decision, statement, decided_at: now })
    .returningAll();
  if ('reference' in which) return update.where('reference', '=', which.reference).execute();
  return update
    .where('decided_at', 'is', null)
    .where('wishlist_id', 'in', (select) =>
      select.selectFrom('wishlists').select('id').where('guest_token', '=', which.guestToken),
    )
    .execute();
}

/** Deletes at most `limit` reports that were decided before `time`, in epoch milliseconds. Returns their number. */
export async function deleteReportsDecidedBefore(
  tx: Tx,
  time: number,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('reports')
    .where('id', 'in', (select) =>
      select.selectFrom('reports').select('id').where('decided_at', '<', time).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Returns the list with this guest token, also one that was taken down; undefined when there is none. */
export async function findListForOperator(db: Queries, guestToken: string) {
  return db
    .selectFrom('wishlists')
    .select(['id', 'name', 'taken_down_at', 'created_at', 'touched_at'])
    .where('guest_token', '=', guestToken)
    .executeTakeFirst();
}

/** Returns the claims of a list, the oldest first. */
export async function readClaimsOfList(db: Queries, wishlistId: string) {
  return db
    .selectFrom('claims')
    .select(['id', 'item_id', 'claimer_name', 'created_at'])
    .where('wishlist_id', '=', wishlistId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Returns a claim by its id or the hash of its receipt, with all its columns; undefined when there is
 * none.
 */
export async function findClaimForOperator(
  db: Queries,
  by: { readonly id: string } | { readonly receiptHash: string },
) {
  const claims = db
    .selectFrom('claims')
    .innerJoin('wishlists', 'wishlists.id', 'claims.wishlist_id')
    .selectAll('claims')
    .select(['wishlists.name', 'wishlists.guest_token']);
  return 'id' in by
    ? claims.where('claims.id', '=', by.id).executeTakeFirst()
    : claims.where('claims.receipt_hash', '=', by.receiptHash).executeTakeFirst();
}

/** Deletes a claim and makes one of its item available again. Returns false when it is deleted already. */
export async function deleteClaimById(
  tx: Tx,
  claim: { readonly id: string; readonly wishlist_id: string; readonly item_id: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('claims')
    .where('id', '=', claim.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await unclaimOne(tx, claim.wishlist_id, claim.item_id);
  return true;
}

/** Returns the ids of the lists with an item that has this picture. */
export async function findListsWithPicture(db: Queries, imageKey: string): Promise<string[]> {
  const rows = await db
    .selectFrom('items')
    .select('wishlist_id')
    .distinct()
    .where('image_key', '=', imageKey)
    .execute();
  return rows.map((row) => row.wishlist_id);
}

/** Removes a picture from every item of these lists that has it. Returns the ids of the changed lists. */
export async function removePicture(
  tx: Tx,
  imageKey: string,
  listIds: readonly string[],
): Promise<string[]> {
  if (listIds.length === 0) return [];
  const rows = await tx
    .updateTable('items')
    .set({ image_key: null })
    .where('image_key', '=', imageKey)
    .where('wishlist_id', 'in', [...listIds])
    .returning('wishlist_id')
    .execute();
  return [...new Set(rows.map((row) => row.wishlist_id))];
}

/** Why and since when a list is taken down. */
export interface Takedown {
  readonly reason: ReportReason;
  readonly statement: string;
  readonly now: number;
}

/** Takes a list down, or (with null) restores it. Returns its id; undefined when no list has this token. */
export async function setTakenDown(
  tx: Tx,
  guestToken: string,
  takedown: Takedown | null,
): Promise<string | undefined> {
  const rows = await tx
    .updateTable('wishlists')
    .set((set) => ({
      taken_down_at: takedown?.now ?? null,
      takedown_reason: takedown?.reason ?? null,
      takedown_statement: takedown?.statement ?? null,
      version: set('version', '+', 1),
      owner_version: set('owner_version', '+', 1),
    }))
    .where('guest_token', '=', guestToken)
    .returning('id')
    .execute();
  return rows[0]?.id;
}

/** Returns whether one of these domains is blocked. */
export async function anyBlocked(db: Queries, domains: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('blocked_domains')
    .select('domain')
    .where('domain', 'in', [...domains])
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Waits on PostgreSQL until the transactions that change lists have ended; further ones wait for this one. SQLite runs one
 * after the other.
 */
export async function waitForListChanges({ kind }: Pick<Database, 'kind'>, tx: Tx): Promise<void> {
  if (kind === 'postgres') await sql`lock table wishlists in share mode`.execute(tx);
}

/** Blocks a domain; `now` in epoch milliseconds. A domain that is blocked already stays blocked. */
export async function insertBlockedDomain(tx: Tx, domain: string, now: number): Promise<void> {
  await tx
    .insertInto('blocked_domains')
    .values({ domain, created_at: now })
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .execute();
}

/** Unblocks a domain. */
export async function deleteBlockedDomain(tx: Tx, domain: string): Promise<void> {
  await tx.deleteFrom('blocked_domains').where('domain', '=', domain).execute();
}

/** Returns the blocked domains in alphabetical order. */
export async function readBlockedDomains(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('blocked_domains').select('domain').orderBy('domain').execute();
  return rows.map((row) => row.domain);
}

/** Returns at most `limit` items in the order of their ids, from the first after `after`. */
export async function readLinksAfter(db: Queries, after: string, limit: number) {
  return db
    .selectFrom('items')
    .select(['id', 'wishlist_id', 'url'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Removes these links from these items unless they were changed. Returns the ids of the changed lists. */
export async function removeLinks(
  tx: Tx,
  ids: readonly string[],
  urls: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .updateTable('items')
    .set({ url: null })
    .where('id', 'in', [...ids])
    .where('url', 'in', [...urls])
    .returning('wishlist_id')
    .execute();
  return new Set(rows.map((row) => row.wishlist_id));
}
