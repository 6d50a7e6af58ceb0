import type { BodyOf } from '../../contract/endpoints.ts';
import type { GiftSearchView } from '../../contract/schemas.ts';
import type { Country } from '../../domain/marketplaces.ts';
import { ApiFailure } from '../api/api-failure.ts';
import type { ApiClient } from '../api/client.ts';
import { appendSuggestions } from './results/merge-suggestions.ts';
import type { GiftSearchParams } from './search-params.ts';

/** The result of a search; null before the first. */
export type Outcome =
  | { readonly state: 'found'; readonly answer: GiftSearchView; readonly country: Country }
  /** `isLost`: no answer came, so that the reason is the connection */
  | { readonly state: 'failed'; readonly isLost: boolean }
  | null;

/**
 * Requests so many pages of suggestions for a search. Returns null for an empty text and `failed` for an ApiFailure, which the
 * screen shows.
 * Throws after an abort, and anything that is no ApiFailure.
 */
export async function loadSuggestions(
  api: ApiClient,
  search: GiftSearchParams,
  country: Country,
  signal: AbortSignal,
  pages = 1,
): Promise<Outcome> {
  if (search.text === '') return null;
  try {
    const body = searchBody(search, country);
    const first = await api.call('suggestGifts', { params: {}, body, signal, quiet: true });
    const answer = await withNextPages(api, first, pages, signal);
    return { state: 'found', answer, country };
  } catch (error) {
    // An abort means that a newer search has replaced this one; the router handles it.
    if (signal.aborted || !(error instanceof ApiFailure)) throw error;
    return { state: 'failed', isLost: error.status === 0 };
  }
}

/** Returns an answer with what "Show More" had added to it. What does not load can be loaded with it again. */
async function withNextPages(
  api: ApiClient,
  first: GiftSearchView,
  pages: number,
  signal: AbortSignal,
): Promise<GiftSearchView> {
  if (pages === 1) return first;
  // A better answer would replace what the visitor has seen already.
  const { mayImprove: _mayImprove, ...rest } = first;
  const params = { searchRequestId: first.searchRequestId };
  let answer: GiftSearchView = rest;
  try {
    for (let page = 2; page <= pages && answer.hasMore; page += 1) {
      const next = await api.call('suggestMoreGifts', { params, signal, quiet: true });
      answer = appendSuggestions(answer, next);
    }
  } catch (error) {
    if (signal.aborted || !(error instanceof ApiFailure)) throw error;
  }
  return answer;
}

/** Returns a search as the API takes it. */
export function searchBody(
  { text, changes }: GiftSearchParams,
  country: Country,
): BodyOf<'suggestGifts'> {
  const criteria = Object.keys(changes).length > 0 ? { criteria: changes } : {};
  return { description: text, country, ...criteria };
}
