import { useI18n } from '../i18n/use-i18n.tsx';
import { EmptyState } from '../illustrations/empty-state.tsx';
import type { ScreenHandle } from '../routing/page-meta.ts';

export const handle: ScreenHandle = {
  isDocument: true,
  meta: ({ t }) => ({ title: t('offline.title'), isPrivate: true }),
};

/** Shows that there is no connection. The service worker adds links to its cached lists to the empty list. */
export function Component() {
  const { t } = useI18n();
  return (
    <div className="page-width">
      <EmptyState heading="h1" title={t('offline.heading')} text={t('offline.text')}>
        <ul className="cached-lists" />
      </EmptyState>
    </div>
  );
}
