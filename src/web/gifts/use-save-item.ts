import { useEffect, useRef, useState } from 'react';
import type { OwnerView } from '../../contract/schemas.ts';
import { type ApiFailure, asApiFailure } from '../api/api-failure.ts';
import { isInRole } from '../api/load-wishlist.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';
import type { ItemForm } from './item-form.ts';
import { type Base, type Merged, mergeWith } from './use-item-draft.ts';
import type { ItemImage } from './use-item-image.ts';
import { isListGone, type Sendable, useSendItem } from './use-send-item.ts';

/** "Saving" is on the screen for this long before anything is sent, so that it can be read. */
const overlay = 1_000;
/** How often a change is brought together with another owner's, who changes the item as often. */
const rounds = 5;
/** So long another tab that has just replaced the admin link may take to tell the new one. */
const newLinkWithin = 2_000;

/** How saving ended. */
export type Saved =
  | { readonly state: 'saved' }
  | { readonly state: 'no-picture' }
  /** another owner changed the same: both texts are to be seen before anything is written */
  | { readonly state: 'collided'; readonly merged: Merged }
  | { readonly state: 'gone' }
  /** the link opens no list any more */
  | { readonly state: 'list-gone' }
  | { readonly state: 'failed'; readonly failure: ApiFailure };

interface Draft {
  readonly base: Base;
  readonly form: ItemForm;
  readonly settledImage: () => Promise<ItemImage | null>;
}

interface SaveEvents {
  onSaved: (list: OwnerView) => void;
  /** what is typed is from now on a change of this */
  onBase: (base: Base) => void;
}

type SavedList = Pick<OwnerView, 'adminToken' | 'items'>;

/** Adds or changes an item. What another owner changed meanwhile is kept, whatever happens. */
export function useSaveItem(list: SavedList, { onSaved, onBase }: SaveEvents) {
  const { t } = useI18n();
  const [saving, setSaving] = useState(false);
  const { send, settle, hasArrived } = useSendItem(list);
  const token = useRef(list.adminToken);
  useEffect(() => {
    token.current = list.adminToken;
  }, [list.adminToken]);

  const attempt = async (first: Sendable): Promise<Saved> => {
    let wish = first;
    for (let round = 1; ; round += 1) {
      try {
        wish = await settle(token.current, wish);
        if (wish.base !== first.base) onBase(wish.base);
        onSaved(await send(token.current, wish));
        return { state: 'saved' };
      } catch (error) {
        const failure = asApiFailure(error);
        if (failure.code === 'item.not_found') return { state: 'gone' };
        const now = failure.problem?.wishlist;
        if (failure.code !== 'item.changed' || !now || !isInRole(now, 'admin')) {
          return { state: 'failed', failure };
        }
        onSaved(now);
        if (hasArrived(wish, now)) return { state: 'saved' };
        const merged = mergeWith(now, wish.base, wish.form, wish.image);
        if (!merged) return { state: 'gone' };
        if (merged.collides || round >= rounds) return { state: 'collided', merged };
        wish = { ...merged, image: wish.image };
      }
    }
  };

  const attemptBehindAnyLink = async (wish: Sendable): Promise<Saved> => {
    for (;;) {
      const tried = token.current;
      const saved = await attempt(wish);
      if (saved.state !== 'failed' || !isListGone(saved.failure)) return saved;
      if (!(await changes(token, tried))) return { state: 'list-gone' };
    }
  };

  const save = async ({ base, form, settledImage }: Draft): Promise<Saved> => {
    setSaving(true);
    await new Promise((done) => setTimeout(done, overlay));
    const attempting = settledImage().then((image): Saved | Promise<Saved> =>
      image ? attemptBehindAnyLink({ base, form, image }) : { state: 'no-picture' },
    );
    const saved = await attempting.finally(() => setSaving(false));
    if (saved.state === 'saved') showToast({ kind: 'success', text: t('item.saved') });
    if (saved.state === 'failed') {
      showToast({ kind: 'failure', title: t('toast.error'), text: t('item.saveFailed') });
    }
    return saved;
  };
  return { saving, save };
}

/** Waits a moment for another value; answers whether it came. */
async function changes(value: { readonly current: string }, from: string): Promise<boolean> {
  for (let waited = 0; waited < newLinkWithin && value.current === from; waited += 100) {
    await new Promise((done) => setTimeout(done, 100));
  }
  return value.current !== from;
}
