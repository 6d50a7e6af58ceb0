import { Link } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { EmptyState } from '../../illustrations/empty-state.tsx';
import { usePath } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { isUnreachable, UnreachableList } from './unreachable-list.tsx';

interface NoWishlistProps {
  /** 410 for a list that was deleted, or whose link was replaced, while it was on the screen */
  status: number;
}

/** Tells a guest that the list was not found or, for status 429 and 5xx, that it cannot be reached just now. */
export function NoWishlist({ status }: NoWishlistProps) {
  const { t } = useI18n();
  const path = usePath();
  if (isUnreachable(status)) return <UnreachableList />;
  return (
    <EmptyState
      heading="h1"
      title={t('wishlist.notFound.title')}
      text={t(status === 410 ? 'wishlist.notFound.text' : 'wishlist.notFound.invalid')}
    >
      {status === 410 && <p className="secondary-text">{t('wishlist.notFound.justNow')}</p>}
      <Link className={buttonClass()} to={path(paths.home)}>
        {t('wishlist.notFound.home')}
      </Link>
    </EmptyState>
  );
}
