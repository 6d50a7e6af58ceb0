import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { EmptyState } from '../illustrations/empty-state.tsx';
import type { ScreenHandle } from '../routing/page-meta.ts';
import { usePath } from '../routing/paths.ts';
import { useRootData } from '../routing/root-data.ts';
import { CreateButton } from '../wishlists/my-wishlists/create-button.tsx';
import { MyWishlists } from '../wishlists/my-wishlists/my-wishlists.tsx';

export const handle: ScreenHandle = {
  file: 'wishlist-manager',
  meta: ({ t }) => ({ title: t('manager.title'), description: t('manager.description') }),
};

/** Shows the lists of this browser and the ways to create and import lists. */
export function Component() {
  const { t } = useI18n();
  const path = usePath();
  const { features } = useRootData().config;
  return (
    <div className="page-width fills-screen">
      <div className="page-head">
        <h1>{t('manager.title')}</h1>
        <p className="secondary-text">{t('manager.remembered')}</p>
        <div>
          <CreateButton enabled={features.wishlists} />
        </div>
        <p>
          <Link className="text-link" to={path(paths.addItem)}>
            {t('addItem.fromShop')}
          </Link>
        </p>
      </div>
      {!features.wishlists && (
        <EmptyState title={t('manager.disabled.title')} text={t('manager.disabled.text')} />
      )}
      <MyWishlists enabled={features.wishlists} />
    </div>
  );
}
