import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('routes/', import.meta.url);

/** Read, not run: a screen brings half of the application along. */
const screens = readdirSync(folder)
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
  .filter(({ text }) => text.includes('handle: ScreenHandle'));

it('every screen of the application says its file, so that a page asks for its code at once', () => {
  expect(screens.length).toBeGreaterThan(10);
  for (const { name, text } of screens) {
    if (text.includes('isDocument: true')) continue;
    expect(/^ {2}file: '(.+)',$/m.exec(text)?.[1], name).toBe(name.replace('.tsx', ''));
  }
});
