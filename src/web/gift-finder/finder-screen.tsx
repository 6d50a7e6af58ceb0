import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { GiftCriteria } from '../../contract/schemas.ts';
import type { Country } from '../../domain/marketplaces.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';
import { type Asked, addressOf } from './asked.ts';
import { Examples } from './examples.tsx';
import type { Outcome } from './load-suggestions.ts';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { ShopNote } from './shop-note.tsx';
import { type PartNames, Understood } from './understood.tsx';
import { useShopCountry } from './use-shop-country.ts';
import { Waiting } from './waiting.tsx';

export interface FinderData {
  readonly asked: Asked;
  readonly country: Country;
  readonly outcome: Outcome;
  /** what receivers and occasions are called, to choose another one; null before the first search */
  readonly names: PartNames | null;
}

/** A search box, how it was understood, and what was found; all of it is in the address. */
export function FinderScreen({ asked, outcome, names, ...data }: FinderData) {
  const { t } = useI18n();
  const usual = useShopCountry(data.country);
  // Results keep the shop that they were made for.
  const country = asked.country ?? (outcome ? data.country : usual);
  const navigate = useNavigate();
  const here = useLocation();
  const { location: next } = useNavigation();
  const searching = next?.pathname === here.pathname && next.search !== here.search;
  useTellOutcome(outcome);

  const search = (change: Partial<Asked>) =>
    void navigate(addressOf({ ...asked, country, ...change }), { preventScrollReset: true });
  const change = (changes: GiftCriteria) => search({ changes: { ...asked.changes, ...changes } });

  return (
    <div className="page finder">
      <div className="page-head">
        <h1>{t('finder.heading')}</h1>
        <p>{t('finder.text')}</p>
      </div>
      <SearchBox
        asked={asked.text}
        country={country}
        searching={searching}
        onSearch={(text) => search({ text, changes: {} })}
        onCountry={(chosen) => search({ country: chosen })}
      />
      {asked.text === '' && !searching && <Examples country={country} />}
      {outcome?.state === 'found' && names && (
        <Understood
          wish={outcome.answer.understood}
          names={names}
          changes={asked.changes}
          onChange={change}
          onReset={() => search({ changes: {} })}
        />
      )}
      {searching ? (
        <Waiting />
      ) : (
        outcome && <Results outcome={outcome} onAgain={() => search({})} />
      )}
      <ShopNote outcome={outcome} />
    </div>
  );
}

/** A failure and an empty answer are also told at the top, wherever the visitor looks; once each. */
function useTellOutcome(outcome: Outcome): void {
  const { t } = useI18n();
  const tell = useEffectEvent((come: Outcome) => {
    if (come?.state === 'failed')
      showToast({
        kind: 'failure',
        title: t('finder.toast.failed.title'),
        text: t('finder.toast.failed.text'),
      });
    else if (come?.answer.suggestions.length === 0)
      showToast({
        kind: 'info',
        title: t('finder.toast.empty.title'),
        text: t('finder.toast.empty.text'),
      });
  });
  useEffect(() => tell(outcome), [outcome]);
}
