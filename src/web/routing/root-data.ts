import { type LoaderFunctionArgs, redirectDocument, useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../../contract/schemas.ts';
import { type Language, pageLanguage } from '../../domain/language.ts';
import { loadMessages } from '../i18n/messages.ts';
import { type PageLink, pageContext } from './page-context.ts';

export const rootId = 'root';

/** The data that every page has. */
export interface RootData {
  readonly language: Language;
  readonly config: PublicConfig;
  readonly origin: string;
  /** every public page for a crawler; empty for people */
  readonly crawlerLinks: readonly PageLink[];
}

/**
 * Loads the data of every page and the texts of its language before anything renders. Throws a
 * document redirect to the same URL for a page that needs a document load.
 */
export async function rootLoader({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const { language, config, origin, crawlerLinks, needsNewDocument } = context.get(pageContext);
  const { pathname } = new URL(request.url);
  if (needsNewDocument?.(pathname)) throw redirectDocument(request.url);
  const pageLanguageCode = language(pathname);
  await loadMessages(pageLanguageCode);
  return {
    language: pageLanguageCode,
    config,
    origin,
    crawlerLinks: crawlerLinks(pageLanguageCode),
  };
}

/** Returns the language of the page, or that of the document if the root's data did not load. */
export function useLanguage(): Language {
  const data = useRouteLoaderData<RootData>(rootId);
  return data?.language ?? pageLanguage('', document.documentElement.lang);
}

/** Returns the data of the root route. Throws an Error outside it and when its loader failed. */
export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>(rootId);
  if (!data) throw new Error('The root has no data.');
  return data;
}
