import { createContext, useContext, useEffect, useState } from 'react';

/** Whether the list on the screen still exists, and what keeps it on the screen if not. */
export interface ListNotFound {
  readonly isGone: boolean;
  /** it is gone because the operator has taken it down */
  readonly isTakenDown?: boolean;
  /** Keeps the list on the screen although it is not found; returns the function that releases it. */
  readonly hold: () => () => void;
}

const existing: ListNotFound = { isGone: false, hold: () => () => {} };

/** Provided by the screen of a list. */
export const ListNotFoundContext = createContext<ListNotFound>(existing);

/** Returns the message that says why the list is gone, to whoever has typed something for it. */
export function useGoneMessage(): 'gone.text' | 'gone.takenDown' {
  return useContext(ListNotFoundContext).isTakenDown ? 'gone.takenDown' : 'gone.text';
}

/**
 * Returns true if the list is not found any more. Text that was typed before (`isTyped`) stays on the screen
 * with the component that holds it, until that component unmounts.
 */
export function useListNotFound(isTyped: boolean): boolean {
  const { isGone, hold } = useContext(ListNotFoundContext);
  const [wasTyped, setWasTyped] = useState(false);
  if (wasTyped !== (isGone && (wasTyped || isTyped))) setWasTyped(!wasTyped);
  const holds = isTyped || wasTyped;
  useEffect(() => (holds ? hold() : undefined), [holds, hold]);
  return isGone;
}
