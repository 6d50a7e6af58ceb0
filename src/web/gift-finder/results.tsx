import { useEffect, useRef } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useAddToWishlist } from '../wishlists/use-add-to-wishlist.ts';
import type { Outcome } from './load-suggestions.ts';
import { shopName } from './shop-name.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import { useMoreSuggestions } from './use-more-suggestions.ts';

interface ResultsProps {
  outcome: NonNullable<Outcome>;
  onAgain: () => void;
}

export function Results({ outcome, onAgain }: ResultsProps) {
  const { t } = useI18n();
  if (outcome.state === 'failed')
    return (
      <div className="card finder-none" role="alert">
        <Notice title={t('finder.empty.title')} text={t('finder.failed')}>
          <Button variant="line" onClick={onAgain}>
            {t('finder.failed.again')}
          </Button>
        </Notice>
      </div>
    );
  if (outcome.answer.suggestions.length === 0)
    return (
      <div className="card finder-none" role="status">
        <Notice title={t('finder.empty.title')} text={t('finder.empty.text')} />
      </div>
    );
  return <Found key={outcome.answer.searchRequestId} outcome={outcome} />;
}

function Found({ outcome }: { outcome: Extract<Outcome, { state: 'found' }> }) {
  const { t, count } = useI18n();
  const adder = useAddToWishlist();
  const list = useRef<HTMLUListElement>(null);
  const { suggestions, hasMore, loading, more } = useMoreSuggestions(outcome.answer);
  const shop = shopName(outcome.country);

  const readOn = useRef<number | null>(null);
  const showMore = async () => {
    readOn.current = suggestions.length;
    if (!(await more())) readOn.current = null;
  };

  // Reading goes on where the new ones begin, also when there is no button any more.
  useEffect(() => {
    const from = readOn.current;
    if (from === null || suggestions.length <= from) return;
    readOn.current = null;
    list.current?.children[from]?.querySelector('h3')?.focus({ preventScroll: true });
  }, [suggestions.length]);

  return (
    <section className="finder-results" aria-labelledby="finder-results">
      <div className="finder-results-head">
        <h2 id="finder-results">{t('finder.results')}</h2>
        <p className="meta">{t('finder.results.shop', { shop })}</p>
      </div>
      <p className="visually-hidden" role="status">
        {count('finder.found', suggestions.length)}
      </p>
      <ul ref={list} className="finder-grid">
        {suggestions.map((gift, place) => (
          <SuggestionCard
            key={`${gift.title} ${gift.imageUrl}`}
            gift={gift}
            shop={shop}
            eager={place < 3}
            adder={adder}
          />
        ))}
      </ul>
      {hasMore && (
        <div className="finder-more">
          <Button variant="line" big busy={loading} onClick={() => void showMore()}>
            {t(loading ? 'finder.loadingMore' : 'finder.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
