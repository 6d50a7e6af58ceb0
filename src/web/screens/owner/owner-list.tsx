import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { href, paths } from '../../../contract/paths.ts';
import type { OwnerView, TakedownView } from '../../../contract/schemas.ts';
import { useApi } from '../../api/use-api.tsx';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { ListNotFoundContext } from '../../live/list-not-found.tsx';
import { useLiveList } from '../../live/use-live-list.ts';
import { loadWishlist } from '../../routing/load-wishlist.ts';
import type { NavigationState } from '../../routing/navigation-state.ts';
import { usePath } from '../../routing/paths.ts';
import { useOwnTitle } from '../../routing/use-own-title.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { NoOwnedWishlist } from '../../wishlists/owner/no-owned-wishlist.tsx';
import { TakenDown } from '../../wishlists/owner/taken-down.tsx';
import { summariesOf } from '../../wishlists/tokens/stored-summaries.ts';
import { replaceToken } from '../../wishlists/tokens/stored-tokens.ts';
import { storeSuccessor } from '../../wishlists/tokens/token-succession.ts';
import { useFollowLink } from '../../wishlists/tokens/use-follow-link.ts';
import { OwnerScreen } from './owner-screen.tsx';
import { useRefCount } from './use-ref-count.ts';

/** Delay before "not found" is shown: a replaced link fails shortly before the other tab announces the new one. */
const notFoundDelayMs = 700;

/** Shows the owner's list with live updates, or that it was deleted or taken down. */
export function OwnerList({ initial }: { initial: OwnerView }) {
  const { t } = useI18n();
  const path = usePath();
  const navigate = useNavigate();
  const { adminToken } = initial;
  // While the owner deletes the list or replaces its link, it stays on the screen until the navigation.
  const [leaving, setLeaving] = useState<string | null>(null);
  const isLeaving = leaving === adminToken;
  const { list, show, live } = useLiveList('admin', adminToken, initial, { leaving: isLeaving });
  const lastList = useLastKnown(list, initial);
  const isNotFound = useDelayedTrue(list === null && !isLeaving);
  const { isHeld, hold } = useRefCount();
  const isShown = !isNotFound || isHeld;
  const takedown = useTakedown(adminToken, isNotFound);

  const notFoundTitle = t(takedown ? 'takedown.title' : 'wishlist.notFound.title');
  useOwnTitle(isShown ? (lastList.name ?? t('wishlist.unnamed')) : notFoundTitle);

  const moveTo = (token: string) => {
    storeSuccessor(adminToken, token);
    setLeaving(adminToken);
    void navigate(path(href(paths.admin, { adminToken: token })), {
      replace: true,
      preventScrollReset: true,
      state: { carriesTyped: true } satisfies NavigationState,
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

  if (!isShown && takedown) return <TakenDown adminToken={adminToken} {...takedown} />;
  if (!isShown) return <NoOwnedWishlist status={404} />;
  return (
    <ListNotFoundContext value={{ isNotFound, isTakenDown: takedown !== null, hold }}>
      <OwnerScreen
        list={lastList}
        show={show}
        live={live}
        onReplaced={{ leaving: (is) => setLeaving(is ? adminToken : null), arrived }}
      />
    </ListNotFoundContext>
  );
}

/** Returns why the list was taken down; null if it was not, and until that is known. */
function useTakedown(adminToken: string, isNotFound: boolean): TakedownView | null {
  const api = useApi();
  const [takedown, setTakedown] = useState<TakedownView | null>(null);
  useEffect(() => {
    if (!isNotFound) return;
    let isUnmounted = false;
    const read = async () => {
      // Most lists that are not found were deleted; only for the others the reason is requested.
      const known = (await summariesOf(api, [adminToken], { quiet: true })).get(adminToken);
      if (!known?.takenDown) return;
      const loaded = await loadWishlist(api, 'admin', adminToken, { quiet: true });
      if (!isUnmounted && !loaded.wishlist) setTakedown(loaded.takedown ?? null);
    };
    read().catch(() => {});
    return () => {
      isUnmounted = true;
    };
  }, [api, adminToken, isNotFound]);
  return takedown;
}

/** Returns the list, or its last known state after it was deleted. */
function useLastKnown(list: OwnerView | null, initial: OwnerView): OwnerView {
  const [lastList, setLast] = useState(initial);
  if (list && list !== lastList) setLast(list);
  return list ?? lastList;
}

/** Returns true once the value has been true for `notFoundDelayMs`. */
function useDelayedTrue(isTrue: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  if (isSettled && !isTrue) setSettled(false);
  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(() => setSettled(true), notFoundDelayMs);
    return () => clearTimeout(timer);
  }, [isTrue]);
  return isTrue && isSettled;
}
