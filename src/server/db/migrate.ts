import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as listsItemsClaims from '../../../db/migrations/0001-lists-items-claims.ts';
import * as editingReceiptsModeration from '../../../db/migrations/0002-editing-receipts-moderation.ts';
import * as secrets from '../../../db/migrations/0003-secrets.ts';
import * as maintenance from '../../../db/migrations/0004-maintenance.ts';
import * as imageEncodings from '../../../db/migrations/0005-image-encodings.ts';
import * as moderation from '../../../db/migrations/0006-moderation.ts';
import type { Database, Queries } from './database.ts';

/** In order; a released migration is never edited. */
const migrations: Record<string, Migration> = {
  '0001-lists-items-claims': listsItemsClaims,
  '0002-editing-receipts-moderation': editingReceiptsModeration,
  '0003-secrets': secrets,
  '0004-maintenance': maintenance,
  '0005-image-encodings': imageEncodings,
  '0006-moderation': moderation,
};

/** The database has another schema than this release needs; the message says what to do. */
export class SchemaMismatch extends Error {}

/**
 * Migrates the database to the newest schema; returns the names of the migrations it ran. Throws
 * `SchemaMismatch` for a database that a newer release has migrated.
 */
export async function migrate(database: Database): Promise<string[]> {
  const names: string[] = [];
  await database.migrate(async (db) => {
    const migrator = new Migrator({
      db: db as Kysely<unknown>,
      provider: { getMigrations: async () => migrations },
    });
    if (await hasMigrations(db)) refuseNewer(await executedMigrations(db));
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    names.splice(0, names.length, ...(results ?? []).map((result) => result.migrationName));
  });
  return names;
}

/** Throws `SchemaMismatch` unless the database has exactly the schema of this release. */
export async function requireCurrentSchema(db: Queries): Promise<void> {
  const executed = (await hasMigrations(db)) ? await executedMigrations(db) : [];
  refuseNewer(executed);
  if (executed.length < Object.keys(migrations).length) {
    throw new SchemaMismatch(
      'The database is not of this release yet: start the server once, or run "npm run migrate".',
    );
  }
}

function refuseNewer(executed: readonly string[]): void {
  const unknown = executed.filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new SchemaMismatch(
    `The database is of a newer release: it has the migration ${unknown.at(-1)}, and this release ` +
      `ends with ${Object.keys(migrations).at(-1)}. Run the newer release, or restore the backup ` +
      'from before the upgrade.',
  );
}

async function hasMigrations(db: Queries): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === migrationTable);
}

const migrationTable = 'kysely_migration';

async function executedMigrations(db: Queries): Promise<string[]> {
  const rows = await (db as unknown as Kysely<{ [migrationTable]: { name: string } }>)
    .selectFrom(migrationTable)
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
