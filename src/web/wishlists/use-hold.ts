import { useCallback, useState } from 'react';

/** Counts those who hold on to what is on the screen. */
export function useHold() {
  const [holders, setHolders] = useState(0);
  const hold = useCallback(() => {
    setHolders((before) => before + 1);
    return () => setHolders((before) => before - 1);
  }, []);
  return { isHeld: holders > 0, hold };
}
