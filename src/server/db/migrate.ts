import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as listsItemsClaims from '../../../db/migrations/0001-lists-items-claims.ts';
import * as editingReceiptsModeration from '../../../db/migrations/0002-editing-receipts-moderation.ts';
import * as secrets from '../../../db/migrations/0003-secrets.ts';
import * as maintenance from '../../../db/migrations/0004-maintenance.ts';
import * as imageEncodings from '../../../db/migrations/0005-image-encodings.ts';
import * as moderation from '../../../db/migrations/0006-moderation.ts';
import * as claimsWithoutAnIndexOfItems from '../../../db/migrations/0007-claims-without-an-index-of-items.ts';
import type { Database, Queries } from './database.ts';

/** In order; a released migration is never edited. */
const migrations: Record<string, Migration> = {
  '0001-lists-items-claims': listsItemsClaims,
  '0002-editing-receipts-moderation': editingReceiptsModeration,
  '0003-secrets': secrets,
  '0004-maintenance': maintenance,
  '0005-image-encodings': imageEncodings,
  '0006-moderation': moderation,
  '0007-claims-without-an-index-of-items': claimsWithoutAnIndexOfItems,
};

/** The database has another schema than this release needs; the message says what to do. */
export class SchemaMismatch extends Error {}

/**
 * Migrates the database to the newest schema; returns the names of the migrations it ran. A SQLite database
 * that has data is copied before. `version` is that of this release. Throws `SchemaMismatch` for a database
 * that a newer release has migrated.
 */
export async function migrate(database: Database, version = ''): Promise<string[]> {
  const names: string[] = [];
  await database.migrate(async (db) => {
    const migrator = new Migrator({
      db: db as Kysely<unknown>,
      provider: { getMigrations: async () => migrations },
    });
    if (await hasMigrations(db)) {
      const executed = await executedMigrations(db);
      await refuseNewer(database, db, executed, version);
      const next = Object.keys(migrations).find((name) => !executed.includes(name));
      if (next && executed.length > 0) await database.keepCopy(next);
    }
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    names.splice(0, names.length, ...(results ?? []).map((result) => result.migrationName));
    await recordRelease(db, version);
  });
  return names;
}

/** Throws `SchemaMismatch` unless the database has exactly the schema of this release, whose version is `version`. */
export async function requireCurrentSchema(database: Database, version: string): Promise<void> {
  const db = database.read;
  const executed = (await hasMigrations(db)) ? await executedMigrations(db) : [];
  await refuseNewer(database, db, executed, version);
  if (executed.length < Object.keys(migrations).length) {
    throw new SchemaMismatch(
      'The database is not of this release yet: start the server once, or run "npm run migrate".',
    );
  }
}

/** Returns those of these migrations that this release does not know. */
export function unknownMigrations(names: readonly string[]): string[] {
  return names.filter((name) => !(name in migrations));
}

async function refuseNewer(
  database: Database,
  db: Queries,
  executed: readonly string[],
  version: string,
): Promise<void> {
  const unknown = unknownMigrations(executed);
  if (unknown.length === 0) return;
  const release = await lastRelease(db);
  const known = Object.keys(migrations);
  const copy = database.findCopy(known);
  throw new SchemaMismatch(
    `The database is of a newer release: ${release ? `${release} has used it last, and ` : ''}it has the ` +
      `migration ${unknown.at(-1)}, while this release ${version} ends with ${known.at(-1)}. Run the newer ` +
      `release, or restore the backup from before the upgrade${copy ? `; the database as it was then is kept at ${copy}` : ''}.`,
  );
}

const releaseName = 'release';

/** Remembers which release used the database last, so that an older one can name it. */
async function recordRelease(db: Queries, version: string): Promise<void> {
  if (version === '' || (await lastRelease(db)) === version) return;
  await db
    .insertInto('maintenance')
    .values({ name: releaseName, value: version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: version }))
    .execute();
}

async function lastRelease(db: Queries): Promise<string | undefined> {
  const row = await db
    .selectFrom('maintenance')
    .select('value')
    .where('name', '=', releaseName)
    .executeTakeFirst();
  return row?.value;
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
