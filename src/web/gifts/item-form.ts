import type { FieldFault } from '../../contract/failures.ts';
import type { ItemView, Problem } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { isBlank, isStoreUrl } from '../../domain/text.ts';

/** What is typed into the dialog; the number stays text until it is sent. */
export interface ItemForm {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly price: string;
  readonly quantity: string;
  readonly mostWanted: boolean;
}

/** The fields that are typed. */
export type TypedField = Exclude<keyof ItemForm, 'mostWanted'>;
export type ItemFaults = Partial<Record<TypedField, FieldFault>>;

/** What somebody brings along: from a shop's page, or from a list that is gone. */
export interface ItemPrefill extends Partial<ItemForm> {
  readonly picture?: File;
}

/** What is brought along, without the picture, which is no text. */
export function typedIn(prefill: ItemPrefill = {}): Partial<ItemForm> {
  const typed: Partial<ItemForm> & { picture?: File } = { ...prefill };
  delete typed.picture;
  return typed;
}

export function formOf(item: ItemView | null): ItemForm {
  return {
    url: item?.url ?? '',
    title: item?.title ?? '',
    description: item?.description ?? '',
    price: item?.price ?? '',
    quantity: String(item?.maxQuantity ?? 1),
    mostWanted: item?.mostWanted ?? false,
  };
}

export function faultsIn({ title, url, quantity }: ItemForm): ItemFaults {
  const number = Number(quantity);
  const link = url.trim();
  return {
    ...(link !== '' && !isStoreUrl(link) && { url: 'not_a_url' as const }),
    ...(isBlank(title) && { title: 'required' as const }),
    ...(!(Number.isInteger(number) && number >= 1 && number <= limits.maxQuantity) && {
      quantity: 'out_of_range' as const,
    }),
  };
}

const fieldOf: Readonly<Record<string, TypedField>> = {
  url: 'url',
  title: 'title',
  description: 'description',
  price: 'price',
  maxQuantity: 'quantity',
};

/** What the server finds wrong, by the fields of the form. */
export function faultsOf(problem: Problem | null): ItemFaults {
  const faults: ItemFaults = {};
  for (const { field, code } of problem?.errors ?? []) {
    const typed = fieldOf[field];
    if (typed) faults[typed] = code;
  }
  return faults;
}

/** The part `data` of the request; an empty field clears what was there. */
export function itemData(form: ItemForm) {
  return {
    title: form.title,
    url: form.url.trim() || null,
    price: form.price || null,
    description: form.description || null,
    mostWanted: form.mostWanted,
    maxQuantity: Number(form.quantity),
  };
}
