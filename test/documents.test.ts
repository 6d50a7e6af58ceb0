import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { brokenLinks } from './support/broken-links.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const documents = tracked.filter((file) => file.endsWith('.md'));

test('every link between documents resolves', () => {
  expect(documents.length).toBeGreaterThan(10);
  expect(brokenLinks(documents)).toEqual([]);
});

/** Places of the tree that documents may shorten: `server/items/add-item.ts` for `src/server/...`. */
const shortened = ['', 'src/'];

test('every file that a document names exists', () => {
  const named = documents
    .filter((file) => file !== 'CHANGELOG.md')
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|sql))`/g)].map(
        ([, path = '']) => ({ file, path }),
      ),
    );
  expect(named.length).toBeGreaterThan(200);
  const missing = named.filter(({ path }) =>
    path.includes('/')
      ? !shortened.some((root) => existsSync(join(root, path))) &&
        !tracked.some((file) => file.endsWith(`/${path}`))
      : !tracked.some((file) => file === path || file.endsWith(`/${path}`)),
  );
  expect(missing.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});

test('every program that another one or an npm script names exists', () => {
  const namedBy = (file: string, pattern: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, path = '']) => ({ file, path }));
  const named = [
    ...namedBy('package.json', /\bnode ([\w./-]+)/g),
    // Tests name programs that they only make up.
    ...tracked
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => namedBy(file, /['"`]([\w./-]*\/[\w.-]+\.(?:tsx?|mjs))['"`]/g)),
  ];
  expect(named.length).toBeGreaterThan(200);
  // From the folder of the one that names it, or from the top.
  const missing = named.filter(
    ({ file, path }) => !existsSync(join(dirname(file), path)) && !existsSync(join('.', path)),
  );
  expect(missing.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});

test('every folder that the conformance page names exists', () => {
  const named = [
    ...readFileSync('docs/conformance.md', 'utf8').matchAll(/`([\w-][\w/-]*\/)`/g),
  ].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(10);
  const isThere = (path: string) => shortened.some((root) => existsSync(join(root, path)));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test('every promise of the conformance page names its code, and a test that holds it', () => {
  const rows = readFileSync('docs/conformance.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Promise '))
    .map((line) => line.slice(2, -2).split(' | '));
  expect(rows.length).toBeGreaterThan(200);
  const isHeld = (tests = '') =>
    /`[^`]+\.(?:test|spec)\.tsx?`|`npm run [^`]+`|`e2e\/support\/|`test\/product-pages\//.test(
      tests,
    );
  const faulty = rows.filter(([, code, tests, ...more]) => !code || !isHeld(tests) || more.length);
  expect(faulty.map(([promise]) => promise)).toEqual([]);
  const promises = rows.map(([promise]) => promise);
  expect(promises.filter((each, at) => promises.indexOf(each) !== at)).toEqual([]);
});

test('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bnpm run ([\w:-]+)/g)].map(
      ([, script = '']) => script,
    ),
  );
  expect(named).not.toEqual([]);
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});
