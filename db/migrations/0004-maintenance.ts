import type { Kysely } from 'kysely';

/** What the servers on this database remember of its upkeep: when erasing last ran, and why it waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('maintenance')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}
