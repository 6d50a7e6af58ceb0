import { Check, ListPlus, LoaderCircle, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useI18n } from '../i18n/use-i18n.tsx';
import { PopupMenu } from '../ui/popup-menu.tsx';
import type { Gift } from './put-on-wishlist.ts';
import type { GiftAdder } from './use-add-to-wishlist.ts';
import { useListChoices } from './use-list-choices.ts';

interface AddToWishlistProps {
  gift: Gift;
  adder: GiftAdder;
}

/** The second press of a double one comes this soon, in milliseconds; it is no wish to take the gift back. */
const doublePress = 800;

/** A plus that puts the gift on the visitor's list and then is the check that takes it off; beside it the other lists. */
export function AddToWishlist({ gift, adder }: AddToWishlistProps) {
  const { t } = useI18n();
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const state = adder.stateOf(gift.id);
  const { title } = gift;
  const isOn = state !== null && state !== 'busy';
  const Icon = state === 'busy' ? LoaderCircle : isOn ? Check : Plus;

  const press = () => {
    const now = performance.now();
    if (state === 'busy' || now - pressed.current < doublePress) return;
    pressed.current = now;
    void (isOn ? adder.takeBack(gift) : adder.add(gift));
  };

  return (
    <div className="add-gift">
      {adder.hasChoice && !isOn && <OtherLists gift={gift} adder={adder} />}
      <button
        type="button"
        className={isOn ? 'add-gift-button is-on' : 'add-gift-button'}
        aria-label={t(isOn ? 'addGift.takeBack' : 'addGift.add', { title })}
        aria-busy={state === 'busy' || undefined}
        onClick={press}
      >
        <Icon className={state === 'busy' ? 'icon icon-turning' : 'icon'} aria-hidden="true" />
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
      buttonClass="add-gift-button add-gift-choice"
      button={<ListPlus className="icon" aria-hidden="true" />}
      options={lists}
      waiting={t('manager.loading')}
      onOpen={() => void load()}
      onChoose={(token) => void adder.add(gift, token)}
    />
  );
}
