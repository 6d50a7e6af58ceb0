import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { paths } from './paths.ts';

const root = join(import.meta.dirname, '../..');
const tables = ['src/contract/paths.ts', 'src/contract/other-paths.ts'];
/** Finds and sorts addresses inside the text of kept pages, where a table of patterns is of no use. */
const exceptions = ['src/web/offline/asset-cache.ts'];

const firstSegments = new Set(
  Object.values(paths)
    .map((path) => path.split('/')[1] ?? '')
    .filter(Boolean)
    .concat('api'),
);
/** A path of the site or of the API at the beginning of a text, behind a placeholder, or in a pattern. */
const writtenPath = new RegExp(`(?:['"\`}]|\\\\)/(?:${[...firstSegments].join('|')})(?![\\w-])`);
const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const files = ['src', 'scripts', 'bench'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name)),
);

it('finds a path in every way of writing it', () => {
  const base = '/wishlist';
  for (const code of [
    `'${base}/guest/x'`,
    `\`\${origin}${base}\``,
    '"/api/config"',
    `/\\${base}/`,
    "'/article/a'",
  ])
    expect(withoutComments(code), code).toMatch(writtenPath);
  for (const code of [`/** ${base} */`, "'./wishlist/x.ts'", "'/wishlists'", "'/art/x.svg'"])
    expect(withoutComments(code), code).not.toMatch(writtenPath);
});

it('paths of the site and of the API are written in the contract only', () => {
  expect(files.length).toBeGreaterThan(500);
  const writers = files.filter((name) =>
    writtenPath.test(withoutComments(readFileSync(join(root, name), 'utf8'))),
  );
  expect(writers.sort()).toEqual([...tables, ...exceptions].sort());
});
