import { vi } from 'vitest';

/*
 * Files of tests of the web share a thread, and each begins as a page does: no module of ours remembers anything,
 * nothing is stubbed, stored or shown.
 */
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.resetModules();
if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
}
