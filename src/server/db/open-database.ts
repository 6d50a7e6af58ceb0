import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, DatabaseEvents } from './database.ts';
import { openSqlite } from './sqlite.ts';

/** The settings that choose and configure the database. */
export interface DatabaseSettings {
  readonly databaseUrl: string | null;
  readonly databaseListenUrl: string | null;
  readonly databasePoolSize: number;
  readonly databaseConnectSeconds: number;
  readonly databaseStatementSeconds: number;
  readonly dataDir: string;
}

/** Returns the path of the SQLite file in the data directory. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'wishbow.sqlite');
}

/**
 * Returns PostgreSQL when `databaseUrl` is set, else the SQLite database in `dataDir`, which is made if
 * missing. The code of PostgreSQL is loaded only where it is used.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  events: DatabaseEvents,
): Promise<Database> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    const directUrl = settings.databaseListenUrl ?? databaseUrl;
    return openPostgres(
      {
        url: databaseUrl,
        directUrl,
        poolSize: settings.databasePoolSize,
        connectTimeoutMs: settings.databaseConnectSeconds * 1000,
        statementTimeoutMs: settings.databaseStatementSeconds * 1000,
      },
      events,
    );
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return openSqlite(sqliteFile(dataDir));
}
