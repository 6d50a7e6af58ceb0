import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnerView } from '../../contract/schemas.ts';
import { ListGoneContext } from '../api/list-gone.tsx';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { useOwnTitle } from '../i18n/use-own-title.ts';
import { showToast } from '../ui/toasts.ts';
import type { ArrivalState } from '../wishlists/arrival.ts';
import { NoWishlist } from '../wishlists/no-wishlist.tsx';
import { rememberSameList } from '../wishlists/same-list.ts';
import { replaceToken } from '../wishlists/stored-tokens.ts';
import { useFollowLink } from '../wishlists/use-follow-link.ts';
import { useHold } from '../wishlists/use-hold.ts';
import { useLiveList } from '../wishlists/use-live-list.ts';
import { OwnerScreen } from './owner-screen.tsx';

/** A link that another tab replaces stops opening the list a moment before that tab tells the new one. */
const patience = 700;

/** The owner's list, kept as new as the server's. */
export function OwnerList({ initial }: { initial: OwnerView }) {
  const { t } = useI18n();
  const path = usePath();
  const navigate = useNavigate();
  const { adminToken } = initial;
  // While its owner erases it or replaces its link, the list is not lost but stays until she is elsewhere.
  const [leaving, setLeaving] = useState<string | null>(null);
  const isLeaving = leaving === adminToken;
  const { list, show, ...live } = useLiveList('admin', adminToken, initial, { leaving: isLeaving });
  const last = useLast(list, initial);
  const isGone = useForSomeTime(list === null && !isLeaving);
  const { isHeld, hold } = useHold();
  const isShown = !isGone || isHeld;

  useOwnTitle(isShown ? (last.name ?? t('wishlist.unnamed')) : t('wishlist.notFound.title'));

  const moveTo = (token: string) => {
    rememberSameList(adminToken, token);
    setLeaving(adminToken);
    void navigate(path(paths.admin(token)), {
      replace: true,
      preventScrollReset: true,
      state: { carriesTyped: true } satisfies ArrivalState,
    });
  };

  const arrived = (view: OwnerView) => {
    if (view.adminToken === adminToken) return show(view);
    replaceToken(adminToken, view.adminToken);
    moveTo(view.adminToken);
  };

  useFollowLink(adminToken, {
    leaving: (is) => setLeaving(is ? adminToken : null),
    arrived: (token) => {
      moveTo(token);
      showToast({ kind: 'info', text: t('links.admin.moved') });
    },
  });

  if (!isShown) return <NoWishlist role="admin" status={404} />;
  return (
    <ListGoneContext value={{ isGone, hold }}>
      <OwnerScreen
        list={last}
        show={show}
        {...live}
        onReplaced={{ leaving: (is) => setLeaving(is ? adminToken : null), arrived }}
      />
    </ListGoneContext>
  );
}

/** The list as it was when it was last there. */
function useLast(list: OwnerView | null, initial: OwnerView): OwnerView {
  const [last, setLast] = useState(initial);
  if (list && list !== last) setLast(list);
  return list ?? last;
}

/** Whether something is true and has been for a moment. */
function useForSomeTime(isTrue: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  if (isSettled && !isTrue) setSettled(false);
  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(() => setSettled(true), patience);
    return () => clearTimeout(timer);
  }, [isTrue]);
  return isTrue && isSettled;
}
