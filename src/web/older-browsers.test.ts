import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** What comes to a browser, and is not compiled to what an older one knows. */
const folders = ['web', 'contract', 'domain'].map((name) =>
  fileURLToPath(new URL(`../${name}`, import.meta.url)),
);

/** Functions that Safari 16.4 does not have, the oldest that docs/browsers.md promises. */
const tooNew = [
  'URL.parse',
  'URL.canParse',
  'Promise.withResolvers',
  'Promise.try',
  'Object.groupBy',
  'Map.groupBy',
  'Array.fromAsync',
  'AbortSignal.any',
  'Iterator.from',
];

it('the application calls no function that the oldest supported browser lacks', () => {
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => {
        const source = readFileSync(join(folder, file), 'utf8');
        return tooNew
          .filter((name) => source.includes(`${name}(`))
          .map((name) => `${file}: ${name}`);
      }),
  );
  expect(found).toEqual([]);
});
