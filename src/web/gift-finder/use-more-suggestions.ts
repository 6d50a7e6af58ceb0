import { useRef, useState } from 'react';
import type { GiftSearchView } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';

/** The first page of a search and what was asked for after it. The server knows how far it went. */
export function useMoreSuggestions({ searchRequestId, ...first }: GiftSearchView) {
  const api = useApi();
  const { t } = useI18n();
  const [page, setPage] = useState(first);
  const [loading, setLoading] = useState(false);
  const isLoading = useRef(false);

  /** Answers whether there is more now. */
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
