import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

test.each([
  ['throws', `throw new Error('refused');`],
  ['ends the process', 'process.exit(1);'],
])('a measure that %s ends, and its server with it', async (_, failure) => {
  const measure = `
    import { withBareServer } from './bench/servers.ts';
    const same = { headers: { 'x-same': 'yes' }, body: 'aGk=' };
    await withBareServer(same, async ({ origin }) => {
      const response = await fetch(origin);
      console.log(origin, response.headers.get('x-same'), await response.text());
      ${failure}
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', measure], {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 10_000,
  });
  const written = text(child.stdout);
  expect(await once(child, 'exit')).toEqual([1, null]);
  const [origin = '', ...same] = (await written).trim().split(' ');
  expect(same).toEqual(['yes', 'hi']);
  await expect.poll(() => fetch(origin).catch(() => null)).toBeNull();
});
