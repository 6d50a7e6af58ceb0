import { expect, test } from 'vitest';
import { onBothDatabases } from '../../support/databases.ts';

onBothDatabases('a receipt', (stage) => {
  const claimed = async (item: Record<string, unknown> = { title: 'Kite', price: '20 €' }) => {
    const made = await stage.api.listWith(item);
    const { body } = await stage.api.claim(made.list.guestToken, made.item.id, 'Ann');
    return { ...made, claim: body.claim };
  };

  test('shows the claimed item and its current state', async () => {
    const { list, item, claim } = await claimed();
    const fresh = (await stage.api.receipt(claim.receipt)).body;
    expect(fresh).toMatchObject({
      id: claim.id,
      claimerName: 'Ann',
      itemId: item.id,
      item: { title: 'Kite', price: '20 €', url: null, drawing: 'kite' },
      before: null,
      removed: false,
      guestToken: list.guestToken,
    });

    await stage.api.updateItem(list.adminToken, { id: item.id, title: 'Box kite' });
    const changed = (await stage.api.receipt(claim.receipt)).body;
    expect(changed).toMatchObject({ item: { title: 'Box kite' }, before: { title: 'Kite' } });

    await stage.api.removeItem(list.adminToken, item.id);
    const removed = (await stage.api.receipt(claim.receipt)).body;
    expect(removed).toMatchObject({ removed: true, item: { title: 'Kite', imageKey: null } });
    expect(JSON.stringify(removed)).not.toContain(list.adminToken);
  });

  test('unclaims where the owner allows it, once, and nothing else unclaims', async () => {
    const { list, item, claim } = await claimed({ title: 'Kite' });
    const refused = await stage.api.undo(list.guestToken, claim.id, claim.receipt);
    expect(refused).toMatchObject({ status: 403, body: { code: 'claim.undo_not_allowed' } });

    await stage.api.update(list.adminToken, { allowUndo: true });
    for (const receipt of ['', 'x', 'A'.repeat(24), 'Ann', claim.id]) {
      const wrong = await stage.api.undo(list.guestToken, claim.id, receipt);
      expect(wrong).toMatchObject({ status: 404, body: { code: 'claim.not_found' } });
    }
    const undone = await stage.api.undo(list.guestToken, claim.id, claim.receipt);
    expect(undone).toMatchObject({ status: 200, body: { allowUndo: true } });
    expect(undone.body.items[0]).toMatchObject({ status: 'AVAILABLE', claimedBy: null });

    const again = await stage.api.undo(list.guestToken, claim.id, claim.receipt);
    expect(again.body.code).toBe('claim.not_found');
    expect((await stage.api.receipt(claim.receipt)).status).toBe(404);
    expect((await stage.api.claim(list.guestToken, item.id, 'Bob')).status).toBe(200);
  });

  test('cannot be used on another list, nor for another claim', async () => {
    const [mine, other] = [await claimed({ title: 'Kite', maxQuantity: 2 }), await claimed()];
    for (const each of [mine, other]) {
      await stage.api.update(each.list.adminToken, { allowUndo: true });
    }
    const { body: second } = await stage.api.claim(mine.list.guestToken, mine.item.id, 'Bob');
    for (const [token, id] of [
      [other.list.guestToken, mine.claim.id],
      [mine.list.guestToken, second.claim.id],
    ] as const) {
      expect((await stage.api.undo(token, id, mine.claim.receipt)).status).toBe(404);
    }
    expect((await stage.api.asGuest(mine.list.guestToken)).body.items[0]?.claimedQuantity).toBe(2);
  });

  test('in surprise mode hides an unclaim from the owner as it hides a claim', async () => {
    const { list, claim } = await claimed();
    await stage.api.update(list.adminToken, { allowUndo: true, surprise: true });
    const before = await stage.api.asOwner(list.adminToken);
    expect((await stage.api.undo(list.guestToken, claim.id, claim.receipt)).status).toBe(200);
    const after = await stage.api.asOwner(list.adminToken);
    expect(after.body).toEqual(before.body);
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
  });

  test('does not reveal the new guest link to a holder of the old one', async () => {
    const { list, item, claim } = await claimed({ title: 'Kite', maxQuantity: 2 });
    const { body: rotated } = await stage.api.rotate(list.adminToken, 'guest');
    expect((await stage.api.receipt(claim.receipt)).body.guestToken).toBeNull();
    const replacedAt = Date.now();
    await expect.poll(() => Date.now()).toBeGreaterThan(replacedAt);
    const { body } = await stage.api.claim(rotated.guestToken, item.id, 'Bob');
    expect((await stage.api.receipt(body.claim.receipt)).body.guestToken).toBe(rotated.guestToken);
  });

  test('of a deleted list is not found', async () => {
    const { list, claim } = await claimed();
    await stage.api.erase(list.adminToken);
    expect((await stage.api.receipt(claim.receipt)).body.code).toBe('claim.not_found');
  });
});
