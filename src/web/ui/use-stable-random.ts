import { useState } from 'react';
import { useBrowserValue } from './use-browser-value.ts';

/** Returns a random number from 0 to below 1 that stays while mounted; null on the server and during hydration. */
export function useStableRandom(): number | null {
  const [random] = useState(() => Math.random());
  return useBrowserValue<number | null>(() => random, null);
}
