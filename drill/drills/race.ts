import type { OwnerView } from '../../src/contract/schemas.ts';
import { startPostgres } from '../../test/postgres.ts';
import { ApiClient } from '../../test/support/client.ts';
import { type Drill, hold, scaled } from '../drill.ts';
import { countsOf } from '../guests.ts';
import { afterDrill, expectAlive, expectSound, newFolder, startServer } from '../site.ts';

const claims = scaled(50_000);
/** Guests who press at once. */
const rivals = 100;
const connections = 64;

export const drill: Drill = {
  name: 'race',
  fault: `${claims} claims, ${rivals} of each item at once, at two servers on one database`,
  promise: 'Exactly as many succeed as there are to give; everybody else gets 409; no other answer',
  async run() {
    const postgres = await startPostgres({ maxConnections: 100 });
    afterDrill(() => postgres.stop());
    const url = await postgres.createDatabase('race');
    const folder = newFolder();
    const sqlite = await race({ DATA_DIR: folder });
    await expectSound({ folder });
    const other = await race({ DATA_DIR: newFolder(), DATABASE_URL: url });
    await expectSound({ url });
    return `SQLite: ${sqlite}; PostgreSQL: ${other}`;
  },
};

interface Press {
  readonly guestToken: string;
  readonly itemId: string;
  readonly maxQuantity: number;
}

async function race(environment: Record<string, string>): Promise<string> {
  const servers = [await startServer(environment), await startServer(environment)];
  const apis = servers.map(({ origin }) => new ApiClient(fetch, origin));
  const at = (n: number) => apis[n % 2] as ApiClient;
  const targets: Press[] = [];
  for (let n = 0; n < Math.ceil(claims / rivals); n++) targets.push(await newTarget(at(n), n));

  const statuses = new Map<number, number>();
  const won = new Map<string, number>();
  const presses = targets.flatMap((target) => Array.from({ length: rivals }, () => target));
  const queue = presses.entries();
  const press = async () => {
    for (const [n, { guestToken, itemId }] of queue) {
      const { status } = await at(n).claim(guestToken, itemId, `Guest ${n}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) won.set(itemId, (won.get(itemId) ?? 0) + 1);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, press));
  const seconds = (performance.now() - begun) / 1000;
  for (const { itemId, maxQuantity } of targets) {
    hold(won.get(itemId) === maxQuantity, `${won.get(itemId)} of ${maxQuantity} claims succeeded`);
  }
  const others = [...statuses.keys()].filter((status) => status !== 200 && status !== 409);
  hold(others.length === 0, `answers that should not be: ${countsOf(statuses)}`);
  expectAlive(...servers);
  for (const server of servers) hold((await server.stop()) === 0, 'a server did not stop well');
  return `${countsOf(statuses)}, ${Math.round(presses.length / seconds)} a second`;
}

async function newTarget(api: ApiClient, n: number): Promise<Press> {
  const maxQuantity = 1 + (n % 5);
  const { list, item }: { list: OwnerView; item: { id: string } } = await api.listWith({
    title: 'Kite',
    maxQuantity,
  });
  return { guestToken: list.guestToken, itemId: item.id, maxQuantity };
}
