import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** What names another module: static and dynamic imports, and files that a process or a thread is started with. */
const references = [
  /^\s*(?:import|export)\s(?!type\b)[^;'"]*?from\s+['"]([^'"]+)['"]/gm,
  /^\s*import\s+['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
  /\bnew URL\(\s*['"](\.[^'"]+\.\w+)['"],\s*import\.meta\.url\s*\)/g,
];

/**
 * Follows the imports of `entries`, paths below `root`, at run time. Returns the files of the project and the names of
 * the packages that they need; types are not needed.
 */
export function runtimeFiles(root, entries) {
  const files = new Set(entries);
  const packages = new Set();
  for (const file of files) {
    if (!/\.(?:ts|mjs)$/.test(file)) continue;
    for (const name of namesIn(readFileSync(join(root, file), 'utf8'))) {
      if (name.startsWith('node:')) continue;
      if (name.startsWith('.')) files.add(join(dirname(file), name));
      else packages.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  return { files: [...files], packages: [...packages] };
}

function namesIn(source) {
  return references.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name]) => name));
}

/**
 * Returns the installed folders of packages and of all that these depend on, as paths of the lockfile. A package that
 * was not installed is one for another platform.
 */
export function installedFolders(root, packages) {
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const folders = new Set();
  const queue = packages.map((name) => ['', name]);
  for (const [from, name] of queue) {
    const folder = findFolder(locked, from, name);
    if (!folder || folders.has(folder) || !existsSync(join(root, folder))) continue;
    folders.add(folder);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      locked[folder];
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (peer) => !peerDependenciesMeta?.[peer]?.optional,
    );
    for (const each of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      queue.push([folder, each]);
    }
  }
  return [...folders];
}

/** As Node looks for a package: in the folder that asks for it, then in those around it. */
function findFolder(locked, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const folder = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (folder in locked) return folder;
    if (at === '') return undefined;
  }
}
