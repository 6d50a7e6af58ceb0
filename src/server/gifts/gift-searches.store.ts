import type { Tx } from '../db/database.ts';

/** One idea of a search: which it is, and why it is there in the visitor's words. */
export interface FoundGift {
  readonly id: string;
  readonly because: string;
}

export interface NewGiftSearch {
  readonly id: string;
  readonly gifts: readonly FoundGift[];
  /** how many of them have been shown */
  readonly position: number;
  readonly country: string;
  readonly language: string;
  readonly now: number;
}

export async function insertGiftSearch(tx: Tx, search: NewGiftSearch): Promise<void> {
  const { gifts, now, ...rest } = search;
  const ids = JSON.stringify(gifts.map(({ id, because }) => [id, because]));
  await tx
    .insertInto('gift_searches')
    .values({ ...rest, ids, created_at: now })
    .execute();
}

/** Moves on by a page, in one statement: two who ask at once get two different pages. */
export async function turnPage(tx: Tx, id: string, page: number, since: number) {
  const [row] = await tx
    .updateTable('gift_searches')
    .set((set) => ({ position: set('position', '+', page) }))
    .where('id', '=', id)
    .where('created_at', '>', since)
    .returning(['ids', 'position', 'country', 'language'])
    .execute();
  if (!row) return undefined;
  const gifts = (JSON.parse(row.ids) as [string, string][]).map(([found, because]) => ({
    id: found,
    because,
  }));
  const from = row.position - page;
  return {
    gifts: gifts.slice(from, row.position),
    hasMore: gifts.length > row.position,
    country: row.country,
    language: row.language,
  };
}

export async function forgetGiftSearchesBefore(tx: Tx, time: number): Promise<void> {
  await tx.deleteFrom('gift_searches').where('created_at', '<=', time).execute();
}
