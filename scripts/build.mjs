import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf, matchesStamp, writeStamp } from './build/build-stamp.mjs';
import { publishBuild } from './build/publish-build.mjs';
import { findNode, root, toolEnvironment } from './runtime.mjs';

const inputs = [
  'content',
  'package-lock.json',
  'public',
  'scripts/build/pwa-assets.ts',
  'scripts/art',
  'scripts/build.mjs',
  'scripts/build/compress.ts',
  'scripts/build/gallery-texts.ts',
  'scripts/build/gift-engine.ts',
  'scripts/build/gift-ideas.ts',
  'scripts/build/strip-unused-library-code.ts',
  'scripts/build/message-files.ts',
  'scripts/build/prerender.ts',
  'scripts/build/og-image-parts.ts',
  'scripts/build/publish-build.mjs',
  'src/contract',
  'src/domain',
  'src/finder',
  'src/server/gift-finder',
  'src/server/og-images',
  'src/web',
  'vite.config.ts',
];

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
  ['scripts/build/compress.ts', client],
];

const stampFile = join(output, '.stamp');

/** Builds the browser's files, the server's renderer and the ready-made pages, if they are stale. */
export function buildIfStale() {
  const hash = hashOf(root, inputs);
  if (matchesStamp(stampFile, hash)) return;
  console.log('Building ...');
  rmSync(next, { recursive: true, force: true });
  const node = findNode();
  const env = { ...toolEnvironment(node), NODE_ENV: 'production' };
  for (const step of steps) {
    const { status } = spawnSync(node, step, { cwd: root, stdio: 'inherit', env });
    if (status === 0) continue;
    console.error(`Building stopped at \`node ${step.join(' ')}\`.`);
    process.exit(1);
  }
  rmSync(stampFile, { force: true });
  publishBuild(next, output);
  // Written last: a build that was interrupted is stale.
  writeStamp(stampFile, hash);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  if (!process.argv.includes('--if-stale')) rmSync(stampFile, { force: true });
  buildIfStale();
}
