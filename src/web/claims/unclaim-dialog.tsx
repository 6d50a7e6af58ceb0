import type { GuestView } from '../../contract/schemas.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { type UndoableClaim, useUnclaim } from './use-unclaim.ts';

interface UnclaimDialogProps {
  claim: UndoableClaim;
  onUndone: (list: GuestView | null) => void;
  onClose: () => void;
}

/** Asks for confirmation before a claim is taken back. */
export function UnclaimDialog({ claim, onUndone, onClose }: UnclaimDialogProps) {
  const { t } = useI18n();
  const { busy, undo } = useUnclaim((list) => {
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
