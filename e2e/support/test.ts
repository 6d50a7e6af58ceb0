import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type Language, languageKey } from '../../src/domain/language.ts';
import { Guest } from './guest.ts';
import { awaitingApplication, markProgress } from './hydrated.ts';
import { type ListFields, type MadeList, makeList } from './lists.ts';
import { Owner } from './owner.ts';
import { type RunningServers, type ServerOptions, startServers } from './server.ts';
import { type Words, wordsOf } from './words.ts';

export { expect };

interface Journey {
  /** Lets a test that provokes an error meet it in the console, as in `expectConsole(/409/)`. */
  readonly expectConsole: (message: RegExp) => void;
  /** Another person: a browser window with a memory of its own, watched like the first. */
  readonly newVisitor: (server?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Makes a page, the test's own unless another is given, speak a language; returns the words on it. */
  readonly setLanguage: (language: Language, page?: Page) => Promise<Words>;
  /** Makes a list, on the first server unless another one is given. */
  readonly makeList: (fields?: ListFields, server?: string) => Promise<MadeList>;
  /** What a guest does on the test's page, in English. */
  readonly guest: Guest;
  /** What an owner does on the test's page, in English. */
  readonly owner: Owner;
  readonly servers: readonly [string, string];
  readonly serverLog: () => string;
  readonly watch: undefined;
}

interface PerWorker extends ServerOptions {
  readonly running: RunningServers;
}

/**
 * Playwright's `test`, with servers of our own. Any page that writes an error to the console,
 * throws, or asks another origin for anything fails its test.
 */
export const test = base.extend<Journey & { complaints: Complaints }, PerWorker>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  environment: [{}, { option: true, scope: 'worker' }],

  running: [
    async ({ database, environment }, use) => {
      const running = await startServers({ database, environment });
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  servers: async ({ running }, use) => use(running.servers),
  serverLog: async ({ running }, use) => use(() => running.log()),
  baseURL: async ({ running }, use) => use(running.servers[0]),

  page: async ({ page }, use) => use(awaitingApplication(page)),

  complaints: async ({ running }, use) => use(new Complaints(running.servers)),
  expectConsole: async ({ complaints }, use) => use((message) => complaints.expect(message)),

  watch: [
    async ({ browser, complaints }, use) => {
      const watch = (context: BrowserContext) => {
        complaints.watch(context);
        // A context that is closed at once needs no marks.
        markProgress(context).catch(() => {});
      };
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      // The list is in the message too: a summary of many tests shows one line of each.
      const list = complaints.found.join(' | ');
      expect(complaints.found, `no page complains, and none talks to strangers: ${list}`).toEqual(
        [],
      );
    },
    { auto: true },
  ],

  newVisitor: async ({ browser, servers }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (server = servers[0], options = {}) => {
      const context = await browser.newContext({ baseURL: server, ...options });
      contexts.push(context);
      const page = await context.newPage();
      // Without scripts there is no application to wait for.
      return options.javaScriptEnabled === false ? page : awaitingApplication(page);
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  setLanguage: async ({ page: own, servers }, use) =>
    use(async (language, page = own) => {
      const cookies = servers.map((url) => ({ name: languageKey, value: language, url }));
      await page.context().addCookies(cookies);
      return wordsOf(language);
    }),
  makeList: async ({ servers }, use) =>
    use((fields, server = servers[0]) => makeList(server, fields)),
  guest: async ({ page }, use) => use(new Guest(page, wordsOf('en'))),
  owner: async ({ page }, use) => use(new Owner(page, wordsOf('en'))),
});

class Complaints {
  readonly found: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #origins: readonly string[];

  constructor(origins: readonly string[]) {
    this.#origins = origins;
  }

  expect(message: RegExp): void {
    this.#expected.push(message);
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#note(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#note(error.error().stack ?? String(error.error())));
    context.on('request', (request) => {
      const url = new URL(request.url());
      const ours = this.#origins.includes(url.origin) || ['blob:', 'data:'].includes(url.protocol);
      if (!ours) this.#note(`a request to ${url.origin}`);
    });
  }

  #note(complaint: string): void {
    if (!this.#expected.some((expected) => expected.test(complaint))) this.found.push(complaint);
  }
}
