import { useRef } from 'react';
import type { OwnerView } from '../../contract/schemas.ts';
import { type ApiFailure, asApiFailure, isUnanswered } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';
import { type Adding, addedBy, beginAdding, isSameAdding } from './adding.ts';
import { formOf, type ItemForm, itemData } from './item-form.ts';
import { isSameForm } from './merge-forms.ts';
import type { Base } from './use-item-draft.ts';
import type { ItemImage } from './use-item-image.ts';

/** A wish as it is to be stored, and what it is a change of. */
export interface Sendable {
  readonly base: Base;
  readonly form: ItemForm;
  readonly image: ItemImage;
}

/**
 * Sends wishes so that a lost answer does no harm: what may have arrived is the same act when it is
 * sent again, and what was typed since changes the wish of that act.
 */
export function useSendItem(list: Pick<OwnerView, 'items'>) {
  const api = useApi();
  const adding = useRef<Adding | null>(null);
  const changing = useRef<Sendable | null>(null);

  const add = async (adminToken: string, sent: Adding) => {
    adding.current = sent;
    const { data: body, picture: image, key: idempotencyKey } = sent;
    const params = { adminToken };
    try {
      const call = { params, body, image, idempotencyKey, quiet: isToldHere };
      const view = await api.call('addItem', call);
      adding.current = null;
      return view;
    } catch (error) {
      if (!isUnanswered(asApiFailure(error))) adding.current = null;
      throw error;
    }
  };

  const change = async (adminToken: string, wish: Sendable, id: string) => {
    const { base, form, image } = wish;
    const body = { ...itemData(form), id, basedOn: base.version, removeImage: image.remove };
    try {
      const call = { params: { adminToken }, body, image: image.file, quiet: isToldHere };
      const view = await api.call('updateItem', call);
      changing.current = null;
      return view;
    } catch (error) {
      if (isUnanswered(asApiFailure(error))) changing.current = wish;
      throw error;
    }
  };

  return {
    send(adminToken: string, wish: Sendable): Promise<OwnerView> {
      if (wish.base.item) return change(adminToken, wish, wish.base.item.id);
      const data = itemData(wish.form);
      const before = adding.current;
      const isSame = before && isSameAdding(before, data, wish.image.file);
      return add(adminToken, isSame ? before : beginAdding(list, data, wish.image.file));
    },

    /** If another content was sent and not answered: the wish as a change of the one that made. */
    async settle(adminToken: string, wish: Sendable): Promise<Sendable> {
      const sent = adding.current;
      if (!sent || wish.base.item) return wish;
      if (isSameAdding(sent, itemData(wish.form), wish.image.file)) return wish;
      try {
        const { items, version } = await add(adminToken, sent);
        const item = addedBy(sent, { items });
        if (!item) return wish;
        const { file } = wish.image;
        const image =
          file === sent.picture
            ? { file: null, remove: false }
            : { file, remove: file === null && sent.picture !== null };
        return { base: { item, version }, form: wish.form, image };
      } catch (error) {
        if (isUnanswered(asApiFailure(error)) || isListGone(asApiFailure(error))) throw error;
        // It was refused, so it is not there.
        return wish;
      }
    },

    /** Whether the item is as a change made it whose answer was lost. */
    hasArrived({ base, form, image }: Sendable, now: OwnerView): boolean {
      const lost = changing.current;
      const item = now.items.find(({ id }) => id === base.item?.id);
      return (
        item !== undefined &&
        lost?.base.item?.id === item.id &&
        lost.image.file === image.file &&
        lost.image.remove === image.remove &&
        isSameForm(lost.form, form) &&
        isSameForm(formOf(item), form)
      );
    },
  };
}

export function isListGone({ code }: ApiFailure): boolean {
  return code === 'wishlist.not_found';
}

/** The dialog itself says that somebody else was here. */
function isToldHere(failure: ApiFailure): boolean {
  return isListGone(failure) || ['item.changed', 'item.not_found'].includes(failure.code);
}
