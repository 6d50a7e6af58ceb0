import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isStoreUrl } from '../../domain/text.ts';
import type { ScreenHandle } from '../i18n/page-meta.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type BroughtAlong, broughtAlong } from '../wishlists/brought-along.ts';
import { BrowserButton } from '../wishlists/browser-button.tsx';
import { ChooseList } from '../wishlists/choose-list.tsx';

export const handle: ScreenHandle = {
  file: 'add-item',
  meta: ({ t }) => ({
    title: t('addItem.title'),
    description: t('addItem.description'),
    isPrivate: true,
  }),
};

/** Where a phone's share sheet and the button for browsers lead: what is brought goes on a list. */
export function Component() {
  const { t } = useI18n();
  const brought = useBroughtAlong();
  const [typed, setTyped] = useState('');
  const url = typed.trim();
  const gift = brought ?? (isStoreUrl(url) ? { url } : null);

  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('addItem.title')}</h1>
        <p>{brought ? t('addItem.description') : t('addItem.nothing')}</p>
      </div>
      <div className="card card-body max-w-measure add-item">
        {brought ? (
          <Brought {...brought} />
        ) : (
          <TextField
            label={t('addItem.url')}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={typed}
            onText={setTyped}
          />
        )}
        {gift && <ChooseList brought={gift} />}
      </div>
      {!brought && (
        <div className="mt-6 max-w-measure">
          <BrowserButton />
        </div>
      )}
    </div>
  );
}

function Brought({ title, url, price }: BroughtAlong) {
  const { t } = useI18n();
  return (
    <section aria-label={t('addItem.found')}>
      {title && <p className="text-lg typed">{title}</p>}
      {price && <p className="num">{price}</p>}
      {url && <p className="meta typed">{URL.parse(url)?.hostname}</p>}
    </section>
  );
}

/**
 * What came with the address is moved into the history entry: it stays for whoever comes back to
 * this page, and no address bar, bookmark or Referer holds it.
 */
function useBroughtAlong(): BroughtAlong | null {
  const { search, hash, state, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search.length < 2 && hash.length < 2) return;
    const found = broughtAlong(search, hash);
    const any = Object.keys(found).length > 0 ? found : null;
    void navigate(pathname, { replace: true, state: any && { brought: any } });
  }, [search, hash, pathname, navigate]);
  return (state as { brought?: BroughtAlong } | null)?.brought ?? null;
}
