import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import english from '../../../content/i18n/en.json' with { type: 'json' };
import { closureOf } from '../../../scripts/texts/closure-of.ts';
import { keysIn } from '../../../scripts/texts/keys-in.ts';
import { partsOf } from '../../../scripts/texts/parts-of.ts';
import { readSource } from '../../../scripts/texts/read-source.ts';

const root = normalizePath(fileURLToPath(new URL('../../../', import.meta.url)));
const keys = Object.keys(english);

it('every text is said somewhere', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'scripts/*.ts'], { cwd: root });
  const used = new Set(
    files
      .filter((file) => !file.includes('.test.') && !normalizePath(file).includes('/states/'))
      .flatMap((file) => keysIn(readSource(root + file), keys)),
  );
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

describe('the texts come in parts', () => {
  const parts = partsOf(`${root}src/web/entry-client.tsx`, keys);
  const part = (file: string) => parts.get(`${root}src/web/${file}`) ?? new Set<string>();

  it('guests load nothing of what only owners read', () => {
    const loaded = new Set([...part('entry-client.tsx'), ...part('routes/guest-wishlist.tsx')]);
    expect(loaded).toContain('guest.claim');
    expect(loaded).toContain('nav.finder');
    const foreign = [...loaded].filter((key) =>
      /^(admin|settings|manager|finder|home|item\.form)\./.test(key),
    );
    expect(foreign).toEqual([]);
    expect(loaded.size).toBeLessThan(keys.length / 5);
  });

  it('a dialog that comes later brings its own along', () => {
    expect(part('gifts/claim-dialog.tsx')).toContain('claim.confirm');
    expect(part('routes/guest-wishlist.tsx')).not.toContain('claim.confirm');
    expect(part('gifts/claim-dialog.tsx')).not.toContain('common.dismiss');
  });

  it('whatever a part can say is in it or in the application', () => {
    for (const [file, own] of parts) {
      const here = new Set([...own, ...part('entry-client.tsx')]);
      const said = [...closureOf(file)].flatMap((each) => keysIn(readSource(each), keys));
      expect(
        said.filter((key) => !here.has(key)),
        file,
      ).toEqual([]);
    }
  });
});

describe('what a file can say', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wishbow-texts-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const source = (text: string) => {
    const file = join(folder, 'part.tsx');
    writeFileSync(file, text);
    return readSource(file);
  };
  const all = ['a.one', 'a.two', 'a.b.title', 'n_one', 'n_other', 'b.one'];
  const said = (text: string) => keysIn(source(text), all);

  it('is what it writes out, and not what is in a comment', () => {
    expect(said("// 'a.one'\nconst x = <p title={t('a.two')}>a.one</p>;")).toEqual(['a.two']);
  });

  it('is both forms of what it counts', () => {
    expect(said("count('n', 2)")).toEqual(['n_one', 'n_other']);
  });

  it('is everything that it may fill in, and no more', () => {
    expect(said('t(`a.\u0024{which}`)')).toEqual(['a.one', 'a.two', 'a.b.title']);
    expect(said('t(`a.\u0024{which}.title`)')).toEqual(['a.b.title']);
    expect(said('t(`\u0024{all}_\u0024{form}`)')).toEqual([]);
  });

  it('follows what comes at once, but neither types nor what comes later', () => {
    const { imports, later } = source(
      "import type { A } from './a.ts';\nimport { b, type B } from './b.ts';\nimport 'c';\nconst d = () => import('./d.tsx');",
    );
    expect(imports.map((file) => file.split('/').at(-1))).toEqual(['b.ts']);
    expect(later.map(({ file }) => file.split('/').at(-1))).toEqual(['d.tsx']);
  });
});
