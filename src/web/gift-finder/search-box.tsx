import { Search, Store } from 'lucide';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { limits } from '../../domain/limits.ts';
import { type Country, countries, isCountry } from '../../domain/marketplaces.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PopupMenu } from '../ui/overlays/popup-menu.tsx';
import { useBrowserValue } from '../ui/use-browser-value.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { shopName } from './results/shop-name.ts';
import { storeDraft, storedDraft } from './search-draft.ts';

interface SearchBoxProps {
  /** the query of the results on the page */
  searchedText: string;
  country: Country;
  searching: boolean;
  onSearch: (text: string) => void;
  onCountry: (country: Country) => void;
  /** what must be known before the search */
  notice: ReactNode;
}

/** Shows the field for the query and the menu of shops. */
export function SearchBox({
  searchedText,
  country,
  searching,
  onSearch,
  onCountry,
  notice,
}: SearchBoxProps) {
  const { t } = useI18n();
  const id = useId();
  const [text, setText] = useSearchText(searchedText);
  const query = text.trim();
  // A text that is typed before hydration is not in the state yet.
  const isEmpty = useHydrated() && query === '';

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (query === '' || searching) return;
    storeDraft(null);
    onSearch(query);
  };
  const choose = (value: string) => {
    if (isCountry(value) && value !== country) onCountry(value);
  };

  return (
    <search className="search-box">
      <form onSubmit={submit} className="search-box__field">
        <label className="visually-hidden" htmlFor={id}>
          {t('finder.search.label')}
        </label>
        <Icon node={Search} />
        <textarea
          id={id}
          name="q"
          rows={1}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('finder.placeholder')}
          maxLength={limits.searchText}
          value={text}
          onChange={(event) => setText(event.target.value.replace(/\s*\n\s*/g, ' '))}
        />
        <Button type="submit" busy={searching} disabled={isEmpty && !searching}>
          <Icon node={Search} />
          <span className="search-box__word">
            {t(searching ? 'finder.searching' : 'finder.search')}
          </span>
        </Button>
      </form>
      <div className="search-box__below">
        <PopupMenu
          title={t('finder.country.title')}
          buttonClass="chip chip--line"
          button={
            <>
              <Icon node={Store} />
              <span className="chip__kind">{t('finder.country')}</span> {shopName(country)}
            </>
          }
          value={country}
          options={countries.map((each) => ({ value: each, label: shopName(each) }))}
          onChoose={choose}
        />
        {notice}
      </div>
    </search>
  );
}

/** Holds the typed text, and resets it when the query in the URL changes, to what was typed there before if anything. */
function useSearchText(searchedText: string) {
  const draft = useBrowserValue(storedDraft, null);
  const [typed, setTyped] = useState<{ searchedText: string; text: string | null }>({
    searchedText,
    text: null,
  });
  if (typed.searchedText !== searchedText) setTyped({ searchedText, text: null });
  const type = (text: string) => {
    setTyped({ searchedText, text });
    storeDraft(text === searchedText ? null : text);
  };
  return [typed.text ?? draft ?? searchedText, type] as const;
}
