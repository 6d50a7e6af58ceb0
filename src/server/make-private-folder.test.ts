import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { makePrivateFolder } from './make-private-folder.ts';

const root = temporaryFolder(afterAll);
const modeOf = (folder: string) => statSync(folder).mode & 0o777;

test('makes each missing level for this user alone, at once or twice, and leaves others as they are', async () => {
  const there = join(root, 'there');
  mkdirSync(there, { mode: 0o755 });
  const folder = join(there, 'a', 'b');
  await Promise.all([makePrivateFolder(folder), makePrivateFolder(folder)]);
  await makePrivateFolder(folder);
  expect([there, join(there, 'a'), folder].map(modeOf)).toEqual([0o755, 0o700, 0o700]);
});

test('fails where a file, a link to nothing or a folder without a place for more is in the way', async () => {
  writeFileSync(join(root, 'file'), '');
  symlinkSync(join(root, 'nothing'), join(root, 'link'));
  await expect(makePrivateFolder(join(root, 'file'))).rejects.toThrow('EEXIST');
  await expect(makePrivateFolder(join(root, 'file', 'a', 'b'))).rejects.toThrow('ENOTDIR');
  await expect(makePrivateFolder(join(root, 'link', 'a'))).rejects.toThrow('EEXIST');
});

test.runIf(process.platform === 'linux')(
  'fails where an existing folder denies itself',
  async () => {
    await expect(makePrivateFolder('/proc/wishbow/data')).rejects.toThrow('ENOENT');
  },
);
