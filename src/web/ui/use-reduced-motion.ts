import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Returns whether the visitor prefers reduced motion now. For the browser only. */
export const prefersReducedMotion = (): boolean => matchMedia(query).matches;

/** Returns whether the visitor prefers reduced motion; true on the server and during hydration. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
