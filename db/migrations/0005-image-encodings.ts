import type { Kysely } from 'kysely';

/**
 * Whose encoder made the files of a picture: 'own' is ours, 'unknown' may be the upload itself, as
 * earlier versions kept it, 'unreadable' could not be encoded again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('images')
    .addColumn('encoding', 'text', (c) => c.notNull().defaultTo('unknown'))
    .execute();
  await db.schema.createIndex('images_encoding').on('images').column('encoding').execute();
}
