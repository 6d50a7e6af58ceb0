import type { GuestView } from '../../contract/schemas.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { useOwnTitle } from '../i18n/use-own-title.ts';
import { NoWishlist } from '../wishlists/no-wishlist.tsx';
import { useLiveList } from '../wishlists/use-live-list.ts';
import { GuestScreen } from './guest-screen.tsx';

/** A shared list, kept as new as the server's. */
export function GuestList({ initial }: { initial: GuestView }) {
  const { t } = useI18n();
  const { list, ...live } = useLiveList('guest', initial.guestToken, initial);

  useOwnTitle(list ? (list.name ?? t('guest.fallback')) : t('wishlist.notFound.title'));

  if (!list) return <NoWishlist role="guest" status={404} />;
  return <GuestScreen list={list} {...live} />;
}
