import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Where colours are written down; the second for HTML that no stylesheet reaches. */
const homes = [join('styles', 'tokens.css'), join('document', 'theme-colors.ts')];

const names =
  'aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|sienna|silver|tan|teal|tomato|turquoise|violet|wheat|white|yellow';
const properties = 'fill|stroke|(?:[\\w-]*-)?colou?r|background|border[\\w-]*|outline|box-shadow';

const rawColours = [
  /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi,
  new RegExp(
    `\\b(?:${properties})\\s*[:=]\\s*["'{]*[^;"'}]*\\b(?<![-\\w])(?:${names})\\b(?!-)`,
    'gi',
  ),
];

function findRawColours(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return rawColours.flatMap((raw) => code.match(raw) ?? []);
}

it('no colour is written outside the tokens', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !homes.includes(file));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    findRawColours(readFileSync(join(root, file), 'utf8')).map((raw) => `${file}: ${raw}`),
  );
  expect(found).toEqual([]);
});

it.each([
  'color: #fff;',
  '<path fill="#A62344" />',
  'box-shadow: 0 0 1px rgb(0 0 0 / 0.2);',
  'background: oklch(0.5 0.1 20);',
  'border: 1px solid white;',
  "<svg stroke='red'>",
  "fill={'black'}",
])('a raw colour is reported: %s', (source) => {
  expect(findRawColours(source)).not.toEqual([]);
});

it.each([
  'color: var(--gold);',
  'fill: currentColor;',
  'stroke: none;',
  'background: color-mix(in srgb, var(--berry) 55%, transparent);',
  '<a href="#content">',
  'class="badge badge--gold"',
  'white-space: nowrap;',
])('other text is not reported: %s', (source) => {
  expect(findRawColours(source)).toEqual([]);
});
