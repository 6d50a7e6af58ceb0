import { isSecretPage } from './secret-addresses.ts';

/** What the router tells of where the visitor is. */
interface Navigation {
  subscribe(changed: (state: { location: { pathname: string } }) => void): unknown;
}

/** Registers the service worker once the page stands, and tells it which lists are open. */
export async function startWorker(router: Navigation): Promise<void> {
  goOnWhenOnline();
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  let shown = location.pathname;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}/`));
  const tell = (told: object) => (navigator.serviceWorker.controller ?? active)?.postMessage(told);
  tell({ loaded, keep: shown });
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === shown) return;
    shown = pathname;
    if (isSecretPage(pathname)) tell({ keep: pathname });
  });
}

/** A copy gives way to the page itself as soon as there is a connection, unless somebody is writing. */
function goOnWhenOnline(): void {
  if (!document.querySelector('.offline-copy')) return;
  const wait = setInterval(() => {
    if (navigator.onLine && !document.querySelector('dialog[open]')) {
      clearInterval(wait);
      location.reload();
    }
  }, 1000);
}
