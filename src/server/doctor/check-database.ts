import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { productVersion } from '../../domain/product.ts';
import { dayMs, isoTime } from '../../domain/time.ts';
import type { Config } from '../config/read-config.ts';
import type { Database } from '../db/database.ts';
import { requireCurrentSchema } from '../db/migrate.ts';
import { openDatabase, sqliteFile } from '../db/open-database.ts';
import { readNewestTouch, readRetentionState } from '../operations/retention.store.ts';
import { withDatabaseReasons } from '../process/startup-error.ts';
import { type Finding, findingsOf } from './finding.ts';

/** Longest wait for a notification of our own. */
const deliveryTimeoutMs = 5000;

/** Checks the database, the clock by what is in it, and that notifications arrive. Makes no database. */
export async function checkDatabase(config: Config, now: number): Promise<Finding[]> {
  const { ok, warning, fault } = findingsOf('database');
  const file = sqliteFile(config.dataDir);
  if (config.databaseUrl === null && !existsSync(file)) {
    return [ok('There is none yet; the first start makes it.')];
  }
  try {
    return await withDatabaseReasons(config, async () => {
      const ignore = () => {};
      const database = await openDatabase(config, { fault: ignore, warning: ignore });
      try {
        await requireCurrentSchema(database, productVersion);
        await database.ping();
        return [
          ...(database.kind === 'postgres' && existsSync(file)
            ? [
                warning(
                  `${file} is not used, because DATABASE_URL is set: move it away, or a command without DATABASE_URL takes it for the site’s.`,
                ),
              ]
            : []),
          ok(
            `${database.kind === 'sqlite' ? 'The embedded database' : 'PostgreSQL'} can be written, and has the schema of this release.`,
          ),
          await checkClock(database, now),
          await checkListening(database),
        ];
      } finally {
        await database.close();
      }
    });
  } catch (error) {
    return [fault((error as Error).message)];
  }
}

async function checkClock(database: Database, now: number): Promise<Finding> {
  const { ok, warning, fault } = findingsOf('clock');
  const said = isoTime(now);
  const newest = await readNewestTouch(database.read);
  if (newest !== null && newest > now + dayMs) {
    return fault(`It says ${said}, but a list was touched ${isoTime(newest)}: set it.`);
  }
  const state = await readRetentionState(database.read);
  if (state?.pausedUntil && state.pausedUntil > now) {
    return warning(
      `It says ${said} and has jumped; expired lists are kept until ${isoTime(state.pausedUntil)}. If it is right now: "npm run retention -- confirm".`,
    );
  }
  return ok(`It says ${said}, which fits what is stored.`);
}

async function checkListening(database: Database): Promise<Finding> {
  const { ok, fault } = findingsOf('listening channel');
  if (database.kind === 'sqlite')
    return ok('Processes that share the file see each other’s changes.');
  const note = `doctor-${randomUUID()}`;
  const { promise: arrival, resolve } = Promise.withResolvers<boolean>();
  await database.listen((each) => {
    if (each === note) resolve(true);
  });
  await database.announce(note);
  const hasArrived = await Promise.race([arrival, sleep(deliveryTimeoutMs, false, { ref: false })]);
  return hasArrived
    ? ok('PostgreSQL delivers notifications: changes reach pages of other servers.')
    : fault(
        'PostgreSQL delivers no notifications: behind a pooler in transaction mode, set DATABASE_LISTEN_URL to PostgreSQL itself.',
      );
}
