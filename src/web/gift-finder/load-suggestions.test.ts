import { expect, it } from 'vitest';
import type { ApiFailure } from '../api/api-failure.ts';
import { createApiClient } from '../api/client.ts';
import { loadSuggestions } from './load-suggestions.ts';

/** A client whose requests are answered so, and the failures that it shows. */
function clientOf(send: (request: Request) => Promise<Response>) {
  const told: ApiFailure[] = [];
  const api = createApiClient({
    origin: () => 'http://wishbow.test',
    language: () => 'en',
    onFailure: (failure) => told.push(failure),
    pause: () => Promise.resolve(),
    send,
  });
  return { api, told };
}

const search = { text: 'Papa', country: null, changes: {} };

it.each([
  ['an error', async () => Response.json({}, { status: 500 }), false],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), true],
])('a search that fails with %s is told by its screen alone', async (_, send, isLost) => {
  const { api, told } = clientOf(send);
  const outcome = await loadSuggestions(api, search, 'DE', new AbortController().signal);
  expect(outcome).toEqual({ state: 'failed', isLost });
  expect(told).toEqual([]);
});

it.each([
  ['are loaded together', [['b'], ['c']], ['a', 'b', 'c'], true],
  ['end with the last page', [['b'], null], ['a', 'b'], false],
  ['are those that could be loaded', [['b']], ['a', 'b'], true],
])('several pages of a search %s', async (_, next, titles, hasMore) => {
  const answers = next.values();
  const { api } = clientOf(async (request) => {
    if (request.method === 'POST')
      return Response.json({
        searchRequestId: 's',
        hasMore: true,
        mayImprove: true,
        suggestions: [{ title: 'a' }],
      });
    const page = answers.next().value;
    if (page === undefined) return Response.json({}, { status: 500 });
    return Response.json({
      hasMore: page !== null,
      suggestions: (page ?? []).map((title) => ({ title })),
    });
  });
  const outcome = await loadSuggestions(api, search, 'DE', new AbortController().signal, 3);
  expect(outcome).toMatchObject({
    answer: { suggestions: titles.map((title) => ({ title })), hasMore },
  });
  expect(outcome).not.toHaveProperty('answer.mayImprove');
});
