import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { CarriesTyped } from '../api/list-gone.tsx';
import type { BroughtAlong } from './brought-along.ts';

/** Why the owner's page is opened: right after the list was made, with a gift, or behind its new link. */
export interface ArrivalState extends CarriesTyped {
  readonly created?: true;
  readonly prefill?: BroughtAlong;
}

/** Said once: a reload of the page is no arrival, and the server would not know of it either. */
export function useArrival(): ArrivalState {
  const { state } = useLocation() as { state: unknown };
  useEffect(() => {
    if (state) history.replaceState({ ...history.state, usr: null }, '');
  }, [state]);
  return typeof state === 'object' && state !== null ? state : {};
}
