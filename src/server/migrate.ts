import { productVersion } from '../domain/product.ts';
import { migrate } from './db/migrate.ts';
import { runtimeEnvironment } from './process/process-environment.ts';
import { runCommand } from './process/run-command.ts';

await runCommand(
  runtimeEnvironment,
  async ({ database }) => {
    const names = await migrate(database, productVersion);
    return names.length > 0 ? `Migrated: ${names.join(', ')}.` : 'Nothing to migrate.';
  },
  { anySchema: true },
);
