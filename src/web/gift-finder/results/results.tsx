import { type RefObject, useEffect, useRef, useState } from 'react';
import type { GiftSearchView, GiftSuggestion } from '../../../contract/schemas.ts';
import type { Country } from '../../../domain/marketplaces.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { EmptyState } from '../../illustrations/empty-state.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { useAddToWishlist } from '../../wishlists/add-gift/use-add-to-wishlist.ts';
import type { Outcome } from '../load-suggestions.ts';
import type { Improvement } from '../use-improved-answer.ts';
import { suggestionId } from './merge-suggestions.ts';
import { shopName } from './shop-name.ts';
import { AdNote, ShopNote } from './shop-note.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { useMoreSuggestions } from './use-more-suggestions.ts';
import { useTouchedSuggestions } from './use-touched-suggestions.ts';

interface ResultsProps {
  outcome: NonNullable<Outcome>;
  improvement?: Improvement;
  country: Country;
  onAgain: () => void;
}

const noImprovement: Improvement = { isPending: false, answer: null };

/** Shows the suggestions of a search, that there are none, or that the search failed, with a retry. */
export function Results({ outcome, improvement = noImprovement, country, onAgain }: ResultsProps) {
  const { t } = useI18n();
  if (outcome.state === 'failed')
    return (
      <div className="card finder-results__none" role="alert">
        <EmptyState
          title={t('finder.failed.title')}
          text={t(outcome.isLost ? 'finder.failed.lost' : 'finder.failed')}
        >
          <Button variant="line" onClick={onAgain}>
            {t('finder.failed.again')}
          </Button>
        </EmptyState>
      </div>
    );
  const isEmpty = outcome.answer.suggestions.length === 0;
  // What a model finds where nothing was found replaces nothing.
  const answer = isEmpty ? improvement.answer : outcome.answer;
  if (!answer)
    return (
      <div className="card finder-results__none" role="status">
        <EmptyState title={t('finder.empty.title')} text={t('finder.empty.text')} />
      </div>
    );
  return (
    <SuggestionList
      key={answer.searchRequestId}
      answer={answer}
      improvement={isEmpty ? noImprovement : improvement}
      shop={shopName(outcome.country)}
      country={country}
    />
  );
}

interface SuggestionListProps {
  answer: GiftSearchView;
  improvement: Improvement;
  /** the name of the shop that the links open */
  shop: string;
  country: Country;
}

function SuggestionList({ answer, improvement, shop, country }: SuggestionListProps) {
  const { t, count } = useI18n();
  const adder = useAddToWishlist();
  const section = useRef<HTMLElement>(null);
  const { suggestions, hasMore, loading, more, improve } = useMoreSuggestions(answer);
  const newCount = useImprovement(section, improvement, improve);

  const focusIndex = useRef<number | null>(null);
  const showMore = async () => {
    focusIndex.current = suggestions.length;
    if (!(await more())) focusIndex.current = null;
  };

  // The focus moves to the first new suggestion, also when the pressed button has disappeared.
  useEffect(() => {
    const first = focusIndex.current === null ? undefined : suggestions[focusIndex.current];
    if (!first) return;
    focusIndex.current = null;
    const cards = section.current?.querySelectorAll<HTMLElement>('[data-suggestion]') ?? [];
    const card = [...cards].find(({ dataset }) => dataset['suggestion'] === suggestionId(first));
    card?.querySelector('h3')?.focus({ preventScroll: true });
  }, [suggestions]);

  const about = suggestions.filter((gift) => !gift.beside);
  const beside = suggestions.filter((gift) => gift.beside);
  const card = (gift: GiftSuggestion, index: number) => (
    <SuggestionCard
      key={suggestionId(gift)}
      gift={gift}
      shop={shop}
      eager={index < 3}
      adder={adder}
    />
  );

  return (
    <section ref={section} className="finder-results" aria-labelledby="finder-results">
      <div className="finder-results__head">
        <h2 id="finder-results">{t('finder.results')}</h2>
        <p className="secondary-text">{t('finder.results.shop', { shop })}</p>
      </div>
      {answer.mayImprove && (
        <p className="finder-results__improvement secondary-text" role="status">
          {improvement.isPending && t('finder.improving')}
          {newCount > 0 && count('finder.improved', newCount)}
        </p>
      )}
      <AdNote country={country} />
      <p className="visually-hidden" role="status">
        {count('finder.found', suggestions.length)}
      </p>
      <ul className="finder-results__grid">{about.map(card)}</ul>
      {beside.length > 0 && (
        <section aria-labelledby="finder-beside">
          <h2 id="finder-beside" className="finder-results__beside">
            {answer.besideHeading ?? t('finder.beside')}
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

/**
 * Puts the improved suggestions in place of those that the visitor has not touched, once they come. Returns
 * how many suggestions are new by it.
 */
function useImprovement(
  section: RefObject<HTMLElement | null>,
  { isPending, answer }: Improvement,
  improve: (answer: GiftSearchView, kept: ReadonlySet<string>) => number,
): number {
  const touched = useTouchedSuggestions(section, isPending);
  const [applied, setApplied] = useState<{ answer: GiftSearchView; newCount: number } | null>(null);
  if (answer !== null && applied?.answer !== answer)
    setApplied({ answer, newCount: improve(answer, touched) });
  return applied?.newCount ?? 0;
}
