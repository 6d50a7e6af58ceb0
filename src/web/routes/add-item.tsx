import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findSharedLink } from '../../domain/shared-link.ts';
import { isBlank, parseUrl } from '../../domain/text.ts';
import { pasteLink } from '../browser/paste-link.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import {
  type ItemPrefill,
  type NavigationState,
  navigationStateOf,
} from '../routing/navigation-state.ts';
import type { ScreenHandle } from '../routing/page-meta.ts';
import { TextField } from '../ui/forms/text-field.tsx';
import { BrowserButton } from '../wishlists/add-gift/browser-button.tsx';
import { ChooseList } from '../wishlists/add-gift/choose-list.tsx';
import { readSharedInItem } from '../wishlists/add-gift/shared-in-item.ts';

export const handle: ScreenHandle = {
  file: 'add-item',
  meta: ({ t }) => ({
    title: t('addItem.title'),
    description: t('addItem.description'),
    isPrivate: true,
  }),
};

/** Shows the page that a phone's share sheet and the bookmarklet open: it adds the shared-in item to a list. */
export function Component() {
  const { t } = useI18n();
  const sharedIn = useSharedInItem();
  const [pastedUrl, setPastedUrl] = useState<string | null>(null);
  const item = sharedIn ?? (pastedUrl === null ? null : { url: pastedUrl });

  return (
    <div className="page-width">
      <div className="page-head">
        <h1>{t('addItem.title')}</h1>
        <p>{sharedIn ? t('addItem.description') : t('addItem.nothing')}</p>
      </div>
      <div className="card card__body max-w-measure add-item">
        {sharedIn ? <SharedInPreview {...sharedIn} /> : <LinkField onUrl={setPastedUrl} />}
        {item && <ChooseList prefill={item} />}
      </div>
      {!sharedIn && (
        <div className="mt-6 max-w-measure">
          <BrowserButton />
        </div>
      )}
    </div>
  );
}

/** A field for a link, or for a text with one; `onUrl` is called with the link, null without one. */
function LinkField({ onUrl }: { onUrl: (url: string | null) => void }) {
  const { t } = useI18n();
  const [typed, setTyped] = useState('');
  /** the text was pasted, confirmed or left, so that a fault may be shown */
  const [isDone, setDone] = useState(false);
  const urlIn = (text: string) => findSharedLink(text)?.url ?? null;
  const url = urlIn(typed);
  const change = (text: string) => {
    setTyped(text);
    onUrl(urlIn(text));
  };
  const finish = () => {
    if (url !== null) change(url);
    setDone(true);
  };

  return (
    <div>
      <TextField
        label={t('addItem.url')}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={typed}
        onText={(text) => {
          change(text);
          setDone(false);
        }}
        onPaste={(event) => {
          pasteLink(event, change);
          // After the browser's own paste, whose change event resets the flag.
          setTimeout(() => setDone(true));
        }}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish();
        }}
      />
      <p className="item-editor__shop-note" role="status">
        {isDone && url === null && !isBlank(typed) && t('link.none')}
      </p>
    </div>
  );
}

function SharedInPreview({ title, url, price }: ItemPrefill) {
  const { t } = useI18n();
  return (
    <section aria-label={t('addItem.found')}>
      {title && <p className="text-lg user-text">{title}</p>}
      {price && <p className="lining-figures">{price}</p>}
      {url && <p className="secondary-text user-text">{parseUrl(url)?.hostname}</p>}
    </section>
  );
}

/**
 * Returns the item shared in by the URL, null without one. It is moved from the URL into the history
 * entry: going back finds it again, and no address bar, bookmark or Referer contains it.
 */
function useSharedInItem(): ItemPrefill | null {
  const location = useLocation();
  const { search, hash, pathname } = location;
  const navigate = useNavigate();
  useEffect(() => {
    if (search.length < 2 && hash.length < 2) return;
    const item = readSharedInItem(search, hash);
    const isEmpty = Object.keys(item).length === 0;
    const state: NavigationState | null = isEmpty ? null : { prefill: item };
    void navigate(pathname, { replace: true, state });
  }, [search, hash, pathname, navigate]);
  return navigationStateOf(location).prefill ?? null;
}
