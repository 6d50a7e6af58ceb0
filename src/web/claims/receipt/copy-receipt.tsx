import { Copy } from 'lucide';
import { href, paths } from '../../../contract/paths.ts';
import { useCopy } from '../../clipboard/use-copy.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useRootData } from '../../routing/root-data.ts';
import { Button } from '../../ui/buttons/button.tsx';

/** A button that copies the link of the receipt. */
export function CopyReceipt({ receipt, title }: { receipt: string; title: string }) {
  const { t } = useI18n();
  const { origin } = useRootData();
  const copy = useCopy({ copied: 'receipt.copied', failed: 'share.copyFailed' });
  return (
    <Button
      variant="quiet"
      icon={Copy}
      aria-label={t('common.actOn', { act: t('receipt.copy'), name: title })}
      onClick={() => copy(origin + href(paths.receipt, { receipt }))}
    >
      {t('receipt.copy')}
    </Button>
  );
}
