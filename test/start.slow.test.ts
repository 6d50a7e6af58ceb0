import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withSourceLines } from '../src/server/process/source-lines.ts';
import { compareSources } from '../src/server/process/source-record.mjs';
import { startProcess } from './support/processes.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

test('a stack trace of the bundled server names the lines of the sources', () => {
  const bundle = new URL('../dist/server-bundle/main.js', import.meta.url);
  const lines = readFileSync(bundle, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes('fork(new URL('));
  const column = (lines[at]?.indexOf('fork(') ?? 0) + 1;
  const place = `${bundle.href}:${at + 1}:${column}`;
  const trace = `Error: x\\n    at new PictureProcess (${place})\\n    at ${place}`;
  const source = new URL('../src/server/images/picture-process.ts', import.meta.url);
  const line = readFileSync(source, 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('fork('));
  expect(withSourceLines(trace).replaceAll(/:\d+(?=\)|$)/g, '')).toBe(
    `Error: x\\n    at new PictureProcess (${source.href}:${line + 1})\\n    at ${source.href}:${line + 1}`,
  );
  expect(withSourceLines('file:///server-bundle/none.js:1:1')).toBe(
    'file:///server-bundle/none.js:1:1',
  );
});

test('sources that were changed after the server was built from them are found', async () => {
  const folder = temporaryFolder(onTestFinished);
  expect(await compareSources(folder)).toBeNull();
  mkdirSync(join(folder, 'dist/server-bundle'), { recursive: true });
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const record = { 'same.ts': hash('same'), 'changed.ts': hash('before'), 'absent.ts': hash('') };
  writeFileSync(join(folder, 'dist/server-bundle/sources.json'), JSON.stringify(record));
  writeFileSync(join(folder, 'same.ts'), 'same');
  writeFileSync(join(folder, 'changed.ts'), 'after');
  expect(await compareSources(folder)).toEqual({ changed: ['changed.ts'], absent: ['absent.ts'] });
});

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
  const folder = temporaryFolder(onTestFinished);
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

  const anyPort = await startProcess({ ...environment, METRICS_PORT: '0' }, 'src/server/dev.ts');
  onTestFinished(async () => {
    await anyPort.stop('SIGKILL');
  });
  const line = /"port":(\d+)\},"msg":"metrics are served"/;
  await expect.poll(() => anyPort.log()).toMatch(line);
  const chosen = line.exec(anyPort.log())?.[1];
  expect((await fetch(`http://127.0.0.1:${chosen}/metrics`)).status).toBe(200);
  expect(await anyPort.stop()).toBe(0);
}, 120_000);
