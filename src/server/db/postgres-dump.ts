import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import type { DatabaseContents } from './database-contents.ts';
import { DumpError } from './dump-error.ts';
import { connectionSettings } from './postgres-pool.ts';

const install =
  'is not on the PATH; install the client programs of PostgreSQL ("apt-get install postgresql-client", of the ' +
  'same version as the database or newer)';

/** The environment of this process, for the programs of PostgreSQL. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Starts a program; its password comes by the environment, because everybody can read arguments. */
function start(program: string, args: readonly string[], environment: Environment, url?: string) {
  const { target, secret } = url === undefined ? { target: [], secret: {} } : splitAddress(url);
  const env = { ...environment, ...secret };
  const child = spawn(program, [...target, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = text(child.stderr);
  const ended = once(child, 'close').then(
    async ([code]) => {
      if (code !== 0) throw new DumpError(`${program} failed: ${lastLine(await said)}`);
    },
    (error: NodeJS.ErrnoException) => {
      throw new DumpError(
        error.code === 'ENOENT' ? `${program} ${install}.` : `${program} failed: ${error.message}`,
      );
    },
  );
  return { output: child.stdout, ended };
}

/** Returns the argument that names a database, without its password, and the variable that has the password. */
function splitAddress(url: string): { target: string[]; secret: Environment } {
  const address = new URL(url);
  const { searchParams } = address;
  const password = decodeURIComponent(address.password) || searchParams.get('password');
  address.password = '';
  searchParams.delete('password');
  // Of node-postgres alone.
  searchParams.delete('uselibpqcompat');
  return { target: [`--dbname=${address.href}`], secret: password ? { PGPASSWORD: password } : {} };
}

/** The errors of a program in one line, without those that only follow from the first. */
function lastLine(said: string): string {
  return said.trim().split('\n').slice(0, 2).join(' ');
}

/** Dumps a database, as one state, to the new file `target` with `pg_dump`. Fails with `DumpError`. */
export async function dumpPostgres(
  url: string,
  target: string,
  environment: Environment,
): Promise<void> {
  const args = ['--format=custom', '--no-owner', '--no-privileges'];
  const dump = start('pg_dump', args, environment, url);
  const file = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
  await Promise.all([dump.ended, pipeline(dump.output, file)]);
}

/** Restores a dump into an empty database, completely or not at all. Fails with `DumpError`. */
export async function restorePostgres(
  url: string,
  dump: string,
  environment: Environment,
): Promise<void> {
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', dump];
  const restore = start('pg_restore', args, environment, url);
  await Promise.all([restore.ended, text(restore.output)]);
}

type Row = Readonly<Record<string, string>>;

/** Reads what a dump contains with `pg_restore`; `fault` says where its rows contradict each other. Fails with `DumpError`. */
export async function inspectDump(
  file: string,
  environment: Environment,
): Promise<DatabaseContents> {
  const restore = start('pg_restore', ['--data-only', '--file=-', file], environment);
  const counts = new Map<string, number>();
  const pictures: string[] = [];
  const migrations: string[] = [];
  /** by item: what it counts less its claims */
  const differences = new Map<string, number>();
  const items = new Set<string>();
  const add = (item: string, quantity: number) =>
    differences.set(item, (differences.get(item) ?? 0) + quantity);
  const readers: Readonly<Record<string, (row: Row) => void>> = {
    images: (row) => pictures.push(row['key'] ?? ''),
    kysely_migration: (row) => migrations.push(row['name'] ?? ''),
    items: (row) => {
      items.add(row['id'] ?? '');
      add(row['id'] ?? '', Number(row['claimed_quantity']));
    },
    claims: (row) => add(row['item_id'] ?? '', -1),
  };
  const read = (async () => {
    for await (const { table, row } of rowsOf(createInterface({ input: restore.output }))) {
      counts.set(table, (counts.get(table) ?? 0) + 1);
      readers[table]?.(row);
    }
  })();
  await Promise.all([restore.ended, read]);
  // Claims outlive their items.
  const wrong = [...differences].filter(([item, left]) => left !== 0 && items.has(item)).length;
  return {
    lists: counts.get('wishlists') ?? 0,
    items: counts.get('items') ?? 0,
    claims: counts.get('claims') ?? 0,
    pictures,
    migrations: migrations.sort(),
    fault: wrong > 0 ? `${wrong} items have another number of claims than they count` : null,
  };
}

/** Yields the rows of a script of `COPY` statements; values keep PostgreSQL's escapes. */
async function* rowsOf(
  lines: AsyncIterable<string>,
): AsyncGenerator<{ readonly table: string; readonly row: Row }> {
  let table: string | undefined;
  let columns: string[] = [];
  for await (const line of lines) {
    const copy = /^COPY (?:"?\w+"?\.)?"?(\w+)"? \((.+)\) FROM stdin;$/.exec(line);
    if (table === undefined && copy) {
      table = copy[1] ?? '';
      columns = (copy[2] ?? '').split(', ');
    } else if (line === '\\.') {
      table = undefined;
    } else if (table !== undefined) {
      const values = line.split('\t');
      yield { table, row: Object.fromEntries(columns.map((name, at) => [name, values[at] ?? ''])) };
    }
  }
}

/** Returns whether a database has our tables. Rejects when it does not answer. */
export async function hasTables(url: string, connectTimeoutMs: number): Promise<boolean> {
  const client = new pg.Client(connectionSettings(url, connectTimeoutMs));
  await client.connect();
  try {
    const { rows } = await client.query("select to_regclass('wishlists') is not null as found");
    return rows[0].found;
  } finally {
    await client.end();
  }
}
