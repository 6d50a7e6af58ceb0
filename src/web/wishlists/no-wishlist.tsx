import { Link, useRevalidator } from 'react-router';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Notice } from '../ui/notice.tsx';

/** Instead of a list: it is not there, or it could not be reached, which is something else. */
export function NoWishlist({ role, status }: { role: 'guest' | 'admin'; status: number }) {
  const { t } = useI18n();
  const path = usePath();
  const { revalidate } = useRevalidator();
  if (status === 429 || status >= 500)
    return (
      <Notice
        heading="h1"
        title={t('wishlist.unreachable.title')}
        text={t('wishlist.unreachable.text')}
      >
        <Button onClick={() => void revalidate()}>{t('common.tryAgain')}</Button>
      </Notice>
    );
  if (role === 'admin')
    return (
      <Notice heading="h1" title={t('wishlist.notFound.title')} text={t('wishlist.notFound.admin')}>
        <Link className={buttonClass()} to={path(paths.wishlists)}>
          {t('wishlist.notFound.manager')}
        </Link>
      </Notice>
    );
  return (
    <Notice heading="h1" title={t('wishlist.notFound.title')} text={t('wishlist.notFound.invalid')}>
      <p className="meta">{t('wishlist.notFound.text')}</p>
      <Link className={buttonClass()} to={path(paths.home)}>
        {t('wishlist.notFound.home')}
      </Link>
    </Notice>
  );
}
