import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../../contract/schemas.ts';
import type { Language } from '../../domain/language.ts';
import { loadMessages } from '../i18n/messages.ts';
import { pageContext } from './page-context.ts';

export const rootId = 'root';

export interface RootData {
  readonly language: Language;
  readonly config: PublicConfig;
  readonly origin: string;
}

/** Runs before every page: settles the language and has its texts at hand before anything renders. */
export async function rootLoader({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const { language, config, origin } = context.get(pageContext);
  const chosen = language(new URL(request.url).pathname);
  await loadMessages(chosen);
  return { language: chosen, config, origin };
}

export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>(rootId);
  if (!data) throw new Error('The root has no data.');
  return data;
}
