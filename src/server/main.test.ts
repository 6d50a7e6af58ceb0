import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('on a Node that is too old, the server says so in one sentence', () => {
  const versions = 'Object.defineProperty(process, "versions", { value: { node: "20.20.2" } })';
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(versions)}`, 'src/server/main.mjs'],
    { encoding: 'utf8', timeout: 20_000 },
  );
  expect(stderr).toMatch(
    /^The server needs Node 24 or newer, and this is 20\.20\.2: install it .+\n$/,
  );
  expect(status).toBe(1);
  // A name that an older module lacks would fail before the first line runs.
  expect(readFileSync('src/server/main.mjs', 'utf8')).not.toMatch(/^import \{.+'node:module'/m);
});
