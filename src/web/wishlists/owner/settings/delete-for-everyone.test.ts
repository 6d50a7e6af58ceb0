import { expect, it } from 'vitest';
import type { ApiFailure } from '../../../api/api-failure.ts';
import { createApiClient } from '../../../api/client.ts';
import { deleteForEveryone } from './delete-for-everyone.ts';

it.each([
  ['that is deleted already', 'wishlist.not_found', 404, true, 0],
  ['that cannot be deleted now', 'storage.unavailable', 503, false, 1],
])('a list %s', async (_, code, status, isDeleted, toasts) => {
  const told: ApiFailure[] = [];
  const api = createApiClient({
    origin: () => 'http://wishbow.test',
    language: () => 'en',
    onFailure: (failure) => told.push(failure),
    send: async () => Response.json({ code, message: 'no' }, { status }),
  });
  expect(await deleteForEveryone(api, 'a')).toBe(isDeleted);
  expect(told).toHaveLength(toasts);
});
