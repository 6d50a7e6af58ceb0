import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { browserNamed, findBrowser, findFirefox, headlessShell } from '../../test/browser.ts';

/*
 * Installs the browsers that the journeys need and that are not there. Fails, and says what to do, where
 * there is no Chromium afterwards. Without Firefox its journey is left out.
 */
const updateTimeoutMs = 120_000;
let isUpdated = false;

if (!hasChromium()) {
  console.error(
    'The journeys need a browser: please install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
  process.exitCode = 1;
}
if (!hasFirefox())
  console.error('No Firefox here, so its journey is left out: install it, or set FIREFOX_PATH.');

function hasChromium(): boolean {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) return isLaunchable('CHROMIUM_PATH', named);
  const found = findBrowser();
  if (found?.endsWith(headlessShell)) return true;
  // It takes half of the time that a whole Chromium takes, so it is worth a minute of installing.
  if (isDebian()) installPackage(headlessShell);
  return findBrowser() !== undefined || installPackage('chromium') || installFromPlaywright();
}

function hasFirefox(): boolean {
  const named = process.env['FIREFOX_PATH'];
  if (named !== undefined) return isLaunchable('FIREFOX_PATH', named);
  return findFirefox() !== undefined || installPackage('firefox-esr');
}

function isLaunchable(setting: string, path: string): boolean {
  if (browserNamed(path) !== undefined) return true;
  console.error(`${setting} is ${path}, and no browser starts there.`);
  return false;
}

/** Other systems have no package of the headless shell. */
function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Installs a package of Debian or a relative of it. Returns false where nobody may, or it cannot be. */
function installPackage(name: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  console.log(`Installing ${name} ...`);
  isUpdated ||= apt('update');
  return isUpdated && apt('install', '-y', '--no-install-recommends', name);
}

function apt(...args: string[]): boolean {
  const { status } = spawnSync('apt-get', [...args, '-qq'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    ...(args[0] === 'update' && { timeout: updateTimeoutMs }),
  });
  return status === 0;
}

function installFromPlaywright(): boolean {
  console.log("Installing Playwright's Chromium ...");
  const { status } = spawnSync('playwright install chromium', { stdio: 'inherit', shell: true });
  return status === 0 && findBrowser() !== undefined;
}
