import { defineConfig } from '@playwright/test';
import type { ServerOptions } from './e2e/server.ts';
import { browserArguments, findBrowser } from './test/browser.ts';

const executablePath = findBrowser();

/** Every journey is taken twice: by phone on SQLite, and by desktop on PostgreSQL with two servers. */
export default defineConfig<object, ServerOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: browserArguments,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    {
      name: 'phone',
      use: {
        database: 'sqlite',
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      use: { database: 'postgres', viewport: { width: 1280, height: 800 } },
    },
  ],
});
