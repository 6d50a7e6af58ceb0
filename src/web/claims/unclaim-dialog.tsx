import type { GuestView } from '../../contract/schemas.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { type UnclaimRequest, useUnclaim } from './use-unclaim.ts';

interface UnclaimDialogProps {
  claim: UnclaimRequest;
  onUnclaimed: (list: GuestView | null) => void;
  onClose: () => void;
}

/** Asks for confirmation before a claim is taken back. */
export function UnclaimDialog({ claim, onUnclaimed, onClose }: UnclaimDialogProps) {
  const { t } = useI18n();
  const { busy, unclaim } = useUnclaim((list) => {
    onClose();
    onUnclaimed(list);
  });
  return (
    <ConfirmDialog
      title={t('unclaim.title')}
      text={t('unclaim.text', { title: claim.title })}
      confirmLabel={t('unclaim.confirm')}
      cancelLabel={t('unclaim.keep')}
      closeLabel={t('common.close')}
      onConfirm={() => void unclaim(claim)}
      onClose={onClose}
      busy={busy}
    />
  );
}
