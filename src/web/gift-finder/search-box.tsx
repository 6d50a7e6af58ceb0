import { Search, Store } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { limits } from '../../domain/limits.ts';
import { type Country, countries, isCountry } from '../../domain/marketplaces.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { PopupMenu } from '../ui/popup-menu.tsx';
import { shopName } from './shop-name.ts';

interface SearchBoxProps {
  /** what the page shows results for */
  asked: string;
  country: Country;
  searching: boolean;
  onSearch: (text: string) => void;
  onCountry: (country: Country) => void;
}

export function SearchBox({ asked, country, searching, onSearch, onCountry }: SearchBoxProps) {
  const { t } = useI18n();
  const id = useId();
  const [text, setText] = useTyped(asked);
  const wish = text.trim();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (wish !== '' && !searching) onSearch(wish);
  };
  const choose = (value: string) => {
    if (isCountry(value) && value !== country) onCountry(value);
  };

  return (
    <search className="finder-search">
      <form onSubmit={submit} className="finder-box">
        <label className="visually-hidden" htmlFor={id}>
          {t('finder.search.label')}
        </label>
        <Search className="icon" aria-hidden="true" />
        <input
          id={id}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('finder.placeholder')}
          maxLength={limits.searchText}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={searching} disabled={wish === '' && !searching}>
          {t(searching ? 'finder.searching' : 'finder.search')}
        </Button>
      </form>
      <PopupMenu
        title={t('finder.country.title')}
        buttonClass="chip chip-line"
        button={
          <>
            <Store className="icon" aria-hidden="true" />
            <span className="chip-kind">{t('finder.country')}</span> {shopName(country)}
          </>
        }
        value={country}
        options={countries.map((each) => ({ value: each, label: shopName(each) }))}
        onChoose={choose}
      />
    </search>
  );
}

/** What is typed stays, until the address asks for something else. */
function useTyped(asked: string) {
  const [typed, setTyped] = useState({ asked, text: asked });
  if (typed.asked !== asked) setTyped({ asked, text: asked });
  return [typed.text, (text: string) => setTyped({ asked, text })] as const;
}
