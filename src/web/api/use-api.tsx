import { createContext, useContext } from 'react';
import type { ApiClient } from './client.ts';

/** Provides the client of the API; null outside the application. */
export const ApiContext = createContext<ApiClient | null>(null);

/** Returns the client of the API. Throws outside an `ApiContext`. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiContext above it.');
  return api;
}
