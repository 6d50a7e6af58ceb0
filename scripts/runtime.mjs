// Plain JavaScript for any Node from 18 on: this finds the Node that everything else runs on.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = 24;

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The path of a Node that is new enough: the running one, else the one npm installed for us. */
export function findNode() {
  if (majorOf(process.versions.node) >= oldestNode) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const installed = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file);
  if (existsSync(installed) && majorOf(versionOf(installed)) >= oldestNode) return installed;
  console.error(
    `Wishbow needs Node ${oldestNode} or newer, and this is ${process.versions.node}: please install it from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}

/** The environment for a child, in which `node` and the installed tools are found first. */
export function toolEnvironment(node) {
  const tools = join(root, 'node_modules', '.bin');
  const { PATH, Path, ...rest } = process.env;
  return { ...rest, PATH: [dirname(node), tools, PATH ?? Path].join(delimiter) };
}

/** As in `src/server/process/native-memory.ts`, which says why and which only newer versions of Node can import. */
const nativeMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

/** Runs a program in place of this one: its output, its signals, its exit code. */
export function become(node, args, env = {}) {
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...nativeMemory, ...toolEnvironment(node), ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // At a terminal, Ctrl-C reaches the whole process group, so the child has had it already.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  stopWithNpm(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + constants.signals[signal]);
  });
}

/** The shell that npm puts between itself and us dies of a signal sent to npm, and tells nobody. */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    stop();
  }, 500);
}

function versionOf(node) {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.slice(1);
}

function majorOf(version) {
  return Number.parseInt(version ?? '', 10) || 0;
}
