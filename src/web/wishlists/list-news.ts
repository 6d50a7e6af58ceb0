import type { ItemView } from '../../contract/schemas.ts';

/** What somebody else has just done to a list that is on the screen. */
export type ListNews =
  | { readonly kind: 'claimed' | 'freed' | 'added' | 'removed' | 'edited'; readonly title: string }
  | {
      readonly kind: 'partly';
      readonly title: string;
      readonly count: number;
      readonly max: number;
    }
  | { readonly kind: 'renamed' };

interface Listed {
  readonly name: string | null;
  readonly description: string | null;
  readonly items: readonly ItemView[];
  /** for its owner: whether claims are hidden, perhaps until a day */
  readonly surprise?: boolean;
}

const shownFields = ['title', 'url', 'price', 'description', 'imageKey', 'mostWanted'] as const;

/** What is different between two states of a list, claims first: they decide what can still be given. */
export function newsBetween(before: Listed, after: Listed): readonly ListNews[] {
  const old = new Map(before.items.map((item) => [item.id, item]));
  const left = new Set(after.items.map((item) => item.id));
  const claims: ListNews[] = [];
  const edits: ListNews[] = [];
  // What a surprise hides, or has just shown, was not claimed or freed now.
  const tellsClaims = !before.surprise && !after.surprise;
  for (const item of after.items) {
    const was = old.get(item.id);
    const { title } = item;
    if (!was) edits.push({ kind: 'added', title });
    else {
      const claim = tellsClaims ? claimNews(was, item) : null;
      if (claim) claims.push(claim);
      const edited = shownFields.some((field) => was[field] !== item[field]);
      if (edited || was.maxQuantity !== item.maxQuantity) edits.push({ kind: 'edited', title });
    }
  }
  for (const { id, title } of before.items) {
    if (!left.has(id)) edits.push({ kind: 'removed', title });
  }
  const renamed = before.name !== after.name || before.description !== after.description;
  return [...claims, ...edits, ...(renamed ? [{ kind: 'renamed' } as const] : [])];
}

function claimNews(was: ItemView, item: ItemView): ListNews | null {
  const { title, claimedQuantity: count, maxQuantity: max } = item;
  if (count < was.claimedQuantity) return { kind: 'freed', title };
  if (count === was.claimedQuantity) return null;
  return item.isClaimed ? { kind: 'claimed', title } : { kind: 'partly', title, count, max };
}
