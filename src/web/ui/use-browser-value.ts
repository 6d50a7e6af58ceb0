import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/**
 * Returns `onServer` on the server and during hydration, then what `inBrowser` returns.
 * @param inBrowser returns the same value at each call
 */
export function useBrowserValue<T>(inBrowser: () => T, onServer: T): T {
  return useSyncExternalStore(noSubscription, inBrowser, () => onServer);
}
