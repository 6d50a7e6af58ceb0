import type { GiftCriteria, GiftSearchView } from '../../contract/schemas.ts';
import type { Language } from '../../domain/language.ts';
import type { Country } from '../../domain/marketplaces.ts';
import { emptyQuery } from '../../finder/parsed-query.ts';
import type { Services } from '../services.ts';
import { withCriteria } from './criteria.ts';
import { formatReasons } from './format-reasons.ts';
import { giftPhrases } from './gift-phrases.ts';
import { insertGiftSearch } from './gift-searches.store.ts';
import { parsedQueryView } from './parsed-query.view.ts';
import { suggestionViews } from './suggestion.view.ts';

/** Three rows of three. */
export const suggestionsPerPage = 9;
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
  const read = text ? engine.finder.understand(text, { language }) : emptyQuery(language);
  const words = giftPhrases(language);
  const asked = criteria ? withCriteria(read, criteria, engine, words) : read;
  const own = { wish: asked, found: engine.finder.find(asked, { limit: all }) };
  const { wish, found } = (await gifts.reranker?.rerank({ ...own, text, engine })) ?? own;

  const ideas = found.ideas.map((idea) => ({
    id: idea.id,
    because: formatReasons(idea, words, engine),
    isBeside: idea.isBeside === true,
  }));
  const searchRequestId = chance.token();
  await database.write((tx) =>
    insertGiftSearch(tx, {
      id: searchRequestId,
      gifts: ideas,
      position: suggestionsPerPage,
      country,
      language,
      now: now(),
    }),
  );
  return {
    searchRequestId,
    suggestions: suggestionViews(ideas.slice(0, suggestionsPerPage), engine, {
      language,
      country,
      affiliate: config.affiliate,
    }),
    hasMore: ideas.length > suggestionsPerPage,
    understood: parsedQueryView({ wish, hint: found.hint }, words),
  };
}
