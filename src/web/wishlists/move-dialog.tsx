import { ChevronLeft, ChevronRight, Copy } from 'lucide-react';
import { useState } from 'react';
import { useRootData } from '../api/root-data.ts';
import { paths } from '../i18n/paths.ts';
import { useI18n } from '../i18n/use-i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { listsPerCode, moveFragment } from './move-link.ts';
import { inPortions } from './portions.ts';
import { PrivateMark } from './private-mark.tsx';
import { useCopyLink } from './use-copy-link.ts';

/** Shows the lists of this browser to another device: as codes to scan, or as one link. */
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
  const [at, setAt] = useState(0);
  const codes = inPortions(tokens, listsPerCode);
  const shown = codes[at] ?? [];

  return (
    <Dialog title={t('move.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p>{t('move.text')}</p>
      <PrivateMark />
      <QrCode text={address + moveFragment(shown)} label={count('move.code', shown.length)} />
      {codes.length > 1 && (
        <div className="code-pages">
          <IconButton
            label={t('move.previous')}
            icon={ChevronLeft}
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          />
          <p className="num" role="status">
            {t('move.part', { part: at + 1, parts: codes.length })}
          </p>
          <IconButton
            label={t('move.next')}
            icon={ChevronRight}
            disabled={at === codes.length - 1}
            onClick={() => setAt(at + 1)}
          />
        </div>
      )}
      <Button variant="line" icon={Copy} onClick={() => copy(address + moveFragment(tokens))}>
        {t('move.copy')}
      </Button>
    </Dialog>
  );
}
