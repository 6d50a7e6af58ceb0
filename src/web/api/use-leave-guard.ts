import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { carriesTyped } from './list-gone.tsx';

/** While something is typed, going back or away from the page has to be confirmed. */
export function useLeaveGuard(isChanged: boolean) {
  const blocker = useBlocker(({ nextLocation }) => isChanged && !carriesTyped(nextLocation.state));
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return blocker;
}
