import type { Kysely } from 'kysely';

/** Edits that meet, receipts after a replaced link, reports, blocked domains, searches, page counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The list's version at which an owner last wrote this, so that an edit based on an older one is noticed.
  await db.schema
    .alterTable('items')
    .addColumn('edited_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('wishlists')
    .addColumn('text_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  // When the guest link was last replaced: receipts from before must not tell the new one.
  await db.schema.alterTable('wishlists').addColumn('guest_link_since', 'bigint').execute();

  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('wishlist_id', 'text', (c) =>
      c.notNull().references('wishlists.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('reports_wishlist').on('reports').column('wishlist_id').execute();

  await db.schema
    .createTable('blocked_domains')
    .addColumn('domain', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('gift_searches')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('ids', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('gift_searches_created_at')
    .on('gift_searches')
    .column('created_at')
    .execute();

  await db.schema
    .createTable('page_views')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('views', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('page_views_day_path', ['day', 'path'])
    .execute();
}
