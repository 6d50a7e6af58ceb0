import { productVersion } from '../domain/product.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { runtimeEnvironment } from './process/process-environment.ts';
import { readWords } from './process/read-words.ts';
import { runProgram } from './process/run-command.ts';
import { StartupError, withDatabaseReasons } from './process/startup-error.ts';

// Restores a backup while the server is stopped: `npm run restore -- BACKUP`, with `--force` over existing data.

await runProgram(runtimeEnvironment, async (config) => {
  const { args, environment } = runtimeEnvironment;
  const usage = 'npm run restore -- BACKUP [--force] takes the folder or archive of a backup.';
  const [place] = readWords(args, { usage, maxWords: 1, options: ['--force'] });
  if (place === undefined) throw new StartupError(usage);
  const force = args.includes('--force');
  return withDatabaseReasons(config, () =>
    restoreBackup({ config, place, force, version: productVersion, environment, now: new Date() }),
  );
});
