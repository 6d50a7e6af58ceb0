import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { databases, environmentFor } from '../support/databases.ts';
import { picture } from '../support/pictures.ts';
import { startProcess } from '../support/processes.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** `npm run drill -- kill` does fifty. */
const kills = 2;

describe.each(databases)('a server that is killed while it writes, on %s', (database) => {
  test('has every item that it acknowledged, complete, with its picture', async () => {
    const folder = temporaryFolder(onTestFinished);
    const environment = {
      ...(await environmentFor(database)),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
    };
    const image = await picture('png', { width: 200, height: 150 });
    const acknowledged: { token: string; title: string }[] = [];

    for (let kill = 1; kill <= kills; kill++) {
      const server = await startProcess(environment);
      const api = server.api;
      const write = async (writer: number) => {
        const { body: list } = await api.create();
        for (let n = 0; ; n++) {
          const title = `${kill}-${writer}-${n}`;
          const { status } = await api.addItem(list.adminToken, { title }, image);
          if (status === 201) acknowledged.push({ token: list.adminToken, title });
        }
      };
      const before = acknowledged.length;
      const writers = Promise.allSettled([1, 2, 3, 4].map(write));
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThanOrEqual(before + 20), {
        timeout: 60_000,
        interval: 5,
      });
      await server.stop('SIGKILL');
      await writers;
    }

    const server = await startProcess(environment);
    const api = server.api;
    const byToken = Map.groupBy(acknowledged, ({ token }) => token);
    for (const [token, items] of byToken) {
      const { body } = await api.asOwner(token);
      const titles = body.items.map((item) => item.title);
      expect(titles).toEqual(expect.arrayContaining(items.map(({ title }) => title)));
      for (const key of new Set(body.items.map((item) => item.imageKey))) {
        expect((await fetch(`${server.origin}/api/image/${key}`)).status).toBe(200);
      }
    }
    await server.stop();
  }, 120_000);
});
