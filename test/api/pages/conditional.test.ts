import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('an owner’s cached page is not current after the day of the reveal', async () => {
  let time = Date.UTC(2026, 10, 22);
  const app = await startApp({}, { now: () => time });
  const api = app.api;
  const { list, item } = await api.listWith({ title: 'Kite' });
  const surpriseUntil = new Date(time + 1000).toISOString();
  await api.update(list.adminToken, { surprise: true, surpriseUntil });
  await api.claim(list.guestToken, item.id, 'Ann');
  const read = (etag: string) =>
    api.call('GET', `/api/wishlist/token/${list.adminToken}`, undefined, { 'if-none-match': etag });
  const etag = (await api.asOwner(list.adminToken)).headers.get('etag') ?? '';
  expect((await read(etag)).status).toBe(304);
  expect((await read(`"other", W/${etag}`)).status).toBe(304);
  time += 1000;
  const revealed = await read(etag);
  expect(revealed.status).toBe(200);
  expect(revealed.body).toMatchObject({ items: [{ claimedBy: 'Ann' }] });
  await app.close();
});

test('after a backup was restored, a browser’s copy from another time is not current', async () => {
  const folder = temporaryFolder(onTestFinished);
  const before = await startApp({ DATA_DIR: folder });
  const api = before.api;
  const { list, item } = await api.listWith({ title: 'Kite' });
  const tokens = [list.adminToken, list.guestToken];
  const etags = await Promise.all(
    tokens.map(async (token) => (await api.asGuest(token)).headers.get('etag') ?? ''),
  );
  await before.close();
  // The same counters, and another content: as it is after going back and on from there.
  const after = await startApp({ DATA_DIR: folder });
  await after.services.database.write(async (tx) => {
    await tx.updateTable('items').set({ title: 'Drum' }).where('id', '=', item.id).execute();
  });
  for (const [place, token] of tokens.entries()) {
    const answer = await after.api.call(
      'GET',
      `/api/wishlist/token/${token}`,
      undefined,
      { 'if-none-match': etags[place] ?? '' },
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ items: [{ title: 'Drum' }] });
  }
  await after.close();
});
