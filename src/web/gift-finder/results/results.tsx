import { useEffect, useRef } from 'react';
import type { GiftSuggestion } from '../../../contract/schemas.ts';
import type { Country } from '../../../domain/marketplaces.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { EmptyState } from '../../illustrations/empty-state.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { useAddToWishlist } from '../../wishlists/add-gift/use-add-to-wishlist.ts';
import type { Outcome } from '../load-suggestions.ts';
import { shopName } from './shop-name.ts';
import { AdNote, ShopNote } from './shop-note.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { useMoreSuggestions } from './use-more-suggestions.ts';

interface ResultsProps {
  outcome: NonNullable<Outcome>;
  country: Country;
  onAgain: () => void;
}

/** Shows the suggestions of a search, that there are none, or that the search failed, with a retry. */
export function Results({ outcome, country, onAgain }: ResultsProps) {
  const { t } = useI18n();
  if (outcome.state === 'failed')
    return (
      <div className="card finder-results__none" role="alert">
        <EmptyState title={t('finder.failed.title')} text={t('finder.failed')}>
          <Button variant="line" onClick={onAgain}>
            {t('finder.failed.again')}
          </Button>
        </EmptyState>
      </div>
    );
  if (outcome.answer.suggestions.length === 0)
    return (
      <div className="card finder-results__none" role="status">
        <EmptyState title={t('finder.empty.title')} text={t('finder.empty.text')} />
      </div>
    );
  return (
    <SuggestionList key={outcome.answer.searchRequestId} outcome={outcome} country={country} />
  );
}

interface SuggestionListProps {
  outcome: Extract<Outcome, { state: 'found' }>;
  country: Country;
}

function SuggestionList({ outcome, country }: SuggestionListProps) {
  const { t, count } = useI18n();
  const adder = useAddToWishlist();
  const list = useRef<HTMLUListElement>(null);
  const { suggestions, hasMore, loading, more } = useMoreSuggestions(outcome.answer);
  const shop = shopName(outcome.country);

  const focusIndex = useRef<number | null>(null);
  const showMore = async () => {
    focusIndex.current = suggestions.length;
    if (!(await more())) focusIndex.current = null;
  };

  // The focus moves to the first new suggestion, also when the pressed button has disappeared.
  useEffect(() => {
    const index = focusIndex.current;
    if (index === null || suggestions.length <= index) return;
    focusIndex.current = null;
    list.current?.children[index]?.querySelector('h3')?.focus({ preventScroll: true });
  }, [suggestions.length]);

  const about = suggestions.filter((gift) => !gift.beside);
  const beside = suggestions.filter((gift) => gift.beside);
  const card = (gift: GiftSuggestion, index: number) => (
    <SuggestionCard
      key={`${gift.title} ${gift.imageUrl}`}
      gift={gift}
      shop={shop}
      eager={index < 3}
      adder={adder}
    />
  );

  return (
    <section className="finder-results" aria-labelledby="finder-results">
      <div className="finder-results__head">
        <h2 id="finder-results">{t('finder.results')}</h2>
        <p className="secondary-text">{t('finder.results.shop', { shop })}</p>
      </div>
      <AdNote country={country} />
      <p className="visually-hidden" role="status">
        {count('finder.found', suggestions.length)}
      </p>
      <ul ref={list} className="finder-results__grid">
        {about.map(card)}
      </ul>
      {beside.length > 0 && (
        <section aria-labelledby="finder-beside">
          <h2 id="finder-beside" className="finder-results__beside">
            {t('finder.beside')}
          </h2>
          <ul className="finder-results__grid">{beside.map(card)}</ul>
        </section>
      )}
      {hasMore && (
        <div className="finder-results__more">
          <Button variant="line" big busy={loading} onClick={() => void showMore()}>
            {t(loading ? 'finder.loadingMore' : 'finder.more')}
          </Button>
        </div>
      )}
      <ShopNote country={country} />
    </section>
  );
}
