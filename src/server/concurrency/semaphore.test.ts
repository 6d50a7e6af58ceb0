import { expect, test } from 'vitest';
import { Failure } from '../errors.ts';
import { Semaphore } from './semaphore.ts';

const limits = { capacity: 2, capacityPerOwner: 1, maxWaiting: 6, maxWaitingPerOwner: 4 };

/** Takes turns and notes in which order they come. */
function notedTurns(semaphore: Semaphore) {
  const order: string[] = [];
  const releases: (() => void)[] = [];
  const ask = async (owner: string, name: string, weight = 1, signal?: AbortSignal) => {
    const release = await semaphore.acquire({ owner, weight }, signal);
    order.push(name);
    releases.push(release);
  };
  /** gives back what was taken first, and lets whoever is next begin */
  const next = async () => {
    releases.shift()?.();
    await new Promise(setImmediate);
  };
  return { order, ask, next };
}

test('one visitor with many waiting tasks does not delay another visitor', async () => {
  const { order, ask, next } = notedTurns(new Semaphore(limits));
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
  all.push(ask('b', 'b1'));
  await new Promise(setImmediate);
  expect(order).toEqual(['a1', 'b1']);
  all.push(ask('c', 'c1'), ask('b', 'b2'));
  for (let turn = 0; turn < 6; turn += 1) await next();
  expect(order).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3', 'a4']);
  await Promise.all(all);
});

test('tasks above the queue limit are refused, and those in the queue keep their position', async () => {
  const { order, ask, next } = notedTurns(new Semaphore(limits));
  const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask('a', name));
  await expect(ask('a', 'a6')).rejects.toMatchObject({ code: 'server.busy' });
  all.push(ask('b', 'b1'), ask('b', 'b2'), ask('b', 'b3'));
  const refused = ask('c', 'c1');
  await expect(refused).rejects.toBeInstanceOf(Failure);
  await expect(refused).rejects.toMatchObject({ details: { retryAfter: 10 } });
  for (let turn = 0; turn < 8; turn += 1) await next();
  await Promise.all(all);
  expect(order).toHaveLength(8);
});

test('a task whose caller left is not started, and does not delay others', async () => {
  const { order, ask, next } = notedTurns(new Semaphore({ ...limits, capacityPerOwner: 2 }));
  const left = new AbortController();
  const all = [ask('a', 'a1')];
  const heavy = ask('b', 'b1', 2, left.signal);
  all.push(ask('c', 'c1'));
  await new Promise(setImmediate);
  expect(order).toEqual(['a1']);
  left.abort();
  await expect(heavy).rejects.toMatchObject({ code: 'server.busy' });
  await Promise.all(all);
  expect(order).toEqual(['a1', 'c1']);
  await expect(ask('d', 'd1', 1, AbortSignal.abort())).rejects.toMatchObject({
    code: 'server.busy',
  });
  await next();
  await next();
});

test('a task with a large weight gets its turn, however many light ones arrive', async () => {
  const semaphore = new Semaphore({
    capacity: 10,
    capacityPerOwner: 10,
    maxWaiting: 9,
    maxWaitingPerOwner: 9,
  });
  const { order, ask, next } = notedTurns(semaphore);
  const all = [ask('a', 'light 1', 4), ask('b', 'heavy', 99), ask('c', 'light 2', 1)];
  await new Promise(setImmediate);
  expect(order).toEqual(['light 1']);
  await next();
  expect(order).toEqual(['light 1', 'heavy']);
  await next();
  expect(order).toEqual(['light 1', 'heavy', 'light 2']);
  await Promise.all(all);
  expect(semaphore.isBusy).toBe(true);
  await next();
  expect(semaphore.isBusy).toBe(false);
});

const fetches = {
  capacity: 12,
  capacityPerOwner: 4,
  capacityPerResource: 2,
  maxWaiting: 100,
  maxWaitingPerOwner: 33,
};

test('one visitor gets a third of the fetches, and those of others start at once', async () => {
  const semaphore = new Semaphore(fetches);
  const begun: string[] = [];
  const take = async (resource: string, owner: string | null) => {
    const end = await semaphore.acquire({ owner, resource });
    begun.push(owner ?? 'nobody');
    return end;
  };
  const slow = Array.from({ length: 20 }, (_, n) => take(`slow${n}`, 'one'));
  await slow[3];
  expect(begun).toEqual(['one', 'one', 'one', 'one']);
  await take('shop', 'two');
  await take('shop', null);
  expect(begun.slice(4)).toEqual(['two', 'nobody']);
  const end = await slow[0];
  end?.();
  await slow[4];
  expect(begun.slice(6)).toEqual(['one']);
});

test('one visitor can fill a third of the queue, further tasks are refused', async () => {
  const semaphore = new Semaphore({
    ...fetches,
    capacity: 3,
    capacityPerOwner: 1,
    capacityPerResource: 3,
  });
  const take = (owner: string) => semaphore.acquire({ owner, resource: 'shop' });
  const waiting = Array.from({ length: 40 }, () => take('one'));
  const outcomes = await Promise.allSettled(
    waiting.slice(34).map((each) => Promise.race([each, Promise.resolve('waits')])),
  );
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  await take('two');
});

test('tasks that wait for one slow shop do not delay tasks for another', async () => {
  const semaphore = new Semaphore({ ...fetches, maxWaiting: 4 });
  const slow = ['one', 'two', 'three', 'four', 'five', 'six'].map((owner) =>
    semaphore.acquire({ owner, resource: 'slow' }),
  );
  await slow[1];
  expect(semaphore.waiting).toBe(4);
  const release = await semaphore.acquire({ owner: 'seven', resource: 'quick' });
  await expect(semaphore.acquire({ owner: 'eight', resource: 'slow' })).rejects.toThrow();
  release();
  for (const each of slow) (await each)();
  expect(semaphore.isBusy).toBe(false);
});

test('a refusal says whether the owner’s or everybody’s limit is reached', async () => {
  const semaphore = new Semaphore({
    capacity: 2,
    capacityPerOwner: 1,
    maxWaiting: 0,
    maxWaitingPerOwner: 0,
    refuse: (reason) => new Error(reason),
  });
  await semaphore.acquire({ owner: 'a' });
  await expect(semaphore.acquire({ owner: 'a' })).rejects.toThrow('owner');
  const release = await semaphore.acquire({ owner: null });
  await expect(semaphore.acquire({ owner: 'b' })).rejects.toThrow('capacity');
  await expect(semaphore.acquire({ owner: null })).rejects.toThrow('capacity');
  release();
  release();
  await semaphore.acquire({ owner: 'b' });
});
