import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const web = new URL('../', import.meta.url);
const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** Returns the selectors that have two rules in one place of a sheet, each with the at-rules around it. */
function doublesIn(sheet: string): string[] {
  const css = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const around: string[] = [];
  const seen = new Set<string>();
  const doubles: string[] = [];
  for (const [, text = '', mark] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') around.pop();
    if (mark !== '{') continue;
    around.push(text.trim().replaceAll(/\s+/g, ' '));
    const rule = around.join(' { ');
    if (seen.has(rule) && !/(?:^|\{ )@[^{]*$/.test(rule)) doubles.push(rule);
    seen.add(rule);
  }
  return doubles;
}

it('finds two rules for one selector, but not in different media', () => {
  const rule = '.a { color: red; }';
  expect(doublesIn(`${rule} .b { top: 0 } ${rule}`)).toEqual(['.a']);
  expect(doublesIn(`@media print { ${rule} } ${rule} @media print { .b { top: 0 } }`)).toEqual([]);
});

it.each(sheets)('what one selector gets stands in one rule: %s', (file) => {
  expect(doublesIn(readFileSync(new URL(file, web), 'utf8'))).toEqual([]);
});
