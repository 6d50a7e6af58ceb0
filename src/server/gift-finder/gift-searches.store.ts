import * as z from 'zod/mini';
import type { Tx } from '../db/database.ts';

/** One idea of a search, with its reason in the visitor's language. */
export interface StoredSuggestion {
  readonly id: string;
  readonly because: string;
  /** true for an idea beside the interests */
  readonly isBeside: boolean;
}

/** How they are stored: id and reason, and `true` behind them for one beside the interests. */
const storedGifts = z.array(z.tuple([z.string(), z.string(), z.optional(z.literal(true))]));

/** A search to be written; `now` in epoch milliseconds. */
export interface NewGiftSearch {
  readonly id: string;
  readonly gifts: readonly StoredSuggestion[];
  /** how many of them have been shown */
  readonly position: number;
  readonly country: string;
  readonly language: string;
  readonly now: number;
}

/** Writes a search, so that its next pages can be read. */
export async function insertGiftSearch(tx: Tx, search: NewGiftSearch): Promise<void> {
  const { gifts, now, ...fields } = search;
  const ids = JSON.stringify(
    gifts.map(({ id, because, isBeside }) => (isBeside ? [id, because, isBeside] : [id, because])),
  );
  await tx
    .insertInto('gift_searches')
    .values({ ...fields, ids, created_at: now })
    .execute();
}

/**
 * Returns the next `page` suggestions of a search, and moves its position in the same statement, so that
 * two concurrent requests get different pages. Returns undefined for an unknown search and for one made
 * before `since`, in epoch milliseconds.
 */
export async function readNextPage(tx: Tx, id: string, page: number, since: number) {
  const [row] = await tx
    .updateTable('gift_searches')
    .set((set) => ({ position: set('position', '+', page) }))
    .where('id', '=', id)
    .where('created_at', '>', since)
    .returning(['ids', 'position', 'country', 'language'])
    .execute();
  if (!row) return undefined;
  const gifts = z.parse(storedGifts, JSON.parse(row.ids)).map(([found, because, isBeside]) => ({
    id: found,
    because,
    isBeside: isBeside === true,
  }));
  const from = row.position - page;
  return {
    gifts: gifts.slice(from, row.position),
    hasMore: gifts.length > row.position,
    country: row.country,
    language: row.language,
  };
}

/** Deletes at most `limit` searches made until `time`, in epoch milliseconds. Returns their number. */
export async function deleteGiftSearchesBefore(
  tx: Tx,
  time: number,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('gift_searches')
    .where('id', 'in', (select) =>
      select.selectFrom('gift_searches').select('id').where('created_at', '<=', time).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
