import { spawnSync } from 'node:child_process';
import { browserNamed, findBrowser } from '../test/browser.ts';

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

function installFromDebian(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  console.log('Installing Chromium ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]) =>
    spawnSync('apt-get', [...words, '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env })
      .status === 0;
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name);
  const isInstalled = apt('update') && (install('chromium-headless-shell') || install('chromium'));
  return isInstalled ? findBrowser() : undefined;
}

function installFromPlaywright(): string | undefined {
  console.log("Installing Playwright's Chromium ...");
  const { status } = spawnSync('playwright install chromium', { stdio: 'inherit', shell: true });
  return status === 0 ? findBrowser() : undefined;
}
