import type { GiftCriteria, GiftSearchView } from '../../contract/schemas.ts';
import type { Language } from '../../domain/language.ts';
import type { Country } from '../../domain/marketplaces.ts';
import { emptyQuery, type ParsedQuery } from '../../finder/parsed-query.ts';
import { maxIdeas, pageSize } from '../../finder/rank/page.ts';
import type { Services } from '../services.ts';
import { withCriteria } from './criteria.ts';
import type { GiftEngine } from './gift-engine.ts';
import { insertGiftSearch } from './gift-searches.store.ts';
import type { EngineAnswer, ImprovedAnswer } from './llm/gift-improver.ts';
import { besideHeading } from './views/beside-heading.ts';
import { formatReasons } from './views/format-reasons.ts';
import { giftPhrases } from './views/gift-phrases.ts';
import { parsedQueryView } from './views/parsed-query.view.ts';
import { modelIdeaViews, suggestionViews } from './views/suggestion.view.ts';

/** Ideas of a model come after as many of the catalogue. */
const ideasBeforeModel = 3;

export interface GiftSearch {
  readonly text: string;
  readonly criteria: GiftCriteria | null;
  readonly country: Country;
  readonly language: Language;
}

/** A search as the engine parsed it, before and after the visitor's changes. */
export interface ParsedSearch {
  readonly engine: GiftEngine;
  readonly parsed: ParsedQuery;
  change(query: ParsedQuery): ParsedQuery;
}

/** Returns the engine's answer, and stores what was found so that the next page continues this one. */
export async function suggestGifts(
  services: Services,
  search: GiftSearch,
): Promise<GiftSearchView> {
  const { engine, parsed, change } = await parseSearch(services, search);
  const query = change(parsed);
  const found = engine.finder.find(query, { limit: maxIdeas });
  const view = await storedAnswer(services, engine, search, { query, found });
  const mayImprove = services.giftImprover?.mayImprove({ text: search.text, parsed }) === true;
  return { ...view, ...(mayImprove && { mayImprove }) };
}

/** Returns how the engine understands a search. Fails with `request.invalid` for an unknown word in its criteria. */
export async function parseSearch(
  { gifts }: Services,
  { text, criteria, language }: GiftSearch,
): Promise<ParsedSearch> {
  const engine = await gifts.engine();
  const words = giftPhrases(language);
  return {
    engine,
    parsed: text ? engine.finder.parseQuery(text, { language }) : emptyQuery(language),
    change: (query) => (criteria ? withCriteria(query, criteria, engine, words) : query),
  };
}

type AnswerServices = Pick<Services, 'config' | 'ids' | 'database' | 'now'>;

/** Stores an answer of `engine` for its next pages. Returns its first one, on which the ideas of a model stand. */
export async function storedAnswer(
  { config, ids, database, now }: AnswerServices,
  engine: GiftEngine,
  { country, language }: GiftSearch,
  { query, found, ownIdeas = [] }: EngineAnswer & Partial<Pick<ImprovedAnswer, 'ownIdeas'>>,
): Promise<GiftSearchView> {
  const words = giftPhrases(language);
  const reader = { language, country, affiliate: config.affiliate };
  const ideas = found.ideas.map((idea) => ({
    id: idea.id,
    because: formatReasons(idea, words, engine),
    isBeside: idea.isBeside === true,
  }));
  const position = pageSize - ownIdeas.length;
  const searchRequestId = ids.token();
  await database.write((tx) =>
    insertGiftSearch(tx, {
      id: searchRequestId,
      gifts: ideas,
      position,
      country,
      language,
      now: now(),
    }),
  );
  const heading = besideHeading(query, words);
  const cards = suggestionViews(ideas.slice(0, position), engine, reader);
  return {
    searchRequestId,
    suggestions: cards.toSpliced(ideasBeforeModel, 0, ...modelIdeaViews(ownIdeas, words, reader)),
    hasMore: ideas.length > position,
    understood: parsedQueryView({ query, hint: found.hint }, words, engine),
    ...(heading !== undefined && { besideHeading: heading }),
  };
}
