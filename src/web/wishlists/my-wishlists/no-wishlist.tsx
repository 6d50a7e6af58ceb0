import { Link, useRevalidator } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { EmptyState } from '../../illustrations/empty-state.tsx';
import { usePath } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';

interface NoWishlistProps {
  role: 'guest' | 'admin';
  /** 410 for a list that was deleted, or whose link was replaced, while it was on the screen */
  status: number;
}

/** Shows that the list was not found or, for status 429 and 5xx, that it cannot be reached just now. */
export function NoWishlist({ role, status }: NoWishlistProps) {
  const { t } = useI18n();
  const path = usePath();
  const { revalidate } = useRevalidator();
  if (status === 429 || status >= 500)
    return (
      <EmptyState
        heading="h1"
        title={t('wishlist.unreachable.title')}
        text={t('wishlist.unreachable.text')}
      >
        <Button onClick={() => void revalidate()}>{t('common.tryAgain')}</Button>
      </EmptyState>
    );
  if (role === 'admin')
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
