import { useState } from 'react';
import type { ItemView, OwnerView } from '../../contract/schemas.ts';
import { ApiFailure } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { showToast } from '../ui/toasts.ts';
import { type ItemForm, itemData } from './item-form.ts';

/** "Saving" is on the screen for at least this long, so that it can be read. */
const overlay = 1_000;

export interface ItemImage {
  readonly file: File | null;
  /** the picture the item had is to go */
  readonly remove: boolean;
}

interface SaveOptions {
  adminToken: string;
  item: ItemView | null;
  onSaved: (list: OwnerView) => void;
}

/** Adds or changes an item; answers what the server refused, with everything typed still there. */
export function useSaveItem({ adminToken, item, onSaved }: SaveOptions) {
  const api = useApi();
  const { t } = useI18n();
  const [saving, setSaving] = useState(false);

  const save = async (form: ItemForm, image: ItemImage): Promise<ApiFailure | null> => {
    setSaving(true);
    await new Promise((done) => setTimeout(done, overlay));
    const params = { adminToken };
    const body = itemData(form);
    const { file } = image;
    try {
      const list = item
        ? await api.call('updateItem', {
            params,
            body: { ...body, id: item.id, ...(image.remove && { removeImage: true }) },
            image: file,
          })
        : await api.call('addItem', { params, body, image: file });
      onSaved(list);
      showToast({ kind: 'success', text: t('item.saved') });
      return null;
    } catch (error) {
      showToast({ kind: 'failure', title: t('toast.error'), text: t('item.saveFailed') });
      return error instanceof ApiFailure ? error : new ApiFailure(0, null);
    } finally {
      setSaving(false);
    }
  };
  return { saving, save };
}
