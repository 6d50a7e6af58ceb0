import { existsSync } from 'node:fs';
import { type Config, readConfig } from './config/read-config.ts';
import type { Database } from './db/database.ts';
import { requireCurrentSchema } from './db/migrate.ts';
import { openDatabase, sqliteFile } from './db/open-database.ts';
import type { RuntimeEnvironment } from './process-environment.ts';
import { describeStartupError, StartupError, withDatabaseReasons } from './startup-error.ts';

export interface Command {
  readonly database: Database;
  readonly config: Config;
  readonly words: readonly string[];
}

/**
 * Runs a command of the operator on the database that the server has, and prints what it returns;
 * what goes wrong is one sentence on standard error, and the exit code 1. It makes no database, and
 * changes the shape of one only with `migrates`.
 */
export async function runCommand(
  world: RuntimeEnvironment,
  run: (command: Command) => Promise<string>,
  { migrates = false } = {},
): Promise<void> {
  try {
    const config = readConfig(world.environment);
    const file = sqliteFile(config.dataDir);
    if (config.databaseUrl === null && !existsSync(file)) {
      throw new StartupError(
        `There is no database at ${file}: set DATA_DIR or DATABASE_URL as the server has it.`,
      );
    }
    const print = (text: unknown) => console.error(text instanceof Error ? text.message : text);
    await withDatabaseReasons(config, async () => {
      const database = openDatabase(config, { fault: print, warning: print });
      try {
        if (!migrates) await requireCurrentSchema(database.read);
        console.log(await run({ database, config, words: world.words }));
      } finally {
        await database.close();
      }
    });
  } catch (error) {
    console.error(describeStartupError(error));
    world.exit(1);
  }
}
