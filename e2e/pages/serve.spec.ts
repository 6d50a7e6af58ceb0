import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('the server that "npm run serve" started stops when npm is told to stop', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wishbow-serve-'));
  const npm = spawn('npm', ['run', 'serve'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info' },
  });
  let output = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
  await expect.poll(address, { timeout: 30_000 }).toBeDefined();
  const ask = () =>
    fetch(`${address()}/healthz`).then(
      ({ status }) => status,
      () => 'nobody is there',
    );
  expect(await ask()).toBe(200);

  // Whoever reads the log finds one JSON object a line, and in it which release this is.
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  const started = lines.map((line) => JSON.parse(line)).find(({ version }) => version);
  expect(started).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    database: 'sqlite',
  });

  const exited = once(npm, 'exit');
  npm.kill('SIGTERM');
  await exited;
  await expect.poll(ask, { timeout: 15_000 }).toBe('nobody is there');
  // It closed its database, instead of being cut off.
  await expect.poll(() => output, { timeout: 5000 }).toContain('"msg":"stopped"');
  rmSync(folder, { recursive: true, force: true });
});
