import { defineConfig } from '@playwright/test';
import type { ServerOptions } from './e2e/server.ts';
import { browserArguments, findBrowser } from './test/browser.ts';

const executablePath = findBrowser();

/**
 * Every journey is taken twice: by phone on SQLite, and by desktop on PostgreSQL with two servers.
 * What needs a thumb is tagged `@phone`, what needs a keyboard or a mouse `@desk`. What is the same
 * on both (forms, texts, consent, search engines) is looked at once, to be done in time.
 */
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
    // What a test holds back on its way to the network must not come out of a cache.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: browserArguments,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desk/,
      testIgnore: /(seo|shop)\.spec/,
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
      grepInvert: /@phone/,
      testIgnore: /(consent|home|item-dialog|pictures)\.spec/,
      use: { database: 'postgres', viewport: { width: 1280, height: 800 } },
    },
  ],
});
