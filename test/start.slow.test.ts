import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProcess } from './support/processes.ts';

/** What a server prints until it gives up, because its database does not answer. */
function startedWith(environment: Record<string, string>): string {
  const { stdout } = spawnSync(process.execPath, ['src/server/main.mjs'], {
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

test('at the start the log names the settings that the legal pages still need', () => {
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

test('metrics are served on a separate port where the operator has set one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wishbow-metrics-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  const environment = { DATA_DIR: folder, PORT: '0', METRICS_PORT: String(port) };
  const taken = spawnSync(process.execPath, ['src/server/dev.ts'], {
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(taken.stderr).toContain(`METRICS_PORT ${port} is taken`);
  probe.close();
  await once(probe, 'close');

  const server = await startProcess(environment, 'src/server/dev.ts');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('wishbow_build_info');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
  expect(await server.stop()).toBe(0);
  rmSync(folder, { recursive: true, force: true });
}, 120_000);
