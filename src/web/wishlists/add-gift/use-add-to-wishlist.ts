import { useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { href, paths } from '../../../contract/paths.ts';
import type { OwnerView } from '../../../contract/schemas.ts';
import { asApiFailure } from '../../api/api-failure.ts';
import { useApi } from '../../api/use-api.tsx';
import { useIdempotentCall } from '../../api/use-idempotent-call.ts';
import { onStoredElsewhere } from '../../browser/storage.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { usePath } from '../../routing/paths.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
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

/** The state of each gift on this page and the calls that change it. Failures are shown as toasts, not thrown. */
export interface GiftAdder {
  /** the place of an added gift, 'busy' during a request, null when it is on no list */
  stateOf(giftId: string): AddedGift | 'busy' | null;
  /** `token` is an admin token or `newList`; does nothing while the gift is busy */
  add(gift: Gift, token?: string): Promise<void>;
  /** undoes `add`; does nothing for a gift that is on no list or busy */
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
  const [states, setStates] = useState<ReadonlyMap<string, AddedGift | 'busy'>>(new Map());
  const hasChoice = useHasSeveral() && !adminToken;
  const latest = useRef(states);

  const setState = (giftId: string, state: AddedGift | 'busy' | null) => {
    const next = new Map(latest.current);
    if (state) next.set(giftId, state);
    else next.delete(giftId);
    latest.current = next;
    setStates(next);
  };

  const confirmAdded = (gift: Gift, { list, isNewList }: AddedGift) => {
    const { title } = gift;
    const name = list.name ?? t('wishlist.unnamed');
    const open = {
      label: t('addGift.open'),
      act: () => void navigate(path(href(paths.admin, { adminToken: list.adminToken }))),
    };
    showToast({
      kind: 'success',
      text: isNewList ? t('addGift.started', { title }) : t('addGift.added', { title, list: name }),
      topic: additionTopic,
      actions: [
        ...(adminToken ? [] : [open]),
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

  const remove = async (gift: Gift) => {
    const added = latest.current.get(gift.id);
    if (!added || added === 'busy') return;
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

  return { stateOf: (giftId) => states.get(giftId) ?? null, add, remove, hasChoice };
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
