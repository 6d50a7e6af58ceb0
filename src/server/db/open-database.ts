import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, DatabaseEvents } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** The settings that choose and configure the database. */
export interface DatabaseSettings {
  readonly databaseUrl: string | null;
  readonly databaseListenUrl: string | null;
  readonly databasePoolSize: number;
  readonly dataDir: string;
}

/** Returns the path of the SQLite file in the data directory. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'wishbow.sqlite');
}

/**
 * Returns PostgreSQL when `databaseUrl` is set, else the SQLite database in `dataDir`, which is made if
 * missing.
 */
export function openDatabase(
  { databaseUrl, databaseListenUrl, databasePoolSize, dataDir }: DatabaseSettings,
  events: DatabaseEvents,
): Database {
  if (databaseUrl) {
    const directUrl = databaseListenUrl ?? databaseUrl;
    return openPostgres({ url: databaseUrl, directUrl, poolSize: databasePoolSize }, events);
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return openSqlite(sqliteFile(dataDir));
}
