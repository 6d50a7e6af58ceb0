import { productVersion } from '../domain/product.ts';
import { makeBackup } from './backup/make-backup.ts';
import { isKnownImage } from './images/images.store.ts';
import { runtimeEnvironment } from './process/process-environment.ts';
import { runCommand } from './process/run-command.ts';

// Backs up the running server: `npm run backup`, or `-- FOLDER`, or `-- FILE.tar.gz`.

await runCommand(
  runtimeEnvironment,
  ({ database, config, args, runtime: { environment } }) =>
    makeBackup({
      config,
      place: args[0] ?? null,
      isKnownPicture: (key) => isKnownImage(database.read, key),
      version: productVersion,
      environment,
      now: new Date(),
    }),
  { anySchema: true },
);
