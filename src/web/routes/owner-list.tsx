import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnerView } from '../../contract/schemas.ts';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { useOwnTitle } from '../i18n/use-own-title.ts';
import { NoWishlist } from '../wishlists/no-wishlist.tsx';
import { replaceToken } from '../wishlists/stored-tokens.ts';
import { useLiveList } from '../wishlists/use-live-list.ts';
import { OwnerScreen } from './owner-screen.tsx';

/** The owner's list, kept as new as the server's. */
export function OwnerList({ initial }: { initial: OwnerView }) {
  const { t } = useI18n();
  const path = usePath();
  const navigate = useNavigate();
  const { list, show, ...live } = useLiveList('admin', initial.adminToken, initial);
  // While its owner erases it or replaces its link, the list is not lost but stays until she is elsewhere.
  const [leaving, setLeaving] = useState<OwnerView | null>(null);
  const shown = list ?? leaving;

  useOwnTitle(shown ? (shown.name ?? t('wishlist.unnamed')) : t('wishlist.notFound.title'));

  const arrived = (view: OwnerView) => {
    if (view.adminToken === initial.adminToken) return show(view);
    replaceToken(initial.adminToken, view.adminToken);
    void navigate(path(paths.admin(view.adminToken)), { replace: true, preventScrollReset: true });
  };

  if (!shown) return <NoWishlist role="admin" status={404} />;
  return (
    <OwnerScreen
      list={shown}
      show={show}
      {...live}
      onReplaced={{ leaving: (isLeaving) => setLeaving(isLeaving ? shown : null), arrived }}
    />
  );
}
