import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Releases whose hashed files stay: pages that were open before a build, and a server that still runs, ask for them. */
const maxReleases = 3;

const record = 'releases.json';
/** A file whose name changes with its content, compressed or not. */
const hashed = /^(?:(?:client|server)\/)?assets\/[^/]*-[\w-]{8}\.\w+(?:\.br|\.gz|\.map)?$/;

/**
 * Moves a finished build from `next` to `output`, which may be in use. Each file is replaced at once by a rename,
 * new hashed files come before what names them, and hashed files of the last releases stay. A folder in `output` that
 * has a record of its own is another build's, and stays as it is.
 */
export function publishBuild(next, output) {
  const files = filesIn(next);
  const newest = files.filter((file) => hashed.test(file)).sort();
  const former = formerReleases(output).filter((release) => release.join() !== newest.join());
  const releases = [newest, ...former].slice(0, maxReleases);
  for (const file of [...newest, ...files.filter((each) => !hashed.test(each))]) {
    mkdirSync(dirname(join(output, file)), { recursive: true });
    renameSync(join(next, file), join(output, file));
  }
  rmSync(next, { recursive: true });
  writeFileSync(join(output, record), JSON.stringify(releases));
  const kept = new Set([...files, ...releases.flat(), record]);
  for (const file of filesIn(output))
    if (!kept.has(file) && !isOfOtherBuild(output, file)) rmSync(join(output, file));
}

function isOfOtherBuild(output, file) {
  const [folder, ...rest] = file.split('/');
  return rest.length > 0 && existsSync(join(output, folder, record));
}

/** Returns the hashed files of each earlier release, newest first; a build without a record is one release. */
function formerReleases(output) {
  const file = join(output, record);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  return [
    filesIn(output)
      .filter((each) => hashed.test(each))
      .sort(),
  ];
}

/** Returns the paths of all files below a folder, with `/` between; none where there is no such folder. */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
