import { useRef, useState } from 'react';
import type { GiftSearchView } from '../../../contract/schemas.ts';
import { asApiFailure } from '../../api/api-failure.ts';
import { useApi } from '../../api/use-api.tsx';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { storeNextPage } from '../search-params.ts';
import { appendSuggestions, mergeSuggestions, suggestionId } from './merge-suggestions.ts';

/**
 * Returns the suggestions loaded so far, `more`, which requests the next page, and `improve`, which puts a
 * better answer in place of what is not kept. The server stores the position of the search. A failed request is shown as a toast.
 */
export function useMoreSuggestions(first: GiftSearchView) {
  const api = useApi();
  const { t } = useI18n();
  const [page, setPage] = useState(first);
  const [loading, setLoading] = useState(false);
  const isLoading = useRef(false);

  /** Returns true if suggestions were added. */
  const more = async (): Promise<boolean> => {
    const { searchRequestId } = page;
    if (isLoading.current || searchRequestId === '' || !page.hasMore) return false;
    isLoading.current = true;
    setLoading(true);
    try {
      const params = { searchRequestId };
      const next = await api.call('suggestMoreGifts', { params, quiet: true });
      const longer = appendSuggestions(page, next);
      setPage(longer);
      storeNextPage();
      return longer.suggestions.length > page.suggestions.length;
    } catch (error) {
      asApiFailure(error);
      showToast({
        kind: 'failure',
        title: t('finder.toast.more.title'),
        text: t('finder.toast.more.text'),
      });
      return false;
    } finally {
      isLoading.current = false;
      setLoading(false);
    }
  };

  /** Nothing changes once the visitor has asked for more. Returns how many suggestions are new. */
  const improve = (better: GiftSearchView, kept: ReadonlySet<string>): number => {
    if (loading || page.suggestions.length > first.suggestions.length) return 0;
    const merged = mergeSuggestions(page.suggestions, better.suggestions, kept);
    setPage({ ...better, suggestions: merged });
    const shown = new Set(page.suggestions.map(suggestionId));
    return merged.filter((gift) => !shown.has(suggestionId(gift))).length;
  };

  return { improve, suggestions: page.suggestions, hasMore: page.hasMore, loading, more };
}
