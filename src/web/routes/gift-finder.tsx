import { useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
  useRevalidator,
} from 'react-router';
import type { Language } from '../../domain/language.ts';
import { countryOf } from '../../domain/marketplaces.ts';
import { type FinderData, FinderScreen } from '../gift-finder/finder-screen.tsx';
import { loadSuggestions } from '../gift-finder/load-suggestions.ts';
import type { PartNames } from '../gift-finder/query-chips.tsx';
import {
  type GiftSearchParams,
  parsePages,
  parseSearchParams,
  searchUrl,
} from '../gift-finder/search-params.ts';
import { pageContext } from '../routing/page-context.ts';
import type { ScreenHandle } from '../routing/page-meta.ts';

export const handle: ScreenHandle = {
  file: 'gift-finder',
  meta: ({ t }, data) => ({
    title: t('finder.title'),
    description: t('finder.description'),
    // The URL contains the visitor's query.
    isPrivate: (data as FinderData | undefined)?.outcome != null,
  }),
};

/** Returns the parsed search parameters and the suggestions for them; a failed search is an outcome, not an error. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<FinderData> {
  const { api, language } = context.get(pageContext);
  const { pathname, searchParams } = new URL(request.url);
  const pageLanguage = language(pathname);
  const search = parseSearchParams(searchParams);
  const country =
    search.country ?? countryOf(import.meta.env.SSR ? [pageLanguage] : navigator.languages);
  const [outcome, names] = await Promise.all([
    loadSuggestions(api, search, country, request.signal, parsePages(searchParams)),
    search.text === '' ? null : partNames(pageLanguage),
  ]);
  return { searchParams: search, country, outcome, names };
}

/** Shows the gift finder with the loader's suggestions. */
export function Component() {
  const data = useLoaderData<FinderData>();
  return <FinderScreen {...data} awaited={useAwaitedSearch(data)} />;
}

/**
 * Loads the search of the address, which a new search changes before its answer has come, so that a reload repeats it.
 * Returns the search that is being loaded; null when the suggestions are those of the address.
 */
function useAwaitedSearch(loaded: FinderData): GiftSearchParams | null {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const { revalidate } = useRevalidator();
  const current = parseSearchParams(new URLSearchParams(search));
  const isOutdated = searchUrl(current) !== searchUrl(loaded.searchParams);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is loaded
  useEffect(() => {
    if (isOutdated) void revalidate();
  }, [isOutdated, search, revalidate]);

  if (next?.pathname === pathname) return parseSearchParams(new URLSearchParams(next.search));
  return isOutdated ? current : null;
}

const words: Readonly<Record<Language, () => Promise<{ default: PartNames }>>> = {
  en: () => import('../../../content/gifts/words/en.json'),
  de: () => import('../../../content/gifts/words/de.json'),
  fr: () => import('../../../content/gifts/words/fr.json'),
};

async function partNames(language: Language): Promise<PartNames> {
  const { recipients, occasions } = (await words[language]()).default;
  return { recipients, occasions };
}
