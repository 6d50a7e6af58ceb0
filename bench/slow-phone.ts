import type { Browser, Page } from '@playwright/test';
import { markProgress, waitUntilSettled } from '../e2e/support/hydrated.ts';
import { type Language, languageKey } from '../src/domain/language.ts';

const slowDown = 4;
/** The mobile line of Lighthouse: 1.6 Mbit/s, 150 ms there and back. */
const slowLine = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

interface PhoneOptions {
  readonly language?: Language;
  readonly isLineSlow?: boolean;
}

/** A page on a phone with a slow processor, which notes how it feels. */
export interface SlowPhone {
  readonly page: Page;
  /** Waits until nothing moves and nothing is to be done. */
  settle(): Promise<void>;
  /** Returns the milliseconds from each press so far to the next painted picture. */
  presses(): Promise<number[]>;
  /** Returns the milliseconds of the longest task of more than 50 since the last call; 0 if there was none. */
  longestTask(): Promise<number>;
  /** Scrolls by so many pixels, as a finger does. */
  scroll(pixels: number): Promise<void>;
  painted(): Promise<{ largestPaint: number; layoutShift: number }>;
  close(): Promise<void>;
}

interface Notes {
  readonly presses: Map<number, number>;
  longestTask: number;
  largestPaint: number;
  layoutShift: number;
}

/** What the page itself notes; it runs in the browser. */
function takeNotes(): void {
  const notes: Notes = { presses: new Map(), longestTask: 0, largestPaint: 0, layoutShift: 0 };
  Object.assign(globalThis, { notes });
  const observe = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0)
        notes.presses.set(interactionId, Math.max(duration, notes.presses.get(interactionId) ?? 0));
    },
    { durationThreshold: 16 },
  );
  observe('longtask', ({ duration }) => {
    notes.longestTask = Math.max(notes.longestTask, duration);
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    notes.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) notes.layoutShift += value;
  });
}

/** Opens such a page, which shows nothing yet. */
export async function openSlowPhone(
  browser: Browser,
  origin: string,
  { language = 'en', isLineSlow = false }: PhoneOptions = {},
): Promise<SlowPhone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: languageKey, value: language, url: origin }]);
  await markProgress(context);
  await context.addInitScript(takeNotes);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  if (isLineSlow) {
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...slowLine });
  }
  return {
    page,
    settle: () => waitUntilSettled(page),
    presses: () =>
      page.evaluate(() => [...(globalThis as unknown as { notes: Notes }).notes.presses.values()]),
    longestTask: () =>
      page.evaluate(() => {
        const { notes } = globalThis as unknown as { notes: Notes };
        const longest = notes.longestTask;
        notes.longestTask = 0;
        return longest;
      }),
    async scroll(pixels) {
      await devTools.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 600,
        yDistance: -pixels,
        speed: 4000,
        gestureSourceType: 'touch',
      });
    },
    painted: () => page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes),
    close: () => context.close(),
  };
}

/**
 * Claims the item at a place of the list that is open. Returns the milliseconds from the press that confirms
 * until the card is painted as claimed.
 */
export async function claimOn({ page }: SlowPhone, place: number): Promise<number> {
  const card = page.locator('.guest-card').nth(place);
  await card.locator('.btn--claim').tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').pressSequentially('Jo');
  const id = await card.getAttribute('id');
  const shown = page.evaluate(
    (cardId) =>
      new Promise<number>((resolve) => {
        let pressedAt = 0;
        const press = ({ timeStamp }: Event) => {
          pressedAt = timeStamp;
        };
        document.addEventListener('pointerup', press, { capture: true });
        const item = document.getElementById(cardId ?? '');
        const observer = new MutationObserver(() => {
          if (!item?.classList.contains('is-claimed')) return;
          observer.disconnect();
          document.removeEventListener('pointerup', press, { capture: true });
          // In the frame after the next one, the next one has been painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
        });
        if (item) observer.observe(item, { attributes: true });
      }),
    id,
  );
  await dialog.locator('.btn--claim').tap();
  const took = await shown;
  await dialog.waitFor({ state: 'hidden' });
  return took;
}
