import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Language } from '../../domain/language.ts';
import { countryOf } from '../../domain/marketplaces.ts';
import { pageContext } from '../api/page-context.ts';
import { askedIn } from '../gift-finder/asked.ts';
import { type FinderData, FinderScreen } from '../gift-finder/finder-screen.tsx';
import { loadSuggestions } from '../gift-finder/load-suggestions.ts';
import type { PartNames } from '../gift-finder/understood.tsx';
import type { ScreenHandle } from '../i18n/page-meta.ts';

export const handle: ScreenHandle = {
  file: 'gift-finder',
  meta: ({ t }, data) => ({
    title: t('finder.title'),
    description: t('finder.description'),
    // What somebody looks for is nobody else's business.
    isPrivate: (data as FinderData | undefined)?.outcome != null,
  }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<FinderData> {
  const { api, language } = context.get(pageContext);
  const { pathname, searchParams } = new URL(request.url);
  const spoken = language(pathname);
  const asked = askedIn(searchParams);
  const country = asked.country ?? countryOf(import.meta.env.SSR ? [spoken] : navigator.languages);
  const [outcome, names] = await Promise.all([
    loadSuggestions(api, asked, country, request.signal),
    asked.text === '' ? null : partNames(spoken),
  ]);
  return { asked, country, outcome, names };
}

export function Component() {
  return <FinderScreen {...useLoaderData<FinderData>()} />;
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
