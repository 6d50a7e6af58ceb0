import type { GiftSearchView } from '../../contract/schemas.ts';
import type { Services } from '../services.ts';
import { type GiftSearch, parseSearch, storedAnswer } from './suggest-gifts.ts';

/**
 * Returns the answer that a language model has improved, as a search of its own whose next pages can be
 * read; null without a model and when the engine's answer stays. Fails with `request.invalid` for an
 * unknown word in the criteria.
 */
export async function improveGifts(
  services: Services,
  search: GiftSearch,
): Promise<GiftSearchView | null> {
  const { giftImprover } = services;
  if (!giftImprover) return null;
  const { text, language } = search;
  const { engine, parsed, change } = await parseSearch(services, search);
  const improved = await giftImprover.improve({ text, language, parsed, change, engine });
  return improved && (await storedAnswer(services, engine, search, improved));
}
