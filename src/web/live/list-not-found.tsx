import { createContext, useContext, useEffect, useState } from 'react';

/** Whether the list on the screen is still found, and what keeps it on the screen if not. */
export interface ListNotFound {
  readonly isNotFound: boolean;
  /** it is not found because the operator has taken it down */
  readonly isTakenDown?: boolean;
  /** Keeps the list on the screen although it is not found; returns the function that releases it. */
  readonly hold: () => () => void;
}

const existing: ListNotFound = { isNotFound: false, hold: () => () => {} };

/** Provided by the screen of a list. */
export const ListNotFoundContext = createContext<ListNotFound>(existing);

/** Returns the message that says why the list is not found, to whoever has typed something for it. */
export function useNotFoundMessage(): 'listNotFound.text' | 'listNotFound.takenDown' {
  return useContext(ListNotFoundContext).isTakenDown
    ? 'listNotFound.takenDown'
    : 'listNotFound.text';
}

/**
 * Returns true if the list is not found any more. Text that was typed before (`isTyped`) stays on the screen
 * with the component that holds it, until that component unmounts.
 */
export function useListNotFound(isTyped: boolean): boolean {
  const { isNotFound, hold } = useContext(ListNotFoundContext);
  const [wasTyped, setWasTyped] = useState(false);
  if (isNotFound && isTyped && !wasTyped) setWasTyped(true);
  if (!isNotFound && wasTyped) setWasTyped(false);
  const holds = isTyped || wasTyped;
  useEffect(() => (holds ? hold() : undefined), [holds, hold]);
  return isNotFound;
}
