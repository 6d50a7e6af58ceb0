import { createApiClient } from '../api/client.ts';

/** A server that never answers: whatever is sent stays under way, to be looked at. */
export const stillApi = createApiClient({
  send: () => new Promise(() => {}),
  language: () => 'en',
  origin: () => 'https://wishbow.example',
});
