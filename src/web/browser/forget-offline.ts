/** Has the service worker remove its copies of these lists. Without one there are none. */
export function forgetOffline(tokens: readonly string[]): void {
  if (typeof navigator === 'undefined' || tokens.length === 0) return;
  const { serviceWorker } = navigator;
  const told = { forget: tokens };
  // At once, because the page may be left now.
  serviceWorker?.controller?.postMessage(told);
  if (serviceWorker?.controller) return;
  // A page that was reloaded past the worker has none in charge of it, and the copies are there.
  void serviceWorker?.getRegistration().then((found) => found?.active?.postMessage(told));
}
