import type { ScreenHandle } from '../i18n/page-meta.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Notice } from '../ui/notice.tsx';

export const handle: ScreenHandle = {
  isDocument: true,
  meta: ({ t }) => ({ title: t('offline.title'), isPrivate: true }),
};

/** Shown by the service worker, which puts the lists it has copies of into the empty list. */
export function Component() {
  const { t } = useI18n();
  return (
    <div className="page">
      <Notice heading="h1" title={t('offline.heading')} text={t('offline.text')}>
        <ul className="kept-lists" />
      </Notice>
    </div>
  );
}
