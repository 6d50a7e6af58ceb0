import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { href, paths } from '../../../contract/paths.ts';
import type { OwnerView } from '../../../contract/schemas.ts';
import { asApiFailure } from '../../api/api-failure.ts';
import { useApi } from '../../api/use-api.tsx';
import { useIdempotentCall } from '../../api/use-idempotent-call.ts';
import { onStoredElsewhere } from '../../browser/storage.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { loadWishlist } from '../../routing/load-wishlist.ts';
import type { NavigationState } from '../../routing/navigation-state.ts';
import { usePath } from '../../routing/paths.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { summariesOf } from '../tokens/stored-summaries.ts';
import { storedTokens, storedTokensKey } from '../tokens/stored-tokens.ts';
import {
  type AddedGift,
  type Gift,
  isGiftDeleted,
  putOnWishlist,
  removeFromWishlist,
} from './put-on-wishlist.ts';

interface AddOptions {
  /** the list that gifts are added to; without it the last used one, or a new one */
  adminToken?: string;
  /** called with that list after each change */
  onList?: (list: OwnerView) => void;
}

/** The topic of the toasts: those of four gifts, with their buttons, would cover more than half of a phone. */
const additionTopic = 'addition';

/** The place of a gift that is on the list, 'busy' during a request, null when it is on no list. */
type GiftState = AddedGift | 'busy' | null;

/** The state of each gift on this page and the calls that change it. Failures are shown as toasts, not thrown. */
export interface GiftAdder {
  stateOf(gift: Gift): GiftState;
  /** `token` is an admin token or `newList`; does nothing while the gift is busy */
  add(gift: Gift, token?: string): Promise<void>;
  /**
   * undoes `add`; asks first for a gift that was there before this visit, because its wish may have been changed or
   * claimed since; does nothing for a gift that is on no list or busy
   */
  remove(gift: Gift): Promise<void>;
  /** this browser remembers several lists and none is fixed by the options */
  readonly hasChoice: boolean;
}

/** Returns the calls that add gifts to the visitor's list and remove them again; each outcome is a toast. */
export function useAddToWishlist({ adminToken, onList }: AddOptions = {}): GiftAdder {
  const api = useApi();
  const runIdempotent = useIdempotentCall();
  const { t } = useI18n();
  const path = usePath();
  const navigate = useNavigate();
  const [states, setStates] = useState<ReadonlyMap<string, GiftState>>(new Map());
  const hasChoice = useHasSeveral() && !adminToken;
  const latest = useRef(states);
  const listBefore = useTargetList(adminToken);

  const setState = (giftId: string, state: GiftState) => {
    const next = new Map(latest.current).set(giftId, state);
    latest.current = next;
    setStates(next);
  };

  const open = ({ adminToken: token }: OwnerView, state: NavigationState = {}) => ({
    label: t('addGift.open'),
    act: () => void navigate(path(href(paths.admin, { adminToken: token })), { state }),
  });

  const confirmAdded = (gift: Gift, { list, isNewList }: AddedGift) => {
    const { title } = gift;
    const name = list.name ?? t('wishlist.unnamed');
    // A list that was just created asks for its name and explains its private link, however it was created.
    const state: NavigationState = isNewList
      ? { created: true, ...(!storedTokens().includes(list.adminToken) && { notStored: true }) }
      : {};
    showToast({
      kind: 'success',
      text: isNewList ? t('addGift.started', { title }) : t('addGift.added', { title, list: name }),
      topic: additionTopic,
      actions: [
        ...(adminToken ? [] : [open(list, state)]),
        { label: t('addGift.undo'), act: () => void remove(gift) },
      ],
    });
  };

  const showFailure = (error: unknown, text: string) => {
    const { problem, status } = asApiFailure(error);
    const reason = status === 0 ? t('status.0') : problem?.message;
    showToast({ kind: 'failure', title: text, text: reason ?? t('status.other') });
  };

  const add = async (gift: Gift, token?: string) => {
    if (latest.current.get(gift.id) === 'busy') return;
    setState(gift.id, 'busy');
    try {
      const to = token ?? adminToken ?? null;
      const added = await runIdempotent(JSON.stringify([to, gift]), (key) =>
        putOnWishlist(api, gift, to, key),
      );
      setState(gift.id, added);
      if (adminToken) onList?.(added.list);
      confirmAdded(gift, added);
    } catch (error) {
      setState(gift.id, null);
      showFailure(error, t('addGift.failed'));
    }
  };

  const askBeforeRemoval = (gift: Gift, added: AddedGift) => {
    const { list } = added;
    showToast({
      kind: 'info',
      text: t('addGift.already', { title: gift.title, list: list.name ?? t('wishlist.unnamed') }),
      topic: additionTopic,
      actions: [
        ...(adminToken ? [] : [open(list)]),
        { label: t('addGift.remove'), act: () => void removeNow(gift, added) },
      ],
    });
  };

  const remove = async (gift: Gift) => {
    const added = latest.current.get(gift.id);
    const before = added === undefined ? placeOn(listBefore, gift) : null;
    if (before) askBeforeRemoval(gift, before);
    else if (added && added !== 'busy') await removeNow(gift, added);
  };

  const removeNow = async (gift: Gift, added: AddedGift) => {
    setState(gift.id, 'busy');
    try {
      const remaining = await removeFromWishlist(api, added, t('addGift.takeBackFailed'));
      setState(gift.id, null);
      if (adminToken && remaining) onList?.(remaining);
      const text = t('addGift.takenBack', { title: gift.title });
      showToast({ kind: 'info', text, topic: additionTopic });
    } catch (error) {
      // The item or its list is already deleted: that is what the visitor wanted.
      setState(gift.id, isGiftDeleted(asApiFailure(error)) ? null : added);
    }
  };

  const stateOf = (gift: Gift) => {
    const state = states.get(gift.id);
    return state === undefined ? placeOn(listBefore, gift) : state;
  };
  return { stateOf, add, remove, hasChoice };
}

/** Returns the list that gifts are added to, as it was when the page was opened; null without one and until it is read. */
function useTargetList(adminToken: string | undefined): OwnerView | null {
  const api = useApi();
  const [list, setList] = useState<OwnerView | null>(null);
  useEffect(() => {
    const token = adminToken ?? storedTokens().at(-1);
    if (token === undefined) return;
    let isCurrent = true;
    const read = async () => {
      // A remembered list may be deleted: its summary is missing then, while reading it would be an error.
      const known = adminToken ? null : await summariesOf(api, [token], { quiet: true });
      if (known?.has(token) === false) return;
      const { wishlist } = await loadWishlist(api, 'admin', token, { quiet: true });
      if (isCurrent) setList(wishlist);
    };
    // Without an answer every gift can still be added.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [api, adminToken]);
  return list;
}

/** Returns the place of a gift on a list: that of the item with its title, or with its link. */
function placeOn(list: OwnerView | null, { title, url }: Gift): AddedGift | null {
  const item = list?.items.find(
    (each) => each.title === title || (url !== null && each.url === url),
  );
  return list && item ? { list, itemId: item.id, isNewList: false } : null;
}

const subscribe = (changed: () => void) => onStoredElsewhere(storedTokensKey, changed);

/** Whether this browser remembers more than one list. */
function useHasSeveral(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => storedTokens().length > 1,
    () => false,
  );
}
