import { type Browser, chromium } from '@playwright/test';
import { waitForHydration } from '../e2e/support/hydrated.ts';
import { href, paths } from '../src/contract/paths.ts';
import { languages } from '../src/domain/language.ts';
import { browserArguments, findBrowser } from '../test/browser.ts';
import { type FilledList, fillLists } from './fill-lists.ts';
import type { Options } from './options.ts';
import { pagesNotRestored } from './pages-not-restored.ts';
import { withWishbow } from './servers.ts';
import { claimOn, openSlowPhone, type SlowPhone } from './slow-phone.ts';
import type { Table } from './table.ts';

/** The pages in a real browser: their weight, and how they feel on a phone with a quarter of this machine's speed. */
export async function measureBrowser(table: Table, { rounds }: Options): Promise<void> {
  await withWishbow({}, ({ origin }) => measurePages(table, origin, rounds));
}

async function measurePages(table: Table, origin: string, rounds: number): Promise<void> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: browserArguments,
    // Playwright switches off what is measured here.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    await measureWeight(table, browser, origin);
    for (let round = 1; round <= rounds; round++) {
      await measurePresses(table, browser, origin);
      await measureLongList(table, browser, origin);
      await measurePaint(table, browser, origin);
    }
    const lost = await pagesNotRestored(browser, origin);
    for (const each of lost) console.log(`not in the back/forward cache: ${each}`);
    table.note('pages that the back/forward cache does not keep', '', lost.length, { atMost: 0 });
  } finally {
    await browser.close();
  }
}

const pageOf = ({ guestToken }: FilledList) => href(paths.guest, { guestToken });

async function listOf(origin: string, items: number): Promise<FilledList> {
  const [list] = await fillLists(origin, { lists: 1, items });
  if (!list) throw new Error('no list was made');
  return list;
}

/** Scripts and messages of a guest's page, as they come over the line, in the language where they weigh most. */
async function measureWeight(table: Table, browser: Browser, origin: string): Promise<void> {
  const list = await listOf(origin, 20);
  const before: number[] = [];
  const whole: number[] = [];
  for (const language of languages) {
    const phone = await openSlowPhone(browser, origin, { language });
    const response = await phone.page.goto(origin + pageOf(list));
    const html = (await response?.text()) ?? '';
    await waitForHydration(phone.page);
    const named: string[] = html.match(/\/assets\/[\w-]+\.js(?=")/g) ?? [];
    before.push(await weigh(phone, named));
    await claimOn(phone, before.length);
    whole.push(await weigh(phone, ['.js', '.json']));
    await phone.close();
  }
  const kilobytes = (all: readonly number[]) => Math.max(...all) / 1000;
  table.note('guest page: JavaScript before it can be used (brotli)', 'KB', kilobytes(before), {
    atMost: 93,
  });
  table.note('guest page: JavaScript and messages after a claim', 'KB', kilobytes(whole), {
    atMost: 130,
  });
}

function weigh({ page }: SlowPhone, endings: readonly string[]): Promise<number> {
  return page.evaluate(
    (all) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => all.some((ending) => name.endsWith(ending)))
        .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0),
    endings,
  );
}

/** From a press to the next picture on the screen, on the page of a shared list. */
async function measurePresses(table: Table, browser: Browser, origin: string): Promise<void> {
  const phone = await openSlowPhone(browser, origin);
  const { page } = phone;
  await page.goto(origin + pageOf(await listOf(origin, 20)));
  await waitForHydration(page);
  await phone.settle();
  for (let n = 0; n < 3; n++) {
    await page.locator('.language-menu__button').tap();
    await page.keyboard.press('Escape');
    for (const filter of await page.locator('.guest-items__filters button').all())
      await filter.tap();
    await page.locator('.guest-items__filters button').first().tap();
    await claimOn(phone, n);
    await phone.settle();
  }
  const took = (await phone.presses()).sort((a, b) => a - b);
  table.note(
    'phone, 4x slower: press to paint, p75',
    'ms',
    took[Math.floor(took.length * 0.75)] ?? 0,
    {
      atMost: 100,
    },
  );
  table.note('phone, 4x slower: press to paint, worst', 'ms', took.at(-1) ?? 0, { atMost: 200 });
  await phone.close();
}

async function measureLongList(table: Table, browser: Browser, origin: string): Promise<void> {
  const phone = await openSlowPhone(browser, origin);
  const { page } = phone;
  await page.goto(origin + pageOf(await listOf(origin, 500)));
  await waitForHydration(page);
  await phone.settle();
  await phone.longestTask();
  await phone.scroll(20_000);
  table.note('phone, 500 items: longest task while scrolling', 'ms', await phone.longestTask(), {
    atMost: 100,
  });
  await phone.scroll(-20_000);
  await phone.settle();
  table.note('phone, 500 items: press to the shown claim', 'ms', await claimOn(phone, 3), {
    atMost: 200,
  });
  await phone.close();
}

/** The list as it appears over a slow mobile line, with its fonts and without any. */
async function measurePaint(table: Table, browser: Browser, origin: string): Promise<void> {
  const address = origin + pageOf(await listOf(origin, 20));
  let shifts = 0;
  for (const fonts of ['fonts', 'no fonts']) {
    const phone = await openSlowPhone(browser, origin, { isLineSlow: true });
    if (fonts === 'no fonts') await phone.page.route(/\.woff2$/, (route) => route.abort());
    await phone.page.goto(address);
    await waitForHydration(phone.page);
    await phone.settle();
    const { largestPaint, layoutShift } = await phone.painted();
    shifts = Math.max(shifts, layoutShift);
    if (fonts === 'fonts') {
      table.note('phone, 1.6 Mbit/s, 150 ms: largest contentful paint', 'ms', largestPaint, {
        atMost: 1500,
      });
    }
    await phone.close();
  }
  table.note('the same: layout shift, with fonts and without', '', shifts, { atMost: 0 });
}
