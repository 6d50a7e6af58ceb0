import { join } from 'node:path';
import type { Logger } from 'kysely';
import { makePrivateFolder } from '../make-private-folder.ts';
import type { Tracing } from '../tracing/tracing.ts';
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
 * missing. The code of PostgreSQL and that of spans are loaded only where they are used.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  events: DatabaseEvents,
  tracing: Tracing | null = null,
): Promise<Database> {
  if (!tracing) return open(settings, events);
  const { statementSpans, tracedDatabase } = await import('./traced-database.ts');
  const kind = settings.databaseUrl ? 'postgres' : 'sqlite';
  return tracedDatabase(await open(settings, events, statementSpans(kind, tracing)), tracing);
}

async function open(
  settings: DatabaseSettings,
  events: DatabaseEvents,
  log?: Logger,
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
      log,
    );
  }
  await makePrivateFolder(dataDir);
  return openSqlite(sqliteFile(dataDir), events, log);
}
