import { createContext } from 'react-router';
import type { ModerationView } from '../../contract/moderation.ts';
import type { PublicConfig } from '../../contract/schemas.ts';
import type { Language } from '../../domain/language.ts';
import type { ApiClient } from '../api/client.ts';

/** A link to a page. */
export interface PageLink {
  readonly path: string;
  readonly title: string;
}

/** The dependencies of the loaders: created per request on the server, once in the browser. */
export interface PageContext {
  readonly api: ApiClient;
  readonly config: PublicConfig;
  /** the start of shared links, such as `https://wishbow.example` */
  readonly origin: string;
  language(pathname: string): Language;
  /** what the moderators' page shows; undefined where there is none */
  readonly moderation?: ModerationView | undefined;
  /** every public page for a crawler; empty for people */
  crawlerLinks(language: Language): readonly PageLink[];
  /** true for a page that needs a document load instead of a client-side navigation */
  needsNewDocument?(pathname: string): boolean;
  /** true if a service worker can answer document loads with offline copies of lists */
  keepsCopies?(): boolean;
}

export const pageContext = createContext<PageContext>();
