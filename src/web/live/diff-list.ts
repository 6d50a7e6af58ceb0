import type { ItemView } from '../../contract/schemas.ts';

/** One change by somebody else to the list on the screen. `freed`: a claim was taken back. */
export type ListDiff =
  | { readonly kind: 'claimed' | 'freed' | 'added' | 'removed' | 'edited'; readonly title: string }
  | {
      readonly kind: 'partly';
      readonly title: string;
      readonly count: number;
      readonly max: number;
    }
  | { readonly kind: 'renamed' };

interface ComparedList {
  readonly name: string | null;
  readonly description: string | null;
  readonly items: readonly ItemView[];
  /** in the owner's view: true while claims are hidden */
  readonly surprise?: boolean;
}

const editedFields = [
  'title',
  'url',
  'price',
  'description',
  'imageKey',
  'mostWanted',
  'maxQuantity',
] as const satisfies readonly (keyof ItemView)[];

/** Returns the differences between two states of a list. Claims come first, because they decide what can still be given. */
export function diffList(before: ComparedList, after: ComparedList): readonly ListDiff[] {
  const old = new Map(before.items.map((item) => [item.id, item]));
  const remainingIds = new Set(after.items.map((item) => item.id));
  const claims: ListDiff[] = [];
  const edits: ListDiff[] = [];
  // When surprise mode hides or reveals claims, the quantities change without any claim.
  const areClaimsVisible = !before.surprise && !after.surprise;
  for (const item of after.items) {
    const was = old.get(item.id);
    const { title } = item;
    if (!was) {
      edits.push({ kind: 'added', title });
      continue;
    }
    if (areClaimsVisible) claims.push(...diffClaims(was, item));
    if (isEdited(was, item)) edits.push({ kind: 'edited', title });
  }
  for (const { id, title } of before.items) {
    if (!remainingIds.has(id)) edits.push({ kind: 'removed', title });
  }
  const isRenamed = before.name !== after.name || before.description !== after.description;
  return [...claims, ...edits, ...(isRenamed ? [{ kind: 'renamed' } as const] : [])];
}

function isEdited(was: ItemView, item: ItemView): boolean {
  return editedFields.some((field) => was[field] !== item[field]);
}

function diffClaims(was: ItemView, item: ItemView): ListDiff[] {
  const { title, claimedQuantity: count, maxQuantity: max } = item;
  if (count < was.claimedQuantity) return [{ kind: 'freed', title }];
  if (count === was.claimedQuantity) return [];
  return [item.isClaimed ? { kind: 'claimed', title } : { kind: 'partly', title, count, max }];
}
