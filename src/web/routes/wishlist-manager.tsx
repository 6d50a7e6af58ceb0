import { Link } from 'react-router';
import { useRootData } from '../api/root-data.ts';
import type { ScreenHandle } from '../i18n/page-meta.ts';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Notice } from '../ui/notice.tsx';
import { CreateButton } from '../wishlists/create-button.tsx';
import { MyWishlists } from '../wishlists/my-wishlists.tsx';

export const handle: ScreenHandle = {
  file: 'wishlist-manager',
  meta: ({ t }) => ({ title: t('manager.title'), description: t('manager.description') }),
};

export function Component() {
  const { t } = useI18n();
  const path = usePath();
  const { features } = useRootData().config;
  return (
    <div className="page fills-screen">
      <div className="page-head">
        <h1>{t('manager.title')}</h1>
        <p className="meta">{t('manager.remembered')}</p>
        <div>
          <CreateButton enabled={features.wishlists} />
        </div>
        <p>
          <Link className="link" to={path(paths.addItem)}>
            {t('addItem.fromShop')}
          </Link>
        </p>
      </div>
      {!features.wishlists && (
        <Notice title={t('manager.disabled.title')} text={t('manager.disabled.text')} />
      )}
      <MyWishlists enabled={features.wishlists} />
    </div>
  );
}
