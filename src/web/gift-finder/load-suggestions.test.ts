import { expect, it } from 'vitest';
import type { ApiFailure } from '../api/api-failure.ts';
import { createApiClient } from '../api/client.ts';
import { loadSuggestions } from './load-suggestions.ts';

it.each([
  ['an error', async () => Response.json({}, { status: 500 }), false],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), true],
])('a search that fails with %s is told by its screen alone', async (_, send, isLost) => {
  const told: ApiFailure[] = [];
  const api = createApiClient({
    origin: () => 'http://wishbow.test',
    language: () => 'en',
    onFailure: (failure) => told.push(failure),
    pause: () => Promise.resolve(),
    send,
  });
  const { signal } = new AbortController();
  const outcome = await loadSuggestions(
    api,
    { text: 'Papa', country: null, changes: {} },
    'DE',
    signal,
  );
  expect(outcome).toEqual({ state: 'failed', isLost });
  expect(told).toEqual([]);
});
