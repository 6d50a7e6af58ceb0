import type { ItemView } from '../../../contract/schemas.ts';
import { cleanText } from '../../../domain/text.ts';
import { formOf, type ItemForm, type TypedField } from './item-form.ts';
import type { ItemImage } from './use-item-image.ts';

const textFields = ['url', 'title', 'description', 'price', 'quantity'] as const;

/** Returns true if two texts would be stored as the same. */
function isSameText(a: string, b: string): boolean {
  return cleanText(a) === cleanText(b);
}

/** Returns true if two forms would be stored as the same item. */
export function isSameForm(a: ItemForm, b: ItemForm): boolean {
  return (
    a.mostWanted === b.mostWanted && textFields.every((field) => isSameText(a[field], b[field]))
  );
}

/** The result of merging the changes of two owners to one item. */
export interface MergedForms {
  readonly form: ItemForm;
  /** the other owner's text of each field that both changed differently; the form has this owner's */
  readonly theirs: Partial<Record<TypedField, string>>;
}

/**
 * Returns the three-way merge of two changes of the same item, field by field: a field that only one
 * owner changed comes from that owner.
 */
export function mergeForms(base: ItemForm, mine: ItemForm, theirs: ItemForm): MergedForms {
  const texts: Partial<Record<TypedField, string>> = {};
  const differing: Partial<Record<TypedField, string>> = {};
  for (const field of textFields) {
    const isMine = !isSameText(mine[field], base[field]);
    const isTheirs = !isSameText(theirs[field], base[field]);
    texts[field] = isMine ? mine[field] : theirs[field];
    if (isMine && isTheirs && !isSameText(mine[field], theirs[field])) {
      differing[field] = theirs[field];
    }
  }
  // Two owners who both change a yes-or-no value change it to the same one.
  const mostWanted = mine.mostWanted === base.mostWanted ? theirs.mostWanted : mine.mostWanted;
  return { form: { ...mine, ...texts, mostWanted }, theirs: differing };
}

/** The changes of another owner in fields that this owner changed too. */
export interface TheirChanges {
  readonly texts: Partial<Record<TypedField, string>>;
  /** the other owner's picture; its key is null where they removed it */
  readonly picture: { readonly key: string | null } | null;
}

interface MergedItem {
  readonly form: ItemForm;
  readonly theirs: TheirChanges;
  /** both changed the same field, so this owner has to choose */
  readonly isConflict: boolean;
}

interface OwnChanges {
  readonly base: { readonly item: ItemView | null };
  readonly form: ItemForm;
  readonly image: ItemImage;
}

/** Returns the form merged with the item as another owner stored it, and the conflicts between the two. */
export function mergeItem({ base, form: mine, image }: OwnChanges, item: ItemView): MergedItem {
  const { form, theirs: texts } = mergeForms(formOf(base.item), mine, formOf(item));
  const isOtherPicture = item.imageKey !== (base.item?.imageKey ?? null);
  const differs = image.file !== null || (image.remove && item.imageKey !== null);
  const picture = isOtherPicture && differs ? { key: item.imageKey } : null;
  const isConflict = picture !== null || Object.keys(texts).length > 0;
  return { form, theirs: { texts, picture }, isConflict };
}
