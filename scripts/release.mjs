import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { installedFolders, runtimeFiles } from './build/runtime-files.mjs';
import { buildIfStale } from './build.mjs';
import { root } from './runtime.mjs';

// What a server needs and nothing else, for machines like this one: `npm run release` packs an archive,
// `npm run release -- --folder FOLDER` fills a folder.

const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Commands of an operator; the others need what only developers have. */
const commands = Object.entries(project.scripts).filter(
  ([name, command]) => name === 'serve' || /^node src\/server\/(?!dev)/.test(command),
);
const entries = [
  'src/server/main.mjs',
  // What the bundle was made of: for the commands, which run from it, and for whoever reads a stack trace.
  'src/server/production.ts',
  'scripts/serve.mjs',
  'scripts/healthcheck.mjs',
  ...commands.map(([, command]) => command.replace('node ', '')),
];
/** Read by path: the catalogue of the gift finder, what the build made, and what people read. */
const folders = ['content/gifts', 'dist', 'deploy', 'docs'];
/** With what they link to: the compose files run a published image. */
const documents = [
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'compose.yml',
  'compose.postgres.yml',
  'compose.full.yml',
];
const unneeded = [
  'content/gifts/queries',
  'dist/states',
  'dist/.next',
  'dist/.next-server',
  'docs/screenshots',
];

const [option, place] = process.argv.slice(2);
const name = `${project.name}-${project.version}`;
const target = option === '--folder' && place ? resolve(place) : join(root, '.cache/release', name);

await buildIfStale();
rmSync(target, { recursive: true, force: true });
const { files, packages } = runtimeFiles(root, [...new Set(entries)]);
for (const file of [...files, ...documents]) copy(file);
for (const folder of folders) copy(folder);
for (const folder of installedFolders(root, packages)) copy(folder, leftOutOf(folder));
writeFileSync(join(target, 'package.json'), `${JSON.stringify(releasedProject(), null, 2)}\n`);
if (option !== '--folder') pack();

function copy(path, isLeftOut = () => false) {
  const excluded = unneeded.map((each) => join(root, each));
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(root, path), join(target, path), {
    recursive: true,
    filter: (source) => !excluded.includes(source) && !isLeftOut(source),
  });
}

/** Packages inside a package are copied by themselves, if they are needed. Types and source maps are for developers. */
function leftOutOf(folder) {
  const nested = join(root, folder, 'node_modules');
  return (source) => source === nested || /\.(?:d\.[cm]?ts|map)$/.test(source);
}

function releasedProject() {
  const { name: of, version, description, license, type, engines, dependencies } = project;
  const kept = Object.entries(dependencies).filter(([each]) => packages.includes(each));
  return {
    name: of,
    version,
    private: true,
    description,
    license,
    type,
    engines: { ...engines, node: '>=24' },
    scripts: Object.fromEntries(commands),
    dependencies: Object.fromEntries(kept),
  };
}

function pack() {
  const archive = join(
    root,
    '.cache/release',
    `${name}-${process.platform}-${process.arch}.tar.gz`,
  );
  const args = ['-czf', archive, '-C', dirname(target), basename(target)];
  const { status } = spawnSync('tar', args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  rmSync(target, { recursive: true });
  console.log(archive);
}
