import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Draws without a window, and takes half of the time of a whole Chromium. */
export const headlessShell = 'chromium-headless-shell';

const names = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * No sandbox, because root has none; no background traffic, because a test talks to us alone; no
 * graphics card, because one that is only imitated takes a fifth of the time; letters as wide as on a
 * phone, which the headless shell would round to whole pixels.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** `CHROMIUM_PATH`, else the system's Chromium or Chrome, else the one Playwright installed. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) return browserNamed(named);
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...usualPlaces, chromium.executablePath()].find(
    (path) => browserNamed(path) !== undefined,
  );
}

/** The path, if a browser answers there: Ubuntu's `chromium-browser` may only advertise a snap. */
export function browserNamed(path: string): string | undefined {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return undefined;
  }
  if (process.platform !== 'linux') return path;
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0 ? path : undefined;
}

const firefoxPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** `FIREFOX_PATH`, else the system's Firefox; undefined where there is none. */
export function findFirefox(): string | undefined {
  const named = process.env['FIREFOX_PATH'];
  if (named !== undefined) return browserNamed(named);
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const places = ['firefox-esr', 'firefox'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return [...places, ...firefoxPlaces].find((path) => browserNamed(path) !== undefined);
}
