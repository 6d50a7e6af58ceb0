import { useCallback, useState } from 'react';

/**
 * Counts the components that keep the screen from changing. Returns whether there is one, and `hold`,
 * which adds one and returns the function that removes it.
 */
export function useRefCount() {
  const [holders, setHolders] = useState(0);
  const hold = useCallback(() => {
    setHolders((before) => before + 1);
    return () => setHolders((before) => before - 1);
  }, []);
  return { isHeld: holders > 0, hold };
}
