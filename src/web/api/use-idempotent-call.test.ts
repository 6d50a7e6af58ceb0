import { expect, it } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { sameKeyUntilAnswered } from './use-idempotent-call.ts';

/** The keys that were sent, while each answer is this status in turn; 200 is a success. */
async function keysOf(acts: readonly (readonly [content: string, status: number])[]) {
  const act = sameKeyUntilAnswered();
  const keys: string[] = [];
  for (const [content, status] of acts) {
    const sending = act(content, async (key) => {
      keys.push(key);
      if (status !== 200) throw new ApiFailure(status, null);
    });
    await sending.catch((error: unknown) => expect(error).toBeInstanceOf(ApiFailure));
  }
  return keys;
}

it.each([0, 500, 502, 503, 504])(
  'after %s the outcome is unknown: pressing again sends the same key',
  async (status) => {
    const [first, second, third] = await keysOf([
      ['kite', status],
      ['kite', status],
      ['kite', 200],
    ]);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
  },
);

it.each([200, 400, 404, 409, 429])('after %s the next press sends a new key', async (status) => {
  const [first, second] = await keysOf([
    ['kite', status],
    ['kite', 200],
  ]);
  expect(second).not.toBe(first);
});

it('another content gets a new key, and the first key is kept', async () => {
  const [first, other, again] = await keysOf([
    ['kite', 0],
    ['drum', 200],
    ['kite', 200],
  ]);
  expect(other).not.toBe(first);
  expect(again).toBe(first);
});

it('an error of the page’s own code is thrown on', async () => {
  const act = sameKeyUntilAnswered();
  await expect(act('kite', () => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
});
