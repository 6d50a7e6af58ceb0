import { useI18n } from '../i18n/use-i18n.tsx';
import type { ScreenHandle } from '../routing/page-meta.ts';
import { OpenByLink } from '../wishlists/backup/open-by-link.tsx';

export const handle: ScreenHandle = {
  file: 'wishlist-detail',
  meta: ({ t }) => ({ title: t('open.title'), description: t('open.text') }),
};

/** Shows the form that opens a list by its link. */
export function Component() {
  const { t } = useI18n();
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>{t('open.title')}</h1>
        <p>{t('open.text')}</p>
      </div>
      <OpenByLink />
    </div>
  );
}
