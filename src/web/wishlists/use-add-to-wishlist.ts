import { useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { OwnerView } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { useSameAct } from '../api/same-act.ts';
import { useApi } from '../api/use-api.tsx';
import { onStoredElsewhere } from '../browser/storage.ts';
import { paths, usePath } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';
import { type Gift, type Place, putOnWishlist, takeOffWishlist } from './put-on-wishlist.ts';
import { storedTokens, storedTokensKey } from './stored-tokens.ts';

interface AddOptions {
  /** gifts go to this list; without it to the one used last, or to a new one */
  adminToken?: string;
  /** told of that list as it is with the gift, and without it again */
  onList?: (list: OwnerView) => void;
}

export interface GiftAdder {
  /** where the gift went, or that it is on its way */
  stateOf(giftId: string): Place | 'busy' | null;
  /** `token` is that of a list, or `newList` */
  add(gift: Gift, token?: string): Promise<void>;
  takeBack(gift: Gift): Promise<void>;
  /** the visitor has lists to choose from */
  readonly hasChoice: boolean;
}

/** Puts gifts on the visitor's list with one press each, says where they went, and takes them back. */
export function useAddToWishlist({ adminToken, onList }: AddOptions = {}): GiftAdder {
  const api = useApi();
  const act = useSameAct();
  const { t } = useI18n();
  const path = usePath();
  const navigate = useNavigate();
  const [states, setStates] = useState<ReadonlyMap<string, Place | 'busy'>>(new Map());
  const hasChoice = useHasSeveral() && !adminToken;
  const latest = useRef(states);

  const setState = (giftId: string, state: Place | 'busy' | null) => {
    const next = new Map(latest.current);
    if (state) next.set(giftId, state);
    else next.delete(giftId);
    latest.current = next;
    setStates(next);
  };

  const tell = (gift: Gift, { list, started }: Place) => {
    const { title } = gift;
    const name = list.name ?? t('wishlist.unnamed');
    const open = {
      label: t('addGift.open'),
      act: () => void navigate(path(paths.admin(list.adminToken))),
    };
    showToast({
      kind: 'success',
      text: started ? t('addGift.started', { title }) : t('addGift.added', { title, list: name }),
      actions: [
        ...(adminToken ? [] : [open]),
        { label: t('addGift.undo'), act: () => void takeBack(gift) },
      ],
    });
  };

  const fail = (error: unknown, text: string) => {
    const { problem, status } = asApiFailure(error);
    const reason = status === 0 ? t('status.0') : problem?.message;
    showToast({ kind: 'failure', title: text, text: reason ?? t('status.other') });
  };

  const add = async (gift: Gift, token?: string) => {
    if (latest.current.get(gift.id) === 'busy') return;
    setState(gift.id, 'busy');
    try {
      const to = token ?? adminToken ?? null;
      const place = await act(JSON.stringify([to, gift]), (key) =>
        putOnWishlist(api, gift, to, key),
      );
      setState(gift.id, place);
      if (adminToken) onList?.(place.list);
      tell(gift, place);
    } catch (error) {
      setState(gift.id, null);
      fail(error, t('addGift.failed'));
    }
  };

  const takeBack = async (gift: Gift) => {
    const place = latest.current.get(gift.id);
    if (!place || place === 'busy') return;
    setState(gift.id, 'busy');
    try {
      const left = await takeOffWishlist(api, place);
      setState(gift.id, null);
      if (adminToken && left) onList?.(left);
      showToast({ kind: 'info', text: t('addGift.takenBack', { title: gift.title }) });
    } catch (error) {
      // Gone already, with its list or without: then it is where it should be.
      const isGone = asApiFailure(error).status === 404;
      setState(gift.id, isGone ? null : place);
      if (!isGone) showToast({ kind: 'failure', text: t('addGift.takeBackFailed') });
    }
  };

  return { stateOf: (giftId) => states.get(giftId) ?? null, add, takeBack, hasChoice };
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
