import { expect, test } from 'vitest';
import { makeDemoLists } from '../../../src/server/operations/demo.ts';
import { onBothDatabases } from '../../support/databases.ts';

onBothDatabases('the demonstration', (stage) => {
  test('the demo makes two lists with claims, and both their links open them', async () => {
    const lists = await makeDemoLists(stage.app.services);
    expect(lists).toHaveLength(2);
    for (const { name, admin, guest } of lists) {
      const owner = await stage.api.asOwner(admin.split('/').pop() ?? '');
      const shared = await stage.api.asGuest(guest.split('/').pop() ?? '');
      expect([owner.body.role, owner.body.name]).toEqual(['admin', name]);
      expect([shared.body.role, shared.body.name]).toEqual(['guest', name]);
      expect(shared.body.items.some((item) => item.claimedBy)).toBe(true);
    }
  });
});
