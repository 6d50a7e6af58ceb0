import { Copy } from 'lucide';
import { href, paths } from '../../../contract/paths.ts';
import { copyText } from '../../browser/clipboard.ts';
import { useI18n } from '../../i18n/use-i18n.tsx';
import { useRootData } from '../../routing/root-data.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';

/** A button that copies the link of the receipt. */
export function CopyReceipt({ receipt, title }: { receipt: string; title: string }) {
  const { t } = useI18n();
  const { origin } = useRootData();
  const copy = async () => {
    const isCopied = await copyText(origin + href(paths.receipt, { receipt }));
    if (isCopied) showToast({ kind: 'info', text: t('receipt.copied') });
    else showToast({ kind: 'failure', title: t('toast.error'), text: t('share.copyFailed') });
  };
  return (
    <Button
      variant="quiet"
      icon={Copy}
      aria-label={`${t('receipt.copy')}: ${title}`}
      onClick={copy}
    >
      {t('receipt.copy')}
    </Button>
  );
}
