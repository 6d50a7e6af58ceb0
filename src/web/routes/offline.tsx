import { useI18n } from '../i18n/use-i18n.tsx';
import { EmptyState } from '../illustrations/empty-state.tsx';
import type { ScreenHandle } from '../routing/page-meta.ts';
import { buttonClass } from '../ui/buttons/button-class.ts';

export const handle: ScreenHandle = {
  isDocument: true,
  meta: ({ t }) => ({ title: t('offline.title'), isPrivate: true }),
};

/**
 * Shows that there is no connection, with a button that loads the requested page again; the content pages' script
 * handles it. The service worker adds links to its cached lists to the empty list, whose attributes are the
 * links' texts.
 */
export function Component() {
  const { t } = useI18n();
  const title = '{title}';
  return (
    <div className="page-width">
      <EmptyState heading="h1" title={t('offline.heading')} text={t('offline.text')}>
        <button type="button" className={buttonClass()} data-reload="">
          {t('common.tryAgain')}
        </button>
        <ul
          className="cached-lists"
          data-admin={t('offline.list.admin', { title })}
          data-guest={t('offline.list.guest', { title })}
        />
      </EmptyState>
    </div>
  );
}
