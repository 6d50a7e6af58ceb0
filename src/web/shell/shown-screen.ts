import { useLocation, useMatches } from 'react-router';

/** What an address shows. */
export interface ShownScreen {
  readonly pathname: string;
  /** the handle of its route, which is one object for each screen, in every language */
  readonly screen: unknown;
}

/** Returns what the page shows now. */
export function useShownScreen(): ShownScreen {
  const { pathname } = useLocation();
  return { pathname, screen: useMatches().at(-1)?.handle };
}
