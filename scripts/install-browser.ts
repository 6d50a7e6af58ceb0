import { spawnSync } from 'node:child_process';
import { browserNamed, findBrowser, findFirefox } from '../test/browser.ts';

/** The browser to test with, installed if there is none; says what to do where it cannot. */
export function launchableBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && browserNamed(named) === undefined) {
    console.error(`CHROMIUM_PATH is ${named}, and no browser starts there.`);
    return undefined;
  }
  const browser = findBrowser() ?? installFromDebian() ?? installFromPlaywright();
  if (browser === undefined) {
    console.error(
      'The journeys need a browser: please install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    );
  }
  return browser;
}

/**
 * The Firefox to test with, installed where Debian's package can be; undefined where it cannot, and the
 * journey in Firefox is left out, which the run says.
 */
export function launchableFirefox(): string | undefined {
  const named = process.env['FIREFOX_PATH'];
  if (named !== undefined && browserNamed(named) === undefined)
    console.error(`FIREFOX_PATH is ${named}, and no browser starts there.`);
  const firefox = findFirefox() ?? installFirefox();
  if (firefox === undefined)
    console.error('No Firefox here, so its journey is left out: install it, or set FIREFOX_PATH.');
  return firefox;
}

function installFirefox(): string | undefined {
  return installPackage('Firefox', ['firefox-esr']) ? findFirefox() : undefined;
}

function installFromDebian(): string | undefined {
  const names = ['chromium-headless-shell', 'chromium'];
  return installPackage('Chromium', names) ? findBrowser() : undefined;
}

/** Installs the first of the packages that there is. Returns false where nobody may, or none can be. */
function installPackage(what: string, names: readonly string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  console.log(`Installing ${what} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]) =>
    spawnSync('apt-get', [...words, '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env })
      .status === 0;
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name);
  return apt('update') && names.some(install);
}

function installFromPlaywright(): string | undefined {
  console.log("Installing Playwright's Chromium ...");
  const { status } = spawnSync('playwright install chromium', { stdio: 'inherit', shell: true });
  return status === 0 ? findBrowser() : undefined;
}
