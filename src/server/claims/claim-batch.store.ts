import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { IdempotencyRecord } from '../idempotency/run-idempotent.ts';
import { isGuestSeenByOwner } from '../wishlists/wishlists.store.ts';

/** A requested claim; `now` in epoch milliseconds. */
export interface ClaimRequest {
  readonly id: string;
  readonly wishlistId: string;
  readonly itemId: string;
  readonly claimerName: string;
  readonly receiptHash: string;
  readonly kept: IdempotencyRecord | null;
  readonly now: number;
}

/**
 * Claims one of each item in one statement, which is a transaction by itself: all that `claimItem` does step
 * by step, for the claims where nothing is in the way. No two may be of the same item. Returns the ids of the
 * claims that were made. Of the others nothing is written: their item is taken or missing, their list is
 * locked by another change, or their idempotency key is known. Rejects, with nothing written, when the same
 * key is used by another server in the same moment.
 *
 * The statement locks the lists first, like every change of a list, and skips those that are locked: so it
 * waits for no lock, and a list that is locked for long delays no other. The database settles races by the
 * condition of the update, which it checks again on the newest version of the row.
 */
export async function claimTogether(
  db: Queries,
  claims: readonly ClaimRequest[],
): Promise<Set<string>> {
  const rows = claims.map(({ kept, ...claim }) => ({ ...claim, ...kept }));
  const result = await sql<{ id: string }>`
    with asked as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as asked (
        "id" text, "wishlistId" text, "itemId" text, "claimerName" text, "receiptHash" text,
        "keyHash" text, "bodyHash" text, "answer" text, "now" bigint
      )
    ), locked as (
      select wishlists.id from wishlists
      where wishlists.id in (select "wishlistId" from asked)
      order by wishlists.id for no key update skip locked
    ), taken as (
      update items set claimed_quantity = claimed_quantity + 1
      from asked join locked on locked.id = asked."wishlistId"
      where items.id = asked."itemId" and items.wishlist_id = asked."wishlistId"
        and items.claimed_quantity < items.max_quantity
        and not exists (select from idempotency where key_hash = asked."keyHash")
      returning asked.*, json_build_object(
        'id', items.id, 'title', items.title, 'price', items.price, 'url', items.url,
        'description', items.description, 'image_key', items.image_key
      )::text as snapshot
    ), raised as (
      update wishlists
      set version = version + 1, owner_version = owner_version + ${isGuestSeenByOwner(sql`changed.now`)}
      from (select "wishlistId", max("now") as now from taken group by "wishlistId") as changed
      where wishlists.id = changed."wishlistId"
    ), kept as (
      insert into idempotency (key_hash, body_hash, answer, wishlist_id, created_at)
      select "keyHash", "bodyHash", "answer", "wishlistId", "now" from taken where "keyHash" is not null
    )
    insert into claims (id, wishlist_id, item_id, claimer_name, receipt_hash, item_snapshot, created_at)
    select "id", "wishlistId", "itemId", "claimerName", "receiptHash", snapshot, "now" from taken
    returning id
  `.execute(db);
  return new Set(result.rows.map(({ id }) => id));
}
