import type { GiftSearchView } from '../../contract/schemas.ts';
import type { Country } from '../../domain/marketplaces.ts';
import { ApiFailure } from '../api/api-failure.ts';
import type { ApiClient } from '../api/client.ts';
import type { Asked } from './asked.ts';

/** What came of a search; null before the first. */
export type Outcome =
  | { readonly state: 'found'; readonly answer: GiftSearchView; readonly country: Country }
  | { readonly state: 'failed' }
  | null;

export async function loadSuggestions(
  api: ApiClient,
  { text, changes }: Asked,
  country: Country,
  signal: AbortSignal,
): Promise<Outcome> {
  if (text === '') return null;
  const criteria = Object.keys(changes).length > 0 ? { criteria: changes } : {};
  try {
    const answer = await api.call('suggestGifts', {
      params: {},
      body: { description: text, country, ...criteria },
      signal,
    });
    return { state: 'found', answer, country };
  } catch (error) {
    // Whoever searched for something else meanwhile does not wait for this one.
    if (signal.aborted || !(error instanceof ApiFailure)) throw error;
    return { state: 'failed' };
  }
}
