import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What a server prints until it gives up, because its database does not answer. */
function startedWith(environment: Record<string, string>): string {
  const { stdout } = spawnSync(process.execPath, ['src/server/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      // Port 1 of this machine: refused at once.
      DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none',
      PORT: '0',
      ...environment,
    },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return stdout;
}

test('an operator reads in the log at start which settings the legal pages still need', () => {
  const line = 'the legal pages are not complete';
  const bare = startedWith({ OPERATOR_COUNTRY: 'FR' });
  expect(bare).toContain(line);
  expect(bare).toContain('"OPERATOR_HOSTING"');
  const complete = startedWith({
    OPERATOR_COUNTRY: 'DE',
    OPERATOR_NAME: 'Bow & Sons',
    OPERATOR_ADDRESS: '1 Ribbon Lane',
    OPERATOR_EMAIL: 'hello@example.org',
    OPERATOR_RESPONSIBLE: 'Ann Bow',
    LOG_DAYS: '14',
    BACKUP_DAYS: '0',
  });
  expect(complete).not.toContain(line);
}, 120_000);
