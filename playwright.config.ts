import { defineConfig } from '@playwright/test';
import type { ServerOptions } from './e2e/support/server.ts';
import { browserArguments, findBrowser } from './test/browser.ts';

const executablePath = findBrowser();

/**
 * What a visitor meets is seen by phone on SQLite, and by desktop on PostgreSQL with two servers.
 * What needs a thumb is tagged `@phone`, what needs a keyboard or a mouse `@desk`. What a screen's
 * size and the database do not touch (a form's rules, consent, copies for offline, lost answers) is
 * looked at once, to be done in time; layout and access are checked on both in `screens` and `states`.
 */
const onPhoneOnly =
  /(codes|consent|home|item-dialog|manager|offline|out-of-reach|pictures|rescue|serve|theme)\.spec/;
const onDeskOnly = /(list-gone|lost-answers|previews|print|seo|settings|shop)\.spec/;

export default defineConfig<object, ServerOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    locale: 'en-GB',
    // Every frame is drawn by the processor; a test about motion asks for `no-preference`.
    contextOptions: { reducedMotion: 'reduce' },
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
      testIgnore: onDeskOnly,
      use: {
        database: 'sqlite',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: onPhoneOnly,
      use: { database: 'postgres', viewport: { width: 1280, height: 800 } },
    },
  ],
});
