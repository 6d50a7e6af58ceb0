import { useBrowserValue } from './use-browser-value.ts';

/** Returns false on the server and during hydration, then true: for parts that need JavaScript. */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
