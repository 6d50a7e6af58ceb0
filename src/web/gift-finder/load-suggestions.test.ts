import { expect, it } from 'vitest';
import type { ApiFailure } from '../api/api-failure.ts';
import { createApiClient } from '../api/client.ts';
import { loadSuggestions } from './load-suggestions.ts';

it('a search that fails is told by its screen alone', async () => {
  const told: ApiFailure[] = [];
  const api = createApiClient({
    origin: () => 'http://wishbow.test',
    language: () => 'en',
    onFailure: (failure) => told.push(failure),
    send: async () => Response.json({}, { status: 500 }),
  });
  const { signal } = new AbortController();
  const outcome = await loadSuggestions(
    api,
    { text: 'Papa', country: null, changes: {} },
    'DE',
    signal,
  );
  expect(outcome).toEqual({ state: 'failed' });
  expect(told).toEqual([]);
});
