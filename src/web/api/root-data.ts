import { type LoaderFunctionArgs, redirectDocument, useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../../contract/schemas.ts';
import type { Language } from '../../domain/language.ts';
import { loadMessages } from '../i18n/messages.ts';
import { type PageLink, pageContext } from './page-context.ts';

export const rootId = 'root';

export interface RootData {
  readonly language: Language;
  readonly config: PublicConfig;
  readonly origin: string;
  /** the crawler flag: empty for people */
  readonly crawlerLinks: readonly PageLink[];
}

/** Runs before every page: settles the language and has its texts at hand before anything renders. */
export async function rootLoader({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const { language, config, origin, crawlerLinks, needsNewDocument } = context.get(pageContext);
  const { pathname } = new URL(request.url);
  if (needsNewDocument?.(pathname)) throw redirectDocument(request.url);
  const chosen = language(pathname);
  await loadMessages(chosen);
  return { language: chosen, config, origin, crawlerLinks: crawlerLinks(chosen) };
}

export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>(rootId);
  if (!data) throw new Error('The root has no data.');
  return data;
}
