import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as listsItemsClaims from '../../../db/migrations/0001-lists-items-claims.ts';
import * as editingReceiptsModeration from '../../../db/migrations/0002-editing-receipts-moderation.ts';
import * as secrets from '../../../db/migrations/0003-secrets.ts';
import type { Database } from './database.ts';

/** Frozen and in order: a migration that has been released is never edited, only followed. */
const migrations: Record<string, Migration> = {
  '0001-lists-items-claims': listsItemsClaims,
  '0002-editing-receipts-moderation': editingReceiptsModeration,
  '0003-secrets': secrets,
};

/** Brings the database to the newest shape; returns the names of the migrations it ran. */
export async function migrate(database: Database): Promise<string[]> {
  const migrator = new Migrator({
    db: database.read as Kysely<unknown>,
    provider: { getMigrations: async () => migrations },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
