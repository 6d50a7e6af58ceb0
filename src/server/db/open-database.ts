import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** The database the settings name: PostgreSQL by its URL, else the embedded one in `dataDir`. */
export function openDatabase(
  settings: { databaseUrl: string | null; dataDir: string },
  report: (error: Error) => void,
): Database {
  if (settings.databaseUrl) return openPostgres(settings.databaseUrl, report);
  mkdirSync(settings.dataDir, { recursive: true });
  return openSqlite(join(settings.dataDir, 'wishbow.sqlite'));
}
