import { createContext, useContext, useEffect, useState } from 'react';

/** Of the list on the screen: whether it still is, and who holds on to it. */
export interface ListGone {
  readonly isGone: boolean;
  /** Keeps the screen as it is although the list is gone; the answer lets it go. */
  readonly hold: () => () => void;
}

const nobody: ListGone = { isGone: false, hold: () => () => {} };

export const ListGoneContext = createContext<ListGone>(nobody);

/**
 * Tells whether the list is gone. What somebody has typed by then stays on the screen, with the part
 * it was typed into, until that part is closed.
 */
export function useListGone(isTyped: boolean): boolean {
  const { isGone, hold } = useContext(ListGoneContext);
  const [wasTyped, setWasTyped] = useState(false);
  if (wasTyped !== (isGone && (wasTyped || isTyped))) setWasTyped(!wasTyped);
  const holds = isTyped || wasTyped;
  useEffect(() => (holds ? hold() : undefined), [holds, hold]);
  return isGone;
}

/** The state of a navigation that takes along what is typed: nobody has to be asked. */
export interface CarriesTyped {
  readonly carriesTyped?: true;
}

export function carriesTyped(state: unknown): boolean {
  return (state as CarriesTyped | null)?.carriesTyped === true;
}
