import { productVersion } from '../domain/product.ts';
import { migrate } from './db/migrate.ts';
import { runtimeEnvironment } from './process/process-environment.ts';
import { readWords } from './process/read-words.ts';
import { runCommand } from './process/run-command.ts';

await runCommand(
  runtimeEnvironment,
  async ({ database, args }) => {
    readWords(args, { usage: 'npm run migrate takes no words.', maxWords: 0 });
    const names = await migrate(database, productVersion);
    return names.length > 0 ? `Migrated: ${names.join(', ')}.` : 'Nothing to migrate.';
  },
  { anySchema: true },
);
