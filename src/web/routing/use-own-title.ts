import { useEffect } from 'react';
import { documentTitle } from './page-meta.ts';

/** Sets the document's title for a screen whose title changes while it is open. */
export function useOwnTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle({ title });
  }, [title]);
}
