import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Only the user of this process can read what is in it. */
const mode = 0o700;

/**
 * Makes a folder that only this user can read, and those above it that are missing; one that is there stays as it is.
 * Fails as the system does. Node's own `recursive` never ends where an existing folder answers ENOENT, as /proc does.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  try {
    await makeOne(folder);
  } catch (error) {
    const above = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    await makePrivateFolder(above);
    await makeOne(folder);
  }
}

/** Makes one folder, unless it is there. */
async function makeOne(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const entry = await stat(folder).catch(() => null);
    if (!entry?.isDirectory()) throw error;
  }
}
