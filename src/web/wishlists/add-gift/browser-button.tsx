import { Gift } from 'lucide';
import { useCallback } from 'react';
import { paths } from '../../../contract/paths.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { usePath } from '../../routing/paths.ts';
import { useRootData } from '../../routing/root-data.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Disclosure } from '../../ui/surfaces/disclosure.tsx';
import { bookmarklet } from './bookmarklet.ts';

/** Shows the bookmarklet as a link for the visitor to drag to the bookmarks bar; hidden where nothing can be dragged. */
export function BrowserButton() {
  const { t } = useI18n();
  const address = useRootData().origin + usePath()(paths.addItem);
  const setHref = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (!link) return;
      // React refuses a `javascript:` URL in JSX, and the content security policy blocks running it
      // here. Neither matters: this link is only dragged.
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
    <div className="browser-button">
      <Disclosure kind="sheet" summary={t('bookmarklet.title')}>
        <p>{t('bookmarklet.text')}</p>
        <p className="mt-5">
          <a ref={setHref} href="#content" className={buttonClass({ variant: 'line' })}>
            <Icon node={Gift} />
            {t('bookmarklet.name')}
          </a>
        </p>
      </Disclosure>
    </div>
  );
}
