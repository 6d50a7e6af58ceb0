import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { ServerOptions } from './e2e/support/server.ts';
import { browserArguments, findBrowser, findFirefox } from './test/browser.ts';

const executablePath = findBrowser();

/**
 * Visitors are tested on a phone with SQLite, and on a desktop with two servers on PostgreSQL. A test that
 * needs touch is tagged `@phone`, one that needs a keyboard or a mouse `@desk`. What depends on neither the
 * screen's size nor the database (a form's rules, consent, offline copies, lost responses) is tested on one
 * of them, to save time; `screens` and `states` check layout and accessibility on both.
 */
const onPhoneOnly = `items/item-dialog items/pictures offline/offline offline/out-of-reach pages/consent pages/home
  pages/older-browsers pages/serve pages/theme wishlists/backup wishlists/manager wishlists/manager-off
  wishlists/qr-codes`;
const onDeskOnly = `items/lost-responses items/shop pages/previews pages/seo wishlists/list-not-found
  wishlists/print wishlists/settings`;
/** What starts Firefox by itself, and is left out where there is none. */
const inFirefox = 'firefox';

export default defineConfig<object, ServerOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // Three at once take as long as two on two processors, and meet more time limits.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // A condition that comes true late on a busy machine is no fault; one that never does still fails.
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    locale: 'en-GB',
    // Every frame is drawn by the processor; a test about motion asks for `no-preference`.
    contextOptions: { reducedMotion: 'reduce' },
    // What was copied is read back.
    permissions: ['clipboard-read', 'clipboard-write'],
    // What a test holds back on its way to the network must not come out of a cache.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: browserArguments,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    // One long journey, which at the end a worker without work would wait for.
    ...(findFirefox() === undefined
      ? []
      : [
          {
            name: 'firefox',
            testMatch: specFiles(inFirefox),
            use: { database: 'sqlite' as const },
          },
        ]),
    {
      name: 'phone',
      grepInvert: /@desk/,
      testIgnore: specFiles(`${onDeskOnly} ${inFirefox}`),
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
      testIgnore: specFiles(`${onPhoneOnly} ${inFirefox}`),
      use: { database: 'postgres', viewport: { width: 1280, height: 800 } },
    },
  ],
});

/**
 * Returns the patterns for the tests of the topics, which stand between spaces.
 * @throws Error for a topic without tests, since a pattern for no file would silently run them twice
 */
function specFiles(topics: string): string[] {
  return topics.split(/\s+/).map((topic) => {
    const name = `e2e/${topic}.spec.ts`;
    if (!existsSync(new URL(name, import.meta.url))) throw new Error(`${name} does not exist.`);
    return `**/${name}`;
  });
}
