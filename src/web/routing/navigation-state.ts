import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** What a new item begins with: from a shop's page, a share, or a form whose list no longer exists. */
export interface ItemPrefill {
  readonly url?: string;
  readonly title?: string;
  readonly description?: string;
  readonly price?: string;
  /** text until it is sent */
  readonly quantity?: string;
  readonly mostWanted?: boolean;
  readonly picture?: File;
}

/** What a navigation passes to the page that it opens, in the history entry. */
export interface NavigationState {
  /** the list of the owner's page is new */
  readonly created?: true;
  /** this browser could not store the new list's token */
  readonly notStored?: true;
  /** an item to add */
  readonly prefill?: ItemPrefill;
  /** the navigation carries typed text along, so that no confirmation is needed */
  readonly carriesTyped?: true;
  /** what was typed into the finder's search box and not searched for */
  readonly searchDraft?: string;
}

/** Returns the state of a location; an empty one for null and for anything else. */
export function navigationStateOf({ state }: { readonly state: unknown }): NavigationState {
  return typeof state === 'object' && state !== null ? state : {};
}

/**
 * Returns the state passed with the navigation, empty without one. It is removed from the history
 * entry, so that a reload does not apply it again; the server render never has it.
 */
export function useNavigationState(): NavigationState {
  const location = useLocation();
  useEffect(() => {
    if (location.state) history.replaceState({ ...history.state, usr: null }, '');
  }, [location.state]);
  return navigationStateOf(location);
}
