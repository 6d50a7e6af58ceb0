import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configurationPage } from './configuration-page.ts';

test('the page for operators is the one the settings make', () => {
  const page = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  expect(page).toBe(configurationPage());
});
