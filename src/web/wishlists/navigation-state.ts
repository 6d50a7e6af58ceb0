import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { HasUnsavedText } from '../routing/has-unsaved-text.ts';
import type { SharedInItem } from './add-gift/shared-in-item.ts';

/** What a navigation passes to the owner's page: that the list is new, or the values of a new item. */
export interface NavigationState extends HasUnsavedText {
  readonly created?: true;
  /** this browser could not store the new list's token */
  readonly notStored?: true;
  readonly prefill?: SharedInItem;
}

/**
 * Returns the state passed with the navigation, empty without one. It is removed from the history
 * entry, so that a reload does not apply it again; the server render never has it.
 */
export function useNavigationState(): NavigationState {
  const state: unknown = useLocation().state;
  useEffect(() => {
    if (state) history.replaceState({ ...history.state, usr: null }, '');
  }, [state]);
  return typeof state === 'object' && state !== null ? state : {};
}
