import type { ProductInfo } from '../../../contract/schemas.ts';
import { limits } from '../../../domain/limits.ts';
import { cleanLine, cleanText, isBlank, preview } from '../../../domain/text.ts';
import type { ItemForm } from './item-form.ts';

const fields = ['title', 'price', 'description'] as const;
type FilledField = (typeof fields)[number];
/** The texts of a shop for the fields that it can fill. */
export type ShopTexts = Partial<Record<FilledField, string>>;

/** The form after the texts of a shop's page were put into it. */
export interface FilledForm {
  readonly form: ItemForm;
  /** the texts of the shop that are in the form */
  readonly filled: ShopTexts;
  /** the texts of the shop for fields that were saved or shared in before, to be chosen or ignored */
  readonly offered: ShopTexts;
}

/**
 * Returns the form with the shop's texts in every field that is empty or was filled by a shop; what the
 * visitor typed stays. `saved` is the item as the dialog opened with it.
 */
export function prefillFromShop(
  form: ItemForm,
  info: ProductInfo,
  { saved, filled }: { saved: ItemForm; filled: ShopTexts },
): FilledForm {
  const texts: ShopTexts = {};
  const offered: ShopTexts = {};
  for (const field of fields) {
    const text = fitToField(field, info[field]);
    if (text === '') continue;
    if (isBlank(form[field]) || form[field] === filled[field]) texts[field] = text;
    else if (form[field] === saved[field] && form[field] !== text) offered[field] = text;
  }
  return { form: { ...form, ...texts }, filled: { ...filled, ...texts }, offered };
}

/** Returns the text cut to the limit of the field; empty when there is none. */
function fitToField(field: FilledField, text: string | null): string {
  if (text === null) return '';
  if (field === 'price') return cleanLine(text).slice(0, limits.itemPrice);
  if (field === 'title') return preview(cleanLine(text), limits.itemTitle - 3);
  return preview(cleanText(text), limits.itemDescription - 3);
}
