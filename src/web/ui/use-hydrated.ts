import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** Returns false on the server and during hydration, then true: for parts that need JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
