import { Check, ListPlus, LoaderCircle, Plus } from 'lucide';
import { useRef } from 'react';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PopupMenu } from '../../ui/overlays/popup-menu.tsx';
import type { Gift } from './put-on-wishlist.ts';
import type { GiftAdder } from './use-add-to-wishlist.ts';
import { useListChoices } from './use-list-choices.ts';

interface AddToWishlistProps {
  gift: Gift;
  adder: GiftAdder;
}

/** A second press within this time belongs to a double click: it must not remove what the first one added. */
const doublePressMs = 800;

/**
 * Shows a toggle that adds the gift to the visitor's list and removes it again. While the gift is on
 * no list and the visitor has several, a menu of the other lists stands beside it.
 */
export function AddToWishlist({ gift, adder }: AddToWishlistProps) {
  const { t } = useI18n();
  const lastPressedAt = useRef(Number.NEGATIVE_INFINITY);
  const state = adder.stateOf(gift);
  const { title } = gift;
  const isOn = state !== null && state !== 'busy';
  const icon = state === 'busy' ? LoaderCircle : isOn ? Check : Plus;

  const press = () => {
    const now = performance.now();
    if (state === 'busy' || now - lastPressedAt.current < doublePressMs) return;
    lastPressedAt.current = now;
    void (isOn ? adder.remove(gift) : adder.add(gift));
  };

  return (
    <div className="add-to-wishlist">
      {adder.hasChoice && !isOn && <OtherLists gift={gift} adder={adder} />}
      <button
        type="button"
        className={isOn ? 'add-to-wishlist__button is-on' : 'add-to-wishlist__button'}
        aria-label={t(isOn ? 'addGift.takeBack' : 'addGift.add', { title })}
        aria-busy={state === 'busy' || undefined}
        onClick={press}
      >
        <Icon node={icon} className={state === 'busy' ? 'icon--turning' : undefined} />
      </button>
    </div>
  );
}

function OtherLists({ gift, adder }: AddToWishlistProps) {
  const { t } = useI18n();
  const { lists, load } = useListChoices();
  return (
    <PopupMenu
      title={t('addGift.choose')}
      buttonLabel={t('addGift.chooseFor', { title: gift.title })}
      buttonClass="add-to-wishlist__button add-to-wishlist__button--choice"
      button={<Icon node={ListPlus} />}
      options={lists}
      waiting={t('manager.loading')}
      onOpen={() => void load()}
      onChoose={(token) => void adder.add(gift, token)}
    />
  );
}
