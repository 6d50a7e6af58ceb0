import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configurationPage } from './configuration-page.ts';

test('the configuration page equals the one generated from the settings', () => {
  const page = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  expect(page).toBe(configurationPage());
});
