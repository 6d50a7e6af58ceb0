import { cleanText } from '../../domain/text.ts';
import type { ItemForm, TypedField } from './item-form.ts';

const typed = ['url', 'title', 'description', 'price', 'quantity'] as const;

/** Whether two texts would be stored as the same. */
function isSameText(a: string, b: string): boolean {
  return cleanText(a) === cleanText(b);
}

/** Whether two forms would be stored as the same item. */
export function isSameForm(a: ItemForm, b: ItemForm): boolean {
  return a.mostWanted === b.mostWanted && typed.every((field) => isSameText(a[field], b[field]));
}

/** What two owners made of one item. */
export interface MergedForms {
  readonly form: ItemForm;
  /** where both changed the same text differently: theirs, while the form has mine */
  readonly theirs: Partial<Record<TypedField, string>>;
}

/**
 * Brings two changes of the same item together, field by field: what only one of us changed is
 * taken from that one.
 */
export function mergeForms(base: ItemForm, mine: ItemForm, theirs: ItemForm): MergedForms {
  const texts: Partial<Record<TypedField, string>> = {};
  const differing: Partial<Record<TypedField, string>> = {};
  for (const field of typed) {
    const isMine = !isSameText(mine[field], base[field]);
    const isTheirs = !isSameText(theirs[field], base[field]);
    texts[field] = isMine ? mine[field] : theirs[field];
    if (isMine && isTheirs && !isSameText(mine[field], theirs[field])) {
      differing[field] = theirs[field];
    }
  }
  // Of two who changed a yes or no, both made it the same.
  const mostWanted = mine.mostWanted === base.mostWanted ? theirs.mostWanted : mine.mostWanted;
  return { form: { ...mine, ...texts, mostWanted }, theirs: differing };
}
