import { useState } from 'react';
import type { ItemView, OwnerView } from '../../contract/schemas.ts';
import { asApiFailure } from '../api/api-failure.ts';
import { useApi } from '../api/use-api.tsx';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toasts.ts';

interface DeleteItemDialogProps {
  adminToken: string;
  item: ItemView;
  onDeleted: (list: OwnerView) => void;
  onClose: () => void;
}

export function DeleteItemDialog({ adminToken, item, onDeleted, onClose }: DeleteItemDialogProps) {
  const { t } = useI18n();
  const api = useApi();
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    setBusy(true);
    try {
      onDeleted(await api.call('removeItem', { params: { adminToken, itemId: item.id } }));
      showToast({ kind: 'info', text: t('item.deleted') });
      onClose();
    } catch (error) {
      asApiFailure(error);
      showToast({ kind: 'failure', title: t('toast.error'), text: t('item.deleteFailed') });
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      title={t('item.delete.title')}
      text={t('item.delete.text', { title: item.title })}
      confirmLabel={t('item.delete.confirm')}
      cancelLabel={t('common.cancel')}
      closeLabel={t('common.close')}
      onConfirm={remove}
      onClose={onClose}
      busy={busy}
    />
  );
}
