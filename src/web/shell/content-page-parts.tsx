import { createContext, type ReactNode } from 'react';

/** What content pages have beside their text. Only the server provides it, so that the browser's code excludes it. */
export const ContentPageParts = createContext<ReactNode>(null);
