import { productVersion } from '../domain/product.ts';
import { makeBackup } from './backup/make-backup.ts';
import { isKnownImage } from './images/images.store.ts';
import { runtimeEnvironment } from './process/process-environment.ts';
import { readWords } from './process/read-words.ts';
import { runCommand } from './process/run-command.ts';

// Backs up the running server: `npm run backup`, or `-- FOLDER`, or `-- FILE.tar.gz`.

await runCommand(
  runtimeEnvironment,
  async ({ database, config, args, runtime: { environment, exitLater } }) => {
    const [place = null] = readWords(args, {
      usage: 'npm run backup [-- PLACE] takes a folder, or a file that ends with .tar.gz.',
      maxWords: 1,
    });
    const { text, isWhole } = await makeBackup({
      config,
      place,
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
