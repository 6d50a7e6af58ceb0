import { ChevronLeft, ChevronRight, Copy } from 'lucide';
import { useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { useCopyLink } from '../../clipboard/use-copy-link.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useRootData } from '../../routing/root-data.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import { inBatches } from './batches.ts';
import { listsPerCode, moveFragment } from './move-link.ts';
import { SecretBadge } from './secret-badge.tsx';

/** Shows this browser's lists as QR codes to scan with another device, and as one link to copy. */
export function MoveDialog({
  tokens,
  onClose,
}: {
  tokens: readonly string[];
  onClose: () => void;
}) {
  const { t, count } = useI18n();
  const copy = useCopyLink();
  const address = useRootData().origin + paths.wishlists;
  const [index, setAt] = useState(0);
  const codes = inBatches(tokens, listsPerCode);
  const shown = codes[index] ?? [];

  return (
    <Dialog title={t('move.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p>{t('move.text')}</p>
      <SecretBadge />
      <QrCode text={address + moveFragment(shown)} label={count('move.code', shown.length)} />
      {codes.length > 1 && (
        <div className="move-dialog__pages">
          <IconButton
            label={t('move.previous')}
            icon={ChevronLeft}
            disabled={index === 0}
            onClick={() => setAt(index - 1)}
          />
          <p className="lining-figures" role="status">
            {t('move.part', { part: index + 1, parts: codes.length })}
          </p>
          <IconButton
            label={t('move.next')}
            icon={ChevronRight}
            disabled={index === codes.length - 1}
            onClick={() => setAt(index + 1)}
          />
        </div>
      )}
      <Button variant="line" icon={Copy} onClick={() => copy(address + moveFragment(tokens))}>
        {t('move.copy')}
      </Button>
    </Dialog>
  );
}
