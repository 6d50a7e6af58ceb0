import { paths } from '../../contract/paths.ts';

/** Tells the service worker to delete its copies of these lists. Without a worker there are no copies. */
export function deleteOfflineCopy(tokens: readonly string[]): void {
  if (typeof navigator === 'undefined' || tokens.length === 0) return;
  const { serviceWorker } = navigator;
  const message = { forget: tokens };
  // Synchronously, because the page may be left right after this call.
  serviceWorker?.controller?.postMessage(message);
  if (serviceWorker?.controller) return;
  // A forced reload bypasses the worker: the page has no controller although copies exist.
  void serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.active?.postMessage(message));
}

/** Tells the service worker to delete its copies of all lists. */
export function deleteAllOfflineCopies(): void {
  // The worker deletes the pages whose path contains one of these texts; this one is in every list's path.
  deleteOfflineCopy([`${paths.wishlists}/`]);
}
