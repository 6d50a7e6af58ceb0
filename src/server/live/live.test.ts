import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Live } from './live.ts';

/** A `Live` with `lists` open lists, and what a database calls when something changed that it cannot name. */
async function openLists(lists: number) {
  let changed: (note: string | null) => void = () => {};
  const listen = async (listener: typeof changed) => {
    changed = listener;
  };
  const live = new Live({ listen, announce: async () => {} }, () => {});
  await live.start();
  const refresh = vi.fn<() => void>();
  for (let place = 0; place < lists; place += 1) live.watch(`list ${place}`, { refresh });
  return { refresh, change: () => changed(null) };
}

test('changes during a pass over all lists are one more pass after it', async () => {
  const { refresh, change } = await openLists(120);
  change();
  expect(refresh).toHaveBeenCalledTimes(50);
  change();
  change();
  expect(refresh).toHaveBeenCalledTimes(50);
  await expect.poll(() => refresh.mock.calls.length).toBe(240);
  await sleep(400);
  expect(refresh).toHaveBeenCalledTimes(240);
  change();
  expect(refresh).toHaveBeenCalledTimes(290);
});

test('a change of the only open list is told at once', async () => {
  const { refresh, change } = await openLists(1);
  change();
  expect(refresh).toHaveBeenCalledTimes(1);
});
