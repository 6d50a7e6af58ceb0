import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import BetterSqlite3 from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenError } from '../src/server/process/startup-error.ts';
import { freePort } from './support/free-port.ts';
import { makeOlderDatabase } from './support/older-database.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const root = temporaryFolder(afterAll);

/** Runs a program as an operator would. */
async function run(
  program: string,
  environment: Record<string, string>,
  { args = [] as string[], cwd = process.cwd() } = {},
) {
  const child = spawn(process.execPath, [resolve(`src/server/${program}.ts`), ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  const [out, error] = await outputs;
  return { code, out, error: error.trim() };
}

/** A sentence for people: one line, no stack. */
const sentence = (words: RegExp) => ({
  code: 1,
  error: expect.stringMatching(new RegExp(`^[^\\n]*${words.source}[^\\n]*$`)),
});

const commands: [program: string, args: string[]][] = [
  ['migrate', []],
  ['moderate', ['reports']],
  ['page-views', []],
  ['retention', []],
];

test.each(commands)(
  '"%s" without a database names the place it searched, and makes none',
  async (program, args) => {
    const folder = join(root, 'nowhere');
    expect(await run(program, { DATA_DIR: folder }, { args })).toMatchObject(
      sentence(/There is no database at .+nowhere\/wishbow\.sqlite/),
    );
    expect(existsSync(folder)).toBe(false);
  },
  30_000,
);

test('settings are read from ".env" where the environment lacks them', async () => {
  const cwd = join(root, 'with-settings');
  mkdirSync(cwd);
  writeFileSync(join(cwd, '.env'), 'DATA_DIR=./from-file\n');
  // Relative folders are named in full: they start at the working directory.
  expect(await run('retention', {}, { cwd })).toMatchObject(
    sentence(/at \/\S+\/with-settings\/from-file\/wishbow\.sqlite/),
  );
  expect(await run('retention', { DATA_DIR: 'given' }, { cwd })).toMatchObject(
    sentence(/at \/\S+\/with-settings\/given\/wishbow\.sqlite/),
  );
  // As an editor on Windows may save it.
  writeFileSync(join(cwd, '.env'), '\ufeffDATA_DIR=./from-file\r\n');
  expect(await run('retention', {}, { cwd })).toMatchObject(
    sentence(/at \/\S+\/with-settings\/from-file\/wishbow\.sqlite/),
  );
  rmSync(join(cwd, '.env'));
  mkdirSync(join(cwd, '.env'));
  expect(await run('retention', {}, { cwd })).toMatchObject({
    ...sentence(/settings in \.env cannot be read/),
    code: 78,
  });
}, 30_000);

test.each<[program: string, args: string[], usage: RegExp]>([
  ['dev', ['--demmo'], /npm start \[-- --demo\] takes no other word/],
  ['restore', ['--froce', 'backup'], /npm run restore -- BACKUP \[--force\]/],
  ['doctor', ['--help'], /npm run doctor \[-- ADDRESS\].+such as https:/],
  ['doctor', ['https://a.example', 'https://b.example'], /npm run doctor \[-- ADDRESS\]/],
  ['doctor', ['wishes.example.org'], /begins with https:.+"wishes\.example\.org"/],
])(
  '"%s" does nothing with the words %j, and says how it is called',
  async (program, args, usage) => {
    const folder = join(root, 'words');
    expect(await run(program, { DATA_DIR: folder }, { args })).toMatchObject(sentence(usage));
    expect(existsSync(folder)).toBe(false);
  },
  30_000,
);

describe('on a database of another release', () => {
  const folder = join(root, 'other-release');
  const file = join(folder, 'wishbow.sqlite');
  beforeAll(async () => {
    mkdirSync(folder);
    await makeOlderDatabase(file);
  });
  const change = (sql: string) => {
    const connection = new BetterSqlite3(file);
    connection.exec(sql);
    connection.close();
  };

  test('only "migrate" changes its schema, the other commands ask for it', async () => {
    for (const [program, args] of commands.slice(1)) {
      expect(await run(program, { DATA_DIR: folder }, { args })).toMatchObject(
        sentence(/npm run migrate/),
      );
    }
    expect(await run('migrate', { DATA_DIR: folder })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Migrated: 0004-maintenance, 0005-\S+, 0006-\S+, 0007-\S+\.\n$/),
    });
    expect(await run('moderate', { DATA_DIR: folder }, { args: ['reports'] })).toMatchObject({
      code: 0,
      out: 'No report is waiting for a decision.\n',
    });
    expect(await run('moderate', { DATA_DIR: folder }, { args: ['show', 'x'] })).toMatchObject(
      sentence(/No list has this guest link/),
    );
    expect(await run('retention', { DATA_DIR: folder }, { args: ['confrim'] })).toMatchObject(
      sentence(/takes no other word; nothing was confirmed/),
    );
    for (const [program, ...args] of [
      ['backup', join(folder, 'a'), join(folder, 'b')],
      ['page-views', '7', '30'],
      ['migrate', '--help'],
    ] as const) {
      expect(await run(program, { DATA_DIR: folder }, { args })).toMatchObject(
        sentence(new RegExp(`npm run ${program}.* takes`)),
      );
    }
    expect(existsSync(join(folder, 'a'))).toBe(false);
    expect(await run('retention', { DATA_DIR: folder })).toMatchObject({
      code: 0,
      out: expect.stringContaining('Lists: 0; expired'),
    });
  }, 60_000);

  test('a newer database is not changed, and both migrations are named', async () => {
    change("insert into kysely_migration (name, timestamp) values ('9999-future', '')");
    const programs: [program: string, args: string[]][] = [
      ['migrate', []],
      ['moderate', ['reports']],
      ['dev', []],
    ];
    for (const [program, args] of programs) {
      expect(await run(program, { DATA_DIR: folder }, { args })).toMatchObject(
        sentence(
          /newer release: \d.+ has used it last, and it has the migration 9999-future.+backup.+before-0004-/,
        ),
      );
    }
    change("delete from kysely_migration where name = '9999-future'");
  }, 60_000);
});

describe('a server that cannot start names the reason in one sentence', () => {
  test('when a setting cannot be used, with an exit code of its own', async () => {
    const ended = await run('dev', { PORT: 'x', DATA_DIR: join(root, 'unused') });
    expect(ended).toMatchObject({ ...sentence(/PORT must be .+"x"/), code: 78 });
  }, 30_000);

  test('when the database never answers, without its password', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const url = `postgres://wishbow:pass-word@127.0.0.1:${port}/wishbow`;
    const ended = await run('dev', { DATABASE_URL: url, DATA_DIR: join(root, 'silent') });
    silent.close();
    expect(ended).toMatchObject(
      sentence(/DATABASE_URL names a database that does not answer: .*timeout/),
    );
    expect(ended.error).not.toContain('pass-word');
  }, 60_000);

  test('when the bucket for the pictures does not answer', async () => {
    const bucket = {
      IMAGE_STORE: 's3://pictures',
      S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(await run('dev', { ...bucket, DATA_DIR: join(root, 'bucket') })).toMatchObject(
      sentence(/bucket pictures at http:\/\/127\.0\.0\.1:\d+: .*ECONNREFUSED/),
    );
  }, 60_000);

  test('when HOST is not an address of this machine', async () => {
    const ended = await run('dev', { HOST: '203.0.113.7', DATA_DIR: join(root, 'host') });
    expect(ended).toMatchObject(sentence(/HOST is "203\.0\.113\.7"/));
    const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND x'), { code: 'ENOTFOUND' });
    expect(listenError(unknown, { host: 'x', port: 1 }).message).toContain('HOST is "x"');
  }, 60_000);

  test.runIf(process.platform === 'linux')(
    'when DATA_DIR cannot be made in a folder that is there',
    async () => {
      expect(await run('dev', { DATA_DIR: '/proc/wishbow' })).toMatchObject(
        sentence(/DATA_DIR \(\/proc\/wishbow\) cannot be made: ENOENT.+choose another one/),
      );
    },
    60_000,
  );

  test('when DATA_DIR is a file, or holds something else than a database', async () => {
    const file = join(root, 'file');
    writeFileSync(file, 'x');
    expect(await run('dev', { DATA_DIR: file })).toMatchObject(
      sentence(/DATA_DIR .+ is not a folder/),
    );
    const folder = join(root, 'garbage');
    mkdirSync(folder);
    writeFileSync(join(folder, 'wishbow.sqlite'), 'no database '.repeat(1000));
    expect(await run('dev', { DATA_DIR: folder })).toMatchObject(
      sentence(/garbage\/wishbow\.sqlite is not a database/),
    );
  }, 60_000);
});
