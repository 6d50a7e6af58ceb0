import { Download, Printer } from 'lucide-react';
import type { OwnerView } from '../../contract/schemas.ts';
import { useRootData } from '../api/root-data.ts';
import { paths } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { PrintCard } from './print-card.tsx';
import { PrivateMark } from './private-mark.tsx';
import { type OnReplaced, ReplaceLinks } from './replace-links.tsx';
import { useSaveRescueFile } from './use-save-rescue-file.ts';

interface RescueKitProps {
  list: OwnerView;
  onReplaced: OnReplaced;
  onClose: () => void;
}

/** Ways to keep the admin link where no browser can forget it. While it is open, paper shows the card. */
export function RescueKit({ list, onReplaced, onClose }: RescueKitProps) {
  const { t } = useI18n();
  const save = useSaveRescueFile();
  const link = useRootData().origin + paths.admin(list.adminToken);
  return (
    <Dialog title={t('rescue.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p>{t('rescue.text')}</p>
      <div className="code-beside">
        <QrCode text={link} label={t('rescue.qr')} />
        <div className="code-text">
          <PrivateMark />
          <Button variant="line" icon={Download} onClick={() => save([list])}>
            {t('rescue.save')}
          </Button>
        </div>
      </div>
      <section className="part">
        <p className="meta">{t('rescue.printHint')}</p>
        <div className="part-acts">
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
