/** Has the service worker remove its copies of these lists. Without one there are none. */
export function forgetOffline(tokens: readonly string[]): void {
  if (typeof navigator === 'undefined' || tokens.length === 0) return;
  navigator.serviceWorker?.controller?.postMessage({ forget: tokens });
}
