import { BroadcastChannel, threadId } from 'node:worker_threads';
import { vi } from 'vitest';

/** Reaches the tabs of this thread alone: files of other threads are in other browsers. */
class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`);
  }
}

/*
 * Files of tests of the web share a thread, and each begins as a page does: no module of ours remembers anything,
 * nothing is stubbed, stored or shown.
 */
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.resetModules();
Object.assign(globalThis, { BroadcastChannel: OwnChannel });
if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
}
