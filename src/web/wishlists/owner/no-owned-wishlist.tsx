import { Link } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { EmptyState } from '../../illustrations/empty-state.tsx';
import { usePath } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { isUnreachable, UnreachableList } from '../my-wishlists/unreachable-list.tsx';

/** Tells the owner that the list was not found or, for status 429 and 5xx, that it cannot be reached just now. */
export function NoOwnedWishlist({ status }: { status: number }) {
  const { t } = useI18n();
  const path = usePath();
  if (isUnreachable(status)) return <UnreachableList />;
  return (
    <EmptyState
      heading="h1"
      title={t('wishlist.notFound.title')}
      text={t('wishlist.notFound.admin')}
    >
      <p className="secondary-text">{t('wishlist.notFound.replaced')}</p>
      <Link className={buttonClass()} to={path(paths.wishlistDetail)}>
        {t('wishlist.notFound.open')}
      </Link>
      <Link className={buttonClass({ variant: 'line' })} to={path(paths.wishlists)}>
        {t('wishlist.notFound.manager')}
      </Link>
    </EmptyState>
  );
}
