import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, root, toolEnvironment } from './runtime.mjs';
import { hashOf, matchesStamp, writeStamp } from './stamp.mjs';

const inputs = [
  'content',
  'package-lock.json',
  'public',
  'scripts/app-files.ts',
  'scripts/art',
  'scripts/build.mjs',
  'scripts/compress.ts',
  'scripts/gallery-texts.ts',
  'scripts/gift-ideas.ts',
  'scripts/lean-libraries.ts',
  'scripts/prerender.ts',
  'scripts/preview-parts.ts',
  'scripts/texts',
  'scripts/together.ts',
  'src/contract',
  'src/domain',
  'src/server/previews',
  'src/web',
  'vite.config.ts',
];

const vite = 'node_modules/vite/bin/vite.js';
const steps = [
  [vite, 'build', '--logLevel', 'warn'],
  [vite, 'build', '--logLevel', 'warn', '--mode', 'reading'],
  [
    vite,
    'build',
    '--logLevel',
    'warn',
    '--ssr',
    'src/web/entry-server.tsx',
    '--outDir',
    'dist/server',
  ],
  ['scripts/prerender.ts'],
  ['scripts/preview-parts.ts'],
  ['scripts/compress.ts'],
];

const output = join(root, 'dist');
const stampFile = join(output, '.stamp');

/** Builds the browser's files, the server's renderer and the ready-made pages, if they are stale. */
export function buildIfStale() {
  const hash = hashOf(root, inputs);
  if (matchesStamp(stampFile, hash)) return;
  console.log('Building ...');
  rmSync(output, { recursive: true, force: true });
  const node = findNode();
  const env = { ...toolEnvironment(node), NODE_ENV: 'production' };
  for (const step of steps) {
    const { status } = spawnSync(node, step, { cwd: root, stdio: 'inherit', env });
    if (status === 0) continue;
    console.error(`Building stopped at \`node ${step.join(' ')}\`.`);
    process.exit(1);
  }
  // Written last: a build that was interrupted is stale.
  writeStamp(stampFile, hash);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  if (!process.argv.includes('--if-stale')) rmSync(stampFile, { force: true });
  buildIfStale();
}
