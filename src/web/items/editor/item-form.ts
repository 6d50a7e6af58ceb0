import type { FieldFault } from '../../../contract/failures.ts';
import type { ItemView, Problem } from '../../../contract/schemas.ts';
import { limits } from '../../../domain/limits.ts';
import { findSharedLink } from '../../../domain/shared-link.ts';
import { isBlank, isStoreUrl } from '../../../domain/text.ts';
import type { ItemPrefill } from '../../routing/navigation-state.ts';

/** The contents of the dialog; the quantity stays text until it is sent. */
export type ItemForm = Required<Omit<ItemPrefill, 'picture'>>;

/** The fields that contain text. */
export type TypedField = Exclude<keyof ItemForm, 'mostWanted'>;
/** The fault of each field that has one. */
export type ItemFaults = Partial<Record<TypedField, FieldFault>>;

/** Returns the fields of a prefill without its picture. */
export function typedIn(prefill: ItemPrefill = {}): Partial<ItemForm> {
  const typed: Partial<ItemForm> & { picture?: File } = { ...prefill };
  delete typed.picture;
  return typed;
}

const emptyForm: ItemForm = {
  url: '',
  title: '',
  description: '',
  price: '',
  quantity: '1',
  mostWanted: false,
};

/** Returns the form of a stored item; for null the empty form, with a quantity of 1. */
export function formOf(item: ItemView | null): ItemForm {
  if (item === null) return emptyForm;
  const { url, title, description, price, maxQuantity, mostWanted } = item;
  return {
    url: url ?? '',
    title,
    description: description ?? '',
    price: price ?? '',
    quantity: String(maxQuantity),
    mostWanted,
  };
}

/** Returns the form with its link reduced to the address in the text; without one, the text is trimmed. */
export function withFoundUrl(form: ItemForm): ItemForm {
  const url = findSharedLink(form.url)?.url ?? form.url.trim();
  return url === form.url ? form : { ...form, url };
}

/** Returns the faults that can be found without the server; an empty object when there are none. */
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

/** Returns the faults that the server found, by field of the form; faults of other fields are left out. */
export function faultsOf(problem: Problem | null): ItemFaults {
  const faults: ItemFaults = {};
  for (const { field, code } of problem?.errors ?? []) {
    const typed = fieldOf[field];
    if (typed) faults[typed] = code;
  }
  return faults;
}

/** Returns the part `data` of the request. An empty field is null, which clears the stored one. */
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
