import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * Plain JavaScript with its types beside it: the build asks before a Node is found that can load TypeScript.
 */

export async function compareSources(root) {
  const record = await readIfThere(join(root, 'dist/server-bundle/sources.json'));
  if (record === null) return null;
  const changed = [];
  const absent = [];
  for (const [file, hash] of Object.entries(JSON.parse(record.toString()))) {
    const bytes = await readIfThere(join(root, file));
    if (bytes === null) absent.push(file);
    else if (createHash('sha256').update(bytes).digest('hex') !== hash) changed.push(file);
  }
  return { changed, absent };
}

const readIfThere = (file) => readFile(file).catch(() => null);
