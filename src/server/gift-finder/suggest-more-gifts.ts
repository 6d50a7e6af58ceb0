import type { GiftPage } from '../../contract/schemas.ts';
import { isLanguage } from '../../domain/language.ts';
import { isCountry } from '../../domain/marketplaces.ts';
import { dayMs } from '../../domain/time.ts';
import { pageSize } from '../../finder/rank/page.ts';
import { Failure } from '../errors.ts';
import type { Services } from '../services.ts';
import { readNextPage } from './gift-searches.store.ts';
import { suggestionViews } from './views/suggestion.view.ts';

/** How long a search can be continued, in milliseconds. */
export const searchLifetimeMs = dayMs;

/**
 * Returns the next page of a search, in its language and for its country. Fails with `search.not_found`
 * for an unknown or expired search.
 */
export async function suggestMoreGifts(
  { config, database, gifts, now }: Services,
  searchRequestId: string,
): Promise<GiftPage> {
  const engine = await gifts.engine();
  const page = await database.write((tx) =>
    readNextPage(tx, searchRequestId, pageSize, now() - searchLifetimeMs),
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
