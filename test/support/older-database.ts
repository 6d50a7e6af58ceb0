import BetterSqlite3 from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as listsItemsClaims from '../../db/migrations/0001-lists-items-claims.ts';
import * as editingReceiptsModeration from '../../db/migrations/0002-editing-receipts-moderation.ts';
import * as secrets from '../../db/migrations/0003-secrets.ts';

const migrations: Record<string, Migration> = {
  '0001-lists-items-claims': listsItemsClaims,
  '0002-editing-receipts-moderation': editingReceiptsModeration,
  '0003-secrets': secrets,
};

/** Makes a database in `file` as an older release would have left it. */
export async function makeOlderDatabase(file: string): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: new SqliteDialect({ database: new BetterSqlite3(file) }),
  });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  await db.destroy();
  if (error) throw error;
}
