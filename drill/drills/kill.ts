import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../test/postgres.ts';
import { picture } from '../../test/support/pictures.ts';
import { type Drill, hold, scaled } from '../drill.ts';
import { expectAllThere, startGuests } from '../guests.ts';
import { afterDrill, expectSound, newFolder, startServer } from '../site.ts';

const kills = scaled(50);

export const drill: Drill = {
  name: 'kill',
  fault: `\`kill -9\` of the server under writes, ${kills} times on each database`,
  promise: 'What was acknowledged is there, with its picture; nothing is half written',
  maxMinutes: 60,
  async run() {
    const postgres = await startPostgres({ maxConnections: 50 });
    afterDrill(() => postgres.stop());
    const url = await postgres.createDatabase('kill');
    const [onSqlite, onPostgres] = [newFolder(), newFolder()];
    const sqlite = await killUnderWrites({ DATA_DIR: onSqlite });
    await expectSound({ folder: onSqlite });
    const other = await killUnderWrites({ DATA_DIR: onPostgres, DATABASE_URL: url });
    await expectSound({ url });
    return `SQLite: ${sqlite}; PostgreSQL: ${other}`;
  },
};

async function killUnderWrites(environment: Record<string, string>): Promise<string> {
  const image = await picture('png', { width: 300, height: 200 });
  const receipts: string[] = [];
  const items: { adminToken: string; title: string }[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    const server = await startServer(environment);
    const guests = startGuests({ origins: [server.origin], count: 8, picture: image });
    const { acknowledged } = guests;
    const end = performance.now() + 30_000;
    while (acknowledged.receipts.length < 40 && performance.now() < end) await sleep(5);
    // At another moment of the work each time.
    await sleep(Math.random() * 100);
    await server.stop('SIGKILL');
    await guests.stop();
    hold(acknowledged.receipts.length >= 40, 'the server did not come up again');
    receipts.push(...acknowledged.receipts);
    items.push(...acknowledged.items);
  }
  const server = await startServer(environment);
  const seen = await expectAllThere(server.origin, { receipts, items });
  await server.stop();
  return seen;
}
