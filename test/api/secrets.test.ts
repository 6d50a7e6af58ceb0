import { expect, test } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { openStream } from '../support/events.ts';

onBothDatabases('secrets', (stage) => {
  test('no guest answer, event, header or log line contains an admin token or a receipt', async () => {
    const said: string[] = [];
    const { app, api } = stage;
    const hear = (reply: { body: unknown; headers: Headers }) =>
      said.push(JSON.stringify(reply.body), JSON.stringify([...reply.headers]));

    const { list, item } = await api.listWith({ title: 'Kite', maxQuantity: 2 });
    const origin = await app.listen();
    const stream = await openStream(origin, list.guestToken);
    const { body: claimed } = await api.claim(list.guestToken, item.id, 'Ann');
    hear(await api.asGuest(list.guestToken));
    hear(await api.claim(list.guestToken, item.id, 'Bob'));
    hear(await api.claim(list.guestToken, item.id, 'Eve'));
    hear(await api.claim(list.guestToken, 'nothing', 'Eve'));
    hear(await api.updateItem(list.guestToken, { id: item.id, title: 'x' }));
    hear(await api.call('GET', '/api/openapi.json'));
    hear(await api.call('GET', '/api/config'));
    await api.update(list.adminToken, { name: 'Renamed' });
    hear(await api.asGuest(list.guestToken));
    await api.call('POST', `/api/wishlist/update/${list.adminToken}`, '{', {
      'content-type': 'application/json',
    });
    await api.call('GET', `/wishlist/admin/${list.adminToken}?fbclid=1`);
    await api.call('GET', `/api/no/such/${list.adminToken}`);
    app.services.log.error(
      { err: new Error(`broke at /wishlist/admin/${list.adminToken}`) },
      'test',
    );
    const { body: rotated } = await api.rotate(list.adminToken, 'admin');
    await stream.next();
    said.push(stream.text());
    stream.close();

    const everything = said.join('\n');
    expect(everything).toContain('Renamed');
    for (const secret of [list.adminToken, rotated.adminToken, claimed.claim.receipt]) {
      expect(everything).not.toContain(secret);
      expect(app.log()).not.toContain(secret);
    }
    expect(app.log()).not.toContain(list.guestToken);
    expect(app.log()).toContain('broke at /wishlist/admin/[token]');
    expect(app.log()).toContain('"route":"/api/wishlist/claim/:guestToken"');
  });

  test('an unexpected error is a 500 with a request id, and its reason is in the log only', async () => {
    const { database } = stage.app.services;
    const { body: list } = await stage.api.create();
    await database.write(async (tx) => {
      await tx
        .updateTable('wishlists')
        .set({ created_at: 9e15 })
        .where('guest_token', '=', list.guestToken)
        .execute();
    });
    const reply = await stage.api.call('GET', `/api/wishlist/token/${list.guestToken}`);
    expect(reply.status).toBe(500);
    expect(reply.body).toMatchObject({ code: 'server.fault' });
    expect(reply.body.requestId).toMatch(/^[0-9a-f]{8}$/);
    expect(JSON.stringify(reply.body)).not.toContain('Invalid time value');
    expect(stage.app.log()).toContain('Invalid time value');
    expect(stage.app.log()).toContain(reply.body.requestId);
  });
});
