import { join } from 'node:path';
import { settings } from './config/settings.ts';
import { checkDatabase } from './doctor/check-database.ts';
import {
  checkBucket,
  checkBuild,
  checkBundle,
  checkCollector,
  checkDataFolder,
  checkDisk,
  checkRedis,
  checkSettings,
} from './doctor/check-machine.ts';
import { checkSite } from './doctor/check-site.ts';
import { findingsOf, findingsText } from './doctor/finding.ts';
import { runtimeEnvironment } from './process/process-environment.ts';
import { readWords } from './process/read-words.ts';
import { runProgram } from './process/run-command.ts';
import { StartupError } from './process/startup-error.ts';

// Looks at what goes wrong where a site is run: `npm run doctor`, or `-- https://wishes.example.org`.

const root = join(import.meta.dirname, '../..');

/** Returns the origin of the site to ask; null where the command names none. */
function originIn(args: readonly string[]): string | null {
  const usage = 'npm run doctor [-- ADDRESS] takes the address of a site';
  const [word] = readWords(args, {
    usage: `${usage}, such as https://wishes.example.org.`,
    maxWords: 1,
  });
  const origin = settings.PUBLIC_URL.schema.safeParse(word);
  if (origin.success) return origin.data;
  throw new StartupError(
    `${usage}, which ${origin.error.issues[0]?.message}, but it is "${word}".`,
  );
}

await runProgram(runtimeEnvironment, async (config) => {
  const { args, exitLater } = runtimeEnvironment;
  const origin = originIn(args) ?? config.publicUrl;
  const findings = [
    ...checkSettings(config, runtimeEnvironment),
    ...(await checkDataFolder(config)),
    ...(await checkBucket(config)),
    ...(await checkRedis(config)),
    ...(await checkCollector(config)),
    await checkDisk(config),
    ...(await checkBuild(join(root, 'dist'))),
    await checkBundle(root),
    ...(await checkDatabase(config, Date.now())),
    ...(origin === null
      ? [
          findingsOf('site').warning(
            'Not asked: set PUBLIC_URL, without which cookies and visits are not kept to TLS, or run "npm run doctor -- ADDRESS".',
          ),
        ]
      : await checkSite(origin, config)),
  ];
  if (findings.some(({ state }) => state === 'fault')) exitLater(1);
  return findingsText(findings);
});
