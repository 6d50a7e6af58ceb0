import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** While something is typed, going back or away from the page has to be confirmed. */
export function useLeaveGuard(isChanged: boolean) {
  const blocker = useBlocker(isChanged);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return blocker;
}
