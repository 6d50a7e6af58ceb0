import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/server/config/read-config.ts';
import { checkDatabase } from '../src/server/doctor/check-database.ts';
import { checkCollector, checkDataFolder, checkDisk } from '../src/server/doctor/check-machine.ts';
import { checkSite } from '../src/server/doctor/check-site.ts';
import type { Finding } from '../src/server/doctor/finding.ts';
import { createDatabase } from './postgres.ts';
import { startApp, type TestApp } from './support/app.ts';
import { startTraceCollector } from './support/services/trace-collector.ts';
import { onSmallDisk } from './support/small-disk.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const root = temporaryFolder(afterAll);

const statesOf = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ what, state }) => [what, state]));

describe('behind a reverse proxy', () => {
  let app: TestApp;
  let behind: string;
  beforeAll(async () => {
    app = await startApp({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    behind = await app.listen();
  });
  afterAll(() => app.close());

  interface Mistakes {
    readonly losesHost?: boolean;
    readonly believesVisitors?: boolean;
    readonly maxBytes?: number;
    readonly buffers?: boolean;
  }

  /** A proxy in front of the server, as a beginner may have set it up. */
  async function proxyWith(mistakes: Mistakes): Promise<string> {
    const proxy = createServer((incoming, answer) => {
      if (Number(incoming.headers['content-length'] ?? 0) > (mistakes.maxBytes ?? Infinity)) {
        answer
          .writeHead(413, { 'content-type': 'text/html', connection: 'close' })
          .end('too large');
        return;
      }
      const headers = { ...incoming.headers };
      if (mistakes.losesHost) headers.host = 'backend';
      if (!mistakes.believesVisitors) headers['x-forwarded-for'] = '192.0.2.7';
      const url = new URL(incoming.url ?? '', behind);
      const passed = send(url, { method: incoming.method, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        if (mistakes.buffers) {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => answer.end(Buffer.concat(chunks)));
        } else {
          answer.flushHeaders();
          response.pipe(answer);
        }
      });
      answer.on('close', () => passed.destroy());
      passed.on('error', () => answer.destroy());
      incoming.pipe(passed);
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    onTestFinished(() => {
      proxy.closeAllConnections();
      proxy.close();
    });
    return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  }

  const well = {
    site: 'ok',
    host: 'ok',
    'proxy headers': 'ok',
    uploads: 'ok',
    'live updates': 'ok',
  };
  const config = readConfig({ TRUST_PROXY: '1' });

  test.each<[string, Mistakes, Partial<Record<keyof typeof well, string>>]>([
    ['all is well', {}, {}],
    ['the Host header is lost', { losesHost: true }, { host: 'fault' }],
    ['visitors can invent addresses', { believesVisitors: true }, { 'proxy headers': 'fault' }],
    ['pictures are too large', { maxBytes: 1024 * 1024 }, { uploads: 'fault' }],
    ['events are collected', { buffers: true }, { 'live updates': 'fault' }],
  ])('%s, and the doctor says so', async (_, mistakes, wrong) => {
    const findings = await checkSite(await proxyWith(mistakes), config);
    expect(statesOf(findings)).toEqual({ ...well, ...wrong });
  });

  test('deletes the lists that it made', async () => {
    const rows = await app.services.database.read.selectFrom('wishlists').selectAll().execute();
    expect(rows).toEqual([]);
  });

  test('reports when nobody answers, or another site', async () => {
    const other = createServer((_, answer) => answer.end('{}')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    expect(await checkSite(origin, config)).toEqual([
      { what: 'site', state: 'fault', text: expect.stringContaining('not like this server') },
    ]);
    other.close();
    await once(other, 'close');
    expect(await checkSite(origin, config)).toEqual([
      {
        what: 'site',
        state: 'fault',
        text: expect.stringMatching(/does not answer.+ECONNREFUSED/),
      },
    ]);
  });
});

test('the doctor reports a clock behind the stored times, and permissions that are too wide', async () => {
  const app = await startApp({ DATA_DIR: join(root, 'data') });
  await app.fetch(new Request('http://wishbow.test/api/wishlist/create', { method: 'POST' }));
  const config = readConfig({ DATA_DIR: join(root, 'data') });
  expect(statesOf(await checkDatabase(config, Date.now()))).toEqual({
    database: 'ok',
    clock: 'ok',
    'listening channel': 'ok',
  });
  const yearAgo = Date.now() - 365 * 24 * 60 * 60 * 1000;
  expect(statesOf(await checkDatabase(config, yearAgo))).toMatchObject({ clock: 'fault' });
  const textOf = async () => (await checkDataFolder(config)).map(({ text }) => text).join('\n');
  expect(await textOf()).not.toContain('other users');
  for (const name of ['backups', 'assets']) {
    mkdirSync(join(root, 'data', name));
    chmodSync(join(root, 'data', name), 0o755);
  }
  expect(await textOf()).toMatch(/^backups in \S+data can be read by other users/m);
  rmSync(join(root, 'data', 'backups'), { recursive: true });
  chmodSync(join(root, 'data', 'wishbow.sqlite'), 0o644);
  expect(await textOf()).toMatch(/^wishbow\.sqlite in \S+data can be read by other users/m);
  expect((await checkDisk(config)).text).toMatch(/^\d+\.\d GB are free/);
  await app.close();
});

test('the doctor reports a folder that cannot be made', async () => {
  writeFileSync(join(root, 'file'), '');
  const config = readConfig({ DATA_DIR: join(root, 'file') });
  expect(statesOf(await checkDataFolder(config))).toEqual({ rights: 'fault' });
});

/** What the doctor says of the rights on a disk of one megabyte, after the shell did `before` there. */
function rightsOnDisk(before: string): string {
  const [program = '', ...args] = onSmallDisk('.', 1);
  const doctor = [process.execPath, 'src/server/doctor.ts'];
  const folder = temporaryFolder(onTestFinished);
  const { stdout } = spawnSync(
    program,
    [...args, 'sh', '-c', `${before}; exec "$@"`, 'sh', ...doctor],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: folder },
      encoding: 'utf8',
      timeout: 30_000,
    },
  );
  return /rights.*/.exec(stdout)?.[0] ?? stdout;
}

test('the doctor names the reason why nothing can be written', () => {
  const full = rightsOnDisk('cat /dev/zero 2>/dev/null >"$DATA_DIR/others"');
  expect(full).toMatch(/ENOSPC.+Make room/);
  const readOnly = rightsOnDisk('mount -o remount,ro "$DATA_DIR"');
  expect(readOnly).toMatch(/EROFS.+for writing/);
});

test('the doctor leaves nothing behind, which a restore would take for data', async () => {
  const empty = join(root, 'empty');
  mkdirSync(empty);
  for (const folder of [empty, join(root, 'absent', 'data')]) {
    const config = readConfig({ DATA_DIR: folder });
    const there = existsSync(folder);
    expect(statesOf(await checkDataFolder(config))).not.toMatchObject({ rights: 'fault' });
    expect((await checkDisk(config)).text).toMatch(/^\d+\.\d GB are free/);
    expect(existsSync(folder)).toBe(there);
  }
  expect(readdirSync(empty)).toEqual([]);
  expect(existsSync(join(root, 'absent'))).toBe(false);
});

test('the doctor reports whether notifications of PostgreSQL arrive', async () => {
  const url = await createDatabase(inject('postgresUrl'), 'doctor');
  const app = await startApp({ DATABASE_URL: url });
  const config = readConfig({ DATABASE_URL: url });
  expect(statesOf(await checkDatabase(config, Date.now()))).toMatchObject({
    database: 'ok',
    'listening channel': 'ok',
  });
  const stale = join(root, 'stale');
  mkdirSync(stale);
  writeFileSync(join(stale, 'wishbow.sqlite'), '');
  const beside = readConfig({ DATABASE_URL: url, DATA_DIR: stale });
  expect(await checkDatabase(beside, Date.now())).toContainEqual({
    what: 'database',
    state: 'warning',
    text: expect.stringMatching(/stale\/wishbow\.sqlite is not used, because DATABASE_URL is set/),
  });
  await app.close();
  // Listening elsewhere is what a pooler in transaction mode amounts to.
  const elsewhere = await createDatabase(inject('postgresUrl'), 'elsewhere');
  const pooled = readConfig({ DATABASE_URL: url, DATABASE_LISTEN_URL: elsewhere });
  expect(statesOf(await checkDatabase(pooled, Date.now()))).toMatchObject({
    'listening channel': 'fault',
  });
});

test('the doctor reports whether the collector of traces takes them', async () => {
  const collector = await startTraceCollector();
  const config = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret',
  });
  const text = async () =>
    (await checkCollector(config)).map((each) => `${each.state}: ${each.text}`);
  expect(await checkCollector(readConfig({}))).toEqual([]);
  expect(await text()).toEqual([
    `ok: They can be sent to the collector at ${collector.url}/v1/traces.`,
  ]);
  expect(collector.headers).toEqual([expect.objectContaining({ 'x-key': 'secret' })]);
  collector.status = 401;
  expect(await text()).toEqual([expect.stringMatching(/^fault: They are refused by .+ \(401\): /)]);
  collector.status = 0;
  const begun = performance.now();
  expect(await text()).toEqual([expect.stringMatching(/^fault: They do not reach .+timeout/)]);
  expect(performance.now() - begun).toBeLessThan(9000);
  await collector.close();
  expect(await text()).toEqual([expect.stringMatching(/^fault: They do not reach .+ECONNREFUSED/)]);
});

test('the command prints a line for each finding, and fails where something is wrong', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['src/server/doctor.ts', 'http://127.0.0.1:1'],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: join(root, 'new'), PUBLIC_ULR: 'x' },
      encoding: 'utf8',
      timeout: 30_000,
    },
  );
  expect(status).toBe(1);
  expect(stdout).toMatch(/^warning {2}settings {2,}PUBLIC_ULR is not a setting/m);
  expect(stdout).toMatch(/^ok {7}database {2,}There is none yet/m);
  expect(stdout).toMatch(/^ok {7}server {2,}The server was built from the sources/m);
  expect(stdout).toMatch(/^fault {4}site {2,}http:\/\/127\.0\.0\.1:1 does not answer/m);
  expect(stdout).toMatch(/\n[1-9] faults, \d warnings\n$/);
});
