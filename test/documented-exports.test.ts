import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('src/**/*.{ts,tsx}').filter(
  (file) =>
    !/\.test\.tsx?$/.test(file) &&
    !file.startsWith('src/web/ui/') &&
    !file.startsWith('src/web/states/'),
);

interface ExportedFunction {
  readonly name: string;
  readonly comment: string;
  readonly body: string;
}

/** The functions that a file exports, each with the comment right above it and its source text. */
function exportedFunctions(source: string): ExportedFunction[] {
  const start = /^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?:async )?function\*? (\w+)/gm;
  const found = [...source.matchAll(start)];
  return found.map((match) => {
    const rest = source.slice(match.index + match[0].length);
    const end = rest.search(/^\}/m);
    return {
      name: match[2] ?? '',
      comment: match[1] ?? '',
      body: end < 0 ? rest : rest.slice(0, end),
    };
  });
}

/** The names by which React Router finds the parts of a route. */
const routeParts = new Set(['loader', 'Component', 'ErrorBoundary']);

const all = files.flatMap((file) =>
  exportedFunctions(readFileSync(file, 'utf8')).map((each) => ({ file, ...each })),
);

test('every exported function has a comment', () => {
  expect(all.length).toBeGreaterThan(500);
  const silent = all.filter(
    ({ file, name, comment }) =>
      comment === '' && !(file.startsWith('src/web/routes/') && routeParts.has(name)),
  );
  expect(silent.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('every failure code that an exported function throws is in its comment', () => {
  const thrown = all.flatMap(({ file, name, comment, body }) =>
    [...body.matchAll(/new Failure\('([\w.]+)'/g)].map(([, code = '']) => ({
      at: `${file}: ${name}: ${code}`,
      isSaid: comment.includes(code),
    })),
  );
  expect(thrown.length).toBeGreaterThan(20);
  expect(thrown.filter(({ isSaid }) => !isSaid).map(({ at }) => at)).toEqual([]);
});
