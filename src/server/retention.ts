import { lockRetentionState, writeRetentionState } from './operations/retention.store.ts';
import { confirmClock } from './operations/retention-policy.ts';
import { retentionSummary } from './operations/retention-summary.ts';
import { runtimeEnvironment } from './process/process-environment.ts';
import { readWords } from './process/read-words.ts';
import { runCommand } from './process/run-command.ts';
import { StartupError } from './process/startup-error.ts';

// What the erasing of expired lists waits for: `npm run retention`, or `-- confirm` where the clock is right.

await runCommand(runtimeEnvironment, async ({ database, config, args }) => {
  const usage = 'npm run retention [-- confirm] takes no other word; nothing was confirmed.';
  const [word] = readWords(args, { usage, maxWords: 1 });
  if (word !== undefined && word !== 'confirm') throw new StartupError(usage);
  if (word === 'confirm') {
    await database.write(async (tx) =>
      writeRetentionState(tx, confirmClock(await lockRetentionState(tx), Date.now())),
    );
  }
  return retentionSummary(database.read, config.retentionMonths, Date.now());
});
