import { serviceWorkerPath } from '../../contract/other-paths.ts';
import { isPrivatePage } from './private-paths.ts';
import { reloadWhenOnline } from './reload-when-online.ts';

/** The part of the router that this file uses. */
interface Navigation {
  subscribe(changed: (state: { location: { pathname: string } }) => void): unknown;
}

/**
 * Registers the service worker and sends it the paths of the opened lists. On a stale copy it also
 * starts to poll the server. Does nothing else without service workers; rejects if the registration fails.
 */
export async function startWorker(router: Navigation): Promise<void> {
  if (document.querySelector('.stale-banner')) reloadWhenOnline();
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(serviceWorkerPath);
  const { active } = await navigator.serviceWorker.ready;
  let currentPath = location.pathname;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}/`));
  const post = (message: object) =>
    (navigator.serviceWorker.controller ?? active)?.postMessage(message);
  post({ loaded, keep: currentPath });
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === currentPath) return;
    currentPath = pathname;
    if (isPrivatePage(pathname)) post({ keep: pathname });
  });
}
