import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareSources } from '../src/server/process/source-record.mjs';
import { hashOf, matchesStamp, writeStamp } from './build/build-stamp.mjs';
import { publishBuild } from './build/publish-build.mjs';
import { runtimeFiles } from './build/runtime-files.mjs';
import { findNode, root, toolEnvironment } from './runtime.mjs';

const output = join(root, 'dist');
/** Where a build is made: the one before is in use until this one is finished. */
const next = join(output, '.next');
const client = join(next, 'client');
const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir'];
const steps = [
  [...vite, client],
  [...vite, client, '--mode', 'reading'],
  [...vite, client, '--mode', 'starter'],
  [...vite, join(next, 'server'), '--ssr', 'src/web/entry-server.tsx'],
  ['scripts/build/prerender.ts', next],
  ['scripts/build/og-image-parts.ts', join(next, 'previews'), client],
  ['scripts/build/gift-engine.ts', join(next, 'gift-engine.bin')],
  ['scripts/build/idea-drawings.ts', join(next, 'idea-drawings.json')],
  ['scripts/build/compress.ts', client],
];

/** What the steps read besides their own code. */
const folders = ['content', 'package-lock.json', 'public', 'src/contract', 'src/domain', 'src/web'];
/** Where the code of the steps begins. */
const entries = [
  'scripts/build.mjs',
  ...steps.map(([script]) => (script === vite[0] ? 'vite.config.ts' : script)),
];

const stampFile = join(output, '.stamp');

/** The server's code has a folder of its own: it is built in seconds, and changes more often than the site. */
const bundle = join(output, 'server-bundle');
/** As deep as `bundle`: source maps name the sources from where they stand. */
const nextBundle = join(output, '.next-server');
/** The files that the bundle was made of, each with its hash. */
const sourcesFile = join(bundle, 'sources.json');

/** Builds the browser's files, the renderer and the ready-made pages, and the server's code, where they are stale. */
export async function buildIfStale() {
  buildSiteIfStale();
  await buildServerIfStale();
}

function buildSiteIfStale() {
  const hash = hashOf(root, [...folders, ...runtimeFiles(root, entries).files]);
  if (matchesStamp(stampFile, hash)) return;
  console.log('Building ...');
  rmSync(next, { recursive: true, force: true });
  runSteps(steps);
  rmSync(stampFile, { force: true });
  publishBuild(next, output);
  // Written last: a build that was interrupted is stale.
  writeStamp(stampFile, hash);
}

/** Bundles what `src/server/main.mjs` runs, if a file that is in the bundle has changed. */
async function buildServerIfStale() {
  const changes = await compareSources(root);
  if (changes?.changed.length === 0 && changes.absent.length === 0) return;
  console.log('Bundling the server ...');
  runSteps([['scripts/build/server-bundle.ts', nextBundle]]);
  const record = join(nextBundle, 'sources.json');
  const sources = readFileSync(record);
  rmSync(record);
  rmSync(sourcesFile, { force: true });
  publishBuild(nextBundle, bundle);
  // Written last, as above.
  writeFileSync(sourcesFile, sources);
}

function runSteps(commands) {
  const node = findNode();
  const env = { ...toolEnvironment(node), NODE_ENV: 'production' };
  for (const command of commands) {
    const { status } = spawnSync(node, command, { cwd: root, stdio: 'inherit', env });
    if (status === 0) continue;
    console.error(`Building stopped at \`node ${command.join(' ')}\`.`);
    process.exit(1);
  }
}

// `--server`: the server's code alone, for tests that need no pages.
if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  const isServerOnly = args.includes('--server');
  if (!args.includes('--if-stale')) {
    if (!isServerOnly) rmSync(stampFile, { force: true });
    rmSync(sourcesFile, { force: true });
  }
  if (isServerOnly) await buildServerIfStale();
  else await buildIfStale();
}
