/** The visitor's two answers to a blocked navigation: leave or stay. */
export interface Decision {
  readonly proceed: () => void;
  readonly reset: () => void;
}

/** A part of the page that may contain unsaved text. */
export interface Guard {
  isChanged: boolean;
  ask: (decision: Decision) => void;
}

/** The router supports a single blocker, so it delegates to these; the innermost comes last. */
const guards: Guard[] = [];

/** Returns true if there is unsaved text that a navigation would lose. */
export const isLeavingGuarded = (): boolean => guards.some(({ isChanged }) => isChanged);

/** Lets the innermost guard with unsaved text ask the visitor; without one the navigation proceeds. */
export function askBeforeLeaving(decision: Decision): void {
  const guard = guards.findLast(({ isChanged }) => isChanged);
  if (guard) guard.ask(decision);
  else decision.proceed();
}

/** Adds a guard. Returns the function that removes it. */
export function addLeaveGuard(guard: Guard): () => void {
  guards.push(guard);
  return () => void guards.splice(guards.indexOf(guard), 1);
}
