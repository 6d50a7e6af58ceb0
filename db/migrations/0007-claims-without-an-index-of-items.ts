import type { Kysely } from 'kysely';

/** Claims are read by their list, which has few; an index that nothing reads cost a page of writing a claim. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('claims_item').execute();
}
