import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../make-private-folder.ts';

/** Releases whose hashed files are kept: pages that are open, and servers of another release, ask for them. */
const maxReleases = 3;
const hashedName = /-[\w-]{8}\.\w+(?:\.br|\.gz)?$/;

/** Returns whether the name of a file changes with its content, compressed or not. */
export const isHashed = (name: string): boolean => hashedName.test(name);

/** Returns the folder of the kept files in the data directory; it need not exist. */
export function keptAssetsFolder(dataDir: string): string {
  return join(dataDir, 'assets', 'files');
}

/**
 * Copies the hashed files of the build in `client` to the data directory, where those of other releases are, and
 * deletes those of releases older than the newest three. An image has the files of its own release only.
 */
export async function keepAssets(client: string, dataDir: string): Promise<void> {
  const source = join(client, 'assets');
  const folder = keptAssetsFolder(dataDir);
  await makePrivateFolder(folder);
  const newest = (await readdir(source)).filter(isHashed).sort();
  const there = new Set(await readdir(folder));
  for (const name of newest.filter((each) => !there.has(each))) {
    // Whole or not at all: another server may send it meanwhile.
    const part = join(folder, `${name}.${process.pid}.part`);
    await copyFile(join(source, name), part);
    await rename(part, join(folder, name));
  }
  const record = join(folder, '..', 'releases.json');
  const former = (await readReleases(record)).filter((names) => names.join() !== newest.join());
  const releases = [newest, ...former].slice(0, maxReleases);
  const part = `${record}.${process.pid}.part`;
  await writeFile(part, JSON.stringify(releases));
  await rename(part, record);
  const kept = new Set(releases.flat());
  for (const name of there) if (!kept.has(name)) await rm(join(folder, name), { force: true });
}

/** Returns the names of each release's files, newest first; none where the record is missing or broken. */
async function readReleases(record: string): Promise<string[][]> {
  try {
    return JSON.parse(await readFile(record, 'utf8'));
  } catch {
    return [];
  }
}
