import type { Kysely } from 'kysely';

/** What a report says, what was decided about it, and why a list was taken down. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['reference', 'item_id', 'item_title', 'email', 'language', 'decision'])
    await db.schema.alterTable('reports').addColumn(name, 'text').execute();
  await db.schema.alterTable('reports').addColumn('statement', 'text').execute();
  await db.schema.alterTable('reports').addColumn('decided_at', 'bigint').execute();
  await db.schema
    .createIndex('reports_reference')
    .unique()
    .on('reports')
    .column('reference')
    .execute();
  await db.schema.createIndex('reports_decided_at').on('reports').column('decided_at').execute();

  await db.schema.alterTable('wishlists').addColumn('takedown_reason', 'text').execute();
  await db.schema.alterTable('wishlists').addColumn('takedown_statement', 'text').execute();
}
