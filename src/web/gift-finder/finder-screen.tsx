import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { GiftCriteria } from '../../contract/schemas.ts';
import type { Country } from '../../domain/marketplaces.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/overlays/toasts.ts';
import { Disclosure } from '../ui/surfaces/disclosure.tsx';
import { Examples } from './examples.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { Outcome } from './load-suggestions.ts';
import { ParsedQuery, type ParsedQueryProps } from './parsed-query.tsx';
import type { PartNames } from './query-chips.tsx';
import { QueryNotice } from './query-notice.tsx';
import { Loading } from './results/loading.tsx';
import { Results } from './results/results.tsx';
import { AdNote, ShopNote } from './results/shop-note.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchNotice } from './search-notice.tsx';
import { type GiftSearchParams, searchUrl } from './search-params.ts';
import { type Improvement, useImprovedAnswer } from './use-improved-answer.ts';
import { useShopCountry } from './use-shop-country.ts';

/** The loader's data of the gift finder. */
export interface FinderData {
  readonly searchParams: GiftSearchParams;
  readonly country: Country;
  readonly outcome: Outcome;
  /** the names of recipients and occasions for the menus; null before the first search */
  readonly names: PartNames | null;
}

interface FinderScreenProps extends FinderData {
  /** the search that is being loaded; null when there is none */
  awaited: GiftSearchParams | null;
}

/** Shows the search box, the parsed query and the suggestions. The URL contains the whole search. */
export function FinderScreen({
  searchParams,
  outcome,
  names,
  awaited,
  ...data
}: FinderScreenProps) {
  const { t } = useI18n();
  const defaultCountry = useShopCountry(data.country);
  // Results keep the shop for which they were requested.
  const country = searchParams.country ?? (outcome ? data.country : defaultCountry);
  const navigate = useNavigate();
  const searching = awaited !== null;
  const shown = awaited ?? searchParams;
  const { text } = shown;
  const hasSearched = outcome !== null || searching;
  const improvement = useImprovedAnswer(outcome, searchParams);
  useOutcomeToast(outcome);

  const search = (change: Partial<GiftSearchParams>) => {
    const url = searchUrl({ ...shown, country, ...change });
    // A new address is shown at once, and loaded then; the same one is loaded again.
    const defaultShouldRevalidate = url === searchUrl(shown);
    void navigate(url, { preventScrollReset: true, defaultShouldRevalidate });
  };
  const change = (changes: GiftCriteria) => search({ changes: { ...shown.changes, ...changes } });

  return (
    <div className={`page-width finder${hasSearched ? ' finder--searched' : ''}`}>
      <div className="page-head">
        <h1>{t('finder.heading')}</h1>
        <p className="finder__how">{t('finder.text')}</p>
        <p className="finder__printed">{searchParams.text}</p>
      </div>
      <SearchBox
        searchedText={text}
        country={country}
        searching={searching}
        onSearch={(typed) => search({ text: typed, changes: {} })}
        onCountry={(chosen) => search({ country: chosen })}
        notice={<SearchNotice />}
      />
      {text === '' && <Examples country={country} />}
      {outcome?.state === 'found' && (
        <Understood
          query={outcome.answer.understood}
          improvement={improvement}
          names={names}
          outdated={text !== searchParams.text}
          changes={shown.changes}
          onChange={change}
          onReset={() => search({ changes: {} })}
        />
      )}
      {searching ? (
        <Loading />
      ) : (
        <Found
          outcome={outcome}
          improvement={improvement}
          country={country}
          onAgain={() => search({})}
        />
      )}
      <HowItWorks />
    </div>
  );
}

interface UnderstoodProps extends Omit<ParsedQueryProps, 'names' | 'improved'> {
  improvement: Improvement;
  names: PartNames | null;
  /** another text is being searched; the place is kept, so that nothing moves twice */
  outdated: boolean;
}

/** Shows how a query was understood, and what there is to say about it. */
function Understood({ improvement, names, outdated, ...parsed }: UnderstoodProps) {
  const improved = improvement.answer?.understood ?? null;
  return (
    <div className={outdated ? 'finder__outdated' : undefined}>
      {names && parsed.query.notice !== 'crisis' && (
        <ParsedQuery names={names} improved={improved} {...parsed} />
      )}
      <QueryNotice notice={parsed.query.notice} />
    </div>
  );
}

interface FoundProps {
  outcome: Outcome;
  improvement: Improvement;
  country: Country;
  onAgain: () => void;
}

/**
 * Shows the suggestions; before a search what the links are; nothing where a query was refused. Who may be in distress
 * reads where there is help, and no advertising unless they ask for ideas.
 */
function Found({ outcome, ...results }: FoundProps) {
  const { t } = useI18n();
  if (!outcome)
    return (
      <>
        <AdNote country={results.country} />
        <ShopNote country={results.country} />
      </>
    );
  const notice = noticeOf(outcome);
  if (notice === 'refused') return null;
  const suggestions = <Results outcome={outcome} {...results} />;
  if (notice === null) return suggestions;
  return <Disclosure summary={t('finder.notice.ideas')}>{suggestions}</Disclosure>;
}

const noticeOf = (outcome: Outcome) =>
  outcome?.state === 'found' ? outcome.answer.understood.notice : null;

/** Shows a toast once for each failure and empty result, because the results may be out of sight. */
function useOutcomeToast(outcome: Outcome): void {
  const { t } = useI18n();
  const showOutcome = useEffectEvent((latest: Outcome) => {
    if (latest?.state === 'failed')
      showToast({
        kind: 'failure',
        title: t('finder.toast.failed.title'),
        text: t(latest.isLost ? 'status.0' : 'finder.toast.failed.text'),
      });
    else if (latest?.answer.suggestions.length === 0 && noticeOf(latest) === null)
      showToast({
        kind: 'info',
        title: t('finder.toast.empty.title'),
        text: t('finder.toast.empty.text'),
      });
  });
  useEffect(() => showOutcome(outcome), [outcome]);
}
