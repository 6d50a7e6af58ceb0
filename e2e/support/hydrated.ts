import { type BrowserContext, expect, type Page, type Response } from '@playwright/test';
import { applicationListens } from '../../src/web/boot/replay-early-input.ts';
import type { Words } from './words.ts';

interface Marks {
  /** what the page has loaded; a test's own clock takes the page's list of that away */
  resources?: () => PerformanceEntryList;
  /** the application is in place: its first effects have run */
  isHydrated?: boolean;
  /** the stream of a list's events is open and has said at which version the list is */
  isSubscribed?: boolean;
}

/** Makes every page of a context set marks that a test can wait for. */
export async function markProgress(context: BrowserContext): Promise<void> {
  await context.addInitScript((event) => {
    const marks = globalThis as Marks;
    const entries = performance.getEntriesByType.bind(performance);
    marks.resources = () => entries('resource');
    document.addEventListener(event, (announced) => {
      void (announced as CustomEvent<Promise<void>>).detail.then(() => {
        marks.isHydrated = true;
      });
    });
    class MarkedEventSource extends EventSource {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener('changed', () => {
          marks.isSubscribed = true;
        });
        this.addEventListener('error', () => {
          marks.isSubscribed = false;
        });
      }
      override close(): void {
        marks.isSubscribed = false;
        super.close();
      }
    }
    globalThis.EventSource = MarkedEventSource;
  }, applicationListens);
}

/** Opens a page and waits until it is painted and records presses, but not for its application. */
export async function openUnhydrated(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // The starter takes the application's tags out of their template once it records presses.
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLTemplateElement>('#after-paint')?.content.childElementCount === 0,
  );
}

/** Waits until the application handles presses. Before that, a page stores the last press only. */
export async function waitForHydration(
  page: Page,
  options: { timeout?: number } = {},
): Promise<void> {
  await page.waitForFunction(() => (globalThis as Marks).isHydrated, null, options);
}

/** Waits until the page of a list receives changes. Before that, a change reaches it with a delay. */
export async function waitForSubscription(page: Page): Promise<void> {
  await page.waitForFunction(() => (globalThis as Marks).isSubscribed);
}

/** Waits until the page of a list receives changes, and says so. The server writes the words; the stream alone can tell. */
export async function waitUntilLive(page: Page, t: Words): Promise<void> {
  await waitForSubscription(page);
  await expect(page.locator('.live-state')).toHaveText(new RegExp(t('wishlist.live')));
}

/**
 * Waits until a page that has loaded has done what it does by itself: its fonts and pictures are
 * there, its finite animations are over, the browser is idle and has drawn it. Chromium was seen to leave one
 * of these promises open for a minute; what it does not say in ten seconds is printed and not waited for.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  const open = await page.evaluate(async () => {
    const late: string[] = [];
    const within10s = async (what: string, event: Promise<unknown>) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const isLate = await Promise.race([
        event.then(() => false),
        new Promise((done) => (timer = setTimeout(done, 10_000, true))),
      ]);
      clearTimeout(timer);
      if (isLate) late.push(what);
    };
    await within10s('fonts', document.fonts.ready);
    const eager = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await within10s('pictures', Promise.allSettled(eager.map((image) => image.decode())));
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await within10s('animations', Promise.allSettled(finite.map(({ finished }) => finished)));
    await within10s('idle', new Promise((done) => requestIdleCallback(done)));
    return late;
  });
  if (open.length > 0) console.log(`${page.url()} never said that it has: ${open.join(', ')}`);
  await framesDrawn(page, 2);
}

/** Makes the page write an error to the console, and so fail its test, once it shows one of these texts. */
export async function complainAbout(page: Page, texts: readonly string[]): Promise<void> {
  await page.evaluate((unwanted) => {
    const observer = new MutationObserver(() => {
      const shown = unwanted.find((text) => document.body.textContent.includes(text));
      if (shown !== undefined) console.error(`The page said: ${shown}`);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, texts);
}

/** Waits until the browser has drawn so many frames; 60 are a second on a machine that keeps up. */
export async function framesDrawn(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1)
      await new Promise((done) => requestAnimationFrame(done));
  }, count);
}

/** Waits until the application handles presses, and the code that navigates is loaded, which follows hydration. */
async function waitForApplication(page: Page, options: { timeout: number }): Promise<void> {
  await page.waitForFunction(
    () =>
      (globalThis as Marks).isHydrated &&
      (globalThis as Marks).resources?.().some(({ name }) => name.includes('/browser-router-')),
    null,
    options,
  );
}

/** How long to wait for an application that may never come, where a test holds it back. */
const maxWaitMs = 5_000;

/**
 * Makes a page wait, after it has gone somewhere, for the application that is fetched once it is
 * painted. Who names what to wait for instead gets that; a page to read has no application. A route of an
 * open page is in force once `route` fulfils.
 */
export function awaitingApplication(page: Page): Page {
  const settled = async (response: Response | null, waitUntil: string | undefined) => {
    if (waitUntil === undefined && (await page.locator('#after-paint').count()) > 0)
      await waitForApplication(page, { timeout: maxWaitMs }).catch(() => {});
    return response;
  };
  const { goto, reload, route } = page;
  page.goto = async (url, options) =>
    settled(await goto.call(page, url, options), options?.waitUntil);
  let isProbed = false;
  page.route = async (address, handler, options) => {
    const registered = await route.call(page, address, handler, options);
    if (isProbed || !page.url().startsWith('http')) return registered;
    isProbed = true;
    await route.call(page, `**${probe}`, (probed) => probed.fulfill({ status: 204 }));
    await isIntercepted(page);
    return registered;
  };
  page.reload = async (options) => settled(await reload.call(page, options), options?.waitUntil);
  return page;
}

/** An address that every server answers, and a route otherwise than the server. */
const probe = '/robots.txt?is-intercepted';
const maxProbes = 50;

/**
 * Waits until the requests of an open page are intercepted: Playwright says so once the browser knows, and
 * the page's own process hears of it a little later. With a service worker in between they never are.
 */
async function isIntercepted(page: Page): Promise<void> {
  await page.evaluate(
    async ([address, tries]) => {
      for (let at = 0; at < tries; at += 1)
        if ((await fetch(address, { cache: 'no-store' }).catch(() => null))?.status === 204) return;
    },
    [probe, maxProbes] as const,
  );
}
