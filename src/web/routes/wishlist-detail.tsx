import type { ScreenHandle } from '../i18n/page-meta.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { OpenByLink } from '../wishlists/open-by-link.tsx';

export const handle: ScreenHandle = {
  file: 'wishlist-detail',
  meta: ({ t }) => ({ title: t('open.title'), description: t('open.text') }),
};

export function Component() {
  const { t } = useI18n();
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('open.title')}</h1>
        <p>{t('open.text')}</p>
      </div>
      <OpenByLink />
    </div>
  );
}
