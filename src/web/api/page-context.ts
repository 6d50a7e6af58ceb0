import { createContext } from 'react-router';
import type { PublicConfig } from '../../contract/schemas.ts';
import type { Language } from '../../domain/language.ts';
import type { ApiClient } from './client.ts';

/** A page by its title. */
export interface PageLink {
  readonly path: string;
  readonly title: string;
}

/** What loaders get from the outside: on the server from the request, in the browser once. */
export interface PageContext {
  readonly api: ApiClient;
  readonly config: PublicConfig;
  /** where shared links begin */
  readonly origin: string;
  language(pathname: string): Language;
  /** every public page, for a visitor who is a crawler; nothing for people */
  crawlerLinks(language: Language): readonly PageLink[];
  /** true where a page must not be shown in the document that is open, but in one of its own */
  needsNewDocument?(pathname: string): boolean;
  /** true in a browser that keeps copies of lists, and shows them to a document that it cannot load */
  keepsCopies?(): boolean;
}

export const pageContext = createContext<PageContext>();
