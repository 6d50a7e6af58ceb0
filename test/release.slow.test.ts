import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { contextNames, execForm, stagesOf } from '../scripts/build/dockerfile.ts';
import { compareSources } from '../src/server/process/source-record.mjs';
import { brokenLinks } from './support/broken-links.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

// Plain JavaScript, for any Node: without types.
const script = new URL('../scripts/build/runtime-files.mjs', import.meta.url).href;
const {
  runtimeFiles,
  installedFolders,
}: {
  runtimeFiles(root: string, entries: string[]): { files: string[]; packages: string[] };
  installedFolders(root: string, packages: string[]): string[];
} = await import(script);

it('a release has every file and package that the server loads, and no tools', () => {
  const { files, packages } = runtimeFiles(process.cwd(), ['src/server/production.ts']);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining([
      'src/server/images/picture-process.main.ts',
      'src/server/products/read-page.worker.ts',
      'src/finder/finder.ts',
      'db/migrations/0001-lists-items-claims.ts',
      'content/i18n/fr/server.json',
    ]),
  );
  expect(files.filter((file) => /\.test\.|^(?:test|e2e|bench)\//.test(file))).toEqual([]);
  expect(packages).toEqual(expect.arrayContaining(['better-sqlite3', 'sharp', 'undici', 'pg']));
  const folders = installedFolders(process.cwd(), packages);
  expect(folders.filter((folder) => /\/(?:vite|react|typescript|lucide)$/.test(folder))).toEqual(
    [],
  );
  expect(folders.some((folder) => folder.startsWith('node_modules/@img/sharp-'))).toBe(true);
});

/** Starts the server of a release in its folder, expects 200 for these paths and an end without an error. */
async function expectAnswers(
  release: string,
  environment: Record<string, string>,
  paths: readonly string[],
): Promise<void> {
  const server = spawn(process.execPath, ['src/server/main.mjs'], {
    cwd: release,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PORT: '0', LOG_LEVEL: 'warn', ...environment },
  });
  const exited = once(server, 'exit');
  let written = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    written += text;
  });
  await expect.poll(() => written, { timeout: 30_000 }).toMatch(/is at http:/);
  const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(written) ?? [];
  for (const path of paths) expect((await fetch(origin + path)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
}

it('everything that the released server loads is in the release', async () => {
  const root = temporaryFolder(onTestFinished);
  const release = join(root, 'release');
  execFileSync(process.execPath, ['scripts/release.mjs', '--folder', release], {
    stdio: 'inherit',
  });
  const { scripts } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8'));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['serve', 'backup', 'doctor']));
  for (const command of Object.values<string>(scripts)) {
    expect(existsSync(join(release, command.replace('node ', '')))).toBe(true);
  }
  expect(globSync('**/*.test.ts', { cwd: join(release, 'src') })).toEqual([]);
  // Commands and stack traces are about the sources that the bundle was made of.
  expect(await compareSources(release)).toMatchObject({ changed: [] });
  const sources = JSON.parse(
    readFileSync(join(release, 'dist/server-bundle/sources.json'), 'utf8'),
  );
  const missing = Object.keys(sources).filter((file) => !existsSync(join(release, file)));
  expect(missing.filter((file) => /^(?:src|content|db)\//.test(file))).toEqual([]);

  const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: release });
  expect(documents).toContain('CONTRIBUTING.md');
  // Pictures of the screens are for whoever reads the project on the web.
  const broken = brokenLinks(documents, release);
  expect(broken.filter((link) => !link.includes(': docs/screenshots/'))).toEqual([]);
  // The image is made by the same program, from what the context has.
  const made = ['dist', 'node_modules', 'package.json'];
  const context = contextNames(readFileSync('.dockerignore', 'utf8'));
  expect(readdirSync(release).filter((name) => ![...made, ...context].includes(name))).toEqual([]);

  // In a folder of the system's, so that nothing of this one is found; the data as the settings have it by default.
  const paths = ['/en', '/fr/insights', '/de/gift-finder?q=Tee', '/api/docs', '/readyz'];
  await expectAnswers(release, {}, paths);
  expect(existsSync(join(release, 'data/wishbow.sqlite'))).toBe(true);
  await expectAnswers(release, { DATA_DIR: 'other/data' }, ['/en']);
  expect(existsSync(join(release, 'other/data/wishbow.sqlite'))).toBe(true);
}, 180_000);

it('the image stops cleanly, does not run as root, and excludes secrets of the project', () => {
  const stages = stagesOf(readFileSync('Dockerfile', 'utf8'));
  const last = stages.at(-1)?.instructions ?? [];
  const textOf = (wanted: string) => last.find(({ name }) => name === wanted)?.text ?? '';
  // A shell in between would keep the signal.
  expect(execForm(textOf('CMD'))[0]).toBe('node');
  expect(existsSync(execForm(textOf('CMD'))[1] ?? '')).toBe(true);
  expect(existsSync(execForm(textOf('HEALTHCHECK'))[1] ?? '')).toBe(true);
  expect(textOf('USER')).toBe('node');
  const names = contextNames(readFileSync('.dockerignore', 'utf8'));
  expect(names.filter((name) => !existsSync(name))).toEqual([]);
  for (const secret of ['.env', 'data', '.git', 'secrets']) expect(names).not.toContain(secret);
});
