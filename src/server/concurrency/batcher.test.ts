import { expect, test } from 'vitest';
import { Batcher } from './batcher.ts';

/** A batcher whose batches wait until the test lets them end. */
function heldBatches(options: { maxSize?: number; keyOf?: (request: string) => string } = {}) {
  const batches: (readonly string[])[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const batcher = new Batcher<string, string>({
    maxSize: 3,
    ...options,
    async run(requests) {
      batches.push(requests);
      const end = Promise.withResolvers<void>();
      ends.push(end);
      await end.promise;
      return requests.map((request) => request.toUpperCase());
    },
  });
  const settled = () => new Promise(setImmediate);
  return { batcher, batches, ends, settled };
}

test('requests that arrive while a batch runs are in the next batch, and each gets its own result', async () => {
  const { batcher, batches, ends, settled } = heldBatches();
  const all = ['a', 'b'].map((each) => batcher.ask(each));
  await settled();
  all.push(...['c', 'd', 'e', 'f'].map((each) => batcher.ask(each)));
  expect(batches).toEqual([['a', 'b']]);
  for (let n = 0; n < 3; n++) {
    ends[n]?.resolve();
    await settled();
  }
  expect(batches).toEqual([['a', 'b'], ['c', 'd', 'e'], ['f']]);
  expect(await Promise.all(all)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
});

test('requests with one key are in successive batches, and do not delay other keys', async () => {
  const { batcher, batches, ends, settled } = heldBatches({ keyOf: (request) => request });
  const all = ['a', 'a', 'b', 'a'].map((each) => batcher.ask(each));
  for (let n = 0; n < 3; n++) {
    await settled();
    ends[n]?.resolve();
  }
  expect(await Promise.all(all)).toEqual(['A', 'A', 'B', 'A']);
  expect(batches).toEqual([['a', 'b'], ['a'], ['a']]);
});

test('a batch that fails rejects only its own requests', async () => {
  const { batcher, ends, settled } = heldBatches({ maxSize: 1 });
  const fails = batcher.ask('a');
  const works = batcher.ask('b');
  await settled();
  ends[0]?.reject(new Error('the connection broke'));
  await expect(fails).rejects.toThrow('the connection broke');
  await settled();
  ends[1]?.resolve();
  expect(await works).toBe('B');
});
