import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** A number from 0 to 1 that stays while the part is shown; null on the server and until the page is awake. */
export function useChance(): number | null {
  const [chance] = useState(() => Math.random());
  return useSyncExternalStore(
    never,
    () => chance,
    () => null,
  );
}
