import { expect, test } from 'vitest';
import { moderate } from '../../src/server/wishlists/moderate.ts';
import { onBothDatabases } from '../databases.ts';

onBothDatabases('an operator', (stage) => {
  const run = (...words: string[]) => moderate(stage.app.services, words);

  test('reads what guests reported, and can forget it', async () => {
    const { list } = await stage.api.listWith({ title: 'Kite' });
    const sent = await stage.api.report(list.guestToken, { reason: 'scam', note: 'Not\na gift.' });
    expect(sent.status).toBe(204);
    const reports = await run('reports');
    expect(reports).toContain(`/wishlist/guest/${list.guestToken}`);
    expect(reports).toContain('"Not\\na gift."');
    expect(stage.app.log()).toContain('a list was reported');
    expect(await run('dismiss', `https://x.example/wishlist/guest/${list.guestToken}`)).toBe(
      'Reports forgotten: 1.',
    );
    expect(await run('reports')).not.toContain(list.guestToken);
  });

  test('is not flooded by reports of one list, and refuses a report without a reason', async () => {
    const { list } = await stage.api.listWith({ title: 'Kite' });
    for (let n = 0; n < 25; n++) await stage.api.report(list.guestToken, { reason: 'other' });
    const reports = await run('reports');
    expect(reports.split(list.guestToken)).toHaveLength(21);
    const refused = await stage.api.report(list.guestToken, { reason: 'dislike' });
    expect(refused.body.errors).toMatchObject([{ field: 'reason' }]);
  });

  test('takes a list down: both links open nothing, until it is restored', async () => {
    const { list, item } = await stage.api.listWith({ title: 'Kite' });
    const { body } = await stage.api.claim(list.guestToken, item.id, 'Ann');
    await run('take-down', list.guestToken);
    expect((await stage.api.asGuest(list.guestToken)).status).toBe(404);
    expect((await stage.api.asOwner(list.adminToken)).status).toBe(404);
    expect((await stage.api.receipt(body.claim.receipt)).status).toBe(404);
    expect((await stage.api.summaries([list.adminToken])).body.wishlists).toEqual([]);
    await run('restore', list.guestToken);
    expect((await stage.api.asGuest(list.guestToken)).status).toBe(200);
    expect(await run('take-down', 'x')).toBe('No list has this guest link.');
  });

  test('blocks a domain: its links are gone and refused, those of others stay', async () => {
    const { list, item } = await stage.api.listWith({
      title: 'Kite',
      url: 'https://www.bad.example/kite',
    });
    await stage.api.addItem(list.adminToken, {
      title: 'Drum',
      url: 'https://good.example/?from=bad.example',
    });
    await run('block', 'Bad.example');
    const urls = (await stage.api.asGuest(list.guestToken)).body.items.map(({ url }) => url);
    expect(urls).toEqual([null, 'https://good.example/?from=bad.example']);

    for (const url of ['https://bad.example', 'http://a.BAD.example./x']) {
      const refused = await stage.api.addItem(list.adminToken, { title: 'x', url });
      expect(refused.body).toMatchObject({ errors: [{ field: 'url', code: 'blocked' }] });
      const changed = await stage.api.updateItem(list.adminToken, { id: item.id, title: 'x', url });
      expect(changed.status).toBe(400);
    }
    const near = { title: 'x', url: 'https://notbad.example' };
    expect((await stage.api.addItem(list.adminToken, near)).status).toBe(201);
    expect(await run('blocked')).toBe('bad.example');
    await run('unblock', 'bad.example');
    expect(await run('blocked')).toBe('No domain is blocked.');
  });

  test('who types something else is told what there is', async () => {
    expect(await run()).toContain('take-down <guest link>');
    expect(await run('take-down')).toContain('take-down <guest link>');
  });
});
