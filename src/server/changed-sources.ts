import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the files that were changed after the server was bundled from them: what runs is what they were. Files that
 * are not there, as in a release, are left out; without a bundle the answer is empty.
 * @param root the folder with `dist`
 */
export async function changedSources(root: string): Promise<readonly string[]> {
  const record = await readIfThere(join(root, 'dist/server-bundle/sources.json'));
  if (record === null) return [];
  const changed: string[] = [];
  for (const [file, hash] of Object.entries(JSON.parse(record.toString()))) {
    const bytes = await readIfThere(join(root, file));
    if (bytes !== null && createHash('sha256').update(bytes).digest('hex') !== hash)
      changed.push(file);
  }
  return changed;
}

const readIfThere = (file: string) => readFile(file).catch(() => null);
