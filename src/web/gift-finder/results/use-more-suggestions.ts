import { useRef, useState } from 'react';
import type { GiftSearchView } from '../../../contract/schemas.ts';
import { asApiFailure } from '../../api/api-failure.ts';
import { useApi } from '../../api/use-api.tsx';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';

/**
 * Returns the suggestions loaded so far and `more`, which requests the next page. The server stores the
 * position of the search. A failed request is shown as a toast.
 */
export function useMoreSuggestions({ searchRequestId, ...first }: GiftSearchView) {
  const api = useApi();
  const { t } = useI18n();
  const [page, setPage] = useState(first);
  const [loading, setLoading] = useState(false);
  const isLoading = useRef(false);

  /** Returns true if suggestions were added. */
  const more = async (): Promise<boolean> => {
    if (isLoading.current || searchRequestId === '' || !page.hasMore) return false;
    isLoading.current = true;
    setLoading(true);
    try {
      const next = await api.call('suggestMoreGifts', { params: { searchRequestId } });
      setPage((before) => ({
        ...before,
        ...next,
        suggestions: [...before.suggestions, ...next.suggestions],
      }));
      return next.suggestions.length > 0;
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

  return { suggestions: page.suggestions, hasMore: page.hasMore, loading, more };
}
