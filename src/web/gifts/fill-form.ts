import type { ProductInfo } from '../../contract/schemas.ts';
import { limits } from '../../domain/limits.ts';
import { cleanLine, cleanText, isBlank, preview } from '../../domain/text.ts';
import type { ItemForm } from './item-form.ts';

const fields = ['title', 'price', 'description'] as const;
type FilledField = (typeof fields)[number];
export type ShopTexts = Partial<Record<FilledField, string>>;

/** What a shop's page did to the form. */
export interface FilledForm {
  readonly form: ItemForm;
  /** what came from the shop and is in the form */
  readonly filled: ShopTexts;
  /** what the shop says about a text that was saved before: to be taken or left */
  readonly offered: ShopTexts;
}

/**
 * Puts what a shop's page says where nobody has typed: into what is empty, and into what came from
 * a shop itself. `saved` is the item as it was before the dialog opened.
 */
export function fillForm(
  form: ItemForm,
  info: ProductInfo,
  { saved, filled }: { saved: ItemForm; filled: ShopTexts },
): FilledForm {
  const texts: ShopTexts = {};
  const offered: ShopTexts = {};
  for (const field of fields) {
    const text = fitting(field, info[field]);
    if (text === '') continue;
    if (isBlank(form[field]) || form[field] === filled[field]) texts[field] = text;
    else if (form[field] === saved[field] && form[field] !== text) offered[field] = text;
  }
  return { form: { ...form, ...texts }, filled: { ...filled, ...texts }, offered };
}

/** The text as the field has room for it. */
function fitting(field: FilledField, text: string | null): string {
  if (text === null) return '';
  if (field === 'price') return cleanLine(text).slice(0, limits.itemPrice);
  if (field === 'title') return preview(cleanLine(text), limits.itemTitle - 3);
  return preview(cleanText(text), limits.itemDescription - 3);
}
