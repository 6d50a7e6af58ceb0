import { expect, it, vi } from 'vitest';
import type { ApiFailure } from '../api/api-failure.ts';
import { createApiClient } from '../api/client.ts';
import { claimUntilAnswered } from './claim-until-answered.ts';

const claim = {
  key: 'the one key',
  guestToken: 'guest',
  itemId: 'kite',
  claimerName: 'Ann',
  since: 0,
};
const failed = 'The claim failed.';
const noPause = () => Promise.resolve();

/** A server that answers so, one after the other; null loses the request on the way. */
function answering(...statuses: (number | null)[]) {
  const keys: (string | null)[] = [];
  const told: ApiFailure[] = [];
  const api = createApiClient({
    origin: () => 'http://wishbow.test',
    language: () => 'en',
    pause: noPause,
    onFailure: (failure) => told.push(failure),
    send: async (request) => {
      keys.push(request.headers.get('idempotency-key'));
      const status = statuses[keys.length - 1] ?? null;
      if (status === null) throw new TypeError('connection lost');
      return Response.json({ status }, { status });
    },
  });
  return { api, keys, told };
}

it('a claim whose response is lost is repeated until it is answered, always under the same key', async () => {
  const { api, keys, told } = answering(null, null, null, null, 503, 502, 200);
  const onLost = vi.fn<() => void>();
  const { signal } = new AbortController();
  await claimUntilAnswered(api, claim, { signal, onLost, failed, pause: noPause });
  expect(new Set(keys)).toEqual(new Set(['the one key']));
  expect(keys).toHaveLength(7);
  expect(onLost.mock.calls.length).toBeGreaterThan(0);
  expect(told).toHaveLength(0);
});

it.each([409, 404, 500, 429])('an answer of %s ends the repetition', async (status) => {
  const { api, keys } = answering(status);
  const { signal } = new AbortController();
  const claiming = claimUntilAnswered(api, claim, {
    signal,
    failed,
    onLost: vi.fn<() => void>(),
  });
  await expect(claiming).rejects.toMatchObject({ status });
  expect(keys).toHaveLength(1);
});

it('stopping ends the wait at once', async () => {
  const { api, keys } = answering();
  const controller = new AbortController();
  const pause = async () => controller.abort();
  const { signal } = controller;
  const claiming = claimUntilAnswered(api, claim, {
    signal,
    failed,
    onLost: vi.fn<() => void>(),
    pause,
  });
  await expect(claiming).rejects.toThrow();
  expect(keys).toHaveLength(3);
});
