import { createContext, type ReactNode } from 'react';

/**
 * What pages to read have beside their text. They are rendered on the server alone, which hands it
 * in; the browser's code has no part in it.
 */
export const ReadingParts = createContext<ReactNode>(null);
