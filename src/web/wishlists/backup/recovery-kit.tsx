import { Download, Printer } from 'lucide';
import { href, paths } from '../../../contract/paths.ts';
import type { OwnerView } from '../../../contract/schemas.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useRootData } from '../../routing/root-data.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import { type OnReplaced, ReplaceLinks } from '../owner/settings/replace-links.tsx';
import { PrintCard } from './print-card.tsx';
import { SecretBadge } from './secret-badge.tsx';
import { useSaveRecoveryFile } from './use-save-recovery-file.ts';

interface RecoveryKitProps {
  list: OwnerView;
  onReplaced: OnReplaced;
  onClose: () => void;
}

/**
 * Shows the ways to keep the admin link outside this browser: QR code, file and print. While it is
 * open, printing the page prints the card with both links.
 */
export function RecoveryKit({ list, onReplaced, onClose }: RecoveryKitProps) {
  const { t } = useI18n();
  const save = useSaveRecoveryFile();
  const link = useRootData().origin + href(paths.admin, { adminToken: list.adminToken });
  return (
    <Dialog title={t('rescue.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p>{t('rescue.text')}</p>
      <div className="qr-code-row">
        <QrCode text={link} label={t('rescue.qr')} />
        <div className="recovery-kit__text">
          <SecretBadge />
          <Button variant="line" icon={Download} onClick={() => save([list])}>
            {t('rescue.save')}
          </Button>
        </div>
      </div>
      <section className="dialog-section">
        <p className="secondary-text">{t('rescue.printHint')}</p>
        <div className="dialog-section__actions">
          <Button variant="line" icon={Printer} onClick={() => print()}>
            {t('rescue.print')}
          </Button>
        </div>
      </section>
      <ReplaceLinks list={list} onReplaced={onReplaced} />
      <PrintCard list={list} />
    </Dialog>
  );
}
