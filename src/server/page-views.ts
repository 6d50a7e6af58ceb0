import { dayMs, isoDay } from '../domain/time.ts';
import { pageViewSummary } from './analytics/page-view-summary.ts';
import { pageViewsSince } from './analytics/page-views.store.ts';
import { runtimeEnvironment } from './process/process-environment.ts';
import { readWords } from './process/read-words.ts';
import { runCommand } from './process/run-command.ts';
import { StartupError } from './process/startup-error.ts';

// What our own counting has counted in the last days: `npm run page-views`, or `-- 7` for a week.

await runCommand(runtimeEnvironment, async ({ database, args }) => {
  const usage = 'npm run page-views -- <days> takes a whole number of days, such as 30.';
  const days = Number(readWords(args, { usage, maxWords: 1 })[0] ?? 30);
  if (!Number.isInteger(days) || days < 1 || days > 36_500) throw new StartupError(usage);
  const since = isoDay(Date.now() - days * dayMs);
  return pageViewSummary(await pageViewsSince(database.read, since));
});
