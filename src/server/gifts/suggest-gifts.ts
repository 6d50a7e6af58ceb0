import type { GiftCriteria, GiftSearchView } from '../../contract/schemas.ts';
import type { Language } from '../../domain/language.ts';
import type { Country } from '../../domain/marketplaces.ts';
import { emptyWish } from '../../finder/wish.ts';
import type { Services } from '../services.ts';
import { because } from './because.ts';
import { withCriteria } from './criteria.ts';
import { insertGiftSearch } from './gift-searches.store.ts';
import { giftWords } from './gift-words.ts';
import { suggestionViews } from './suggestion.view.ts';
import { understoodView } from './understood.view.ts';

/** Three rows of three. */
export const giftsPerPage = 9;
/** More than the engine ever finds. */
const all = 100;

export interface GiftSearch {
  readonly text: string;
  readonly criteria: GiftCriteria | null;
  readonly country: Country;
  readonly language: Language;
}

/**
 * Understands, finds, and remembers what was found, so that the next page continues this one. A
 * language model may better the answer; the engine's own is there before it is asked.
 */
export async function suggestGifts(
  services: Services,
  { text, criteria, country, language }: GiftSearch,
): Promise<GiftSearchView> {
  const { config, chance, database, gifts, now } = services;
  const engine = await gifts.engine();
  const read = text ? engine.finder.understand(text, { language }) : emptyWish(language);
  const words = giftWords(language);
  const asked = criteria ? withCriteria(read, criteria, engine, { text, words }) : read;
  const own = { wish: asked, found: engine.finder.find(asked, { limit: all }) };
  const { wish, found } = (await gifts.adviser?.better({ ...own, text, engine })) ?? own;

  const ideas = found.ideas.map((idea) => ({
    id: idea.id,
    because: because(idea, words, engine),
  }));
  const searchRequestId = chance.token();
  await database.write((tx) =>
    insertGiftSearch(tx, {
      id: searchRequestId,
      gifts: ideas,
      position: giftsPerPage,
      country,
      language,
      now: now(),
    }),
  );
  return {
    searchRequestId,
    suggestions: suggestionViews(ideas.slice(0, giftsPerPage), engine, {
      language,
      country,
      affiliate: config.affiliate,
    }),
    hasMore: ideas.length > giftsPerPage,
    understood: understoodView({ wish, text, hint: found.hint }, words, engine),
  };
}
