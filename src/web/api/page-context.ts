import { createContext } from 'react-router';
import type { PublicConfig } from '../../contract/schemas.ts';
import type { Language } from '../../domain/language.ts';
import type { ApiClient } from './client.ts';

/** What loaders get from the outside: on the server from the request, in the browser once. */
export interface PageContext {
  readonly api: ApiClient;
  readonly config: PublicConfig;
  /** where shared links begin */
  readonly origin: string;
  language(pathname: string): Language;
}

export const pageContext = createContext<PageContext>();
