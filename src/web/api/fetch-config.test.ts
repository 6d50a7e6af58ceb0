import { expect, test, vi } from 'vitest';
import { fetchConfig } from './fetch-config.ts';

test('the configuration is waited for 60 seconds, and an error in its place is one', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const answers = [Response.json({ retentionMonths: 24 }), new Response(null, { status: 503 })];
  vi.stubGlobal('fetch', async () => answers.shift());
  expect(await fetchConfig()).toEqual({ retentionMonths: 24 });
  expect(timeout).toHaveBeenCalledWith(60_000);
  await expect(fetchConfig()).rejects.toThrow('The configuration answered 503.');
});
