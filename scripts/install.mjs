// Plain JavaScript for any Node from 18 on: this runs before the Node we want is there.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

/** Runs `npm ci` unless what is installed is what package-lock.json asks for. */
export function installDependencies({ forTests }) {
  if (isInstalled({ forTests })) return;
  console.log('Installing dependencies ...');
  // Nothing we use needs an install script, so none gets to run. Warnings that packages want a newer
  // Node are beside the point: the one that will run them is being installed.
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawnSync('npm', ['ci', ...quietly], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status === 0) return;
  console.error('Installing did not work; read what npm says above, then run the command again.');
  process.exit(1);
}

/** npm keeps a list of what it really installed; a package of another platform is not missed. */
function isInstalled({ forTests }) {
  const wanted = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, { version, optional, dev }]) => {
    if (path === '') return true;
    if (path in installed) return installed[path].version === version;
    return optional || (dev && !forTests);
  });
}

function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(join(root, lockfile), 'utf8')).packages;
  } catch {
    return {};
  }
}
