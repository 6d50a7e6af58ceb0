import { createApiClient } from '../api/client.ts';

/** An API client whose requests never settle, so that busy states stay visible. */
export const stillApi = createApiClient({
  send: () => new Promise(() => {}),
  language: () => 'en',
  origin: () => 'https://wishbow.example',
});
