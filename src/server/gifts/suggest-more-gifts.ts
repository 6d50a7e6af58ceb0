import type { GiftPage } from '../../contract/schemas.ts';
import { isLanguage } from '../../domain/language.ts';
import { isCountry } from '../../domain/marketplaces.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { turnPage } from './gift-searches.store.ts';
import { giftsPerPage } from './suggest-gifts.ts';
import { suggestionViews } from './suggestion.view.ts';

/** How long a search can be continued, in milliseconds. */
export const searchLifetime = 24 * 60 * 60 * 1000;

/** The next page of a search, in the language and for the country it was asked in. */
export async function suggestMoreGifts(
  { config, database, gifts, now }: Services,
  searchRequestId: string,
): Promise<GiftPage> {
  const engine = await gifts.engine();
  const page = await database.write((tx) =>
    turnPage(tx, searchRequestId, giftsPerPage, now() - searchLifetime),
  );
  if (!page || !isLanguage(page.language) || !isCountry(page.country))
    throw new Failure('search.not_found');
  const { language, country, hasMore } = page;
  return {
    suggestions: suggestionViews(page.gifts, engine, {
      language,
      country,
      affiliate: config.affiliate,
    }),
    hasMore,
  };
}
