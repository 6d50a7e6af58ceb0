import type { GuestView } from '../../contract/schemas.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { type UndoableClaim, useUndoClaim } from './use-undo-claim.ts';

interface UndoDialogProps {
  claim: UndoableClaim;
  onUndone: (list: GuestView | null) => void;
  onClose: () => void;
}

/** Asks before a promise is taken back. */
export function UndoDialog({ claim, onUndone, onClose }: UndoDialogProps) {
  const { t } = useI18n();
  const { busy, undo } = useUndoClaim((list) => {
    onClose();
    onUndone(list);
  });
  return (
    <ConfirmDialog
      title={t('undo.title')}
      text={t('undo.text', { title: claim.title })}
      confirmLabel={t('undo.confirm')}
      cancelLabel={t('undo.keep')}
      closeLabel={t('common.close')}
      onConfirm={() => void undo(claim)}
      onClose={onClose}
      busy={busy}
    />
  );
}
