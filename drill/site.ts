import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { Client } from 'pg';
import { nativeMemory } from '../src/server/process/native-memory.ts';
import { type ServerProcess, startProcess } from '../test/support/processes.ts';
import { hold } from './drill.ts';

const cleanups: (() => unknown)[] = [];

/** Calls `clean` when the drill is over, however it ends; the last one first. */
export function afterDrill(clean: () => unknown): void {
  cleanups.push(clean);
}

/** Cleans up after a drill. */
export async function cleanUp(): Promise<void> {
  for (let clean = cleanups.pop(); clean; clean = cleanups.pop()) await clean();
}

/** Returns a new folder, which is removed after the drill. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wishbow-drill-'));
  afterDrill(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the server as operators do, on any free port; it is ended after the drill. */
export async function startServer(
  environment: Record<string, string>,
  launcher?: readonly string[],
): Promise<ServerProcess> {
  const server = await startProcess(
    {
      HOST: '127.0.0.1',
      PORT: '0',
      NODE_ENV: 'production',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      PRODUCT_DNS: '127.0.0.1:9',
      ...nativeMemory,
      ...environment,
    },
    'src/server/main.mjs',
    launcher,
  );
  afterDrill(() => server.stop('SIGKILL'));
  return server;
}

/** Fails when one of the servers has ended. */
export function expectAlive(...servers: readonly ServerProcess[]): void {
  for (const { child, origin, log } of servers) {
    hold(
      child.exitCode === null && child.signalCode === null,
      `${origin} ended:\n${log().slice(-2000)}`,
    );
  }
}

const wrongCounts = `select i.id from items i left join claims c on c.item_id = i.id
  group by i.id, i.claimed_quantity, i.max_quantity
  having count(c.id) <> i.claimed_quantity or i.claimed_quantity > i.max_quantity`;
const withoutPicture =
  'select i.id from items i left join images p on p.key = i.image_key where i.image_key is not null and p.key is null';

/**
 * Asks the database itself, in `folder` or at `url`, whether it is whole: as many claims as each item counts,
 * never more than there are to give, and a row for each picture. Rejects when it is not.
 */
export async function expectSound(where: { folder: string } | { url: string }): Promise<void> {
  const ask = 'url' in where ? await askPostgres(where.url) : askSqlite(where.folder);
  hold((await ask(wrongCounts)) === 0, 'items have another number of claims than they count');
  hold((await ask(withoutPicture)) === 0, 'items have a picture that is not there');
}

async function askPostgres(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  afterDrill(() => client.end().catch(() => {}));
  return async (sql: string) => (await client.query(sql)).rows.length;
}

function askSqlite(folder: string) {
  const connection = new BetterSqlite3(join(folder, 'wishbow.sqlite'), { readonly: true });
  afterDrill(() => connection.close());
  hold(connection.pragma('integrity_check', { simple: true }) === 'ok', 'the file is damaged');
  return async (sql: string) => connection.prepare(sql).all().length;
}
