import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import BetterSqlite3 from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../support/app.ts';
import { makeOlderDatabase } from '../support/older-database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('servers that start together on one new file, or on one of an older release, all start', async () => {
  const openTogether = (file: string) =>
    Promise.all(
      Array.from({ length: 5 }, async () => {
        const child = spawn(process.execPath, ['test/open-database.ts', file], {
          stdio: ['ignore', 'inherit', 'pipe'],
        });
        const errors = text(child.stderr);
        const [code] = await once(child, 'exit');
        return { code, errors: await errors };
      }),
    );
  const allWell = Array.from({ length: 5 }, () => ({ code: 0, errors: '' }));
  expect(await openTogether(join(temporaryFolder(onTestFinished), 'new.sqlite'))).toEqual(allWell);

  const older = join(temporaryFolder(onTestFinished), 'older.sqlite');
  await makeOlderDatabase(older);
  expect(await openTogether(older)).toEqual(allWell);
}, 60_000);

test('while another program holds the write lock, reads continue, and writes wait and then succeed', async () => {
  const folder = temporaryFolder(onTestFinished);
  const app = await startApp({ DATA_DIR: folder });
  onTestFinished(() => app.close());
  const api = app.api;
  const { list, item } = await api.listWith({ title: 'Kite', maxQuantity: 9 });
  const other = new BetterSqlite3(join(folder, 'wishbow.sqlite'));
  onTestFinished(() => {
    other.close();
  });

  other.exec('begin immediate');
  let claimed = false;
  const claiming = api.claim(list.guestToken, item.id, 'Ann').finally(() => {
    claimed = true;
  });
  for (let n = 0; n < 50; n++) {
    expect((await api.asGuest(list.guestToken)).status).toBe(200);
    expect((await app.fetch(new Request('http://wishbow.test/healthz'))).status).toBe(200);
  }
  expect(claimed).toBe(false);
  other.exec('commit');
  expect((await claiming).status).toBe(200);

  // Held for too long: said after ten seconds, and nothing of it happens later.
  other.exec('begin immediate');
  const refused = await api.claim(list.guestToken, item.id, 'Bob');
  expect(refused).toMatchObject({ status: 503, body: { code: 'storage.unavailable' } });
  expect(refused.headers.get('retry-after')).toBe('5');
  const ready = await app.fetch(new Request('http://wishbow.test/readyz'));
  expect(ready.status).toBe(503);
  other.exec('commit');
  expect((await api.claim(list.guestToken, item.id, 'Eve')).body.items[0]?.claimedBy).toBe(
    'Ann, Eve',
  );
  expect(app.log()).toContain('SQLITE_BUSY');
}, 60_000);
