import { Gift } from 'lucide-react';
import { useCallback } from 'react';
import { useRootData } from '../api/root-data.ts';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { showToast } from '../ui/toasts.ts';
import { bookmarklet } from './bookmarklet.ts';

/** A bookmark that brings a gift from any shop; it is dragged to where the browser keeps bookmarks. */
export function BrowserButton() {
  const { t } = useI18n();
  const address = useRootData().origin + usePath()(paths.addItem);
  const place = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (!link) return;
      // Neither React nor our policy runs such a link, which is right: it is to be dragged.
      link.href = bookmarklet(address);
      const explain = (event: Event) => {
        event.preventDefault();
        showToast({ kind: 'info', text: t('bookmarklet.drag') });
      };
      link.addEventListener('click', explain);
      return () => link.removeEventListener('click', explain);
    },
    [address, t],
  );
  return (
    <Disclosure kind="sheet" summary={t('bookmarklet.title')}>
      <p>{t('bookmarklet.text')}</p>
      <p className="mt-5">
        <a ref={place} href="#content" className={buttonClass({ variant: 'line' })}>
          <Gift className="icon" aria-hidden="true" />
          {t('bookmarklet.name')}
        </a>
      </p>
    </Disclosure>
  );
}
