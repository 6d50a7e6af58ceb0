import type { Queries, Tx } from '../db/database.ts';

/** One more view of a page on a day (`2026-11-21`). */
export async function addPageView(tx: Tx, day: string, path: string): Promise<void> {
  await tx
    .insertInto('page_views')
    .values({ day, path, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet((set) => ({
        views: set('page_views.views', '+', 1),
      })),
    )
    .execute();
}

/** The views of every page since a day, that day included. */
export async function pageViewsSince(db: Queries, day: string) {
  return db
    .selectFrom('page_views')
    .select(['day', 'path', 'views'])
    .where('day', '>=', day)
    .orderBy('day')
    .orderBy('path')
    .execute();
}
