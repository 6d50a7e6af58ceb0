import { existsSync } from 'node:fs';
import { productVersion } from '../../domain/product.ts';
import { type Config, readConfig } from '../config/read-config.ts';
import type { Database } from '../db/database.ts';
import { requireCurrentSchema } from '../db/migrate.ts';
import { openDatabase, sqliteFile } from '../db/open-database.ts';
import type { RuntimeEnvironment } from './process-environment.ts';
import { describeStartupError, StartupError, withDatabaseReasons } from './startup-error.ts';

export interface Command {
  readonly database: Database;
  readonly config: Config;
  readonly args: readonly string[];
  readonly runtime: RuntimeEnvironment;
}

/**
 * Runs a program of the operator, and prints what it returns; what goes wrong is one sentence on standard
 * error, and the exit code 1.
 */
export async function runProgram(
  runtime: RuntimeEnvironment,
  run: (config: Config) => Promise<string>,
): Promise<void> {
  try {
    console.log(await run(readConfig(runtime.environment)));
  } catch (error) {
    console.error(describeStartupError(error));
    runtime.exit(1);
  }
}

/**
 * Runs a command of the operator on the database that the server has, as `runProgram` does. It makes no
 * database, and refuses one of another release unless it takes `anySchema`.
 */
export async function runCommand(
  runtime: RuntimeEnvironment,
  run: (command: Command) => Promise<string>,
  { anySchema = false } = {},
): Promise<void> {
  await runProgram(runtime, async (config) => {
    const file = sqliteFile(config.dataDir);
    if (config.databaseUrl === null && !existsSync(file)) {
      throw new StartupError(
        `There is no database at ${file}: set DATA_DIR or DATABASE_URL as the server has it.`,
      );
    }
    const print = (text: unknown) => console.error(text instanceof Error ? text.message : text);
    return withDatabaseReasons(config, async () => {
      const database = await openDatabase(config, { fault: print, warning: print });
      try {
        if (!anySchema) await requireCurrentSchema(database, productVersion);
        return await run({ database, config, args: runtime.args, runtime });
      } finally {
        await database.close();
      }
    });
  });
}
