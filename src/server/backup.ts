import { productVersion } from '../domain/product.ts';
import { makeBackup } from './backup/make-backup.ts';
import { isKnownImage } from './images/images.store.ts';
import { runtimeEnvironment } from './process/process-environment.ts';
import { runCommand } from './process/run-command.ts';

// Backs up the running server: `npm run backup`, or `-- FOLDER`, or `-- FILE.tar.gz`.

await runCommand(
  runtimeEnvironment,
  async ({ database, config, args, runtime: { environment, exitLater } }) => {
    const { text, isWhole } = await makeBackup({
      config,
      place: args[0] ?? null,
      isKnownPicture: (key) => isKnownImage(database.read, key),
      version: productVersion,
      environment,
      now: new Date(),
    });
    // A script that deletes old backups after a good one has to keep them.
    if (!isWhole) exitLater(1);
    return text;
  },
  { anySchema: true },
);
