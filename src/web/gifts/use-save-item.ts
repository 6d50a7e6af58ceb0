import { useState } from 'react';
import type { OwnerView } from '../../contract/schemas.ts';
import { type ApiFailure, asApiFailure } from '../api/api-failure.ts';
import { isInRole } from '../api/load-wishlist.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';
import { type ItemForm, itemData } from './item-form.ts';
import { type Base, type Merged, mergeWith } from './use-item-draft.ts';
import type { ItemImage } from './use-item-image.ts';

/** "Saving" is on the screen for this long before anything is sent, so that it can be read. */
const overlay = 1_000;
/** How often a change is brought together with another owner's, who changes the item as often. */
const rounds = 5;

/** How saving ended. */
export type Saved =
  | { readonly state: 'saved' }
  | { readonly state: 'no-picture' }
  /** another owner changed the same: both texts are to be seen before anything is written */
  | { readonly state: 'collided'; readonly merged: Merged }
  | { readonly state: 'gone' }
  | { readonly state: 'failed'; readonly failure: ApiFailure };

interface Draft {
  readonly base: Base;
  readonly form: ItemForm;
  readonly settledImage: () => Promise<ItemImage | null>;
}

/** Adds or changes an item. What another owner changed meanwhile is kept, whatever happens. */
export function useSaveItem(adminToken: string, onSaved: (list: OwnerView) => void) {
  const api = useApi();
  const { t } = useI18n();
  const [saving, setSaving] = useState(false);

  const send = ({ item, version }: Base, form: ItemForm, image: ItemImage) => {
    const params = { adminToken };
    const data = itemData(form);
    if (!item) return api.call('addItem', { params, body: data, image: image.file });
    const body = { ...data, id: item.id, basedOn: version, removeImage: image.remove };
    return api.call('updateItem', { params, body, image: image.file, quiet: isOvertaken });
  };

  const attempt = async ({ base, form, settledImage }: Draft): Promise<Saved> => {
    const image = await settledImage();
    if (!image) return { state: 'no-picture' };
    let now = { base, form };
    for (let round = 1; ; round += 1) {
      try {
        onSaved(await send(now.base, now.form, image));
        return { state: 'saved' };
      } catch (error) {
        const failure = asApiFailure(error);
        if (failure.code === 'item.not_found') return { state: 'gone' };
        const list = failure.problem?.wishlist;
        if (failure.code !== 'item.changed' || !list || !isInRole(list, 'admin')) {
          return { state: 'failed', failure };
        }
        onSaved(list);
        const merged = mergeWith(list, now.base, now.form, image);
        if (!merged) return { state: 'gone' };
        if (merged.collides || round >= rounds) return { state: 'collided', merged };
        now = merged;
      }
    }
  };

  const save = async (draft: Draft): Promise<Saved> => {
    setSaving(true);
    await new Promise((done) => setTimeout(done, overlay));
    const saved = await attempt(draft).finally(() => setSaving(false));
    if (saved.state === 'saved') showToast({ kind: 'success', text: t('item.saved') });
    if (saved.state === 'failed') {
      showToast({ kind: 'failure', title: t('toast.error'), text: t('item.saveFailed') });
    }
    return saved;
  };
  return { saving, save };
}

/** The dialog itself says that somebody else was here. */
function isOvertaken({ code }: ApiFailure): boolean {
  return code === 'item.changed' || code === 'item.not_found';
}
