import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../support/client.ts';
import { databases, environmentFor } from '../../support/databases.ts';
import { type ServerProcess, startProcess } from '../../support/processes.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const rivals = 200;

describe.each(databases)('200 guests claim at once, on %s and two server processes', (database) => {
  const folder = temporaryFolder(afterAll);
  let processes: ServerProcess[];
  let clients: ApiClient[];

  beforeAll(async () => {
    const environment = {
      ...(await environmentFor(database)),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
    };
    // One after the other: the first migrates.
    processes = [await startProcess(environment), await startProcess(environment)];
    clients = processes.map(({ api }) => api);
  }, 60_000);
  afterAll(async () => {
    for (const process of processes) expect(await process.stop()).toBe(0);
  });

  const at = (n: number) => clients[n % 2] as ApiClient;

  test.each([1, 7])(
    'of a quantity of %i exactly so many claims succeed, and the others are refused',
    async (maxQuantity) => {
      const { list, item } = await at(0).listWith({ title: 'Kite', maxQuantity });
      const replies = await Promise.all(
        Array.from({ length: rivals }, (_, n) =>
          at(n).claim(list.guestToken, item.id, `Guest ${n}`, {
            'idempotency-key': `guest-${n}-of-the-race`,
          }),
        ),
      );
      const winners = replies.flatMap((reply, n) => (reply.status === 200 ? [n] : []));
      expect(winners).toHaveLength(maxQuantity);
      const losers = replies.filter((reply) => reply.status === 409);
      expect(losers).toHaveLength(rivals - maxQuantity);
      for (const { body } of losers) {
        expect(body).toMatchObject({
          code: 'item.already_claimed',
          wishlist: { items: [{ isClaimed: true }] },
        });
      }

      // Everybody's line broke and everybody asks again, at the other server.
      const again = await Promise.all(
        Array.from({ length: rivals }, (_, n) =>
          at(n + 1).claim(list.guestToken, item.id, `Guest ${n}`, {
            'idempotency-key': `guest-${n}-of-the-race`,
          }),
        ),
      );
      for (const [n, reply] of again.entries()) {
        if (winners.includes(n)) expect(reply.body.claim).toEqual(replies[n]?.body.claim);
        else expect(reply.status).toBe(409);
      }
      const { body: now } = await at(1).asGuest(list.guestToken);
      expect(now.items[0]).toMatchObject({ claimedQuantity: maxQuantity, isClaimed: true });
      const names = new Set(now.items[0]?.claimedBy?.split(', '));
      expect(names).toEqual(new Set(winners.map((n) => `Guest ${n}`)));
    },
    60_000,
  );

  test('the same request sent to both servers at once is one claim', async () => {
    const { list, item } = await at(0).listWith({ title: 'Plate', maxQuantity: 99 });
    const headers = { 'idempotency-key': 'twice-the-same-key' };
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => at(n).claim(list.guestToken, item.id, 'Ann', headers)),
    );
    expect(new Set(replies.map((reply) => reply.body.claim.id)).size).toBe(1);
    expect((await at(0).asGuest(list.guestToken)).body.items[0]?.claimedQuantity).toBe(1);
  });
});
