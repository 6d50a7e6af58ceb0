// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createHeldApi } from '../../../../test/support/render-component.tsx';
import { limits } from '../../../domain/limits.ts';
import { readStoredSummaries, summariesOf } from './stored-summaries.ts';
import { storedTokens, storeToken, storeTokens } from './stored-tokens.ts';

beforeEach(() => localStorage.clear());

/** Answers with a summary of each of these lists. */
const answerOf = (...tokens: string[]) => ({
  wishlists: tokens.map((adminToken) => ({ adminToken })),
});

it('are in the order of the tokens, whatever that of the answer, and more than one request holds', async () => {
  const { api, requests } = createHeldApi();
  const tokens = Array.from({ length: limits.summariesPerRequest + 2 }, (_, n) => `list-${n}`);
  const reading = summariesOf(api, tokens);
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.answer(200, answerOf(...tokens.slice(limits.summariesPerRequest)));
  requests[0]?.answer(200, answerOf('list-7', 'list-3'));
  expect([...(await reading).keys()]).toEqual(['list-3', 'list-7', 'list-200', 'list-201']);
});

it('of no token need no request', async () => {
  const { api, requests } = createHeldApi();
  expect(await summariesOf(api, [])).toEqual(new Map());
  expect(requests).toEqual([]);
});

it('a stored token that opens no list is deleted, but none that was stored meanwhile', async () => {
  storeTokens(['a', 'deleted']);
  const { api, requests } = createHeldApi();
  const reading = readStoredSummaries(api, storedTokens());
  await expect.poll(() => requests.length).toBe(1);
  storeToken('new');
  requests[0]?.answer(200, answerOf('a'));
  await reading;
  expect(storedTokens()).toEqual(['a', 'new']);
});

it('no token is deleted after a failure', async () => {
  storeToken('a');
  const { api, requests } = createHeldApi();
  const reading = readStoredSummaries(api, storedTokens(), { quiet: true });
  await expect.poll(() => requests.length).toBe(1);
  requests[0]?.answer(404, {});
  await expect(reading).rejects.toThrow();
  expect(storedTokens()).toEqual(['a']);
});
