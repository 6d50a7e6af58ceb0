import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import BetterSqlite3 from 'better-sqlite3';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Postgres, programsOnPath, startPostgres } from './postgres.ts';
import { ApiClient } from './support/client.ts';
import { picture } from './support/pictures.ts';
import { startProcess } from './support/processes.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const root = temporaryFolder(afterAll);

/** Runs `backup` or `restore` as an operator would. */
async function run(program: string, environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [`src/server/${program}.ts`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...environment },
  });
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  const [out, error] = await outputs;
  return { code, out, error: error.trim() };
}

interface Acknowledged {
  readonly receipts: string[];
  readonly pictures: { readonly token: string; readonly key: string }[];
}

/** Claims, adds pictures and deletes items with several clients, until `stop` is called. */
async function writeUntilStopped(origin: string) {
  const api = new ApiClient(fetch, origin);
  const acknowledged: Acknowledged = { receipts: [], pictures: [] };
  const stopping = new AbortController();
  const { signal } = stopping;
  const claims = async () => {
    while (!signal.aborted) {
      const { list, item } = await api.listWith({ title: 'Kite', maxQuantity: 9 });
      for (let n = 0; n < 9 && !signal.aborted; n++) {
        const { body } = await api.claim(list.guestToken, item.id, `Guest ${n}`);
        if (body.claim) acknowledged.receipts.push(body.claim.receipt);
      }
    }
  };
  const pictures = async (width: number) => {
    const { body: list } = await api.create();
    for (let n = 0; !signal.aborted; n++) {
      const image = await picture('png', { width: width + n, height: 90 });
      const { body } = await api.addItem(list.adminToken, { title: `Photo ${n}` }, image);
      const item = body.items.find(({ title }) => title === `Photo ${n}`);
      // Every second one goes again, with its picture.
      if (n % 2 === 0) await api.removeItem(list.adminToken, item?.id ?? '');
      else acknowledged.pictures.push({ token: list.guestToken, key: item?.imageKey ?? '' });
    }
  };
  const writers = Promise.all([claims(), claims(), pictures(100), pictures(400)]);
  onTestFinished(() => stopping.abort());
  return {
    acknowledged,
    stop: async () => {
      stopping.abort();
      await writers;
    },
  };
}

/** Asks a server for everything that was acknowledged before the backup began. */
async function expectAll(origin: string, { receipts, pictures }: Acknowledged): Promise<void> {
  const api = new ApiClient(fetch, origin);
  expect(receipts.length).toBeGreaterThan(20);
  expect(pictures.length).toBeGreaterThan(1);
  for (const receipt of receipts) expect((await api.receipt(receipt)).status).toBe(200);
  for (const { token, key } of pictures) {
    expect((await api.asGuest(token)).body.items.map(({ imageKey }) => imageKey)).toContain(key);
    expect((await fetch(`${origin}/api/image/${key}`)).status).toBe(200);
  }
}

const copyOf = ({ receipts, pictures }: Acknowledged): Acknowledged => ({
  receipts: [...receipts],
  pictures: [...pictures],
});

async function untilMany({ receipts, pictures }: Acknowledged): Promise<void> {
  await expect
    .poll(() => receipts.length > 40 && pictures.length > 3, { timeout: 30_000 })
    .toBe(true);
}

describe('a server on SQLite', () => {
  const live = join(root, 'live');
  const environment = { DATA_DIR: live, LOG_LEVEL: 'error' };
  const backups = join(root, 'backups');
  const rounds = 3;

  test('is backed up while it writes, three times, and each backup is complete', async () => {
    const server = await startProcess({ ...environment, PORT: '0' });
    const { acknowledged, stop } = await writeUntilStopped(server.origin);
    const known: Acknowledged[] = [];
    for (let round = 1; round <= rounds; round++) {
      await untilMany(acknowledged);
      known.push(copyOf(acknowledged));
      const place = round === rounds ? join(backups, 'last.tar.gz') : join(backups, String(round));
      const { code, out, error } = await run('backup', environment, place);
      expect({ code, error }).toEqual({ code: 0, error: '' });
      expect(out).toMatch(
        /^Backed up and checked: \d+ lists, \d+ items, \d+ claims and \d+ pictures?\.\nThe backup is /,
      );
      expect(out).not.toContain('no readable file');
    }
    await stop();
    await server.stop();

    for (const [index, expected] of known.entries()) {
      const folder = join(backups, String(index + 1));
      const source =
        index === rounds - 1
          ? join(backups, 'last.tar.gz')
          : join(folder, readdirSync(folder)[0] ?? '');
      const data = join(root, `restored-${index}`);
      const { code, out, error } = await run('restore', { DATA_DIR: data }, source);
      expect({ code, error }).toEqual({ code: 0, error: '' });
      expect(out).toMatch(/^Restored \d+ lists.+release \d/);
      const restored = await startProcess({ ...environment, DATA_DIR: data, PORT: '0' });
      await expectAll(restored.origin, expected);
      await restored.stop();
      expect(readdirSync(data).sort()).toEqual(['images', 'wishbow.sqlite']);
    }
  }, 180_000);

  test('is not overwritten by accident, nor while it runs', async () => {
    const source = join(backups, 'last.tar.gz');
    const server = await startProcess({ ...environment, PORT: '0' });
    const refused = await run('restore', environment, source);
    expect(refused).toMatchObject({
      code: 1,
      error: expect.stringMatching(/has wishbow\.sqlite.+ already.+--force/),
    });
    expect(await run('restore', environment, source, '--force')).toMatchObject({
      code: 1,
      error: expect.stringMatching(/A server uses .+stop it/),
    });
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    await server.stop();

    const forced = await run('restore', environment, source, '--force');
    expect(forced).toMatchObject({ code: 0, error: '' });
    const [, aside = ''] = /What was there before is in (\S+);/.exec(forced.out) ?? [];
    expect(readdirSync(aside)).toEqual(expect.arrayContaining(['images', 'wishbow.sqlite']));
  }, 60_000);

  test('ends with a failure when pictures are missing from its backup', async () => {
    const [images, aside] = [join(live, 'images'), join(root, 'images-aside')];
    renameSync(images, aside);
    const lacking = await run('backup', environment, join(root, 'lacking'));
    renameSync(aside, images);
    expect(lacking).toMatchObject({ code: 1, out: expect.stringContaining('no readable file') });
    expect(readdirSync(join(root, 'lacking'))).toHaveLength(1);
  }, 60_000);

  test('leaves nothing partial, and can be read by its own user only', async () => {
    expect(statSync(join(backups, 'last.tar.gz')).mode & 0o777).toBe(0o600);
    expect(
      statSync(join(backups, '1', readdirSync(join(backups, '1'))[0] ?? '')).mode & 0o777,
    ).toBe(0o700);
    const again = await run('backup', environment, join(backups, 'last.tar.gz'));
    expect(again).toMatchObject({ code: 1, error: expect.stringMatching(/exists already/) });
    expect(readdirSync(backups).filter((name) => name.endsWith('.part'))).toEqual([]);
  }, 60_000);

  test('refuses a backup that is damaged, incomplete, or of a newer release', async () => {
    const folder = join(backups, '1');
    const good = join(folder, readdirSync(folder)[0] ?? '');
    const restoreChanged = async (change: (copy: string) => void) => {
      const copy = join(root, 'changed');
      rmSync(copy, { recursive: true, force: true });
      cpSync(good, copy, { recursive: true });
      change(copy);
      const data = join(root, 'untouched');
      const { code, error } = await run('restore', { DATA_DIR: data }, copy);
      expect(existsSync(join(data, 'wishbow.sqlite'))).toBe(false);
      return `${code}: ${error}`;
    };
    const inDatabase = (sql: string) => (copy: string) => {
      const connection = new BetterSqlite3(join(copy, 'wishbow.sqlite'));
      connection.exec(sql);
      connection.close();
    };
    expect(await restoreChanged((copy) => rmSync(join(copy, 'backup.json')))).toMatch(
      /^1: This is no complete backup/,
    );
    expect(
      await restoreChanged((copy) => {
        const file = join(copy, 'wishbow.sqlite');
        const bytes = readFileSync(file);
        bytes.fill(0x55, 4096, 40_960);
        writeFileSync(file, bytes);
      }),
    ).toMatch(/^1: The backed-up database is not sound/);
    expect(
      await restoreChanged(
        inDatabase('delete from claims where rowid = (select min(rowid) from claims)'),
      ),
    ).toMatch(/^1: The backed-up database is not sound: 1 items have another number of claims/);
    expect(
      await restoreChanged((copy) => rmSync(join(copy, 'images'), { recursive: true })),
    ).toMatch(/^1: The backup is not whole.+Nothing was changed/);
    expect(
      await restoreChanged((copy) => {
        const file = join(copy, 'backup.json');
        const manifest = JSON.parse(readFileSync(file, 'utf8'));
        manifest.migrations.push('9999-future');
        writeFileSync(file, JSON.stringify({ ...manifest, version: '9.9.9' }));
      }),
    ).toMatch(/^1: The backup was made by release 9\.9\.9 and has the migration 9999-future/);
    writeFileSync(
      join(root, 'broken.tar.gz'),
      readFileSync(join(backups, 'last.tar.gz')).subarray(0, 5000),
    );
    const broken = await run(
      'restore',
      { DATA_DIR: join(root, 'untouched') },
      join(root, 'broken.tar.gz'),
    );
    expect(broken.error).toMatch(/damaged or no archive/);
  }, 60_000);
});

const programs = programsOnPath();

describe.skipIf(programs === null)('a server on PostgreSQL', () => {
  test('is backed up while it writes, and restored into an empty database', async () => {
    const postgres: Postgres = await startPostgres({
      maxConnections: 100,
      installed: programs ?? '',
    });
    const data = join(root, 'pg-live');
    const environment = {
      PATH: `${programs}:${process.env['PATH']}`,
      DATABASE_URL: await postgres.createDatabase('live'),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
    };
    const server = await startProcess({ ...environment, PORT: '0' });
    const { acknowledged, stop } = await writeUntilStopped(server.origin);
    await untilMany(acknowledged);
    const expected = copyOf(acknowledged);
    const place = join(root, 'pg.tar.gz');
    const made = await run('backup', environment, place);
    expect(made).toMatchObject({ code: 0, error: '' });
    expect(made.out).toMatch(/^Backed up and checked: \d+ lists/);
    await stop();
    await server.stop();

    const elsewhere = { ...environment, DATA_DIR: join(root, 'pg-restored') };
    expect(await run('restore', elsewhere, place)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/has lists already.+new, empty one/),
    });
    const empty = { ...elsewhere, DATABASE_URL: await postgres.createDatabase('empty') };
    expect(await run('restore', empty, place)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Restored \d+ lists/),
    });
    const restored = await startProcess({ ...empty, PORT: '0' });
    await expectAll(restored.origin, expected);
    await restored.stop();

    const { error } = await run(
      'backup',
      { ...empty, PATH: join(root, 'nothing') },
      join(root, 'x'),
    );
    expect(error).toMatch(/pg_dump is not on the PATH; install the client programs/);
    await postgres.stop();
  }, 120_000);
});
