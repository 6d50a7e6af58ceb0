import type { GuestView } from '../../../contract/schemas.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useLiveList } from '../../live/use-live-list.ts';
import { useOwnTitle } from '../../routing/use-own-title.ts';
import { NoWishlist } from '../../wishlists/my-wishlists/no-wishlist.tsx';
import { GuestScreen } from './guest-screen.tsx';

/** Shows a guest's list with live updates, or that it was not found once it is deleted. */
export function GuestList({ initial }: { initial: GuestView }) {
  const { t } = useI18n();
  const { list, ...shown } = useLiveList('guest', initial.guestToken, initial);

  useOwnTitle(list ? (list.name ?? t('guest.fallback')) : t('wishlist.notFound.title'));

  if (!list) return <NoWishlist status={410} />;
  return <GuestScreen list={list} {...shown} />;
}
