import { type Kysely, sql } from 'kysely';

/** Times are epoch milliseconds; truth values are 0 or 1, so both databases hold the same rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('wishlists')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('admin_token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('guest_token', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text')
    .addColumn('description', 'text')
    .addColumn('surprise', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('surprise_until', 'bigint')
    .addColumn('allow_undo', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('owner_version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('touched_at', 'bigint', (c) => c.notNull())
    .addColumn('taken_down_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('wishlists_touched_at')
    .on('wishlists')
    .column('touched_at')
    .execute();

  await db.schema
    .createTable('images')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('widths', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('items')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('wishlist_id', 'text', (c) =>
      c.notNull().references('wishlists.id').onDelete('cascade'),
    )
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('url', 'text')
    .addColumn('price', 'text')
    .addColumn('description', 'text')
    .addColumn('image_key', 'text', (c) => c.references('images.key'))
    .addColumn('most_wanted', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('max_quantity', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('claimed_quantity', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addCheckConstraint('items_claimed_quantity', sql`claimed_quantity >= 0`)
    .execute();
  await db.schema.createIndex('items_wishlist').on('items').column('wishlist_id').execute();
  await db.schema.createIndex('items_image').on('items').column('image_key').execute();

  // A claim outlives its item: the receipt still tells the giver what became of it.
  await db.schema
    .createTable('claims')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('wishlist_id', 'text', (c) =>
      c.notNull().references('wishlists.id').onDelete('cascade'),
    )
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('claimer_name', 'text', (c) => c.notNull())
    .addColumn('receipt_hash', 'text', (c) => c.notNull().unique())
    .addColumn('item_snapshot', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('claims_wishlist').on('claims').column('wishlist_id').execute();
  await db.schema.createIndex('claims_item').on('claims').column('item_id').execute();

  await db.schema
    .createTable('idempotency')
    .addColumn('key_hash', 'text', (c) => c.primaryKey())
    .addColumn('body_hash', 'text', (c) => c.notNull())
    .addColumn('wishlist_id', 'text')
    .addColumn('answer', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('idempotency_created_at')
    .on('idempotency')
    .column('created_at')
    .execute();
  await db.schema
    .createIndex('idempotency_wishlist')
    .on('idempotency')
    .column('wishlist_id')
    .execute();
}
