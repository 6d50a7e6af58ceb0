import { openImages } from './images/open-images.ts';
import { Live } from './live/live.ts';
import { moderate } from './moderation/moderate.ts';
import { runtimeEnvironment } from './process/process-environment.ts';
import { runCommand } from './process/run-command.ts';
import { serverSecret } from './secrets/server-secret.ts';

await runCommand(runtimeEnvironment, ({ database, config, args }) => {
  const now = Date.now;
  const secret = serverSecret(config, database, now);
  const report = (error: unknown) => console.error(error);
  const { images } = openImages({
    config,
    database,
    secret,
    now,
    report,
    metrics: null,
    tracing: null,
  });
  return moderate({ database, images, live: new Live(database, report), now }, args);
});
