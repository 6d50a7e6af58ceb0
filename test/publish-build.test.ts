import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

// Plain JavaScript, for any Node: without types.
const script = new URL('../scripts/build/publish-build.mjs', import.meta.url).href;
const { publishBuild }: { publishBuild(next: string, output: string): void } = await import(script);

let output: string;
beforeEach(() => {
  output = mkdtempSync(join(tmpdir(), 'wishbow-build-'));
});
afterEach(() => rmSync(output, { recursive: true }));

const asset = (hash: string) => `client/assets/app-${hash.padEnd(8, '0')}.js`;

/** Publishes a build whose script and server's part have this hash. */
function publish(hash: string): void {
  const files = {
    [asset(hash)]: hash,
    [`${asset(hash)}.br`]: hash,
    [`server/assets/home-${hash.padEnd(8, '0')}.js`]: hash,
    'server/entry-server.js': hash,
    'client/service-worker.js': hash,
    [`client/art/only-in-${hash}.svg`]: hash,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(output, '.next', file)), { recursive: true });
    writeFileSync(join(output, '.next', file), text);
  }
  publishBuild(join(output, '.next'), output);
}
const read = (file: string) => {
  try {
    return readFileSync(join(output, file), 'utf8');
  } catch {
    return null;
  }
};

it('assets of pages that were open before a build are kept for two more builds', () => {
  publish('one');
  publish('two');
  expect(read(asset('one'))).toBe('one');
  expect(read(`${asset('one')}.br`)).toBe('one');
  // A server that goes on running loads its screens from here.
  expect(read('server/assets/home-one00000.js')).toBe('one');
  publish('three');
  expect([read(asset('one')), read(asset('two')), read(asset('three'))]).toEqual([
    'one',
    'two',
    'three',
  ]);
  publish('four');
  expect([read(asset('one')), read(asset('two'))]).toEqual([null, 'two']);
});

it('a file without a hash in its name is that of the last build', () => {
  publish('one');
  publish('two');
  expect(read('server/entry-server.js')).toBe('two');
  expect(read('client/service-worker.js')).toBe('two');
  expect(read('client/art/only-in-one.svg')).toBeNull();
  expect(read('.next/server/entry-server.js')).toBeNull();
});

it('publishing the same build again does not remove the one before', () => {
  publish('one');
  publish('two');
  for (let at = 0; at < 5; at += 1) publish('two');
  expect(read(asset('one'))).toBe('one');
});

it('files of a build without a record count as those of one release', () => {
  publish('one');
  rmSync(join(output, 'releases.json'));
  publish('two');
  expect(read(asset('one'))).toBe('one');
});

it('a folder with a record of its own belongs to another build and is left alone', () => {
  publish('one');
  const other = join(output, 'server-bundle');
  mkdirSync(other);
  for (const file of ['releases.json', 'main.js']) writeFileSync(join(other, file), '[]');
  publish('two');
  expect(read('server-bundle/main.js')).toBe('[]');
});
