import { useState } from 'react';
import type { ItemView, OwnerView, ProductInfo } from '../../contract/schemas.ts';
import { fillForm, type ShopTexts } from './fill-form.ts';
import {
  formOf,
  type ItemFaults,
  type ItemForm,
  type ItemPrefill,
  type TypedField,
  typedIn,
} from './item-form.ts';
import { isSameForm, mergeForms } from './merge-forms.ts';
import type { ItemImage } from './use-item-image.ts';

/** The item that the form was opened on, or that was seen last; null when there is none yet. */
export interface Base {
  readonly item: ItemView | null;
  readonly version: number;
}

/** Texts beside a field: what another owner wrote there meanwhile, or what the shop says. */
export interface OtherTexts {
  readonly meanwhile: Partial<Record<TypedField, string>>;
  readonly inShop: ShopTexts;
  /** the picture another owner gave the item while this one changed it too; its key is null for none */
  readonly picture: { readonly key: string | null } | null;
}

interface Draft {
  readonly base: Base;
  readonly form: ItemForm;
  readonly others: OtherTexts;
  /** what the server would not have */
  readonly refused: ItemFaults;
  /** what came from a shop */
  readonly filled: ShopTexts;
}

/** An item while somebody writes it: nothing but the person moves what is typed. */
export function useItemDraft(opened: Base, prefill?: ItemPrefill) {
  const [draft, setDraft] = useState<Draft>(() => ({
    base: opened,
    form: { ...formOf(opened.item), ...typedIn(prefill) },
    others: { meanwhile: {}, inShop: {}, picture: null },
    refused: {},
    filled: {},
  }));
  const update = (part: (before: Draft) => Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...part(before) }));

  return {
    ...draft,
    isChanged: !isSameForm(draft.form, formOf(draft.base.item)),

    change: (part: Partial<ItemForm>) =>
      update(({ form, refused }) => ({
        form: { ...form, ...part },
        refused: without(refused, Object.keys(part)),
      })),

    refuse: (refused: ItemFaults) => update(() => ({ refused })),

    fill: (info: ProductInfo) =>
      update(({ base, form, filled, others }) => {
        const { offered, ...result } = fillForm(form, info, { saved: formOf(base.item), filled });
        return { ...result, others: { ...others, inShop: offered } };
      }),

    /** Puts the other text into the field. */
    take: (field: TypedField, text: string) =>
      update(({ form, refused, others }) => ({
        form: { ...form, [field]: text },
        refused: without(refused, [field]),
        others: {
          ...others,
          meanwhile: without(others.meanwhile, [field]),
          inShop: without(others.inShop, [field]),
        },
      })),

    settlePicture: () => update(({ others }) => ({ others: { ...others, picture: null } })),

    /** The item is gone; what is typed becomes a new one. */
    detach: () => update(({ base }) => ({ base: { ...base, item: null } })),

    /** What is typed is a change of this. */
    rebase: (base: Base) => update(() => ({ base })),

    merge: ({ base, form, others }: Merged) => update(() => ({ base, form, others })),
  };
}

export type ItemDraft = ReturnType<typeof useItemDraft>;

/** What became of a form after another owner's change. */
export interface Merged {
  readonly base: Base;
  readonly form: ItemForm;
  readonly others: OtherTexts;
  readonly collides: boolean;
}

/** Brings a form together with the list as another owner left it; null when its item is gone. */
export function mergeWith(
  list: OwnerView,
  base: Base,
  form: ItemForm,
  image: ItemImage,
): Merged | null {
  const item = list.items.find(({ id }) => id === base.item?.id);
  if (!item) return null;
  const { form: merged, theirs } = mergeForms(formOf(base.item), form, formOf(item));
  const isOtherPicture = item.imageKey !== (base.item?.imageKey ?? null);
  const differs = image.file !== null || (image.remove && item.imageKey !== null);
  const picture = isOtherPicture && differs ? { key: item.imageKey } : null;
  return {
    base: { item, version: list.version },
    form: merged,
    others: { meanwhile: theirs, inShop: {}, picture },
    collides: picture !== null || Object.keys(theirs).length > 0,
  };
}

function without<T extends object>(record: T, keys: readonly string[]): T {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key))) as T;
}
