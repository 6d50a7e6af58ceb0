import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ApiClient } from '../client.ts';
import { openStream } from '../events.ts';
import { startProcess } from '../processes.ts';

test('a server that is told to stop finishes what is open, sends its watchers away and ends well', async () => {
  const server = await startProcess({ LOG_LEVEL: 'error' });
  const { list } = await new ApiClient(fetch, server.origin).listWith({ title: 'Kite' });
  const stream = await openStream(server.origin, list.guestToken);
  await stream.next();

  // A guest on a slow line: half of the wish has arrived when the server is told to stop.
  const form = `--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n{"title":"Drum"}\r\n--x--\r\n`;
  const slow = request(`${server.origin}/api/wishlist/${list.adminToken}/items`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': form.length },
  });
  slow.write(form.slice(0, 40));
  await sleep(200);
  const ending = server.stop('SIGTERM');
  await stream.ended;
  await sleep(200);
  const answered = once(slow, 'response');
  slow.end(form.slice(40));
  const [response] = await answered;
  expect(response.statusCode).toBe(201);
  response.resume();
  expect(await ending).toBe(0);
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow();
}, 30_000);
