import type { OwnerView } from '../../contract/schemas.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { useOwnTitle } from '../i18n/use-own-title.ts';
import { NoWishlist } from '../wishlists/no-wishlist.tsx';
import { useLiveList } from '../wishlists/use-live-list.ts';
import { OwnerScreen } from './owner-screen.tsx';

/** The owner's list, kept as new as the server's. */
export function OwnerList({ initial }: { initial: OwnerView }) {
  const { t } = useI18n();
  const { list, ...live } = useLiveList('admin', initial.adminToken, initial);

  useOwnTitle(list ? (list.name ?? t('wishlist.unnamed')) : t('wishlist.notFound.title'));

  if (!list) return <NoWishlist role="admin" status={404} />;
  return <OwnerScreen list={list} {...live} />;
}
