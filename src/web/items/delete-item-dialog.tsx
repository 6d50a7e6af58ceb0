import { useState } from 'react';
import type { ItemView, OwnerView } from '../../contract/schemas.ts';
import { asApiFailure, isItemNotFound } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';
import { claimerNames } from '../i18n/claimers.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../ui/overlays/toasts.ts';

interface DeleteItemDialogProps {
  /** as it is on the screen now: the item may be claimed while the dialog is open */
  list: OwnerView;
  item: ItemView;
  /** gets null when another owner has already deleted the item */
  onDeleted: (list: OwnerView | null) => void;
  onClose: () => void;
}

/** Asks for confirmation before an item is deleted; twice when it has a claim. */
export function DeleteItemDialog({
  list,
  item: opened,
  onDeleted,
  onClose,
}: DeleteItemDialogProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [isSecond, setSecond] = useState(false);
  const item = list.items.find(({ id }) => id === opened.id) ?? opened;
  const { title, claimedBy } = item;

  const remove = async () => {
    setBusy(true);
    try {
      const params = { adminToken: list.adminToken, itemId: item.id };
      const failed = t('item.deleteFailed');
      onDeleted(await api.call('removeItem', { params, quiet: isItemNotFound, failed }));
      showToast({ kind: 'info', text: t('item.deleted') });
      onClose();
    } catch (error) {
      setBusy(false);
      // Another owner has already deleted it, which is what was asked for.
      if (isItemNotFound(asApiFailure(error))) {
        onDeleted(null);
        showToast({ kind: 'info', text: t('item.deleted') });
        onClose();
      }
    }
  };

  const common = {
    cancelLabel: t('common.cancel'),
    closeLabel: t('common.close'),
    onClose,
    busy,
    danger: true,
  };
  if (isSecond) {
    return (
      <ConfirmDialog
        key="claimed"
        {...common}
        title={t('item.delete.claimed.title')}
        text={t('item.delete.claimed.text', { title })}
        confirmLabel={t('item.delete.claimed.confirm')}
        onConfirm={remove}
      >
        {claimedBy && (
          <p className="secondary-text user-text">
            {t('guest.claimedBy', { name: claimerNames(claimedBy, i18n) })}
          </p>
        )}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      key="first"
      {...common}
      title={t('item.delete.title')}
      text={t('item.delete.text', { title })}
      confirmLabel={t('item.delete.confirm')}
      onConfirm={item.claimedQuantity > 0 ? () => setSecond(true) : remove}
    />
  );
}
