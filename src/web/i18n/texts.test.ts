import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import english from '../../../content/i18n/en.ts';
import { partsOf } from '../../../test/messages/lazy-parts.ts';
import { readSource } from '../../../test/messages/read-source.ts';
import { keysIn } from '../../../test/messages/used-message-keys.ts';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';
import { applicationNamespaces, screenNamespaces } from './message-namespaces.ts';

const root = normalizePath(fileURLToPath(new URL('../../../', import.meta.url)));
const keys = Object.keys(english);

it('every message is used', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.ts'], { cwd: root });
  const used = new Set(
    files
      .filter((file) => !file.includes('.test.') && !normalizePath(file).includes('/states/'))
      .flatMap((file) => keysIn(readSource(root + file), keys)),
  );
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

const namespaceFolder = `${root}content/i18n/en/`;
const keysOf = (namespaces: readonly string[]) =>
  namespaces.flatMap((each) =>
    Object.keys(JSON.parse(readFileSync(`${namespaceFolder}${each}.json`, 'utf8'))),
  );

/** By file of a lazily loaded part: the namespaces that its `import()` loads, as the code says it. */
function namespacesByPart(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const file of globSync('src/web/**/*.{ts,tsx}', { cwd: root })) {
    const text = readFileSync(root + file, 'utf8');
    const beside = (address: string) => normalizePath(resolve(dirname(root + file), address));
    for (const [, names = '', address = ''] of text.matchAll(
      /withMessages\(\s*\[([^\]]*)\],\s*\(\) =>\s*import\('([^']+)'\)/g,
    ))
      found.set(beside(address), names.match(/[\w-]+/g) ?? []);
    for (const [, name = '', address = ''] of text.matchAll(
      /screen\('([\w-]+)', \(\) =>\s*import\('([^']+)'\)/g,
    ))
      found.set(beside(address), namespacesOfScreens[name] ?? []);
  }
  return found;
}
const namespacesOfScreens: Readonly<Record<string, readonly string[]>> = screenNamespaces;

describe('the namespaces of the messages', () => {
  const loaded = namespacesByPart();
  const parts = partsOf(`${root}src/web/entry-client.tsx`, keys);

  it('contain each key once', () => {
    const all = readdirSync(namespaceFolder).flatMap((file) => keysOf([basename(file, '.json')]));
    expect(all.toSorted()).toEqual(keys.toSorted());
    expect(new Set(all).size).toBe(all.length);
  });

  it('include, for a part that is loaded later, every message it can show', () => {
    const common = new Set(keysOf(applicationNamespaces));
    // Content pages are rendered by the server alone; the page of all states is for development.
    const isElsewhere =
      /\/(?:states\/\w.*|routes\/(?:privacy-policy|terms-of-use|impressum|offline|insights|article|moderation))\.tsx$/;
    let checked = 0;
    for (const [file, used] of parts) {
      if (isElsewhere.test(file)) continue;
      const here = new Set([...common, ...keysOf(loaded.get(file) ?? [])]);
      expect(
        [...used].filter((key) => !here.has(key)),
        file,
      ).toEqual([]);
      if (loaded.has(file)) checked += 1;
    }
    expect(checked).toBe(loaded.size);
    expect(checked).toBeGreaterThan(15);
  });

  it('are not loaded by a part that shows none of their messages', () => {
    for (const [file, namespaces] of loaded) {
      const used = parts.get(file) ?? new Set<string>();
      for (const each of namespaces)
        expect(
          keysOf([each]).some((key) => used.has(key)),
          `${file}: ${each}`,
        ).toBe(true);
    }
  });

  it('are not loaded by guests where only owners read them', () => {
    const here = keysOf([...applicationNamespaces, ...screenNamespaces['guest-wishlist']]);
    expect(here).toContain('guest.claim');
    expect(here).toContain('nav.finder');
    expect(
      here.filter((key) => /^(admin|settings|manager|finder|home|item\.form)\./.test(key)),
    ).toEqual([]);
    expect(here.length).toBeLessThan(keys.length / 5);
    expect(here).not.toContain('claim.confirm');
  });
});

describe('the messages that a file can show', () => {
  const folder = temporaryFolder(afterAll);
  const source = (text: string) => {
    const file = join(folder, 'part.tsx');
    writeFileSync(file, text);
    return readSource(file);
  };
  const all = ['a.one', 'a.two', 'a.b.title', 'n_one', 'n_other', 'b.one'];
  const said = (text: string) => keysIn(source(text), all);

  it('are those it names in code, not in a comment', () => {
    expect(said("// 'a.one'\nconst x = <p title={t('a.two')}>a.one</p>;")).toEqual(['a.two']);
  });

  it('include both plural forms of a count', () => {
    expect(said("count('n', 2)")).toEqual(['n_one', 'n_other']);
  });

  it('include every key that a template can form, and no more', () => {
    expect(said('t(`a.\u0024{which}`)')).toEqual(['a.one', 'a.two', 'a.b.title']);
    expect(said('t(`a.\u0024{which}.title`)')).toEqual(['a.b.title']);
    expect(said('t(`\u0024{all}_\u0024{form}`)')).toEqual([]);
  });

  it('are collected through static imports, not through types or dynamic imports', () => {
    const { imports, later } = source(
      "import type { A } from './a.ts';\nimport { b, type B } from './b.ts';\nimport 'c';\nconst d = () => import('./d.tsx');",
    );
    expect(imports.map((file) => file.split('/').at(-1))).toEqual(['b.ts']);
    expect(later.map(({ file }) => file.split('/').at(-1))).toEqual(['d.tsx']);
  });
});
