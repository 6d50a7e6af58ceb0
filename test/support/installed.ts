import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian puts servers; not on the PATH of everybody. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin'];

/** Returns the path of the first of these programs that this machine has; undefined without one. */
export function installedProgram(...programs: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...systemFolders];
  for (const program of programs) {
    const folder = folders.find((each) => existsSync(join(each, program)));
    if (folder !== undefined) return join(folder, program);
  }
  return undefined;
}
