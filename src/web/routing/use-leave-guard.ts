import { useEffect, useRef, useState } from 'react';
import { addLeaveGuard, type Decision, type Guard } from './leave-guards.ts';

/** A blocked navigation with the visitor's two answers, or none. */
export type LeaveGuard =
  | { readonly state: 'unblocked'; readonly proceed?: undefined; readonly reset?: undefined }
  | ({ readonly state: 'blocked' } & Decision);

/**
 * Blocks navigations and asks before the page is closed while `isChanged`. Returns the blocked
 * navigation for the caller's confirmation dialog, or `unblocked`.
 */
export function useLeaveGuard(isChanged: boolean): LeaveGuard {
  const [decision, setDecision] = useState<Decision | null>(null);
  const guard = useRef<Guard>({ isChanged: false, ask: setDecision });
  useEffect(() => addLeaveGuard(guard.current), []);
  useEffect(() => {
    guard.current.isChanged = isChanged;
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);

  if (decision === null) return { state: 'unblocked' };
  const decide = (act: () => void) => () => {
    setDecision(null);
    act();
  };
  return { state: 'blocked', proceed: decide(decision.proceed), reset: decide(decision.reset) };
}
